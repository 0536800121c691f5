"""How much is read and written by a press with all its deliveries, and which writes exclude other games."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.operation.logs import current_context
from storage.core.database import Connection, Cursor, Values, Work
from storage.core.queries import GAME
from storage.core.rows import OVER
from storage.sqlite.database import SqliteDatabase
from tests.support.bot_world import BotWorld
from tests.support.games import GAMES, is_thorough, share
from tests.support.person import Person, sit_down

MOST_READS = 3.0
MOST_WRITES = 3.0

MOST_LOCKING = 0.3
"""Of the writes a stored step, those under the one lock of a database on a server."""

WARM_UP, PRESSES = 8, 40
"""Presses before caches know everybody, and those that are counted."""


async def press(people: list[Person], opened: Callable[[Person], Awaitable[None]]) -> None:
    """Choose something, as one of those who are asked."""
    while True:
        for person in people:
            if await person.press_something():
                return
        for person in people:
            await opened(person)


TABLE = GAME.partition("{games}")[0]
"""How every statement begins that reads a table."""


class Watched:
    """A connection that notes which tables are read."""

    def __init__(self, connection: Connection, read: Callable[[], None]) -> None:
        self._connection = connection
        self._read = read

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        if statement.startswith(TABLE):
            self._read()
        return self._connection.execute(statement, values)

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        return self._connection.executemany(statement, values)


class Counts:
    """Counts the transactions of databases."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reads = self.writes = 0
        self.locking = 0
        """Writes that exclude all others, in whatever game."""
        self.tables = Counter[int]()
        """Interactions -> how many times they have read a table."""
        read, write = SqliteDatabase.read, SqliteDatabase.write

        async def counted_read(database: SqliteDatabase, work: Work[Any]) -> object:
            self.reads += 1
            return await read(database, self._watched(work))

        async def counted_write(
            database: SqliteDatabase, work: Work[Any], *, game: int | None = None
        ) -> object:
            self.writes += 1
            self.locking += game is None
            return await write(database, self._watched(work), game=game)

        patch.setattr(SqliteDatabase, "read", counted_read)
        patch.setattr(SqliteDatabase, "write", counted_write)

    def _watched(self, work: Work[Any]) -> Work[Any]:
        interaction = current_context().get("interaction")

        def note() -> None:
            if interaction is not None:
                self.tables[interaction] += 1

        return lambda connection: work(Watched(connection, note))


@pytest.mark.parametrize("game", share(GAMES, 1))
async def test_a_press_takes_few_transactions(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with BotWorld(tmp_path) as world:
        people = [Person(user, Random(3)) for user in (world.anna, world.ben)]
        thread = await sit_down(people, world.channel, game)
        for number in range(WARM_UP + PRESSES):
            if number == WARM_UP:
                before, counts = len(await world.store.moves(1)), Counts(monkeypatch)
            await press(people, lambda person: person.open_panel(thread))
            await world.wait_until_idle()
        steps = len(await world.store.moves(1)) - before
    assert counts.reads <= MOST_READS * PRESSES
    assert set(counts.tables.values()) == {1}
    assert counts.writes <= MOST_WRITES * PRESSES
    assert counts.writes >= PRESSES / 2
    assert counts.locking <= MOST_LOCKING * steps


@pytest.mark.skipif(not is_thorough(), reason="--thorough only: whole games")
@pytest.mark.parametrize("game", GAMES)
async def test_few_writes_of_a_whole_game_exclude_those_of_others(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = Counts(monkeypatch)
    async with BotWorld(tmp_path) as world:
        people = [Person(user, Random(3)) for user in (world.anna, world.ben)]
        thread = await sit_down(people, world.channel, game)
        while (await world.store.game(1)).stage != OVER:
            await press(people, lambda person: person.open_panel(thread))
            await world.wait_until_idle()
        steps = len(await world.store.moves(1))
    assert counts.locking <= MOST_LOCKING * steps, (counts.locking, counts.writes, steps)
