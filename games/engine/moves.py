"""Moves: the rows of a log, and those of the phase that is still open."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field

from games.engine.errors import Damaged
from games.game import Event, Role
from games.hidden import as_seen_by
from games.words import Message

UNDO = "undo"
"""The key of a move that takes another one back."""


class Move(Struct, frozen=True, omit_defaults=True):
    """A row of the log: who chose what, what was drawn, what happened."""

    seat: int | None
    """Who chose; None for the beginning of a phase."""
    key: str
    """The key of the option, UNDO, or the name of the phase that begins."""
    draws: tuple[str, ...] = ()
    """The pieces drawn, in this order."""
    events: tuple[Event, ...] = ()
    undoes: int | None = None
    """The row it takes back; a phase that begins with it begins again, all since that row is void."""
    secret: int = 0
    """Of a beginning: how many of its last events happened in lanes, so that others saw them later."""


class Draw(NamedTuple):
    """A piece that was drawn, and where."""

    bag: str
    face: str
    lane: int | None
    """The seat in whose lane it is a secret, None outside of lanes."""
    place: str
    """Phase from 1 / bag / lane's seat or "table" / how many draws from that bag came before in it."""
    pieces: Sequence[str]
    """What was in the bag."""
    seats: tuple[int, ...] | None
    """The seats that then know it; None: everybody."""

    def is_known_to(self, seat: int | None) -> bool:
        """Whether a seat, or the public (None), has seen it at once."""
        return self.seats is None or seat in self.seats


class Unasked(NamedTuple):
    """An answer that was taken without asking, being the only one."""

    lane: int | None
    """The seat in whose lane; None outside of lanes."""
    key: str


class OpenMove(Struct, eq=False):
    """A move of the open phase, with what must be remembered about it until the phase ends."""

    n: int
    move: Move
    events: list[tuple[Event, int | None]] = field(default_factory=list)
    """What happened, each with the seat in whose lane it is a secret, None outside of lanes."""
    draws: list[Draw] = field(default_factory=list)
    refills: list[Event] = field(default_factory=list)
    """Those of its events that put pieces back into a bag."""
    shown_in: int | None = None
    """The row in which everybody saw it; None as long as only its own seat may."""
    final: bool = False
    """Whether it can no longer be taken back."""
    role: Role = Role.PLAIN
    """The role of the option that was picked."""
    declined: Message | None = None
    """The label of that option, if it declines."""
    unasked: Sequence[Unasked] = ()
    """What was taken in it without asking."""

    @property
    def only_opens_menu(self) -> bool:
        """Whether it did nothing yet but open a menu or choose a part of something."""
        return not self.events and self.role is not Role.DECLINES


class PastEvent(Struct, frozen=True):
    """An event as a seat may have come to know it."""

    n: int
    shown_in: int
    """The row in which others saw it."""
    seat: int | None
    """The seat that moved and saw it at once."""
    in_row: tuple[int, Event]

    def seen_by(self, seat: int | None) -> tuple[int, Event]:
        """The event with its row, as a seat may know it."""
        seen = as_seen_by(self.event, seat)
        return self.in_row if seen is self.event else (self.n, seen)

    @property
    def event(self) -> Event:
        return self.in_row[1]


