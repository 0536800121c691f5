"""The planning table: a seat's next turn as if it began now, made of nothing but what the seat sees.

It ends with the phase, and before whatever the seat cannot know: a draw, a face turned up, a rival's answer.
So two tables that look alike to the seat give the same planning table, and chance is never asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from games.engine.moves import Move, OpenMove, Unasked
from games.engine.script import Ask, PhaseScripts
from games.engine.table import Table
from games.game import Event, S, seats_clockwise
from games.hidden import as_seen_by, copy_state, pieces_in


class _Unknown(Exception):
    """The turn has come to what its seat cannot know."""


class _OwnScripts(PhaseScripts):
    """Scripts that ask one seat alone."""

    def __init__(self, table: PlanningTable[S]) -> None:
        super().__init__(table)
        self._seat = table.seat

    def _answer_taken_unasked(self, ask: Ask, lane: int | None) -> str | None:
        if ask.seat != self._seat:
            raise _Unknown
        return super()._answer_taken_unasked(ask, lane)


class PlanningTable(Table[S]):
    """The next turn of a seat, to try out; every answer can be taken back."""

    seat: int
    is_open_ended: bool
    """Whether it ended before what the seat cannot know."""

    @classmethod
    def begin_ahead(cls, table: Table[S], seat: int, keys: Sequence[str] = ()) -> PlanningTable[S] | None:
        """The next turn of a seat as if it began now, after some answers; None where it cannot be planned."""
        ahead = table.game.ahead
        start = ahead(table.view(seat), seat) if ahead else None
        if start is None:
            return None
        planning = cls.begin_from(table, seat, start)
        for key in keys:
            planning.answer(seat, key)
        return planning

    @classmethod
    def begin_now(cls, table: Table[S], seat: int) -> PlanningTable[S]:
        """The planned turn, which has come, from its beginning, as the seat knows it."""
        return cls.begin_from(table, seat, as_seen_by(copy_state(table.phase_start), seat))

    @classmethod
    def begin_from(cls, table: Table[S], seat: int, start: S) -> PlanningTable[S]:
        planning = cls(table.game, table.players, table.options)
        planning.seat, planning.phase_start = seat, start
        planning.restart()
        planning._play(Move(None, start.phase))
        return planning

    def restart(self) -> None:
        super().restart()
        self.scripts = _OwnScripts(self)
        self.is_open_ended = False

    def apply(self, event: Event) -> None:
        """Apply an event; one that turns up a face ends the turn instead."""
        if any(piece.face is None and piece.seen_by(self.seat) for piece in pieces_in(event)):
            raise _Unknown
        super().apply(event)

    def _draw(self, bag: str, inside: Sequence[str], seats: tuple[int, ...] | None) -> NoReturn:  # noqa: ARG002
        raise _Unknown

    def _empty(self) -> PlanningTable[S]:
        twin = PlanningTable(self.game, self.players, self.options)
        twin.seat = self.seat
        twin.phase_start = self.phase_start
        twin.restart()
        return twin

    def _run_phases(self) -> None:
        """Begin no further phase."""

    def _run_script(self, move: Move, unasked: Sequence[Unasked] | None) -> None:
        try:
            super()._run_script(move, unasked)
        except _Unknown:
            self.scripts.close()
            self.is_open_ended = True

    def _undoable(self, seat: int, since: int = 0) -> list[OpenMove]:
        return [each for each in self.open_moves if each.move.seat == seat and each.n > since]


def seats_between(table: Table[S], seat: int) -> tuple[int, ...]:
    """The seats whose turns lie before the next one of a seat, the first one first."""
    if not table.waiting_seats:
        return ()
    order = seats_clockwise(table.waiting_seats[0], table.players)
    return tuple(order[: order.index(seat)] if seat != order[0] else order[1:])
