import sqlite3
from pathlib import Path

import pytest
from msgspec import structs

from storage.core import chain
from storage.core.errors import ChainBroken, NoSuchGame
from storage.core.rows import GameRow, MoveRow, Notification, SeatRow, WaitingRow
from storage.sqlite.database import SqliteDatabase
from storage.together.log import Update
from storage.together.store import Store
from tests.support.alter import alter
from tests.support.secret_seed import NEW, SECRET

ADA, BOB, CAT = 101, 102, 103

RULES = {2: "453ee894036d7e40"}


def row(n: int, seat: int | None = None, *, interaction: int | None = None) -> MoveRow:
    return MoveRow(
        n,
        10.0 + n,
        seat,
        "key",
        "[]",
        f'[{{"event":"Thing","n":{n}}}]',
        interaction=interaction,
        rules=RULES.get(n),
    )


async def played(store: Store) -> int:
    """A game of four rows in two transactions, which waits for its second seat."""
    game = (await store.lobbies.open(NEW)).id
    await store.lobbies.join(game, user=BOB)
    await store.lobbies.join(game, computer="careful")
    await store.lobbies.leave(game, 1)
    await store.lobbies.set_options(game, options='{"a":true}', seats=2)
    await store.begin(game, 2, Update(rows=[row(1)], waiting=[WaitingRow(game, 0, 10.0)], notifications=[]))
    await store.append(
        game,
        Update(
            rows=[row(2, 0, interaction=555), row(3), row(4)],
            waiting=[WaitingRow(game, 1, 20.0)],
            notifications=[Notification("turn", 4)],
        ),
    )
    return game


async def test_what_was_stored_is_read_again(store: Store) -> None:
    assert [each.n for each in await store.moves(await played(store))] == [1, 2, 3, 4]


ALTERED = {
    "a time": "UPDATE move SET time = time + 0.001 WHERE n = 3",
    "a seat": "UPDATE move SET seat = 1 WHERE n = 2",
    "a key": "UPDATE move SET key = 'other' WHERE n = 4",
    "draws": "UPDATE move SET draws = '[\"ace\"]' WHERE n = 3",
    "events": "UPDATE move SET events = '[]' WHERE n = 4",
    "an undo": "UPDATE move SET undoes = 1 WHERE n = 2",
    "a secret": "UPDATE move SET secret = 1 WHERE n = 1",
    "an interaction": "UPDATE move SET interaction = 556 WHERE n = 2",
    "a link": "UPDATE move SET chain = 'none' WHERE n = 2",
    "the end": "UPDATE game SET chain = 'none'",
    "the game's name": "UPDATE game SET name = 'go'",
    "its options": "UPDATE game SET options = '{\"a\":false}'",
    "its seats": "UPDATE game SET seats = 3",
    "its guild": "UPDATE game SET guild = NULL",
    "its channel": "UPDATE game SET channel = 9",
    "its host": "UPDATE game SET host = 102",
    "its language": "UPDATE game SET language = 'en'",
    "its commitment": f"UPDATE game SET commitment = '{'0' * 64}'",
    "since when it has a seed": "UPDATE game SET seeded_after = 2",
    "when it was opened": "UPDATE game SET created = 2.0",
    "who sits there": f"UPDATE seat SET user = {CAT} WHERE seat = 0",
    "a computer player": "UPDATE seat SET computer = 'random' WHERE seat = 1",
    "who sits where": "UPDATE seat SET seat = 1 - seat + 2 * (seat = 0)",
    "one more at the table": f"INSERT INTO seat VALUES (1, 2, {CAT}, NULL, NULL)",
    "the last row missing": "DELETE FROM move WHERE n = 4",
    "a row between missing": "DELETE FROM move WHERE n = 2",
    "all rows missing": "DELETE FROM move",
    "a row too many": "INSERT INTO move VALUES (1, 5, 9.0, 0, 'key', '[]', '[]', NULL, 0, NULL, '', NULL)",
    "by which rules it was played": "UPDATE move SET rules = '0' WHERE n = 3",
    "that the rules have changed": "UPDATE move SET rules = NULL WHERE n = 2",
}


