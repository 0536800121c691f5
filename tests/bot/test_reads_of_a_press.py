"""How much is read and written by a press with all its deliveries, and which writes exclude other games."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.operation.logs import current_context
from bot.screens.ids.plan_ids import OpenPlan, PlanControl
from storage.core import timers
from storage.core.database import Connection, Cursor, Values, Work
from storage.core.queries import GAME
from storage.core.rows import OVER
from storage.seats import plans
from storage.sqlite.database import SqliteDatabase
from tests.support.bot_world import BotWorld
from tests.support.games import GAMES, is_thorough, share
from tests.support.person import Person, sit_down

MOST_READS = 3.0
MOST_WRITES = 3.0

MOST_READS_OF_A_PLAN, WRITES_OF_A_PLAN = 4, 1
"""Of a press on a planning table."""

OF_PLANS = (plans.OF_SEAT, plans.OF_GAME, plans.KEEP, plans.FORGET, plans.DUE, timers.PLANNED)

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

    def __init__(self, connection: Connection, read: Callable[[], None], planned: Callable[[], None]) -> None:
        self._connection = connection
        self._read = read
        self._planned = planned

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        if statement.startswith(TABLE):
            self._read()
        if statement in OF_PLANS:
            self._planned()
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
        self.of_plans = 0
        """Statements about plans."""
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

        def note_plan() -> None:
            self.of_plans += 1

        return lambda connection: work(Watched(connection, note, note_plan))


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
    assert counts.of_plans == 0, "without plans nothing is read or written for them"
    assert counts.locking <= MOST_LOCKING * steps


async def test_a_press_on_a_planning_table_takes_few_transactions(
    toy_world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = toy_world
    thread = await world.start_table(await world.card(world.ben, game="harbour"))
    ben, shown = world.ben, await world.panel(world.ben, thread)
    for kind in (OpenPlan, PlanControl):
        first = next(each.custom_id for each in shown.buttons if kind.matches(each.custom_id))
        shown = await ben.press(shown, custom_id=first).answer()
    await world.wait_until_idle()
    counts = Counts(monkeypatch)
    for key in ("undo", "pick", "undo"):
        pressed = next(each.custom_id for each in shown.buttons if f":{key}:" in (each.custom_id or ""))
        shown = await ben.press(shown, custom_id=pressed).answer()
    await world.wait_until_idle()
    assert counts.reads <= 3 * MOST_READS_OF_A_PLAN
    assert counts.writes == 3 * WRITES_OF_A_PLAN


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
