"""The notifications of a step, which follow from its table alone, never from a particular game."""

from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from games.engine.moves import Move
from games.engine.script import Readiness
from games.engine.table import Table
from storage.core.kinds import Kind
from storage.core.rows import Notification


class Step(Struct, frozen=True):
    """New rows of a table."""

    before: Table[Any] | None
    """None: the table begins, or its phase begins again."""
    after: Table[Any]
    first: int
    """The number of the first new row."""

    @property
    def rows(self) -> list[tuple[int, Move]]:
        return list(enumerate(self.after.moves[self.first - 1 :], self.first))

    @property
    def last_row(self) -> int:
        return len(self.after.moves)

    @property
    def acted(self) -> set[int]:
        return {move.seat for _, move in self.rows if move.seat is not None}

    @property
    def newly_asked(self) -> tuple[int, ...]:
        """The seats with a new choice; one after their own undo is not new."""
        moves = [move for _, move in self.rows]
        if self.before is None or any(move.seat is None for move in moves):
            return self.after.waiting_seats
        if any(move.undoes is not None for move in moves):
            return ()
        if _have_lanes_changed(self.before.readiness, self.after.readiness):
            return self.after.waiting_seats
        return tuple(seat for seat in self.after.waiting_seats if seat not in self.before.waiting_seats)

    def waiting_since(self, before: Mapping[int, float], now: float) -> dict[int, float]:
        """The beginning of each seat's wait; a seat that is not asked again keeps its time of `before`."""
        asked = self.newly_asked
        return {seat: now if seat in asked else before.get(seat, now) for seat in self.after.waiting_seats}

    def notifications(self, computers: Collection[int]) -> tuple[Notification, ...]:
        """The notifications; none for computer players, and no turn where they alone are asked."""
        people = [seat for seat in range(self.after.players) if seat not in computers]
        asked = [seat for seat in self.newly_asked if seat in people or not people]
        return (
            *self._public_notifications(turn=bool(asked)),
            *(
                Notification(Kind.RECEIVED, n, seat)
                for seat in people
                if seat not in self.after.waiting_seats
                for n in self._gift_rows(seat)
            ),
            *(Notification(Kind.ASK, self.last_row, seat, replaces=True) for seat in asked if seat in people),
            *(Notification(Kind.FINAL_PANEL, self.last_row, seat) for seat in people if self.after.over),
        )

    def wishes(self, computers: Collection[int]) -> tuple[Notification, ...]:
        """Optional news for seats, if their users want them."""
        people = [seat for seat in range(self.after.players) if seat not in computers]
        following, last = self._seat_newly_next(), self._last_to_choose()
        return (
            *(
                Notification(Kind.NEXT, self.last_row, seat, if_set="tell_next")
                for seat in following & {*people}
            ),
            *(
                Notification(Kind.ALL_READY, self.last_row, seat, if_set="tell_all_ready")
                for seat in last & {*people}
                if any(other in people for other in self.after.lanes if other != seat)
            ),
        )

    def _seat_newly_next(self) -> set[int]:
        """The seat that has come to act next, unless it has just acted itself."""
        if not self.newly_asked:
            return set()
        before = None if self.before is None else next_to_act(self.before)
        after = next_to_act(self.after)
        return set() if after is None or after == before or after in self.acted else {after}

    def _last_to_choose(self) -> set[int]:
        """The seat for which all others have come to wait, of those that act side by side."""
        before = _seats_still_choosing(self.before) if self.before else set[int]()
        after = _seats_still_choosing(self.after)
        return after if len(after) == 1 and after < before else set()

    def _public_notifications(self, *, turn: bool) -> Iterator[Notification]:
        for n, move in self.rows:
            if move.seat is None and move.undoes is not None:
                yield Notification(Kind.AGAIN, n)
            if self._ends_scoring(n):
                yield Notification(Kind.SCORING, n)
        if self.after.over:
            yield Notification(Kind.END, self.last_row)
            yield Notification(Kind.CARD, self.last_row, replaces=True)
        elif turn:
            yield Notification(Kind.TURN, self.last_row)
        elif self.before and self.after.readiness and self.after.readiness != self.before.readiness:
            yield Notification(Kind.COUNTER, self.last_row, replaces=True)

    def _ends_scoring(self, n: int) -> bool:
        """Whether row n is the last one of a scoring."""
        starts = self.after.phase_starts
        number = bisect_right(starts, n)
        is_last = self.after.over and n == self.last_row
        has_next = number < len(starts) and starts[number] == n + 1
        if not is_last and (not has_next or self.after.moves[n].undoes is not None):
            return False
        return self.after.game.phases[self.after.moves[starts[number - 1] - 1].key].is_scoring

    def _gift_rows(self, seat: int) -> list[int]:
        """The rows in which somebody gave something to this seat, of those it has just come to know."""
        history = self.after.history(seat, self.first - 1)
        gifts = (n for n, event in history if event.owner == seat and event.received_from not in (None, seat))
        return sorted(set(gifts))


def _have_lanes_changed(before: Readiness | None, after: Readiness | None) -> bool:
    """Whether seats begin, or have ended, to act side by side: the number of those ready only grows."""
    if before is None or after is None:
        return before is not after
    return after.ready < before.ready


def next_to_act(table: Table[Any]) -> int | None:
    """The seat that acts after the one that does now, as everybody knows; None if it is not known."""
    if table.game.next_to_act is None or table.over:
        return None
    return table.game.next_to_act(table.view(None))


def _seats_still_choosing(table: Table[Any]) -> set[int]:
    """The seats that still choose while several do so side by side."""
    return {seat for seat, done in table.lanes.items() if not done}
