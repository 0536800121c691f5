"""The best rest of a seat's turn: every answer worth a try is followed to the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.forum_trajanum.agent import masks, moves
from games.forum_trajanum.agent.moves import Position, Question
from games.forum_trajanum.agent.patterns import progress_of
from games.forum_trajanum.agent.seat import Moment, Seat
from games.forum_trajanum.pieces import CYCLES, GRAYS, PATRICIAN_I, PLANS, SIZE

_PLACES, _SQUARES, _TILES = 1, 4, 3  # answers that are tried

_PRICES = {"builder": 3.5, "assistant": 3.0, "coin": 3.0, "tribune": 1.5}
"""What goods are worth when it is chosen how to pay; workers are worth 2."""

Best = tuple[float, tuple[Any, ...]]
"""A worth, and the answers that lead to it: the first one and the others, in pairs."""


def _places(moment: Moment, position: Position) -> Sequence[str]:
    """Gray buildings into rows with citizens that lack the kind, others out of their way; patterns."""
    seat, kind = position.seat, PLANS[position.arguments[0]].halves[0]
    there = masks.spaces_by_kind(seat.built)[masks.KIND[kind]]

    def promise(name: str) -> float:
        row = int(name[1:]) - 1
        worth = -0.5 * (citizens := seat.citizens[row])
        if kind in GRAYS:
            worth = (CYCLES + 1 - moment.cycle) * (1.0 + citizens) * (not there & masks.ROWS[row])
        built = seat.built | masks.building(name, kind)
        tasks = [progress_of(card, built) for _, card in moment.cards]
        return worth + sum([5.0 * task.times + 2.0 * task.begun for task in tasks])

    return most_promising(position.keys, promise, _PLACES)


def _squares(moment: Moment, position: Position) -> Sequence[str]:
    """Next to the seat's other envoys, at eagles, or where an area is completed."""
    seat, mosaic = position.seat, moment.mosaic

    def promise(name: str) -> float:
        bit = mosaic.bit[name]
        eagle = mosaic.eagle_points(bit, corners=seat.has_active(PATRICIAN_I))
        own_neighbours = (mosaic.around[bit] & seat.envoys).bit_count()
        return own_neighbours + eagle + 1.5 * mosaic.completes_area(seat.occupied, bit)

    return most_promising(position.keys[:-1], promise, _SQUARES)


def best_tiles(seat: Seat, keys: Sequence[str]) -> Sequence[str]:
    """Open tiles, and spaces where buildings would be worth most."""

    def promise(name: str) -> float:
        return seat.citizens[int(name[1:]) - 1] if seat.covered & masks.BIT[name] else SIZE

    return most_promising(keys, promise, _TILES)


def _cheapest_payment(_: Moment, position: Position) -> Sequence[str]:
    """The way to pay that gives up least."""
    given = {key: key.partition("@")[0].split("+") for key in position.keys}
    return [min(given, key=lambda key: sum([_PRICES.get(each, 2.0) for each in given[key]]))]


def most_promising(keys: Sequence[str], promise: Callable[[str], float], most: int) -> Sequence[str]:
    return keys if len(keys) <= most else sorted(keys, key=lambda key: -promise(key))[:most]


def _without_exchange(_: Moment, position: Position) -> Sequence[str]:
    """What is built can be paid with any exchange."""
    return [key for key in position.keys if key != "exchange"]


_ANSWERS: Mapping[Question, Callable[[Moment, Position], Sequence[str]]] = {
    moves.TURN: _without_exchange,
    moves.BUILT: _without_exchange,
    moves.PLACE: _places,
    moves.ENVOY: _squares,
    moves.TURN_UP: lambda _, position: best_tiles(position.seat, position.keys),
    moves.PAY: _cheapest_payment,
}


class Planner:
    def __init__(self, moment: Moment, worth: Callable[[Seat], float], faces: Sequence[str] = ()) -> None:
        self.moment = moment
        self.worth = worth
        self.faces = faces
        self.known: dict[Any, Best] = {}
        self.positions = 0

    def answers(self, position: Position) -> Sequence[str]:
        assert position.asked is not None
        answers = _ANSWERS.get(position.asked)
        return answers(self.moment, position) if answers else position.keys

    def best(self, position: Position) -> Best:
        """The best end, and the answers that lead there; those after a draw are left out."""
        given: tuple[tuple[str, str], ...] = ()
        keys: Sequence[str] = ()
        while position.asked is not None and position.asked is not moves.DRAW:
            keys = self.answers(position)
            if len(keys) > 1:
                break
            self.positions += 1
            given = (*given, (position.asked.prompt, keys[0]))
            position = moves.answer(self.moment, position, keys[0])
        place = position[:4]
        found = self.known.get(place)
        if found is None:
            self.positions += 1
            found = self.known[place] = self._best_of(position, keys)
        return (found[0], (given, found[1])) if given else found

    def _best_of(self, position: Position, keys: Sequence[str]) -> Best:
        asked = position.asked
        if asked is None or (asked is moves.DRAW and not self.faces):
            return self.worth(position.seat), ()
        if asked is moves.DRAW:
            worths = [self.best(moves.answer(self.moment, position, face))[0] for face in self.faces]
            return sum(worths) / len(worths), ()
        best: Best | None = None
        for key in keys:
            worth, rest = self.best(moves.answer(self.moment, position, key))
            if best is None or worth > best[0]:
                best = worth, ((asked.prompt, key), rest)
        assert best is not None
        return best
