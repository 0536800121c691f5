"""Late players: what the others are asked and decide, when a table sleeps and wakes. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from msgspec import structs

from bot.tables.absence.absence import Event, State, has_consequence
from bot.tables.purposes import PLAYER, Purpose
from clocks.local_time import day_of
from clocks.wait_clock import CALLED, SLEPT
from clocks.waking_time import deadline, moment_later
from storage.absence.dormancy import IDLE_SECONDS, UNPOSTED_SECONDS, WARNING_SECONDS
from storage.absence.polls import GO_ON, QuestionRow
from storage.core.errors import Paused, Refused
from storage.core.kinds import Kind, TimerKind
from storage.core.rows import COMPUTER_MOVES, PLAYING, NewTimer, Notification, SeatRow, WaitingRow
from storage.seats.holders import SILENT, Holder
from storage.seats.late import COMPUTER, NEEDLESS, OFFER, Changes, Idle, LateState, NewQuestion
from storage.time.waits import schedule_of_wait

WAIT = "wait"
"""The answer, and the outcome, that the table keeps waiting. The answers never change."""

SLEEPS = "sleeps"
"""The outcome of a question that nobody is left to answer. It never changes."""

ALL_LATE, STILL = "late", "still"
"""Why a table sleeps, as the subject of the question: all are late, nobody has moved for long. Stored."""

DAY = 24 * 3600.0
"""Waking seconds between two equal questions."""

WEEK = 7 * DAY
"""Seconds between two equal questions about a player without a clock."""

MOST_UNANSWERED = 3
"""Most equal questions in a row without an answer."""


class Settled(Refused):
    """The question has been answered."""

    text = "late-settled"


class LateYourself(Refused):
    """The question is about the one who answers, or they are late as well."""

    text = "late-yourself"


Judge = Callable[[LateState], Changes]


def late_waits(state: LateState, now: float) -> dict[int, WaitingRow]:
    return {
        each.seat: each
        for each in state.waits
        if _held_seat(state, each.seat).player is not None
        and not _held_seat(state, each.seat).moves_once
        and time_is_up(state, each, now)
    }


def time_is_up(state: LateState, wait: WaitingRow, now: float) -> bool:
    """Whether a wait is over its time: without a clock SLEPT, if they were reminded after CALLED."""
    if wait.deadline is not None:
        return wait.deadline <= now
    return _moment_without_clock(state, wait, SLEPT) <= now and _is_called(state, wait)


def _moment_without_clock(state: LateState, wait: WaitingRow, seconds: float) -> float:
    """When a wait without a clock has lasted so many seconds, since the game continued."""
    return moment_later(max(wait.since, state.went_on), seconds, state.clock_stops[wait.seat])


def _is_called(state: LateState, wait: WaitingRow) -> bool:
    return state.reminded.get(wait.seat, 0.0) >= _moment_without_clock(state, wait, CALLED)


def seats_that_decide(state: LateState, now: float, votes: Collection[int] = ()) -> frozenset[int]:
    """The seats that decide: punctual players, and of these those present; `votes`: who has answered."""
    late = late_waits(state, now)
    people = {seat for seat in _people(state) if seat not in late}
    here = {seat for seat in people if seat in votes or not _is_away(state, seat, now)}
    return frozenset(here or people)


def decide_outcome(question: QuestionRow, seats: Collection[int]) -> str | None:
    """The outcome by those who are asked: the majority's answer; None while it is open."""
    answers = [answer for seat, answer in question.votes.items() if seat in seats]
    for answer in (WAIT, COMPUTER, OFFER):
        if 2 * answers.count(answer) > len(seats):
            return answer
    return WAIT if seats and len(answers) == len(seats) else None


def due_judge(now: float) -> Judge:
    """Judges a table where time is up."""
    return lambda state: _judge_due(state, now)


