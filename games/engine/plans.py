"""Plans: what a seat means to answer in its next turn, and whether that still does the same when it comes.

A plan holds what each answer brought about on a planning table. It is tried on another one, made of the view
that its seat has then, so a trial reveals nothing. The outcome of a draw is in no plan, and pieces turned up
at the end of a turn do not stop one.
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct, structs

from games.choice import Choice, keys_of
from games.engine.moves import OpenMove
from games.engine.planning import PlanningTable
from games.engine.table import Table
from games.game import Event, Game, Option, Role
from games.hidden import Piece, as_seen_by, copy_state, map_pieces
from games.words import Argument, Message
from games.written_messages import Written, read_message, written

E = TypeVar("E", bound=Event)


class PlannedAnswer(Struct, Generic[E], frozen=True, omit_defaults=True):
    """An answer, and what it brought about when it was planned; stored."""

    prompt: str
    key: str
    name: Written
    """What it is called where nobody sees what is asked."""
    said: tuple[Written, ...] = ()
    """What its options said they bring."""
    events: tuple[E, ...] = ()
    """What its seat saw happen; of the end of a turn only what it did itself."""
    unasked: tuple[str, ...] = ()
    """What was answered without asking then."""


class Plan(Struct, Generic[E], frozen=True, omit_defaults=True):
    """What a seat means to answer in its next turn; stored."""

    phase: str
    """The phase that is its turn."""
    since: int
    """How many rows the log had when the plan was made."""
    answers: tuple[PlannedAnswer[E], ...]
    before: tuple[E, ...] = ()
    """What happened before the first answer."""
    unasked: tuple[str, ...] = ()
    """What was answered without asking before it."""
    forecast: int | None = None
    """The points foretold for the next scoring when it was made."""
    is_open_ended: bool = False
    """Whether its last answer leads to what the seat cannot know."""
    ends_turn: bool = False
    """Whether it is played to the end of the turn, nothing more being asked."""


@cache
def _decoder(events: Any) -> msgspec.json.Decoder[Plan[Any]]:
    plan: Any = Plan
    return msgspec.json.Decoder(plan[events])


def read_plan(game: Game[Any], stored: bytes | str) -> Plan[Any]:
    """A plan from its JSON. Raises msgspec.ValidationError or DecodeError."""
    return _decoder(game.events).decode(stored)


class Sign(StrEnum):
    """By which signs a plan stops if its owner wants it; stored."""

    WORDS = "words"
    """What the options say."""
    FORECAST = "forecast"
    """The points foretold for the next scoring."""


class Why(StrEnum):
    """Why a plan stops; the texts `plan-stops-<value>` say it."""

    SCORING = "scoring"
    NOT_ASKED = "not-asked"
    NOT_OFFERED = "not-offered"
    CHANCE = "chance"
    DIFFERS = "differs"
    WORDS = "words"
    FORECAST = "forecast"


class Stop(Struct, frozen=True):
    """Where a plan stops, and why."""

    step: int
    """The number of answers that still do the same."""
    why: Why
    before: Argument = None
    """What was planned, said or foretold, if it is now something else."""
    now: Argument = None
    reasons: tuple[Message, ...] = ()
    """Why the answer is not offered."""

    @property
    def message(self) -> Message:
        if self.reasons:
            return Message(f"plan-stops-{self.why}-why", {"reasons": self.reasons})
        both = {"before": self.before, "now": self.now}
        known = {name: each for name, each in both.items() if each is not None and self.before != self.now}
        if len(known) < len(both) and self.why is not Why.DIFFERS:
            known = {}
        return Message("-".join((f"plan-stops-{self.why}", *known)), known)


class Trial(Struct, frozen=True):
    """How far a plan can be played."""

    keys: tuple[str, ...]
    """What is to be answered, up to the stop; not what is answered without asking by now."""
    stop: Stop | None = None
    """None: the plan holds."""


def plan_of(table: Table[Any], planning: PlanningTable[Any]) -> Plan[Any]:
    """The plan that was laid out on a planning table, at a table as it is now."""
    twin = PlanningTable.begin_from(planning, planning.seat, planning.phase_start)
    before, unasked = tuple(_seen(twin, twin.open_moves[0])), _unasked(twin.open_moves[0])
    answers = tuple(_answered(twin, each.move.key) for each in planning.open_moves[1:])
    forecast = _forecast(table.game, table.view(planning.seat), planning.seat)
    ends_turn = not twin.waiting_seats and twin.open_moves[-1].role is Role.ENDS_TURN
    return Plan(
        planning.phase_start.phase,
        len(table.moves),
        answers,
        before,
        unasked,
        forecast,
        twin.is_open_ended,
        ends_turn,
    )


def has_come(table: Table[Any], seat: int, plan: Plan[Any]) -> bool:
    """Whether it is the turn that a plan is for, and nothing has been answered in it."""
    is_asked = table.waiting_seats == (seat,) and table.phase_start.phase == plan.phase
    return is_asked and len(table.open_moves) == 1


def try_plan(table: Table[Any], seat: int, plan: Plan[Any], signs: Collection[Sign] = ()) -> Trial:
    """Try a plan whose turn has come. A scoring since it was made always stops it, `signs` if wanted."""
    if was_scored(table, plan.since):
        return Trial((), Stop(0, Why.SCORING))
    if Sign.FORECAST in signs:
        forecast = _forecast(table.game, table.view(seat), seat)
        if forecast != plan.forecast:
            return Trial((), Stop(0, Why.FORECAST, plan.forecast, forecast))
    return follow(PlanningTable.begin_now(table, seat), plan, words=Sign.WORDS in signs)


def was_scored(table: Table[Any], since: int) -> bool:
    """Whether a scoring began after a row: a quarter, a cycle or a round that counts."""
    begun = (table.moves[row - 1].key for row in table.phase_starts if row > since)
    return any(not table.game.phases[phase].is_turn for phase in begun)


def follow(planning: PlanningTable[Any], plan: Plan[Any], *, words: bool = False) -> Trial:
    """Answer by a plan at the beginning of a planning table, which is left where the plan stops.

    Everything must be asked and offered, and do the same; with `words` the options must say the same. What is
    answered without asking, since nothing else is left, counts if it is what was planned; what was answered
    so when it was planned is answered the same where it is asked now.
    """
    run = _Run(planning, plan)
    stop = run.goes_on(-1)
    for step in range(len(plan.answers)):
        given = len(run.keys)
        stop = stop or run.give(step, words=words) or run.goes_on(step)
        if stop:
            for _ in run.keys[given:]:
                planning.undo(planning.seat)
            return Trial(tuple(run.keys[:given]), stop)
    return Trial(tuple(run.keys))


class _Run:
    """A plan that is being followed."""

    def __init__(self, planning: PlanningTable[Any], plan: Plan[Any]) -> None:
        self.keys: list[str] = []
        self._planning = planning
        self._plan = plan
        self._due: deque[Event] = deque()
        # What should have happened, and has not.
        self._happened = deque(_seen(planning, planning.open_moves[0]))
        # What has, and should not have, so far.
        self._unasked = deque(_unasked(planning.open_moves[0]))

    def give(self, step: int, *, words: bool) -> Stop | None:
        """Give an answer, unless it was given without asking; returned is why it cannot be given."""
        planned, choice = self._plan.answers[step], self._choice
        if choice is not None and self._asks(planned) and choice.allows(planned.key):
            stop = _said_else(step, choice, planned) if words else None
            if stop is None:
                self._answer(planned.key)
            return stop
        if planned.key in self._unasked:
            while self._unasked.popleft() != planned.key:
                pass
            return None
        if choice is not None and self._asks(planned):
            return Stop(step, Why.NOT_OFFERED, reasons=_why_not(choice, planned.key))
        return Stop(step, Why.CHANCE if self._planning.is_open_ended else Why.NOT_ASKED)

    def goes_on(self, step: int) -> Stop | None:
        """Answer what is asked now and was not, up to the answer after `step`; returned is what differs."""
        plan = self._plan
        planned = plan.answers[step] if step >= 0 else None
        following = plan.answers[step + 1] if step + 1 < len(plan.answers) else None
        self._due += planned.events if planned else plan.before
        self._match()
        left = deque(planned.unasked if planned else plan.unasked)
        while left and (choice := self._choice) and self._is_behind(following):
            if choice.allows(key := left.popleft()):
                self._answer(key)
                self._match()
        may_be_more = following.key in self._unasked if following else plan.is_open_ended
        if not self._due and (may_be_more or not self._happened):
            return None
        if self._planning.is_open_ended and not self._happened:
            return Stop(max(step, 0), Why.CHANCE)
        return Stop(max(step, 0), Why.DIFFERS, _text_of(self._due), _text_of(self._happened))

    def _is_behind(self, following: PlannedAnswer[Any] | None) -> bool:
        """Whether something is due that has not happened, or the next answer is not asked."""
        if self._due or following is None:
            return bool(self._due) and not self._happened
        return not self._asks(following) and following.key not in self._unasked

    @property
    def _choice(self) -> Choice | None:
        return self._planning.pending_choice(self._planning.seat)

    def _asks(self, planned: PlannedAnswer[Any]) -> bool:
        return self._choice is not None and self._choice.prompt_id == planned.prompt

    def _answer(self, key: str) -> None:
        self._happened += _events_of(self._planning, key)
        self._unasked += _unasked(self._planning.open_moves[-1])
        self.keys.append(key)

    def _match(self) -> None:
        while self._due and self._happened and _essence(self._due[0]) == _essence(self._happened[0]):
            self._due.popleft()
            self._happened.popleft()


def cause(table: Table[Any], seat: int, plan: Plan[Any], signs: Collection[Sign] = ()) -> Event | None:
    """The event from which on a plan was stopped, as its seat saw it; None if that is no single one."""
    learned = {n for n, _ in table.history(seat, plan.since)}
    state = table.game.start(table.players, table.options)
    moments = list[tuple[Event, Any]]()
    for n, event in table.full_history():
        event.apply(state)
        if n in learned:
            moments.append((as_seen_by(event, seat), as_seen_by(copy_state(state), seat)))
    found: Event | None = None
    for event, view in reversed(moments):
        stops = _stops(table, view, seat, plan, signs)
        if stops is not None and not stops:
            break
        found = event if stops else found
    return found


def _stops(table: Table[Any], view: Any, seat: int, plan: Plan[Any], signs: Collection[Sign]) -> bool | None:
    """Whether a plan would stop at a moment before its turn; None where it cannot be tried."""
    if Sign.FORECAST in signs and _forecast(table.game, view, seat) != plan.forecast:
        return True
    start = table.game.ahead(view, seat) if table.game.ahead else None
    if start is None:
        return None
    planning = PlanningTable.begin_from(table, seat, start)
    return follow(planning, plan, words=Sign.WORDS in signs).stop is not None


def _answered(planning: PlanningTable[Any], key: str) -> PlannedAnswer[Any]:
    choice = planning.pending_choice(planning.seat)
    assert choice is not None
    options = options_of(choice, key)
    name, said = written(joint_label(options)), _said(choice, key, options)
    events = _events_of(planning, key)
    return PlannedAnswer(choice.prompt_id, key, name, said, events, _unasked(planning.open_moves[-1]))


def _events_of(planning: PlanningTable[Any], key: str) -> tuple[Event, ...]:
    """Give an answer, and return what its seat saw happen; at the end of a turn only what it did itself."""
    planning.answer(planning.seat, key)
    move = planning.open_moves[-1]
    events = tuple(_seen(planning, move))
    if move.role is not Role.ENDS_TURN:
        return events
    return tuple(each for each in events if each.owner == planning.seat and each.message())


def _seen(planning: PlanningTable[Any], move: OpenMove) -> Iterator[Event]:
    return (as_seen_by(event, planning.seat) for event, _ in move.events)


def _unasked(move: OpenMove) -> tuple[str, ...]:
    return tuple(each.key for each in move.unasked)


def _essence(event: Event) -> Event:
    """An event without who knows its pieces, and without what makes no difference to its owner."""
    same: Event = map_pieces(event, lambda piece: Piece(piece.face, None, piece.bag))
    return structs.replace(same, **dict.fromkeys(event.alike)) if event.alike else same


def options_of(choice: Choice, key: str) -> list[Option]:
    keys = keys_of(key) if choice.several else (key,)
    return [option for each in keys if (option := choice.option(each))]


def joint_label(options: list[Option]) -> Message:
    if len(options) == 1:
        return options[0].shown_full
    return Message("joined-list", {"list": tuple(option.shown_full for option in options) or ("none",)})


def _said(choice: Choice, key: str, options: list[Option]) -> tuple[Written, ...]:
    """What options say they bring, singly and together."""
    said = [option.about for option in options] + [choice.joint_effect(key)]
    return tuple(written(each) for each in said if each)


def _said_else(step: int, choice: Choice, planned: PlannedAnswer[Any]) -> Stop | None:
    """The stop where options say something else than when they were planned."""
    options = options_of(choice, planned.key)
    name, said = written(joint_label(options)), _said(choice, planned.key, options)
    if (name, said) == (planned.name, planned.said):
        return None
    pairs = zip((planned.name, *planned.said), (name, *said), strict=False)
    before, now = next((pair for pair in pairs if pair[0] != pair[1]), (planned.name, name))
    return Stop(step, Why.WORDS, read_message(before), read_message(now))


def _why_not(choice: Choice, key: str) -> tuple[Message, ...]:
    """Reasons why an answer is not offered, if the question has them."""
    ways = {key, key.partition("=")[0], key.partition("+")[0]}
    return next((each.reasons for each in choice.things if each.key in ways), ())


def _text_of(events: Iterable[Event]) -> Message | None:
    """The message of the first event that has one."""
    return next((message for event in events if (message := event.message())), None)


def _forecast(game: Game[Any], view: Any, seat: int) -> int | None:
    """The points foretold for the next scoring."""
    found = game.forecasts(view, seat) if game.forecasts else ()
    return found[0].points if found else None
