"""Hints: best answers for an asked seat, noted, and stored with the answer that follows."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.recent import Recent
from bot.tables.cache import CachedTable, TableCache
from bot.tables.decisions import Decisions
from bot.tables.errors import NotYours, Outdated
from bot.work import Locks
from games.agents.explanation import last_turn
from games.agents.hints import Hint
from games.choice import Choice
from games.engine.errors import NotAsked
from games.engine.moves import Row
from games.engine.table import Table
from games.guided import LEARNER, Lesson, lesson_at
from storage.core.rows import GUIDED, PLAYING, GameRow
from storage.together.store import Store

KEPT = 1000
"""How many hints are kept until their seats have answered."""


class _Given(Struct, frozen=True):
    user: int
    version: int
    """The seat's version (`Table.version`) then."""
    phases: int
    """Number of finished phases."""
    rows: tuple[int, ...]
    """The seat's choices in the open phase."""
    hint: Hint


class Hints:
    """Gives hints, each worked out once, and keeps them until their seats have answered."""

    def __init__(self, store: Store, cache: TableCache, decisions: Decisions) -> None:
        self._store = store
        self._cache = cache
        self._decisions = decisions
        self._given = Recent[tuple[int, int], _Given](KEPT)
        self._locks = Locks[tuple[int, int]]()

    def given_hint(self, row: GameRow, seat: int, user: int | None, table: Table[Any]) -> Hint | None:
        """The user's hint or its rest; in a guided game none after the first answer."""
        found = self._given.get((row.id, seat))
        if found is None or found.user != user:
            return None
        if found.version == table.version(seat):
            return found.hint
        return _rest_of_hint(found, table, seat) if row.origin != GUIDED else None

    async def give(self, game: int, seat: int, user: int, version: int) -> Hint | None:
        """Give a hint; None without alternatives. Raises as `TableService.answer`, Outdated, WorkerFailed."""
        async with self._locks.of((game, seat)):
            cached = await self._cache.read(game)
            table = _table_as_asked(cached, seat, user, version)
            if not has_alternatives(table.pending_choice(seat)):
                return None
            if (given := self._kept_hint(game, seat, user, version)) is not None:
                await self._store.hints.give(game, seat)
                return given.hint
            found = await self.work_out(cached.row, table, seat)
            async with self._cache.lock(game):
                table = _table_as_asked(await self._cache.read_locked(game), seat, user, version)
                await self._store.hints.give(game, seat)
                rows = _open_rows(table, seat)
                self._given[game, seat] = _Given(user, version, table.phases_over, rows, found)
            return found

    async def explain(self, game: int, seat: int, user: int) -> Hint | None:
        """Explain a computer player's last turn; None without one. Raises NotYours, WorkerFailed."""
        cached = await self._cache.read(game)
        row, table = cached.row, cached.table
        if row.seat_of(user) is None:
            raise NotYours(f"user {user} does not play at game {game}")
        if not explainable_turn(row, table, seat):
            return None
        return await self._decisions.explain(table, seat, row.seated[seat].held_after)

    def has_hint(self, game: int, seat: int, user: int, version: int) -> bool:
        """Whether the user of a seat was given a hint for what they are asked."""
        return self._kept_hint(game, seat, user, version) is not None

    async def take_back(self, game: int, seat: int) -> None:
        """Drop a hint that reached nobody: it is not counted, and worked out again on request."""
        self._given.forget((game, seat))
        await self._store.hints.forget(game, seat)

    def _kept_hint(self, game: int, seat: int, user: int, version: int) -> _Given | None:
        given = self._given.get((game, seat))
        return given if given is not None and (given.user, given.version) == (user, version) else None

    async def work_out(self, row: GameRow, table: Table[Any], seat: int) -> Hint:
        """A seat's best line; in a guided game, the learner's lit option. Raises WorkerFailed."""
        led = lesson(row, table, seat)
        said = led.said if led else None
        return await self._decisions.hint(table, seat, said.lit if said else "")


def lesson(row: GameRow, table: Table[Any], seat: int) -> Lesson | None:
    """The lesson in which a seat is led; None at any other table, or seat."""
    is_led = row.origin == GUIDED and seat == LEARNER
    return lesson_at(table, row.seeded_after) if is_led else None


def explainable_turn(row: GameRow, table: Table[Any], seat: int) -> Sequence[Row]:
    """The rows of a computer player's last turn where hints are on, in no guided game; else nothing."""
    held = row.holder(seat)
    if held is None or held.computer is None or not row.hints or row.stage != PLAYING or row.origin == GUIDED:
        return ()
    return last_turn(table, seat, held.held_after)


def _table_as_asked(cached: CachedTable, seat: int, user: int, version: int) -> Table[Any]:
    """The table, if it asks the seat the same as its user sees."""
    row, table = cached.row, cached.table
    held = row.holder(seat)
    if held is None or held.player != user:
        raise NotYours(f"seat {seat} of game {row.id} is somebody else's")
    if not row.hints or table.version(seat) != version:
        raise Outdated(len(table.moves))
    if table.pending_choice(seat) is None:
        raise NotAsked(f"seat {seat} of game {row.id} is not asked")
    return table


def _rest_of_hint(given: _Given, table: Table[Any], seat: int) -> Hint | None:
    """The rest of a hint the seat has followed so far; None if it has not, or nothing is left."""
    rows, before = _open_rows(table, seat), len(given.rows)
    if table.phases_over != given.phases or rows[:before] != given.rows:
        return None
    keys = [table.moves[row - 1].key for row in rows[before:]]
    return given.hint.rest_after(keys, table.pending_choice(seat))


def _open_rows(table: Table[Any], seat: int) -> tuple[int, ...]:
    """The rows of the open phase in which a seat has chosen what it has not taken back."""
    return tuple(each.n for each in table.open_moves if each.move.seat == seat)


def has_alternatives(choice: Choice | None) -> bool:
    return choice is not None and (len(choice.keys) > 1 or choice.several is not None)
