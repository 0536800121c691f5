"""The best rest of a seat's turn: every answer worth a try is followed to the end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import structs

from games.agents.agent import Judgement, PlannedLine
from games.agents.playout import Playout
from games.forum_trajanum.agent import masks, moves
from games.forum_trajanum.agent.features import Worth, features_of
from games.forum_trajanum.agent.moves import Position, Question
from games.forum_trajanum.agent.patterns import progress_of
from games.forum_trajanum.agent.seat import Moment, Seat, moment_of, seat_of
from games.forum_trajanum.pieces import CYCLES, GRAYS, PATRICIAN_I, PLANS, SIZE, tiles_bag
from games.forum_trajanum.state import ForumTrajanum

_PLACES, _SQUARES, _TILES = 1, 4, 3  # answers that are tried

_PRICES = {"builder": 3.5, "assistant": 3.0, "coin": 3.0, "tribune": 1.5}
"""What goods are worth when it is chosen how to pay; workers are worth 2."""

_FIRST = 6
"""How many first answers are compared while tiles are taken."""

_LATEST = 2000
"""The number of positions from which on equal ones are followed twice."""

_DRAWN = 5
"""The most tiles a seat can draw until the end of its next turn."""

Best = tuple[float, Seat, tuple[Any, ...]]
"""A worth, the end that has it, and the answers up to it: the first ones, and such a pair of the others."""


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

    return _most_promising(position.keys, promise, _PLACES)


def _squares(moment: Moment, position: Position) -> Sequence[str]:
    """Next to the seat's other envoys, at eagles, or where an area is completed."""
    seat, mosaic = position.seat, moment.mosaic

    def promise(name: str) -> float:
        bit = mosaic.bit[name]
        eagle = mosaic.eagle_points(bit, corners=seat.has_active(PATRICIAN_I))
        own_neighbours = (mosaic.around[bit] & seat.envoys).bit_count()
        return own_neighbours + eagle + 1.5 * mosaic.completes_area(seat.occupied, bit)

    return _most_promising(position.keys[:-1], promise, _SQUARES)


def _tiles(_: Moment, position: Position) -> Sequence[str]:
    """Open tiles, and spaces where buildings would be worth most."""
    seat = position.seat

    def promise(name: str) -> float:
        return seat.citizens[int(name[1:]) - 1] if seat.covered & masks.BIT[name] else SIZE

    return _most_promising(position.keys, promise, _TILES)


def _cheapest_payment(_: Moment, position: Position) -> Sequence[str]:
    """The way to pay that gives up least."""
    given = {key: key.partition("@")[0].split("+") for key in position.keys}
    return [min(given, key=lambda key: sum([_PRICES.get(each, 2.0) for each in given[key]]))]


def _most_promising(keys: Sequence[str], promise: Callable[[str], float], most: int) -> Sequence[str]:
    return keys if len(keys) <= most else sorted(keys, key=lambda key: -promise(key))[:most]


def _without_exchange(_: Moment, position: Position) -> Sequence[str]:
    """What is built can be paid with any exchange."""
    return [key for key in position.keys if key != "exchange"]


def _by_streets(_: Moment, position: Position) -> Sequence[str]:
    """A second tile only by the streets, if they lead to one."""
    again = position.arguments[0].tiles and "none" not in position.keys
    return [key for key in position.keys if not again or key != "tribune"]


Answers = Callable[[Moment, Position], Sequence[str]]

_ANSWERS: Mapping[Question, Answers] = {
    moves.TAKE: _by_streets,
    moves.TAKE_ANYWHERE: _tiles,
    moves.TURN: _without_exchange,
    moves.BUILT: _without_exchange,
    moves.PLACE: _places,
    moves.ENVOY: _squares,
    moves.TURN_UP: _tiles,
    moves.PAY: _cheapest_payment,
}
"""The answers that are worth a try, best first, where not all are."""

_QUICK_ANSWERS: Mapping[Question, Answers] = {
    **_ANSWERS,
    moves.USE: lambda _, position: position.keys[:1],
    moves.FIRST_HALF: lambda _, position: position.keys[:1],
    moves.BENEFIT: lambda _, position: [key for key in position.keys if key != "none"],
    moves.ENVOY: lambda moment, position: _squares(moment, position)[:1],
    moves.TURN_UP: lambda moment, position: _tiles(moment, position)[:1],
}
"""Those in a turn that is still to come."""


class _Lines:
    """Follows all answers that are worth a try to the end of the agenda."""

    def __init__(
        self,
        moment: Moment,
        worth: Callable[[Seat], float],
        faces: Sequence[str],
        covered: int,
        answers: Mapping[Question, Answers],
    ) -> None:
        """`faces`: what chance brings, from the time on when so many spaces are covered."""
        self.moment = moment
        self.positions = 0
        self._worth = worth
        self._faces = faces
        self._covered = covered
        self._answers = answers
        self._known: dict[Any, Best] = {}

    def answers(self, position: Position) -> Sequence[str]:
        """The answers that are worth a try."""
        assert position.asked is not None
        if position.asked is moves.DRAW:
            return (self._faces[self._covered - position.seat.covered.bit_count() - 1],)
        answers = self._answers.get(position.asked)
        return answers(self.moment, position) if answers else position.keys

    def best(self, position: Position, latest: int) -> Best:
        """The best end after a position; one answer to each question after the `latest` position."""
        given: list[tuple[str, str]] = []
        keys: Sequence[str] = ()
        while position.asked is not None:
            keys = self.answers(position)
            if len(keys) > 1 and self.positions < latest:
                break
            self.positions += 1
            given.append((position.asked.prompt, keys[0]))
            position = moves.answer(self.moment, position, keys[0])
        place = position[:4]
        found = self._known.get(place)
        if found is None:
            self.positions += 1
            found = self._known[place] = self._best_of(position, keys, latest)
        return (found[0], found[1], (given, found[2])) if given else found

    def _best_of(self, position: Position, keys: Sequence[str], latest: int) -> Best:
        if position.asked is None:
            return self._worth(position.seat), position.seat, ()
        prompt, best = position.asked.prompt, None
        for key in keys:
            worth, end, rest = self.best(moves.answer(self.moment, position, key), latest)
            if best is None or worth > best[0]:
                best = worth, end, (((prompt, key),), rest)
        assert best is not None
        return best


