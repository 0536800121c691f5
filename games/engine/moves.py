"""Moves: the rows of a log, and those of the phase that is still open."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from games.engine.errors import Damaged
from games.game import Event, Role

UNDO = "undo"
"""The key of a move that takes another one back."""


class Move(Struct, frozen=True, omit_defaults=True):
    """A row of the log: who chose what, what was drawn, what happened."""

    seat: int | None
    """Who chose; None for the beginning of a phase."""
    key: str
    """The key of the option, UNDO, or the name of the phase that begins."""
    draws: tuple[str, ...] = ()
    """What came out of bags, in this order."""
    events: tuple[Event, ...] = ()
    undoes: int | None = None
    """The row it takes back; a phase that begins with it begins again, all since that row is void."""
    secret: int = 0
    """Of a beginning: how many of its last events happened in lanes, so that others saw them later."""


class OpenMove(Struct, eq=False):
    """A move of the open phase, with what must be remembered about it until the phase ends."""

    n: int
    """Its row in the log, from 1."""
    move: Move
    events: list[tuple[Event, int | None]] = field(default_factory=list)
    """What happened, each with the seat in whose lane it is a secret, None outside of lanes."""
    draws: list[tuple[str, str, int | None]] = field(default_factory=list)
    """What was drawn: bag, face, and the seat in whose lane it is a secret."""
    shown_in: int | None = None
    """The row in which everybody saw it; None as long as only its own seat may."""
    final: bool = False
    """Whether it can no longer be taken back."""
    role: Role = Role.PLAIN
    """The role of the option that was picked."""

    @property
    def opens_only(self) -> bool:
        """Whether it did nothing yet but open a menu or choose a part of something."""
        return not self.events and self.role is not Role.DECLINES


class PastEvent(Struct, frozen=True):
    """An event as a seat may have come to know it."""

    n: int
    """The row it happened in."""
    shown_in: int
    """The row in which others saw it."""
    seat: int | None
    """Whose move it was part of: this seat saw it at once."""
    event: Event


Row = tuple[int, Move]
"""A move with the number of its row, from 1."""


def asked_after(moves: Sequence[Move], row: int) -> int:
    """The last row after this one before somebody is asked again: phases that begin without a choice."""
    while row < len(moves) and moves[row].seat is None and moves[row].undoes is None:
        row += 1
    return row


def past_events(n: int, move: Move, last: int) -> list[PastEvent]:
    """The events of a finished phase's move: a beginning was seen at once, the rest by row `last`."""
    at_once = len(move.events) - move.secret if move.seat is None else 0
    return [
        PastEvent(n, n if number < at_once else last, move.seat, event)
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
