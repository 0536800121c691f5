"""Tables at which nobody moves for months: all are asked, then they are dormant until somebody wakes them."""

from __future__ import annotations

import logging

from bot.clock import Clock
from bot.operation.metrics import Metrics
from bot.tables.service import TableService
from bot.timing.waits import WAIT_PLANNER
from bot.timing.waking_time import later
from storage.dormancy import (
    IDLE,
    IDLE_SECONDS,
    UNPOSTED_SECONDS,
    WARNING_SECONDS,
    Fate,
    IdleJudge,
    IdleState,
    Verdict,
)
from storage.questions import GO_ON
from storage.rows import DORMANT
from storage.store import Store

QUIET_SECONDS = 86400.0
"""For so long nothing has to be looked for if nothing falls due in it: all that happens falls due later."""

log = logging.getLogger(__name__)


class Dormancy:
    """What becomes of tables at which nobody moves."""

    def __init__(self, store: Store, tables: TableService, clock: Clock, metrics: Metrics) -> None:
        """Nothing is asked yet."""
        self._store = store
        self._tables = tables
        self._clock = clock
        self._metrics = metrics
        self._quiet = 0.0, 0.0
        """From when until when nothing falls due."""

    async def tick(self, now: float) -> None:
        """Ask at the tables at which nobody has moved for long; those that were asked become dormant."""
        if self._quiet[0] <= now < self._quiet[1]:
            return
        due = await self._store.dormancy.due(now + QUIET_SECONDS)
        if not due:
            self._quiet = now, now + QUIET_SECONDS
        for game in [game for game, moment in due.items() if moment <= now]:
            async with self._tables.seats_changing([game]):
                verdict = await self._store.dormancy.settle(game, judge(now), planner=WAIT_PLANNER, time=now)
            if verdict is None or verdict.fate is Fate.LATER:
                continue
            log.info("game %d: nobody has moved for long: %s", game, verdict.fate.value)
            kind = IDLE if verdict.fate is Fate.WARNED else DORMANT
            self._metrics.questions.labels(kind, "asked").inc()
            self._tables.notify_listeners(game)

    async def go_on(self, game: int, question: int, seat: int) -> bool:
        """A seat says that the game goes on; returns whether that was still asked. Raises NoSuchQuestion."""
        went_on = await self._store.dormancy.go_on(question, seat, time=self._clock.now())
        if went_on:
            self._metrics.questions.labels(IDLE, GO_ON).inc()
            self._tables.notify_listeners(game)
        return went_on

    async def wake(self, game: int, seat: int) -> bool:
        """A seat wakes a table; returns whether it was dormant."""
        async with self._tables.seats_changing([game]):
            woken = await self._store.dormancy.wake(game, seat, planner=WAIT_PLANNER, time=self._clock.now())
        if woken:
            self._metrics.questions.labels(DORMANT, GO_ON).inc()
            self._tables.notify_listeners(game)
        return woken


def judge(now: float) -> IdleJudge:
    """What becomes of a table by a moment."""
    return lambda state: _judge(state, now)


def _judge(state: IdleState, now: float) -> Verdict:
    """A table that pauses is looked at afterwards. Time in which the bot did not run counts for nothing."""
    if state.row.paused is not None and state.row.paused.ends is not None:
        return Verdict(Fate.LATER, max(state.row.paused.ends, now))
    if state.warning is None:
        due = later(state.active, IDLE_SECONDS, state.downtime)
    elif state.warning.posted is None:
        due = state.warning.asked + UNPOSTED_SECONDS
    else:
        due = later(state.warning.posted, WARNING_SECONDS, state.downtime)
    if due > now:
        return Verdict(Fate.LATER, due)
    people = any(held.user is not None for held in state.row.seated)
    return Verdict(Fate.WARNED if people and state.warning is None else Fate.DORMANT)