def _flat(rest: tuple[Any, ...]) -> Iterator[tuple[str, str]]:
    while rest:
        given, rest = rest
        yield from given


class SeatPlan:
    """What a seat can do while it takes tiles, up to the end of its next turn, or in its turn."""

    def __init__(self, table: Playout[ForumTrajanum], seat: int, judgement: Judgement) -> None:
        state = table.state
        self._moment = self._end = moment_of(state, seat)
        self._after = self._moment.after_turn(is_last=state.turn_order[-1] == seat)
        if state.phase == "turn":
            self._root, self._end = _root_of_turn(table, seat, self._moment), self._after
        else:
            self._root = _root_of_taking(table, seat)
        self._judgement = judgement
        self._faces = table.next_draws(tiles_bag(seat), _DRAWN)
        self._lines = self._lines_to(self._end, _ANSWERS)
        self._next = self._lines_to(self._after, _QUICK_ANSWERS)

    def _lines_to(self, end: Moment, answers: Mapping[Question, Answers]) -> _Lines:
        worth, error = Worth(end, self._judgement.weights_at(end.progress)).of, self._judgement.error
        covered = self._root.seat.covered.bit_count()
        return _Lines(self._moment, lambda seat: worth(seat) + error(), self._faces, covered, answers)

    @property
    def positions(self) -> int:
        """How many were looked at so far."""
        return self._lines.positions + self._next.positions

    def first_answers(self) -> Sequence[str]:
        """The first answers that are worth a try."""
        keys = self._lines.answers(self._root)
        if self._end is self._after:
            return keys
        worths = {
            key: self._lines.best(moves.answer(self._moment, self._root, key), _LATEST)[0] for key in keys
        }
        return sorted(keys, key=lambda key: -worths[key])[:_FIRST]

    def best_line(self, keys: Sequence[str], positions: int) -> PlannedLine:
        """The best line that begins with these answers, up to one not offered."""
        position, given = self._root, []
        for key in keys:
            while position.asked is moves.DRAW:
                given.append((position.asked.prompt, self._lines.answers(position)[0]))
                position = moves.answer(self._moment, position, given[-1][1])
            if position.asked is None or key not in position.keys:
                break
            given.append((position.asked.prompt, key))
            position = moves.answer(self._moment, position, key)
        worth, end, rest = self._lines.best(position, self._lines.positions + positions)
        line, last = [*given, *_flat(rest)], end
        if self._end is not self._after and self._judgement.ahead:
            turn = moves.begin(self._moment, structs.replace(end, received=""))
            worth, last, _ = self._next.best(turn, self._next.positions + self._judgement.ahead)
        moment = self._after if last is not end else self._end
        bonus, start = last.bonus - self._root.seat.bonus, self._root.seat.points
        return PlannedLine(
            tuple(each for each in line if each[0] != moves.DRAW.prompt),
            next((n for n, (prompt, _) in enumerate(line) if prompt == moves.DRAW.prompt), len(line)),
            worth,
            features_of(last, moment),
            moment.progress,
            {"bonus": bonus, "column": last.points - start - bonus},
            repr(end).encode(),
        )


def _root_of_turn(table: Playout[ForumTrajanum], seat: int, moment: Moment) -> Position:
    """What the seat is asked in its turn, after its answers so far."""
    position = moves.begin(moment, seat_of(table.phase_start, seat))
    for made in table.made[1:]:
        position = moves.answer(moment, position, made.key)
        if position.asked is moves.DRAW:
            position = moves.answer(moment, position, made.faces[0])
    return position


def _root_of_taking(table: Playout[ForumTrajanum], seat: int) -> Position:
    """What the seat is asked while it takes tiles."""
    state, choice = table.state, table.pending_choice(seat)
    assert choice is not None
    player = state.players[seat]
    tiles = tuple((each.space, each.tile.face or "") for each in player.taken)
    taking = moves.Taking(tuple(map(player.spaces_of_street, state.streets)), (), tiles)
    asked = next(
        each for each in (moves.TAKE, moves.TAKE_ANYWHERE, moves.KEEP) if each.prompt == choice.prompt_id
    )
    return Position(seat_of(state, seat), (), asked, (tiles if asked is moves.KEEP else taking,), choice.keys)


def plan(table: Playout[ForumTrajanum], seat: int, judgement: Judgement) -> SeatPlan | None:
    return SeatPlan(table, seat, judgement) if table.state.phase in ("tiles", "turn") else None