def answer_judge(question: int, seat: int, answer: str, now: float) -> Judge:
    """Judges an answer of a seat. The judge raises Settled, Paused, LateYourself, ValueError."""

    def judge(state: LateState) -> Changes:
        found = next((each for each in state.questions if each.id == question), None)
        open_ = [] if found is None else _questions_of_same_message(found, state.questions)
        if found is None or not open_ or state.row.stage != PLAYING:
            raise Settled("the question is answered")
        if answer not in ((WAIT, COMPUTER, OFFER) if found.kind == Kind.LATE else (GO_ON,)):
            raise ValueError(f"{answer!r} is no answer")
        if found.kind == Kind.LATE and state.row.paused is not None:
            raise Paused("the table pauses")
        votes = tuple((each.id, seat, answer) for each in open_)
        if found.kind != Kind.LATE:
            timers = [
                NewTimer(each.game, each.seat, TimerKind.SLEPT, now + CALLED)
                for each in state.waits
                if each.deadline is None and _held_seat(state, each.seat).user is not None
            ]
            return Changes(votes=votes, closed={found.id: GO_ON}, timers=timers)
        if seat in late_waits(state, now) or any(seat == each.seat for each in open_):
            raise LateYourself("who is late is not asked")
        closed, changes = {}, _Collected()
        for each in open_:
            counted = {**each.votes, seat: answer}
            outcome = decide_outcome(
                structs.replace(each, votes=counted), seats_that_decide(state, now, counted)
            )
            if outcome is not None:
                closed[each.id] = outcome
            assert each.seat is not None
            _add_consequences(each.seat, outcome, changes)
        return structs.replace(changes.all(), votes=votes, closed=closed)

    return judge


def _questions_of_same_message(question: QuestionRow, among: Iterable[QuestionRow]) -> list[QuestionRow]:
    """A question, and the other open ones of the same message."""
    late = question.kind == Kind.LATE
    return [
        each
        for each in among
        if each.closed is None
        and (each.id == question.id or (late and (each.kind, each.asked) == (question.kind, question.asked)))
    ]


def count_missed_days(misses: Iterable[float], zone: str) -> int:
    """How many days with misses count: several of one local day are one, and the first day is excused."""
    return max(0, len({day_of(each, zone) for each in misses}) - 1)


def state_of(state: LateState, now: float) -> State:
    if state.row.paused is not None:
        return State.DORMANT if state.row.dormant else State.PAUSED
    waited = {each.seat for each in state.waits if _held_seat(state, each.seat).player is not None}
    if waited and waited <= state.unreached:
        return State.OUT_OF_REACH
    if any(each.kind == Kind.ASLEEP and each.closed is None for each in state.questions):
        return State.SILENT
    return State.LATE if late_waits(state, now) else State.PLAYS


def _judge_due(state: LateState, now: float) -> Changes:
    changes = _Collected()
    here = state_of(state, now)
    if state.row.stage == PLAYING and state.idle is not None:
        _look_at_idle(state, state.idle, here, now, changes)
    if not changes.dormant:
        changes.done = [each.id for each in state.timers]
        if state.row.stage == PLAYING:
            _look_at_late(state, here, now, changes)
    return changes.all()


def _look_at_idle(state: LateState, idle: Idle, here: State, now: float, changes: _Collected) -> None:
    """Ask all whether a game continues if nobody was active for long; then it becomes dormant."""
    warning = next((each for each in state.questions if each.kind == Kind.IDLE and each.closed is None), None)
    paused = state.row.paused
    if paused is not None and paused.ends is not None:
        due = max(paused.ends, now)
    elif warning is None:
        due = moment_later(idle.since, IDLE_SECONDS, idle.downtime)
    elif warning.posted is None:
        due = warning.asked + UNPOSTED_SECONDS
    else:
        due = moment_later(warning.posted, WARNING_SECONDS, idle.downtime)
    if due > now or not has_consequence(here, Event.DAYS_90):
        changes.idle_due = due
        if warning is not None and warning.posted is not None and warning.deadline != due:
            changes.until[warning.id] = due
    elif warning is None and not state.row.is_practice and _has_people(state):
        changes.asked.append(NewQuestion(Kind.IDLE, since=idle.since))
        changes.notifications.append(Notification(Kind.IDLE, 0))
        changes.idle_due = now + UNPOSTED_SECONDS
    else:
        changes.dormant = True


