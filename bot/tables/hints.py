"""Hints: what a seat that is asked could best do. Who got one is noted, and stored with what they answer."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from msgspec import Struct

from bot.recent import Recent
from bot.tables.errors import NotYours, Outdated
from bot.tables.service import Press, TableService
from games.agents.hints import Hint
from games.choice import Choice
from games.engine.errors import NotAsked

KEPT = 1000
"""So many hints are kept until their seats have answered."""


class _Given(Struct, frozen=True):
    version: int
    """The version of the seat (`Table.version`) it was given at."""
    hint: Hint


class Hints:
    """Gives hints, each worked out once, and keeps them until their seats have answered."""

    def __init__(self, tables: TableService) -> None:
        """Those at the tables of a service."""
        self._tables = tables
        self._given = Recent[tuple[int, int], _Given](KEPT)
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def given(self, game: int, seat: int, version: int) -> Hint | None:
        """The hint that a seat was given at a version; None without one."""
        found = self._given.get((game, seat))
        return None if found is None or found.version != version else found.hint

    async def give(self, game: int, press: Press) -> Hint | None:
        """Give the seat of a press a hint; None if there is nothing to choose between.

        Raises as `TableService.answer`, Outdated also where there are no hints, WorkerFailed.
        """
        place = (game, press.seat)
        lock = self._locks.setdefault(place, asyncio.Lock())
        async with lock:
            if not has_alternatives(await self._asked(game, press)):
                return None
            found = self.given(game, press.seat, press.version)
            if found is None:
                table = await self._tables.table(game)
                found = await self._tables.decisions.hint(table, press.seat)
                async with self._tables.cache.lock(game):
                    await self._asked(game, press)
                    await self._tables.store.hints.give(game, press.seat)
                self._given[place] = _Given(press.version, found)
            return found

    async def _asked(self, game: int, press: Press) -> Choice:
        """What the seat of a press is asked."""
        row, table = await self._tables.store.game(game), await self._tables.table(game)
        held = row.holder(press.seat)
        if held is None or held.player != press.user:
            raise NotYours(f"seat {press.seat} of game {game} is somebody else's")
        if not row.hints or table.version(press.seat) != press.version:
            raise Outdated(len(table.moves))
        choice = table.pending(press.seat)
        if choice is None:
            raise NotAsked(f"seat {press.seat} of game {game} is not asked")
        return choice


def has_alternatives(choice: Choice) -> bool:
    """Whether there is anything to choose between."""
    return len(choice.keys) > 1 or choice.several is not None
