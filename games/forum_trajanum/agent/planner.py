"""The best rest of a seat's turn: every answer worth a try is followed to the end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any

from games.agents.agent import PlannedLine
from games.agents.playout import Playout
from games.forum_trajanum.agent import masks, moves
from games.forum_trajanum.agent.features import Worth
from games.forum_trajanum.agent.moves import Position, Question
from games.forum_trajanum.agent.patterns import progress_of
from games.forum_trajanum.agent.seat import Moment, Seat, moment_of, seat_of
from games.forum_trajanum.pieces import CYCLES, GRAYS, PATRICIAN_I, PLANS, SIZE, tiles_bag
from games.forum_trajanum.state import ForumTrajanum

_PLACES, _SQUARES, _TILES = 1, 4, 3  # answers that are tried

_PRICES = {"builder": 3.5, "assistant": 3.0, "coin": 3.0, "tribune": 1.5}
"""What goods are worth when it is chosen how to pay; workers are worth 2."""

_DRAWN = 3
"""How many tiles are tried where one is drawn."""

Best = tuple[float, tuple[Any, ...], bool]
"""A worth; the answers that lead to it, the first ones and a pair with the others; whether a draw follows."""


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


class TurnPlan:
    """The turn of a seat from its present question on."""

    def __init__(
        self,
        table: Playout[ForumTrajanum],
        seat: int,
        weights_at: Callable[[float], Mapping[str, float]],
        error: Callable[[], float],
    ) -> None:
        """`weights_at`: those at a progress; `error`: of the worth of a position."""
        self.positions = 0
        """How many were looked at so far."""
        start = table.phase_start
        self._moment = moment_of(start, seat)
        self._root = moves.begin(self._moment, seat_of(start, seat))
        for each in table.made:
            if each.seat is not None:
                self._root = moves.answer(self._moment, self._root, each.key)
                if self._root.asked is moves.DRAW:
                    self._root = moves.answer(self._moment, self._root, each.faces[0])
        after = self._moment.after_turn(is_last=start.next_in_round is None)
        self._worth = Worth(after, weights_at(after.progress))
        self._error = error
        hidden = table.state.bag(tiles_bag(seat))
        self._faces = Random(table.seed).sample(hidden, min(_DRAWN, len(hidden)))
        self._known: dict[Any, Best] = {}
        self._latest = 0

    def first_answers(self) -> Sequence[str]:
        """The first answers that are worth a try."""
        return _answers(self._moment, self._root)

    def best_line(self, keys: Sequence[str], positions: int) -> PlannedLine:
        """The best line that begins with these answers, up to one not offered."""
        self._latest = self.positions + positions
        position, given = self._root, []
        for key in keys:
            if position.asked is None or key not in position.keys:
                break
            given.append((position.asked.prompt, key))
            position = moves.answer(self._moment, position, key)
        worth, rest, is_drawn = self._best(position)
        return PlannedLine((*given, *_flat(rest)), worth, is_drawn)

    def _best(self, position: Position) -> Best:
        """The best end after a position; one answer each where all positions are used up."""
        given: tuple[tuple[str, str], ...] = ()
        keys: Sequence[str] = ()
        while position.asked is not None and position.asked is not moves.DRAW:
            keys = _answers(self._moment, position)
            if len(keys) > 1 and self.positions < self._latest:
                break
            self.positions += 1
            given = (*given, (position.asked.prompt, keys[0]))
            position = moves.answer(self._moment, position, keys[0])
        place = position[:4]
        found = self._known.get(place)
        if found is None:
            self.positions += 1
            found = self._known[place] = self._best_of(position, keys)
        return (found[0], (given, found[1]), found[2]) if given else found

    def _best_of(self, position: Position, keys: Sequence[str]) -> Best:
        asked, best = position.asked, None
        if asked is None:
            return self._worth.of(position.seat) + self._error(), (), False
        if asked is moves.DRAW:
            ends = [self._best(moves.answer(self._moment, position, face))[0] for face in self._faces]
            return fmean(ends), (), True
        for key in keys:
            worth, rest, is_drawn = self._best(moves.answer(self._moment, position, key))
            if best is None or worth > best[0]:
                best = worth, (((asked.prompt, key),), rest), is_drawn
        assert best is not None
        return best


def _answers(moment: Moment, position: Position) -> Sequence[str]:
    """The answers that are worth a try."""
    assert position.asked is not None
    answers = _ANSWERS.get(position.asked)
    return answers(moment, position) if answers else position.keys


def _flat(rest: tuple[Any, ...]) -> Iterator[tuple[str, str]]:
    while rest:
        given, rest = rest
        yield from given


def plan_turn(
    table: Playout[ForumTrajanum],
    seat: int,
    weights_at: Callable[[float], Mapping[str, float]],
    error: Callable[[], float],
) -> TurnPlan | None:
    return TurnPlan(table, seat, weights_at, error) if table.state.phase == "turn" else None
