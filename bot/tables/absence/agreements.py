"""Agreements of a table: an end, a pause, another pace."""

import logging

from bot.clock import Clock
from bot.happened import DueNow
from bot.operation.metrics import Metrics
from bot.tables.absence.late_rules import late_waits
from bot.tables.errors import TableDamaged
from bot.tables.service import TableService
from clocks.pace import NO_PACE, find_pace
from clocks.waking_time import deadline
from storage.absence.polls import QuestionRow
from storage.core import rows
from storage.core.kinds import AGREEMENTS, Kind
from storage.core.rows import WaitingRow
from storage.seats.late import LateState
from storage.time.waits import schedule_of_wait
from storage.together.agreements import Decider
from storage.together.store import Store

YES, NO = "yes", "no"
"""Answers. They are stored and never change."""

AGREED, REFUSED, REPLACED = "agreed", "refused", "replaced"
"""Outcomes; REPLACED: by a later proposal. They are stored and never change."""

PAUSE_SECONDS = 30 * 86400.0
"""How long a pause lasts at most."""

log = logging.getLogger(__name__)


class AgreementService:
    """Proposals to all people at a table, and their answers."""

    def __init__(self, store: Store, tables: TableService, clock: Clock, metrics: Metrics) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._metrics = metrics
        self._next: float | None = None
        """The next known moment after which a late player is not asked any longer; None without one."""
        self._changes = 0
        """How often something was proposed or answered."""
        self._quiet = False
        """Whether no question is open and no game paused, so that nothing can fall due."""

    async def propose(self, game: int, seat: int, kind: Kind) -> QuestionRow:
        """Propose, or agree. Raises NotPlaying, TableDamaged, Dormant, PlaysInCup, PlayedDirectly, Paused."""
        self._wake_timers()
        question = await self._store.agreements.propose(game, seat, kind, YES, time=self._clock.now())
        self._metrics.questions.labels(kind, "asked").inc()
        return await self._settle(question, (seat, YES))

    async def propose_pace(self, game: int, seat: int, pace: str) -> QuestionRow:
        """Propose a pace, which holds for later waits. Raises as `propose`, LookupError, SamePace."""
        find_pace(pace)
        self._wake_timers()
        question = await self._store.agreements.propose_pace(
            game, seat, pace, YES, void=REPLACED, time=self._clock.now()
        )
        self._metrics.questions.labels(Kind.PACE, "asked").inc()
        return await self._settle(question, (seat, YES))

    async def answer(self, question: QuestionRow, seat: int, answer: str) -> QuestionRow:
        """Agree or refuse. Raises ValueError for an unknown answer or kind, NotPlaying, TableDamaged."""
        if answer not in (YES, NO) or question.kind not in AGREEMENTS:
            raise ValueError(f"{answer!r} is no answer to a question of the kind {question.kind!r}")
        return await self._settle(question, (seat, answer))

    async def end_pause(self, game: int, seat: int | None) -> bool:
        """A seat (or, since time is up, nobody) ends the pause of a game; returns whether it paused."""
        went_on = await self._store.agreements.end_pause(game, seat, time=self._clock.now())
        self._tables.cache.notify_listeners(game)
        self._tables.happened.tell(DueNow())
        return went_on

    async def tick(self, now: float) -> None:
        """Decide questions that fewer have to answer by now, and end expired pauses."""
        if self._quiet:
            return
        changes, pauses = self._changes, await self._store.agreements.ends_of_pauses()
        for game in [game for game, until in pauses.items() if until <= now]:
            await self.end_pause(game, None)
        questions = await self._store.agreements.open_proposals()
        deadlines: list[float] = []
        for question in questions:
            state = await self._store.late.state(question.game, time=now)
            if decide_outcome(state, question, now) is None:
                deadlines += second_deadlines(state, now) if question.kind != Kind.AGREE_PAUSE else ()
                continue
            try:
                await self._settle(question, None)
            except TableDamaged:
                log.info("game %d is damaged, and stays as it is", question.game)
        self._next = min(deadlines, default=None)
        self._quiet = not pauses and not questions and changes == self._changes

    async def next_due(self, now: float) -> float | None:
        """The next known moment after which fewer are asked; None without one."""
        return None if self._next is None or self._next <= now else self._next

    def _wake_timers(self) -> None:
        """Have the timers look again: the next due moment may have changed."""
        self._changes += 1
        self._quiet = False

    async def _settle(self, question: QuestionRow, vote: tuple[int, str] | None) -> QuestionRow:
        """Store an answer and its consequences, while nobody presses."""
        self._wake_timers()
        now, game = self._clock.now(), question.game
        async with self._tables.cache.seats_changing([game]):
            after = await self._store.agreements.settle(
                question.id,
                decider(now),
                vote=vote,
                ending=await self._tables.seats.ending(game, rows.AGREED)
                if question.kind == Kind.AGREE_END
                else None,
                until=now + PAUSE_SECONDS,
                time=now,
            )
        if question.closed is None and after.outcome is not None:
            self._metrics.questions.labels(after.kind, after.outcome).inc()
        self._tables.cache.notify_listeners(game)
        self._tables.happened.tell(DueNow())
        return after


def decider(now: float) -> Decider:
    return lambda state, question: decide_outcome(state, question, now)


def decide_outcome(state: LateState, question: QuestionRow, now: float) -> str | None:
    """The outcome: more than half decide on a pause; to all else have to agree who have to answer."""
    if question.kind == Kind.AGREE_PAUSE:
        return _decide_on_pause(state, question)
    if NO in question.votes.values():
        return REFUSED
    return AGREED if question.votes and seats_that_must_answer(state, now) <= question.votes.keys() else None


def _decide_on_pause(state: LateState, question: QuestionRow) -> str | None:
    people = _people(state)
    answers = [answer for seat, answer in question.votes.items() if seat in people]
    if 2 * answers.count(YES) > len(people):
        return AGREED
    return REFUSED if 2 * answers.count(NO) >= len(people) else None


def seats_that_must_answer(state: LateState, now: float) -> frozenset[int]:
    """The seats of people, without those that are late past a second deadline."""
    late = late_waits(state, now).values()
    gone = {wait.seat for wait in late if _second_deadline(state, wait) <= now}
    return frozenset(_people(state) - gone)


def second_deadlines(state: LateState, now: float) -> tuple[float, ...]:
    """The coming moments after which late players are not asked any longer."""
    clocks = [wait for wait in state.waits if wait.deadline is not None and wait.seat in _people(state)]
    found = (_second_deadline(state, wait) for wait in clocks)
    return tuple(each for each in found if each > now)


def _people(state: LateState) -> frozenset[int]:
    """The seats that are users'."""
    return frozenset(held.seat for held in state.row.seated if held.user is not None)


def _second_deadline(state: LateState, wait: WaitingRow) -> float:
    """When the time of another turn has passed as well for one who is late; without a clock there is none."""
    if wait.deadline is None:
        return wait.since
    pace = find_pace(wait.pace or NO_PACE)
    more = pace.gain if pace is not None else 0.0
    return deadline(
        wait.since, (wait.left or 0.0) + more, schedule_of_wait(wait), state.clock_stops[wait.seat]
    )
