"""Search over the rest of a seat's turn: each first answer is followed to the end and weighed.

A line ends where its seat is no longer asked, or a phase ends. All first answers are followed; later the most
promising ones. Where chance follows, a first answer is worth the mean over several seeds and imagined tables,
the same for all that are compared; those that will hardly be the best are left out early. The effort is
counted in positions, so the same seed gives the same lines on any machine.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev, variance
from time import process_time
from typing import Any, NamedTuple

from msgspec import Struct, json, structs
from msgspec.msgpack import encode

from games.agents.agent import Judgement, Plan, PlannedLine
from games.agents.evaluation import Evaluation, LinearEvaluation, evaluation_of
from games.agents.playout import Playout
from games.agents.tuning import Effort
from games.choice import Choice
from games.engine.table import Table

LONGEST = 5.0
"""Seconds of processor time after which a search is cut short: the emergency brake."""

LEAST = 4
"""How many answers to a question are tried when a line has used up its positions."""

SPREAD = 1.0
"""How much, in points, the difference of two lines is taken to vary between tables at least."""

WORTH_FOLLOWING = 0.25
"""A line is followed on another table for an expected gain of this many points."""

PLANNED = 20
"""How many positions of a planned turn count as one: it takes as much time."""

MOST_ANSWERS = 60
"""A line that is longer ends here: a turn of a game of its own may have no end."""

_NORMAL = NormalDist()

log = logging.getLogger(__name__)


class Answer(Struct, frozen=True):
    """An answer, and to what."""

    prompt: str
    key: str

    def fits(self, choice: Choice) -> bool:
        """Whether this is the question, and the answer is offered."""
        return choice.prompt_id == self.prompt and choice.allows(self.key)


class TurnLine(Struct, frozen=True):
    """The best rest of a turn that begins with an answer."""

    answers: tuple[Answer, ...]
    worths: tuple[float, ...]
    """What the position at its end is worth, on each table that was imagined."""
    by_source: dict[str, float]
    """The points from each source that the position at its end holds and promises."""
    certain: int
    """The number of answers independent of chance: those up to the first draw."""
    positions: tuple[bytes, ...] = ()
    """What lies on the table when the turn is over, on each table that was imagined."""
    second: float = 0.0
    """The mean worth of the position at its end by the second weights, if the search has any."""

    @property
    def value(self) -> float:
        """The mean worth of the position at its end."""
        return fmean(self.worths)

    def is_surely_ahead_of(self, other: TurnLine) -> bool:
        """Whether its worth exceeds another line's by more than the noise of their difference."""
        apart = _advantages(self.worths, other.worths)
        error = stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0
        return fmean(apart) > error

    @property
    def sure_answers(self) -> tuple[Answer, ...]:
        """The answers independent of chance."""
        return self.answers[: self.certain]

    def gains_over(self, other: TurnLine) -> dict[str, float]:
        """Compare two lines source by source: how much more this one has; negative means less."""
        sources = dict.fromkeys((*self.by_source, *other.by_source))
        return {each: self.by_source.get(each, 0.0) - other.by_source.get(each, 0.0) for each in sources}


