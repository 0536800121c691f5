"""Seeds: kept with their games, never changed, given to the games there were before."""

import shutil
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from storage.core.connection import Connection
from storage.core.errors import NoSuchGame
from storage.core.rows import MoveRow
from storage.sqlite.database import SCHEMA, SqliteDatabase
from storage.together.log import Update
from storage.together.store import Store
from tests.support.secret_seed import NEW, SECRET

BEFORE = 4
"""How many schema files there were before seeds."""


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


async def test_games_of_before_get_a_seed_unless_they_are_over(tmp_path: Path, path: Path) -> None:
    before = tmp_path / "before"
    before.mkdir()
    for file in sorted(SCHEMA.glob("*.sql"))[:BEFORE]:
        shutil.copy(file, before)

    def store_games(connection: Connection) -> None:
        for stage in ("lobby", "playing", "over"):
            connection.execute(
                "INSERT INTO game (name, options, seats, stage, channel, host, language, created) "
                "VALUES ('chess', '{}', 3, ?, 8, 1, 'de', 1.5)",
                (stage,),
            )
        for game, rows in ((2, 3), (3, 2)):
            for n in range(1, rows + 1):
                connection.execute(
                    "INSERT INTO move (game, n, time, key, draws, events, secret) "
                    "VALUES (?, ?, 1.0, 'key', '[]', '[]', 0)",
                    (game, n),
                )

    async with await SqliteDatabase.open(path, before) as database:
        await database.write(store_games)
    async with await Store.open(path) as store:
        lobby, playing, over = [(await store.game(game), await store.seed(game)) for game in (1, 2, 3)]
    for row, seed in (lobby, playing):
        assert seed is not None
        assert len(seed) == 32
        assert row.commitment == sha256(seed).hexdigest()
    assert lobby[1] != playing[1]
    assert (lobby[0].seeded_after, playing[0].seeded_after) == (0, 3)
    assert (over[0].commitment, over[0].seeded_after, over[1]) == (None, 0, None)


async def test_a_lobby_of_before_can_begin(tmp_path: Path, path: Path) -> None:
    """Its chain begins with the commitment it has now."""
    before = tmp_path / "before"
    before.mkdir()
    for file in sorted(SCHEMA.glob("*.sql"))[:2]:
        shutil.copy(file, before)

    def open_lobby(connection: Connection) -> None:
        connection.execute(
            "INSERT INTO game (name, options, seats, stage, channel, host, language, created) "
            "VALUES ('chess', '{}', 3, 'lobby', 8, 1, 'de', 1.5)"
        )
        connection.execute("INSERT INTO seat VALUES (1, 0, 1, NULL)")

    async with await SqliteDatabase.open(path, before) as database:
        await database.write(open_lobby)
    async with await Store.open(path) as store:
        first = MoveRow(1, 2.0, None, "key", "[]", "[]")
        await store.begin(1, 1, Update(rows=[first], waiting=[], notifications=[]))
        assert len(await store.moves(1)) == 1
