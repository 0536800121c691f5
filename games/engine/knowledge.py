"""Knowledge of a seat about the open phase for tables imagined by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from games.engine.moves import OpenMove
from games.game import Event, State
from games.hidden import Piece, as_seen_by, copy_state, pieces_in

if TYPE_CHECKING:
    from games.engine.table import Table

Face = tuple[str, str]
"""A bag, and the face of a piece out of it."""


class Slot(Struct, frozen=True):
    """A piece whose face the seat did not know when it came."""

    bag: str
    seats: tuple[int, ...]
    """The seats that knew it."""
    move: int | None = None
    """Which of the known moves drew it; None: it was there when the phase began."""
    draw: int = 0
    """Which draw of that move it was; of those that were there before, which hidden piece of the state."""

    def is_there(self, move: int) -> bool:
        """Whether the piece had come when this known move was made."""
        return self.move is None or self.move <= move


class Shown(Struct, frozen=True):
    """A face that was new to the seat."""

    face: Face
    owner: int | None
    """Whose event showed it."""
    move: int
    """In which of the known moves."""
    is_new: bool
    """Whether it cannot be a piece that the seat once knew."""


class KnownMove(Struct, frozen=True):
    """A move of the open phase that the seat knows."""

    move: OpenMove
    events: tuple[Event, ...]
    """What it saw happen, as it saw it."""
    faces: tuple[str | None, ...]
    """What was drawn; None where it saw only that something was."""
    in_lanes: bool
    """Whether other seats did something in it that is still a secret of their lanes."""
    key: str | None
    """The option that was picked; None if an event hides it."""

    @property
    def seat(self) -> int | None:
        return self.move.move.seat


class Knowledge(Struct, frozen=True):
    """Knowledge of a seat about the open phase."""

    seat: int | None
    start: Any
    """Its view of the state when the phase began."""
    moves: tuple[KnownMove, ...] = ()
    slots: tuple[Slot, ...] = ()
    """The pieces it did not know, in the order of the state, then of the draws."""
    shown: tuple[Shown, ...] = ()
    """The part of them it saw later."""
    drawn: tuple[Face, ...] = ()
    """What else it saw drawn, from what was in the bags when the phase began."""


def knowledge_of(table: Table[Any], seat: int | None) -> Knowledge:
    """The knowledge of a seat about a table's open phase; None is the public."""
    start = as_seen_by(copy_state(table.phase_start), seat)
    moves = [each for each in table.open_moves if _is_known(each, seat)]
    opened_lanes = _lane_opening_move(table)
    known = tuple(_known_move(each, seat, in_lanes=each is opened_lanes) for each in moves)
    slots = (*_hidden_pieces(start), *_hidden_draws(known))
    if not slots:
        return Knowledge(seat, start, known)
    count = _Count(table.phase_start, seat, {slot.bag for slot in slots})
    for number, each in enumerate(known):
        count.add(number, each)
    count.recount(len(known), None)
    return Knowledge(seat, start, known, slots, tuple(count.shown), tuple(count.drawn))


def _is_known(move: OpenMove, seat: int | None) -> bool:
    """Whether a seat knows of an open move at all."""
    return move.move.seat in (seat, None) or move.shown_in is not None


def events_seen(move: OpenMove, seat: int | None, *, in_lanes: bool) -> list[Event]:
    """The events of a known move as a seat saw them, unknown faces included."""
    return [event for event, lane in move.events if not in_lanes or lane in (None, seat)]


def _lane_opening_move(table: Table[Any]) -> OpenMove | None:
    """The move from which on seats act side by side, if they do now: the last that all have seen."""
    shown = [each for each in table.open_moves if each.shown_in is not None]
    return shown[-1] if shown and table.scripts.side_by_side else None


def _known_move(move: OpenMove, seat: int | None, *, in_lanes: bool) -> KnownMove:
    events = tuple(as_seen_by(event, seat) for event in events_seen(move, seat, in_lanes=in_lanes))
    faces = tuple(
        draw.face if draw.is_known_to(seat) and (not in_lanes or draw.lane in (None, seat)) else None
        for draw in move.draws
    )
    hidden = sum(piece.face is None for event in events for piece in pieces_in(event))
    is_open = move.move.seat in (seat, None) or hidden <= faces.count(None)
    return KnownMove(move, events, faces, in_lanes, move.move.key if is_open else None)


def _hidden_pieces(state: State) -> Iterator[Slot]:
    hidden = [piece for piece in pieces_in(state) if piece.face is None]
    return (Slot(piece.bag, piece.seats or (), draw=number) for number, piece in enumerate(hidden))


def _hidden_draws(moves: Sequence[KnownMove]) -> Iterator[Slot]:
    for number, known in enumerate(moves):
        for which, (draw, face) in enumerate(zip(known.move.draws, known.faces, strict=True)):
            if face is None and draw.seats is not None:
                yield Slot(draw.bag, draw.seats, number, which)


class _Count:
    """Counts the faces that a seat knows, event by event, to find out which hidden pieces it was shown."""

    def __init__(self, start: State, seat: int | None, bags: set[str]) -> None:
        self.shown: list[Shown] = []
        self.drawn: list[Face] = []
        self._state = copy_state(start)
        self._seat = seat
        self._bags = bags
        self._faces = self._faces_now()
        self._announced: Counter[Face] = Counter()
        # Drawn before the eyes of the seat, but not yet in the state.
        self._put_back: Counter[Face] = Counter()
        # Known pieces that went back into a bag, as from a discard pile.
        self._lost: Counter[Face] = Counter()
        # Known pieces that went out of sight, as into a hand.

    def add(self, number: int, known: KnownMove) -> None:
        """Count the next move that the seat knows."""
        for draw, face in zip(known.move.draws, known.faces, strict=True):
            if face is not None and draw.bag in self._bags:
                self._announced[draw.bag, face] += 1
        for event in events_seen(known.move, self._seat, in_lanes=known.in_lanes):
            event.apply(self._state)
            fills_again = any(event is each for each in known.move.refills)
            if fills_again or any(map(self._shows, pieces_in(event))):
                self.recount(number, event.owner, fills_again=fills_again)

    def recount(self, number: int, owner: int | None, *, fills_again: bool = False) -> None:
        """Note which faces have come to be known, or have gone, by an event of this owner."""
        faces = self._faces_now()
        for face, times in sorted((faces - self._faces).items()):
            announced = min(times, self._announced[face])
            self._announced[face] -= announced
            back = min(announced, self._put_back[face])
            self._put_back[face] -= back
            self.drawn += [face] * (announced - back)
            lost = min(times - announced, self._lost[face])
            self._lost[face] -= lost
            self.shown += [Shown(face, owner, number, is_new=False)] * lost
            self.shown += [Shown(face, owner, number, is_new=True)] * (times - announced - lost)
        (self._put_back if fills_again else self._lost).update(self._faces - faces)
        self._faces = faces

    def _shows(self, piece: Piece) -> bool:
        return piece.bag in self._bags and piece.seen_by(self._seat)

    def _faces_now(self) -> Counter[Face]:
        return Counter(
            (piece.bag, piece.face) for piece in pieces_in(self._state) if piece.face and self._shows(piece)
        )
