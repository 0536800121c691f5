"""Tables with late players: consequences are stored, and players notified."""

import logging

from msgspec import structs

from bot.clock import Clock
from bot.happened import SeatChanged
from bot.operation.metrics import Metrics
from bot.tables.absence import late_rules
from bot.tables.service import TableService
from storage.absence.polls import GO_ON
from storage.core.rows import DORMANT, GameRow
from storage.seats.late import Changes, Judge
from storage.together.store import Store

log = logging.getLogger(__name__)


class Lateness:
    """Consequences at tables where somebody is late."""

    def __init__(self, store: Store, tables: TableService, clock: Clock, metrics: Metrics) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._metrics = metrics

    async def pass_deadlines(self, now: float) -> None:
        """Handle missed deadlines, silent tables and questions; all are stored before anything is sent."""
        judge = late_rules.due_judge(now)
        settled: dict[int, Changes] = {}
        try:
            for game in await self._store.late.games_due(now):
                if any(structs.astuple(judge(await self._store.late.state(game, time=now)))):
                    settled[game] = await self._settle(game, judge, now)
        finally:
            for game, changes in settled.items():
                self._announce_changes(game, changes)

    async def answer(self, game: int, question: int, seat: int, answer: str) -> None:
        """Answer a question for a seat. Raises Settled, Paused, LateYourself, ValueError."""
        now = self._clock.now()
        judge = late_rules.answer_judge(question, seat, answer, now)
        self._announce_changes(game, await self._settle(game, judge, now))

    async def wake(self, game: int, seat: int) -> bool:
        """A seat wakes a table; returns whether it was dormant."""
        async with self._tables.cache.seats_changing([game]):
            woken = await self._store.late.wake(game, seat, time=self._clock.now())
        if woken:
            self._metrics.questions.labels(DORMANT, GO_ON).inc()
            self._tables.cache.notify_listeners(game)
        return woken

    async def _settle(self, game: int, judge: Judge, now: float) -> Changes:
        """Store the consequences, while nobody presses: a seat may have another holder then."""
        async with self._tables.cache.seats_changing([game]):
            return await self._store.late.settle(game, judge, time=now)

    async def users_asked(self, row: GameRow, votes: tuple[int, ...] = ()) -> tuple[int, ...]:
        state = await self._store.late.state(row.id, time=self._clock.now())
        seats = late_rules.seats_that_decide(state, self._clock.now(), votes)
        found = (row.holder(seat) for seat in sorted(seats))
        return tuple(held.player for held in found if held is not None and held.player is not None)

    def _announce_changes(self, game: int, changes: Changes) -> None:
        for question in changes.asked:
            self._metrics.questions.labels(question.kind, question.outcome or "asked").inc()
        for holder in changes.holders:
            self._tables.happened.tell(SeatChanged(holder.reason))
        for outcome in changes.closed.values():
            self._metrics.questions.labels("late", outcome).inc()
        if changes.dormant:
            log.info("game %d: nobody has moved for long, and it is dormant", game)
            self._metrics.questions.labels(DORMANT, "asked").inc()
        if changes.asked or changes.closed or changes.votes or changes.until or changes.dormant:
            self._tables.cache.notify_listeners(game)
