import sqlite3
from pathlib import Path

import pytest

from storage.core.errors import NoSuchGame
from storage.sqlite.database import SqliteDatabase
from storage.together.store import Store
from tests.support.secret_seed import NEW, SECRET


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
