import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.audit import open_check
from bot.clock import ManualClock
from bot.tables.computer_players import ComputerPlayers
from bot.tables.errors import TableDamaged
from bot.tables.service import Press, TableService
from storage.together.log import Update
from storage.together.store import Store
from tests.support.games import STORY_GAME
from tests.support.table_helpers import CHANNEL, USERS, begun, press, seeds

ADA, BOB, CAT = USERS[:3]


def alter(path: Path, *statements: str) -> None:
    """Change what the database itself would never let be changed."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TRIGGER IF EXISTS move_is_never_changed")
        for statement in statements:
            connection.execute(statement)


async def test_an_altered_event_is_no_change_of_rules(
    service: TableService, store: Store, path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    game, other = await begun(service), await begun(service)
    await press(service, game, 0)
    alter(path, f"UPDATE move SET events = '[]' WHERE game = {game} AND n = 2")
    later = TableService(store, clock, seeds=seeds(2))
    for _ in range(3):
        with pytest.raises(TableDamaged):
            await later.table(game)
        with pytest.raises(TableDamaged):
            await later.table_at(game, 1)
        with pytest.raises(TableDamaged):
            await later.answer(game, Press(1, user=BOB, version=0), "A1")
        with pytest.raises(TableDamaged):
            await later.undo(game, Press(0, user=ADA, version=1))
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [record.getMessage() for record in errors] == [
        f"game {game} is closed, what is stored of it is damaged: row 2 does not follow from row 1"
    ]
    assert len(later.cache.damaged) == 1
    assert (await press(later, other, 0)).n == 2
    assert [each.row.id for each in await later.store.games_of(ADA)] == [game, other]


async def test_who_took_a_seat_in_the_file_alone_does_not_sit_there(
    service: TableService, store: Store, path: Path, clock: ManualClock
) -> None:
    game = await begun(service)
    alter(path, f"UPDATE seat SET user = {CAT} WHERE game = {game} AND seat = 0")
    later = TableService(store, clock, seeds=seeds(2))
    with pytest.raises(TableDamaged):
        await later.answer(game, Press(0, user=CAT, version=0), "A1")


@pytest.mark.parametrize("seed", ["zeroblob(32)", "NULL"])
async def test_a_table_draws_from_no_seed_but_the_one_it_was_committed_to(
    service: TableService, store: Store, path: Path, clock: ManualClock, seed: str
) -> None:
    lobby = (await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL)).id
    await service.lobby.join(lobby, BOB)
    game = await begun(service)
    alter(path, "DROP TRIGGER seed_is_never_changed", f"UPDATE game SET seed = {seed}")
    later = TableService(store, clock, seeds=seeds(2))
    with pytest.raises(TableDamaged):
        await later.table(game)
    with pytest.raises(TableDamaged):
        await later.start(lobby, host=ADA)
    assert len(later.cache.damaged) == 2


NO_UTF_8 = {
    "a key": "UPDATE move SET key = CAST(x'41ff' AS TEXT) WHERE game = {game} AND n = 2",
    "a link": "UPDATE move SET chain = CAST(x'41ff' AS TEXT) WHERE game = {game} AND n = 2",
    "the options": "UPDATE game SET options = CAST(x'7b22ff223a317d' AS TEXT) WHERE id = {game}",
    "the game's name": "UPDATE game SET name = CAST(x'ff' AS TEXT) WHERE id = {game}",
    "the language": "UPDATE game SET language = CAST(x'ff' AS TEXT) WHERE id = {game}",
    "the end": "UPDATE game SET chain = CAST(x'ff' AS TEXT) WHERE id = {game}",
}


@pytest.mark.parametrize("statement", NO_UTF_8.values(), ids=NO_UTF_8.keys())
async def test_a_byte_that_is_no_text_closes_one_table_and_hides_no_other(
    service: TableService, store: Store, path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture,
    statement: str,
) -> None:  # fmt: skip
    game, other = await begun(service), await begun(service)
    await press(service, game, 0)
    alter(path, statement.format(game=game))
    later = TableService(store, clock, seeds=seeds(2))
    for _ in range(2):
        with pytest.raises(TableDamaged):
            await later.table(game)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert [each.row.id for each in await later.store.games_of(ADA)] == [game, other]
    assert (await press(later, other, 0)).n == 2
    assert {each.game for each in await store.outbox_due()} == {game, other}
    with open_check(path) as found:
        assert [each.game for each in found.games() if each.faults] == [game]


async def test_rows_this_version_cannot_read_close_the_table(
    service: TableService, store: Store, clock: ManualClock, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    game = await begun(service)
    rows = await store.moves(game)
    bad = rows[0].__class__(2, 1.0, 0, "A1", "[]", '[{"event":"FromTheFuture"}]')
    await store.append(game, Update(rows=[bad], waiting=[], notifications=[]))
    later = TableService(store, clock, seeds=seeds(2))
    with pytest.raises(TableDamaged):
        await later.table(game)
    assert "FromTheFuture" not in caplog.text


async def test_a_lobby_that_was_altered_is_closed_too(
    service: TableService, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = (await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL)).id
    await service.lobby.join(lobby, BOB)
    alter(path, f"UPDATE seat SET user = {CAT} WHERE game = {lobby} AND seat = 0")
    for change in (
        service.lobby.join(lobby, USERS[3]),
        service.lobby.leave(lobby, BOB),
        service.lobby.set_options(lobby, host=ADA, seats=2),
        service.lobby.add_computer(lobby, "random", host=ADA),
        service.start(lobby, host=ADA),
    ):
        with pytest.raises(TableDamaged):
            await change
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_computer_players_leave_a_damaged_table_without_a_word_a_minute(
    service: TableService, store: Store, path: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    game = await begun(service, computers=["random"])
    other = await begun(service, computers=["random"])
    alter(path, f"UPDATE move SET time = time + 1 WHERE game = {game}")
    computers = ComputerPlayers(TableService(store, clock, seeds=seeds(2)), Random(1))
    for _ in range(3):
        await computers.tick()
        await computers.wait_until_idle()
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert len(await store.moves(other)) > 1
