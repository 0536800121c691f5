"""A table for computer players: no log, no undo, cheap copies, the same chance for all lines."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from copy import copy
from hashlib import blake2b

from msgspec import Struct

from games.choice import Choice
from games.engine.errors import ScriptFault
from games.engine.moves import Unasked
from games.engine.script import PhaseScripts
from games.engine.table import Table
from games.game import Event, S
from games.hidden import Piece, copy_state

_BITS = 32


class _Made(Struct, frozen=True):
    """A move of the open phase."""

    seat: int | None
    key: str
    unasked: Sequence[Unasked]
    faces: Sequence[str]


class Playout(Table[S]):
    """A table without a log; a draw follows from `seed`, its bag, and the number of draws out of that bag."""

    @classmethod
    def from_table(cls, imagined: Table[S], seed: int) -> Playout[S]:
        """A playout of an imagined table, which itself never changes."""
        table = cls.__new__(cls)
        table.game, table.players, table.options = imagined.game, imagined.players, imagined.options
        table.phase_start = imagined.phase_start
        table.phases_over = imagined.phases_over
        table.seed = seed
        table.made = [
            _Made(each.move.seat, each.move.key, each.unasked, each.move.draws)
            for each in imagined.open_moves
        ]
        table.drawn = Counter()
        table._gained_before = Counter()
        return table.fork()

    seed: int
    made: list[_Made]
    """The moves of the open phase."""
    drawn: Counter[str]
    """Bag -> how many draws from it."""
    gained: Counter[tuple[int, str]]
    """Seat, source -> the points it brought since the open phase of the imagined table began."""
    _gained_before: Counter[tuple[int, str]]
    """The same at the beginning of the open phase."""
    _faces: list[str]
    _again: deque[str]

    def fork(self, seed: int | None = None) -> Playout[S]:
        """A copy of the table; `seed`: for its further draws."""
        twin = copy(self)
        twin.state = copy_state(self.phase_start)
        twin.scripts = PhaseScripts(twin)
        twin.drawn = Counter(self.drawn)
        twin.gained = Counter(self._gained_before)
        twin.made = []
        for each in self.made:
            twin._again = deque(each.faces)
            twin._make(each.seat, each.key, each.unasked)
        twin._again = deque()
        if seed is not None:
            twin.seed = seed
        return twin

    def choose(self, seat: int, key: str) -> None:
        """Pick an option for a seat, unchecked, and continue until a seat is asked."""
        self._make(seat, key, None)
        while self.state.phase and self.scripts.is_done:
            self.phase_start = copy_state(self.state)
            self._gained_before = Counter(self.gained)
            self.phases_over += 1
            self.scripts = PhaseScripts(self)
            self.made = []
            self._make(None, self.state.phase, None)

    def _make(self, seat: int | None, key: str, unasked: Sequence[Unasked] | None) -> None:
        self._faces = []
        if seat is None:
            self.scripts.begin(self.game.phases[key].script(self), unasked)
        else:
            self.scripts.answer(seat, key, unasked)
        self.made.append(_Made(seat, key, self.scripts.unasked, self._faces))

    @property
    def draws(self) -> int:
        """How many draws were left to chance so far."""
        return self.drawn.total()

    def pending_choice(self, seat: int) -> Choice | None:
        """What a seat has to choose now, if anything; it cannot be looked at for people."""
        return self.scripts.choice_of(seat)

    def apply(self, event: Event) -> None:
        event.apply(self.state)
        if (gain := event.gain) is not None and event.owner is not None:
            self.gained[event.owner, gain.source] += gain.points

    def refill(self, bag: str, event: Event) -> None:  # noqa: ARG002
        event.apply(self.state)

    def draw(self, bag: str) -> str:
        return self._recorded_face() or super().draw(bag)

    def draw_piece(self, bag: str, seats: tuple[int, ...] | None) -> Piece:
        """A piece out of a bag, known to these seats."""
        face = self._recorded_face()
        return Piece(face, seats, bag) if face else super().draw_piece(bag, seats)

    def next_draws(self, bag: str, most: int) -> list[str]:
        """The faces of the next draws out of a bag."""
        inside, drawn = self.state.bag(bag), Counter(self.drawn)
        found = []
        for _ in range(min(most, len(inside))):
            found.append(self._face_at(bag, inside, drawn))
            inside.remove(found[-1])
        return found

    def _recorded_face(self) -> str | None:
        """The next face while moves are repeated, when the bag's contents need not be known."""
        if not self._again:
            return None
        self._faces.append(self._again.popleft())
        return self._faces[-1]

    def _draw(self, bag: str, inside: Sequence[str], seats: tuple[int, ...] | None) -> str:  # noqa: ARG002
        if not inside:
            raise ScriptFault(f"nothing is left in the bag {bag!r}")
        if face := self._recorded_face():
            return face
        self._faces.append(self._face_at(bag, inside, self.drawn))
        return self._faces[-1]

    def _face_at(self, bag: str, inside: Sequence[str], drawn: Counter[str]) -> str:
        """The face that comes out of a bag next, counted as drawn."""
        place = f"{self.seed}/{bag}/{drawn[bag]}".encode()
        number = int.from_bytes(blake2b(place, digest_size=4).digest(), "big")
        drawn[bag] += 1
        return inside[number * len(inside) >> _BITS]