def _has_people(state: LateState) -> bool:
    return any(held.user is not None for held in state.row.seated)


def _look_at_late(state: LateState, here: State, now: float, changes: _Collected) -> None:
    late = late_waits(state, now)
    fallen = {each.seat for each in state.timers}
    changes.missed = [
        seat for seat, wait in late.items() if wait.left and (seat, wait.since) not in state.missed
    ]
    if not has_consequence(here, Event.DEADLINE):
        return
    if late and fallen & late.keys() and _are_all_late(state, late):
        _fall_asleep(state, late, changes)
        return
    _decide_again(state, late, now, changes)
    decided = {*changes.moves, *(each.seat for each in changes.holders)}
    for seat in sorted((fallen & late.keys()) - decided):
        _ask_about(state, late[seat], now, changes)
    for wait in state.waits:
        if wait.deadline is None and wait.seat in fallen - late.keys():
            _look_again(state, wait, now, changes)


def _look_again(state: LateState, wait: WaitingRow, now: float, changes: _Collected) -> None:
    """Remind who is waited for without a clock, and look again when they are late."""
    called, until = (_moment_without_clock(state, wait, seconds) for seconds in (CALLED, SLEPT))
    if called <= now and not _is_called(state, wait):
        changes.timers.append(NewTimer(wait.game, wait.seat, TimerKind.LAST, now))
        until = max(until, now + DAY)
    following = until if called <= now else called
    changes.timers.append(NewTimer(wait.game, wait.seat, TimerKind.SLEPT, following))


class _Collected:
    def __init__(self) -> None:
        self.done: list[int] = []
        self.missed: list[int] = []
        self.timers: list[NewTimer] = []
        self.closed: dict[int, str] = {}
        self.asked: list[NewQuestion] = []
        self.moves: list[int] = []
        self.holders: list[Holder] = []
        self.notifications: list[Notification] = []
        self.idle_due: float | None = None
        self.until: dict[int, float] = {}
        self.dormant = False

    def all(self) -> Changes:
        return Changes(**vars(self))


def _ask_about(state: LateState, wait: WaitingRow, now: float, changes: _Collected) -> None:
    """Ask about a late seat, unless that was done within a waking day of it."""
    before = [
        each
        for each in state.questions
        if each.kind == Kind.LATE and each.seat == wait.seat and each.since == wait.since
    ]
    if any(each.closed is None and each.posted is None for each in before):
        changes.timers.append(
            NewTimer(wait.game, wait.seat, TimerKind.LATE_AGAIN, _a_day_after(state, wait, now))
        )
        return
    begins = [each.posted or each.asked for each in before] + [
        each.closed
        for each in state.questions
        if each.kind == Kind.ASLEEP and (each.closed or 0.0) > wait.since
    ]
    if wait.deadline is not None and wait.deadline < state.went_on:
        begins.append(state.went_on)
    if not wait.left:
        begins.append(wait.since)
    latest = max((each for each in begins if each is not None), default=None)
    again = None if latest is None else _a_day_after(state, wait, latest)
    if again is not None and again > now:
        changes.timers.append(NewTimer(wait.game, wait.seat, TimerKind.LATE_AGAIN, again))
        return
    read = [each for each in before if each.posted is not None]
    unanswered = [not each.votes for each in read[-MOST_UNANSWERED:]]
    if len(unanswered) == MOST_UNANSWERED and all(unanswered):
        return
    changes.closed |= {
        each.id: WAIT for each in before if each.closed is None and each.id not in changes.closed
    }
    new = NewQuestion(Kind.LATE, wait.seat, since=wait.since, deadline=wait.deadline)
    if state.row.when_late == COMPUTER_MOVES:
        new = NewQuestion(
            Kind.LATE, wait.seat, COMPUTER_MOVES, since=wait.since, deadline=wait.deadline, outcome=COMPUTER
        )
        changes.moves.append(wait.seat)
    else:
        next_time = _a_day_after(state, wait, now)
        changes.timers.append(NewTimer(wait.game, wait.seat, TimerKind.LATE_AGAIN, next_time))
    changes.asked.append(new)
    changes.notifications.append(Notification(Kind.LATE, 0))
    if wait.deadline is not None:
        changes.notifications.append(_missed_notification(state, wait.seat))


