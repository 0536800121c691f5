"""Ends turns by themselves after a delay, once nothing else is left to do."""

import logging

from bot.operation.logs import log_context
from bot.tables.choices_ahead import key_of_only_end
from bot.tables.errors import NotYours, Outdated, TableDamaged
from bot.tables.service import Press, TableService
from games.engine.errors import NotAsked
from storage.core.rows import TurnEnd

log = logging.getLogger(__name__)


class TurnEndService:
    """Answers for seats that can only end their turns, as a press would; the first press wins."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def end_turns(self, now: float) -> None:
        """End the turns that are due. One that fails ends with the next attempt, and keeps none waiting."""
        for end in await self._tables.store.turn_ends.due_turn_ends(now):
            with log_context(table=end.game):
                try:
                    await self._end(end)
                except (NotAsked, NotYours, Outdated, TableDamaged) as reason:
                    log.info("the turn of seat %d does not end by itself: %s", end.seat, reason)
                    await self._tables.store.turn_ends.forget(end)
                except Exception:
                    log.exception("the turn of seat %d cannot be ended", end.seat)

    async def _end(self, end: TurnEnd) -> None:
        """End a turn. Raises what `TableService.answer` does."""
        key = key_of_only_end(await self._tables.table(end.game), end.seat)
        if key is None:
            raise Outdated(end.version)
        await self._tables.answer(end.game, Press(end.seat, end.user, end.version), key)