def mean_by_source(points: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {source: fmean(each[source] for each in points) for source in points[0]} if points else {}


def _advantages(worths: Sequence[float], others: Sequence[float]) -> list[float]:
    """The advantage of one line over another on each common table."""
    return [mine - other for mine, other in zip(worths, others, strict=False)]


def _expected_gain(worths: Sequence[float], best: Sequence[float]) -> float:
    """The points to be expected if a line turned out better than the best; both on two tables or more."""
    apart = _advantages(best, worths)
    error = sqrt((SPREAD**2 / (len(apart) - 1) + variance(apart)) / len(apart))
    behind = fmean(apart) / error
    return error * (_NORMAL.pdf(behind) - behind * _NORMAL.cdf(-behind))


def seed_of(table: Table[Any], seat: int | None, moment: int) -> int:
    """A number that follows from a view, a seat's or the public one, different for each moment."""
    seen = json.encode((table.view(seat), seat, moment))
    return int.from_bytes(blake2b(seen, digest_size=8).digest(), "big")


class _Asked(NamedTuple):
    """A question whose answer changed nothing yet."""

    prompt: str
    keys: tuple[str, ...]
    """What was offered."""
    chosen: Mapping[str, str]
    """What was chosen before, for the same thing."""


def _question_of(choice: Choice) -> _Asked:
    return _Asked(choice.prompt_id, choice.keys, choice.chosen)


class _Node(Struct):
    table: Playout[Any]
    answers: tuple[Answer, ...]
    worth: float
    position: bytes
    """What lies on the table."""
    halves: tuple[_Asked, ...]
    """The questions since that changed: the answers opened a menu, or chose a part of something."""
    certain: int
    is_certain: bool
    """Whether nothing was drawn so far."""
    begun: int
    """The number of phases ended before its line."""
    planned: PlannedLine | None = None
    """Its line, if this was not followed at the table."""


class Search:
    """What a seat that is asked can do, tried on tables it can imagine."""

    def __init__(
        self,
        table: Table[Any],
        seat: int,
        random: Random,
        effort: Effort,
        judge: Evaluation | None = None,
        *,
        noise: float = 0.0,
        second: LinearEvaluation | None = None,
    ) -> None:
        """`judge` replaces the game's evaluation; `noise`: the standard deviation of its error, in points.

        `second` judges the ends of lines as well, and decides nothing.
        """
        self._table = table
        self._seat = seat
        self._random = random
        self.effort = effort
        self._judge = judge or evaluation_of(table.game)
        self._noise = noise
        self._second = second
        agent = table.game.agent
        self._policy = agent.policy if agent else None
        self._planner = agent.planner if agent else None
        self._tables: list[Playout[Any]] = []
        self._plans: list[Plan | None] = []
        self._latest = process_time() + LONGEST
        self._is_cut = False
        self.positions = 0
        """How many were looked at so far."""
        self.at_stake = 0.0
        """By how much the best first answer is ahead of the others on average, on the first table."""
        self._number_of_tables = 1

    def first_answers(self) -> Sequence[str]:
        """The first answers that are worth a try."""
        plan = self._plan(0)
        return plan.first_answers() if plan else self._answers(self._imagined_table(0))

    def points_before(self) -> dict[str, float]:
        """The points by source that the position promises before an answer."""
        return self._judge.by_source(self._imagined_table(0), self._seat)

    def best_answers(self) -> tuple[Answer, ...]:
        """The answers of the best line, up to the first draw."""
        best = self._best_ends(self.first_answers())[0][0]
        return best.answers[: best.certain]

    def best_lines(self, firsts: Sequence[str] = ()) -> list[TurnLine]:
        """The best line for each of `firsts`, by default those worth a try, the best first."""
        return [self._line_from(nodes) for nodes in self._best_ends(firsts or self.first_answers())]

    def _best_ends(self, firsts: Sequence[str]) -> list[Sequence[_Node]]:
        """The ends, on each table, of the best line after each first answer."""
        share = self.effort.positions // len(firsts)
        found = {key: self._best_after(0, (key,), share) for key in firsts}
        order = sorted(found, key=lambda key: -found[key].worth)
        if len(order) > 1:
            best, *others = (found[key].worth for key in order)
            self.at_stake = best - fmean(others)
        is_open = not all(node.is_certain for node in found.values())
        finalists = order[: self.effort.finalists]
        ends: Iterable[Sequence[_Node]] = [[found[key]] for key in order]
        if is_open:
            self._number_of_tables = self.effort.tables
            ends = self._ends_compared({key: found[key] for key in finalists}, share)
        return sorted(ends, key=lambda nodes: (-len(nodes), -fmean(node.worth for node in nodes)))

    def _ends_compared(self, first: Mapping[str, _Node], share: int) -> Iterable[Sequence[_Node]]:
        """The ends of lines on all tables, the same for all, but for those that will hardly be the best."""
        ends = {key: [node] for key, node in first.items()}
        left = list(ends)
        for number in range(1, self.effort.tables):
            if len(left) == 1:
                break
            for key in left:
                ends[key].append(self._best_after(number, (key,), share))
            worths = {key: [node.worth for node in ends[key]] for key in left}
            best = max(worths.values(), key=fmean)
            left = [
                key
                for key in left
                if worths[key] is best or _expected_gain(worths[key], best) > WORTH_FOLLOWING
            ]
        return ends.values()

    def follow_on_all_tables(self, line: TurnLine) -> TurnLine:
        """The line if it was followed on all tables, else the one that begins with the same answer."""
        return (
            line if len(line.worths) == self._number_of_tables else self.best_line_from([line.answers[0].key])
        )

    def search_further(self, line: TurnLine, positions: int) -> TurnLine:
        """A line, or a better one with the same beginning: what follows each answer is searched again."""
        line = self.follow_on_all_tables(line)
        last = self.positions + positions
        for given in range(1, line.certain):
            left = (last - self.positions) // self._number_of_tables
            if left <= 0:
                break
            again = self.best_line_from([answer.key for answer in line.answers[:given]], left)
            if again.value <= line.value:
                break
            line = again
        return line

    def best_line_from(self, keys: Sequence[str], positions: int = 0) -> TurnLine:
        """The best line that begins with these answers, up to one not offered; `positions` on each table."""
        positions = positions or self.effort.positions
        first = self._best_after(0, keys, positions)
        if not first.is_certain:
            self._number_of_tables = self.effort.tables
        others = (self._best_after(n, keys, positions) for n in range(1, self._number_of_tables))
        return self._line_from([first, *others])

    def _imagined_table(self, number: int) -> Playout[Any]:
        while len(self._tables) <= number:
            imagined = self._table.imagine(self._seat, self._random)
            self._tables.append(Playout.from_table(imagined, self._random.getrandbits(32)))
        return self._tables[number]

    def _plan(self, number: int) -> Plan | None:
        """The plan on an imagined table, if the game has a planner."""
        while len(self._plans) <= number:
            plan = None
            if self._planner is not None and isinstance(self._judge, LinearEvaluation):
                judgement = Judgement(self._judge.weights_at, self._error, self.effort.ahead * PLANNED)
                plan = self._planner(self._imagined_table(len(self._plans)), self._seat, judgement)
            self._plans.append(plan)
        return self._plans[number]

    def _error(self) -> float:
        """How far a position is misjudged."""
        return self._random.gauss(0.0, self._noise) if self._noise else 0.0

    def _best_after(self, number: int, keys: Sequence[str], positions: int) -> _Node:
        """The best end of the turn on an imagined table after some answers, if they are offered.

        Only one line is followed once `positions` are used up.
        """
        root, plan = self._imagined_table(number), self._plan(number)
        node = _Node(
            root, (), 0.0, encode(root.state), (), certain=0, is_certain=True, begun=root.phases_over
        )
        if plan is not None:
            return self._planned(node, plan, keys)
        for key in keys:
            choice = None if node.answers and self._is_end(node) else node.table.pending_choice(self._seat)
            if choice is None or not choice.allows(key):
                break
            node = self._node_after(node, key)
        best: _Node | None = None
        going = [node]
        met: set[bytes] = set()
        while going:
            following: dict[bytes, _Node] = {}
            for each in going:
                if each.answers and self._is_end(each):
                    if best is None or each.worth > best.worth:
                        best = each
                elif positions > 0 or not following:
                    before = self.positions
                    for after in self._whole_answers(each, max(positions, LEAST)):
                        following.setdefault(self._position_key(after), after)
                    positions -= self.positions - before
            width = self.effort.width if positions > 0 and not self._is_late() else 1
            new = [(place, each) for place, each in following.items() if place not in met]
            going = []
            for place, each in self._most_promising(new, width):
                met.add(place)
                going.append(each)
        assert best is not None
        return best

    def _planned(self, root: _Node, plan: Plan, keys: Sequence[str]) -> _Node:
        """The end of the best line of a plan."""
        before = plan.positions
        line = plan.best_line(keys, self.effort.positions * PLANNED)
        self.positions += (plan.positions - before) // PLANNED
        return structs.replace(
            root,
            answers=tuple(Answer(*each) for each in line.answers),
            worth=line.worth,
            position=line.end,
            certain=line.certain,
            is_certain=line.certain == len(line.answers),
            planned=line,
        )

    def _most_promising(
        self, nodes: Sequence[tuple[bytes, _Node]], width: int
    ) -> Iterator[tuple[bytes, _Node]]:
        """All ended nodes, and the best of each question: different questions are not compared."""
        left: Counter[str] = Counter()
        for place, node in sorted(nodes, key=lambda each: -each[1].worth):
            choice = None if self._is_end(node) else node.table.pending_choice(self._seat)
            if choice is None or left[choice.prompt_id] < width:
                yield place, node
            if choice is not None:
                left[choice.prompt_id] += 1

    def _is_late(self) -> bool:
        """Whether it has taken so long that it is cut short, which is logged."""
        if process_time() < self._latest:
            return False
        if not self._is_cut:
            self._is_cut = True
            log.warning("%s: a search was cut short after %s s", self._table.game.name, LONGEST)
        return True

    def _is_end(self, node: _Node) -> bool:
        """Whether the seat is no longer asked, a phase has ended, or it has answered often enough."""
        table = node.table
        return (
            table.phases_over > node.begun
            or self._seat not in table.waiting_seats
            or len(node.answers) >= MOST_ANSWERS
        )

    def _answers(self, table: Playout[Any]) -> Sequence[str]:
        choice = table.pending_choice(self._seat)
        assert choice is not None
        if self._policy is not None:
            wanted = self._policy(table.state, choice)
            if wanted is not None:
                return wanted[: self.effort.first]
        return choice.sample_answers(self._random, self.effort.first)

    def _whole_answers(self, node: _Node, most: int) -> list[_Node]:
        """Where its answers lead, halves made whole: by their first answers after `most` positions."""
        found: list[_Node] = []
        halves = [node]
        last = self.positions + most
        while halves:
            half = halves.pop()
            answers = self._answers(half.table)
            answers = answers[: max(1, last - self.positions)]
            for number, answer in enumerate(answers, 1):
                after = self._node_after(half, answer, is_last=number == len(answers))
                if after.halves and not self._is_end(after):
                    if not self._is_repetition(after):
                        halves.append(after)
                else:
                    found.append(after)
        return found

    def _is_repetition(self, node: _Node) -> bool:
        """Whether it is asked what it was asked before, with nothing changed since."""
        choice = node.table.pending_choice(self._seat)
        return choice is not None and _question_of(choice) in node.halves

    def _node_after(self, node: _Node, key: str, *, is_last: bool = False) -> _Node:
        """The node after an answer; the last one of a node that is no root uses up its table."""
        choice = node.table.pending_choice(self._seat)
        assert choice is not None
        self.positions += 1
        table = node.table if is_last and node.answers else node.table.fork()
        draws = table.draws
        table.choose(self._seat, key)
        position = encode(table.state)
        is_changed = position != node.position
        return _Node(
            table,
            (*node.answers, Answer(choice.prompt_id, key)),
            self._judge.worth(table, self._seat) + self._error() if is_changed else node.worth,
            position,
            () if is_changed else (*node.halves, _question_of(choice)),
            node.certain + node.is_certain,
            node.is_certain and table.draws == draws,
            node.begun,
        )

    def _position_key(self, node: _Node) -> bytes:
        """The key of a position, whichever answers led there."""
        choice = node.table.pending_choice(self._seat)
        return node.position + encode(_question_of(choice) if choice else None)

    def _line_from(self, nodes: Sequence[_Node]) -> TurnLine:
        return TurnLine(
            nodes[0].answers,
            tuple(node.worth for node in nodes),
            mean_by_source([self._by_source(node) for node in nodes]),
            nodes[0].certain,
            tuple(node.position for node in nodes),
            fmean(self._second_worth(node) for node in nodes),
        )

    def _second_worth(self, node: _Node) -> float:
        line, second = node.planned, self._second
        if second is None:
            return 0.0
        if line is None:
            return second.worth(node.table, self._seat)
        return second.worth_of(line.features, line.progress)

    def _by_source(self, node: _Node) -> dict[str, float]:
        line, judge, table = node.planned, self._judge, node.table
        if line is None or not isinstance(judge, LinearEvaluation):
            return judge.by_source(table, self._seat)
        sources = table.game.point_sources
        held = {each: table.gained[self._seat, each] + line.gained.get(each, 0) for each in sources}
        return judge.with_promised(held, line.features, line.progress)