def _decide_again(state: LateState, late: Collection[int], now: float, changes: _Collected) -> None:
    """Decide questions again: with fewer voters, or after a corrected clock, the answers may suffice."""
    for question in state.questions:
        if question.kind != Kind.LATE or question.closed is not None:
            continue
        if question.seat not in late:
            changes.closed[question.id] = NEEDLESS
            continue
        outcome = decide_outcome(question, seats_that_decide(state, now, question.votes))
        if outcome is not None:
            changes.closed[question.id] = outcome
            if question.seat is not None:
                _add_consequences(question.seat, outcome, changes)


def _add_consequences(seat: int, outcome: str | None, changes: _Collected) -> None:
    """Collect the consequences of a decision for a late seat."""
    if outcome == COMPUTER:
        changes.moves.append(seat)
    elif outcome == OFFER:
        changes.holders.append(Holder(seat, SILENT, computer=PLAYER[Purpose.SEAT_GIVEN_UP], offered=True))
        changes.notifications.append(Notification(Kind.SEAT_CHANGED, 0))


def _are_all_late(state: LateState, late: Collection[int]) -> bool:
    """Whether all people are late, or were moved for by computer players since the last press."""
    people = _people(state)
    if state.row.when_late != COMPUTER_MOVES:
        return people <= set(late)
    moved_for = {
        each.seat
        for each in state.questions
        if each.kind == Kind.LATE and each.outcome == COMPUTER and (each.closed or 0.0) > state.last_press
    }
    return people <= {*late, *moved_for}


def _fall_asleep(state: LateState, late: Mapping[int, WaitingRow], changes: _Collected) -> None:
    clocks = any(wait.deadline is not None for wait in late.values())
    open_ = (each for each in state.questions if each.kind == Kind.LATE and each.closed is None)
    changes.closed |= {each.id: SLEEPS for each in open_}
    changes.asked.append(NewQuestion(Kind.ASLEEP, subject=ALL_LATE if clocks else STILL))
    changes.notifications.append(Notification(Kind.ASLEEP, 0))
    changes.notifications += [_missed_notification(state, seat) for seat in changes.missed]


def _missed_notification(state: LateState, seat: int) -> Notification:
    return Notification(Kind.MISSED, 0, user=_held_seat(state, seat).player, replaces=True)


def _a_day_after(state: LateState, wait: WaitingRow, moment: float) -> float:
    """Compute when to repeat a question: after a waking day of the late user, or a week without a clock."""
    if wait.deadline is None:
        return moment_later(moment, WEEK, state.clock_stops[wait.seat])
    return deadline(moment, DAY, schedule_of_wait(wait), state.clock_stops[wait.seat])


def _people(state: LateState) -> set[int]:
    """The seats that people play now."""
    return {held.seat for held in state.row.seated if held.player is not None}


def _is_away(state: LateState, seat: int, now: float) -> bool:
    """Whether nobody plays for somebody on vacation."""
    held = _held_seat(state, seat)
    on_vacation = held.away is not None and held.away.covers(now) and held.stand_in is None
    return state.row.vacations and on_vacation


def _held_seat(state: LateState, seat: int) -> SeatRow:
    held = state.row.holder(seat)
    assert held is not None, seat
    return held