class Past:
    """The events of finished phases, in the order of their rows, and as each seat may know them."""

    def __init__(self, events: Sequence[PastEvent] = ()) -> None:
        self.events = list(events)
        self._seen: dict[int | None, list[tuple[int, Event]]] = {}
        # A list in it is never changed, only replaced: copies share it.

    def add(self, events: Sequence[PastEvent]) -> None:
        self.events += events

    def copy(self) -> Past:
        twin = Past(self.events)
        twin._seen = dict(self._seen)
        return twin

    def before_row(self, row: int) -> Past:
        number = bisect_left(self.events, row, key=_happened_in)
        twin = Past(self.events[:number])
        twin._seen = {seat: seen[:number] for seat, seen in self._seen.items()}
        return twin

    def seen_by(self, seat: int | None, since: int) -> list[tuple[int, Event]]:
        """What a seat came to know after row `since`, as it may know it, each with its row."""
        seen = self._all_seen_by(seat)
        shown = bisect_right(self.events, since, key=_shown_in)
        happened = bisect_right(self.events, since, key=_happened_in)
        return [seen[i] for i in range(shown, happened) if not self._is_own(i, seat)] + seen[happened:]

    def _is_own(self, index: int, seat: int | None) -> bool:
        return seat is not None and self.events[index].seat == seat

    def _all_seen_by(self, seat: int | None) -> list[tuple[int, Event]]:
        seen = self._seen.get(seat, [])
        if len(seen) < len(self.events):
            seen = [*seen, *(each.seen_by(seat) for each in self.events[len(seen) :])]
            self._seen[seat] = seen
        return seen


def _shown_in(event: PastEvent) -> int:
    return event.shown_in


def _happened_in(event: PastEvent) -> int:
    return event.n


class LogIndex:
    """Which rows of a log are whose, so that nobody has to search the log for them."""

    def __init__(self, moves: Sequence[Move] = ()) -> None:
        self._length = 0
        self._own: dict[int, list[int]] = {}
        self.phase_starts: list[int] = []
        """The rows in which phases begin, those begun again included."""
        self.begun_again = 0
        """How many phases were begun again."""
        self.add(moves)

    def add(self, moves: Sequence[Move]) -> None:
        for n, move in enumerate(moves, self._length + 1):
            rows = self.phase_starts if move.seat is None else self._own.setdefault(move.seat, [])
            rows.append(n)
            self.begun_again += move.seat is None and move.undoes is not None
        self._length += len(moves)

    def rows_of_seat(self, seat: int) -> Sequence[int]:
        """List the rows of a seat, including undos."""
        return self._own.get(seat, [])

    def copy(self) -> LogIndex:
        twin = LogIndex()
        twin._length, twin.begun_again = self._length, self.begun_again
        twin._own = {seat: list(rows) for seat, rows in self._own.items()}
        twin.phase_starts = list(self.phase_starts)
        return twin


Row = tuple[int, Move]
"""A move with the number of its row, from 1."""


def last_row_before_question(moves: Sequence[Move], row: int) -> int:
    """The last row after this one before somebody is asked again: phases that begin without a choice."""
    while row < len(moves) and moves[row].seat is None and moves[row].undoes is None:
        row += 1
    return row


def past_events(n: int, move: Move, last: int) -> list[PastEvent]:
    """The events of a finished phase's move: a beginning was seen at once, the rest by row `last`."""
    at_once = len(move.events) - move.secret if move.seat is None else 0
    return [
        PastEvent(n, n if number < at_once else last, move.seat, (n, event))
        for number, event in enumerate(move.events)
    ]


def rows_by_phase(moves: Sequence[Move]) -> list[tuple[list[Row], int]]:
    """The log by phases: the rows of each that were not taken back, and its last row. Raises Damaged."""
    phases: list[tuple[list[Row], int]] = []
    rows: list[Row] = []
    for n, move in enumerate(moves, 1):
        if move.seat is None and move.undoes is None:
            rows = [(n, move)]
            phases.append((rows, n))
            continue
        if not phases:
            raise Damaged("the log does not begin with the beginning of a phase")
        if move.seat is None:
            if not rows or rows[0][0] != move.undoes:
                raise Damaged(f"row {n} begins a phase again that is not open")
            rows[:] = [(n, move)]
        elif move.undoes is None:
            rows.append((n, move))
        else:
            taken = [row for row in rows if row[0] == move.undoes and row[1].seat == move.seat]
            if not taken:
                raise Damaged(f"row {n} takes back row {move.undoes}, which does not stand")
            rows.remove(taken[0])
        phases[-1] = (rows, n)
    return phases