@pytest.mark.parametrize("statement", ALTERED.values(), ids=ALTERED.keys())
async def test_whatever_is_altered_breaks_the_chain(store: Store, path: Path, statement: str) -> None:
    game = await played(store)
    alter(path, statement)
    with pytest.raises(ChainBroken):
        await store.moves(game)


async def test_two_rows_exchanged_break_the_chain(store: Store, path: Path) -> None:
    game = await played(store)
    alter(
        path,
        "UPDATE move SET n = n + 1000 WHERE n IN (3, 4)",
        "UPDATE move SET n = CASE n WHEN 1003 THEN 4 ELSE 3 END WHERE n > 1000",
    )
    with pytest.raises(ChainBroken, match="row 3 does not follow from row 2"):
        await store.moves(game)


async def test_what_is_played_on_a_broken_chain_does_not_mend_it(store: Store, path: Path) -> None:
    game = await played(store)
    alter(path, "UPDATE move SET key = 'other' WHERE n = 2")
    await store.append(game, Update(rows=[row(5, 1)], waiting=[], notifications=[]))
    with pytest.raises(ChainBroken, match="row 2 does not follow from row 1"):
        await store.moves(game)


async def test_one_game_does_not_vouch_for_another(store: Store, path: Path) -> None:
    first, second = (await played(store), (await store.lobbies.open(NEW)).id)
    alter(path, f"UPDATE move SET key = 'other' WHERE game = {first} AND n = 2")
    await store.lobbies.join(second, user=BOB)
    await store.begin(second, 2, Update(rows=[row(1)], waiting=[], notifications=[]))
    assert len(await store.moves(second)) == 1


async def test_a_lobby_that_was_altered_does_not_begin(store: Store, path: Path) -> None:
    game = await store.lobbies.open(NEW)
    await store.lobbies.join(game.id, user=BOB)
    alter(path, f"UPDATE seat SET user = {CAT} WHERE seat = 1")
    with pytest.raises(ChainBroken):
        await store.begin(game.id, 2, Update(rows=[row(1)], waiting=[], notifications=[]))


def test_digests_are_the_same_for_ever() -> None:
    game = GameRow(
        1, "chess", '{"a":true}', 3, "playing", 7, 8, ADA, "de", 1.5, None, None,
        seated=(SeatRow(0, ADA), SeatRow(1, computer="careful")),
    )  # fmt: skip
    begins = chain.first_link(game)
    assert begins == "c997e6096bbd94a24d62178adc8d67d1768b12a1698f1f76053eecf1bcc42c7f"
    assert (
        chain.chain_after_move(begins, row(1))
        == "41598a7ba82d991932740c6188a488357c499039af291d92ca0df005d70ec177"
    )
    full = MoveRow(2, 1e16, 0, "ключ", '["ace"]', "[]", 1, 2, 2**62)
    assert (
        chain.chain_after_move(begins, full)
        == "caa532b5af81ab492332cd060f68ceb4d0b25b4b5f135a4c2058eb480ca3d210"
    )
    ruled = structs.replace(full, rules="453ee894036d7e40")
    assert (
        chain.chain_after_move(begins, ruled)
        == "26cb9046fec23646a2f573f902fe5e6d4c138e7638190622750c502c75fe731a"
    )


async def new_game(store: Store) -> int:
    game = await store.lobbies.open(NEW)
    return game.id


async def test_a_seed_is_kept_apart_from_what_screens_are_made_of(path: Path) -> None:
    async with await Store.open(path) as store:
        game = await store.game(await new_game(store))
        assert await store.seed(game.id) == SECRET["seed"]
        assert (game.commitment, game.seeded_after) == (SECRET["commitment"], 0)
        assert SECRET["seed"].hex() not in repr(game)
        assert SECRET["seed"] not in [getattr(game, name) for name in game.__struct_fields__]
        with pytest.raises(NoSuchGame):
            await store.seed(2)


@pytest.mark.parametrize("column", ["seed = zeroblob(32)", "commitment = NULL", "seeded_after = 1"])
async def test_a_seed_is_never_changed(path: Path, column: str) -> None:
    async with await Store.open(path) as store:
        await new_game(store)
    async with await SqliteDatabase.open(path) as database:
        with pytest.raises(sqlite3.IntegrityError, match="never changed"):
            await database.write(lambda connection: connection.execute(f"UPDATE game SET {column}"))
