"""A hint: the best line for the rest of a turn, and why, against the next best, from the view of its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct, structs
from msgspec.msgpack import encode

from games.agents.judged import Reason
from games.agents.levels import HARD, find_level
from games.agents.playout import Playout
from games.agents.search import Answer, Search, TurnLine, mean_by_source, seed_of
from games.agents.tuning import read_tuning
from games.choice import Choice
from games.engine.errors import NotAsked
from games.engine.plans import joint_label, options_of
from games.engine.table import Table
from games.engine.visibility import state_after_events as seen_after
from games.game import Game, Role
from games.written_messages import Written, written

REASONS = 3
"""How many reasons are given if that is enough."""

MOST_REASONS = 5
"""How many are given at most, while the rest is larger than the smallest of them."""

WORTH_TELLING = 0.5
"""Points from which on a line is better than another one."""

ERROR = 2.0
"""How much better, in points, another line must turn out than what *hard* would do, or a seat did."""

MOST_TRIED = 12
"""Number of first answers tried where the policy leaves only one."""

SEARCHED_ON = 250
"""Number of positions for extending a line, so that nearly all hints take less than 0.4 s."""

MOST_SEARCHED = 2
"""The search stops after this multiple of the positions of a decision."""

ALTERNATIVES = 3
"""How many lines are tried to find a next best one that ends differently."""


class NamedAnswer(NamedTuple):
    """An answer of a line with its label at its own question."""

    label: Written
    ends_turn: bool
    """Whether it is what ends the turn."""
    changes: bool
    """Whether anything on the table is different after it."""
    opens_menu: bool = False


class Hint(Struct, frozen=True):
    """The best that a seat can do with the rest of its turn."""

    answers: tuple[Answer, ...]
    """The first one is the next press; those after a draw are left out."""
    named: tuple[NamedAnswer, ...]
    """The same as the seat sees them."""
    ahead: float = 0.0
    """By how many points it seems better than the next best line; 0 without one, or if it may be chance."""
    other: tuple[Written, ...] = ()
    """The names of the steps of that line; empty if it is compared with none."""
    reasons: tuple[Reason, ...] = ()
    """None in a game without an agent, whose worth comes from no source."""
    purpose: tuple[Reason, ...] = ()
    """The sources from which it brings more than other first answers on average."""
    brings: tuple[Reason, ...] = ()
    """Without any such source, those from which it brings more than the position before it."""

    def after_answers(self, number: int) -> Hint:
        """The hint after a number of its answers."""
        return structs.replace(self, answers=self.answers[:number], named=self.named[:number])

    def rest_after(self, keys: Sequence[str], choice: Choice | None) -> Hint | None:
        """The rest of it for a choice after the answers given since; None if it was not followed.

        It is compared with no other line, unless it is all.
        """
        number = len(keys)
        if choice is None or number >= len(self.answers) or not self.answers[number].fits(choice):
            return None
        if [*keys] != [each.key for each in self.answers[:number]]:
            return None
        return Hint(self.answers[number:], self.named[number:]) if number else self


def joined_hints(hints: Sequence[Hint]) -> Hint:
    """One hint from hints followed one after the other, with the last reasons there are."""
    last = next((each for each in reversed(hints) if each.reasons), hints[-1])
    return structs.replace(
        last,
        answers=tuple(answer for each in hints for answer in each.answers),
        named=tuple(answer for each in hints for answer in each.named),
    )


def written_steps(named: Sequence[NamedAnswer]) -> tuple[Written, ...]:
    """The names of answers, without menus, and those that change nothing and are named like the next one."""
    following = (*(each.label for each in named[1:]), None)
    return tuple(
        each.label
        for each, then in zip(named, following, strict=True)
        if then is None or (not each.opens_menu and (each.changes or each.label != then))
    )


class Comparison(Struct, frozen=True):
    """The best line of a seat that is asked, and the next best one that comes to something else."""

    best: TurnLine
    other: TurnLine | None
    """None without one."""
    is_sure: bool
    """Whether the best line is better by more than chance may make of it."""
    usual: Mapping[str, float]
    """The mean points by source of lines with other first answers; empty without any."""
    before: Mapping[str, float]
    """The points by source that the present position promises."""
    least: float
    """From how many points on a source is named."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the best line is better than the next one.

        Sources that explain less than the rest give way to those from which the line brings more.
        """
        if self.other is None or not self.is_sure:
            return ()
        found = reasons_for(self.best, self.other, self.least)
        rest = self.best.value - self.other.value - sum(reason.points for reason in found)
        explains_most = sum(abs(reason.points) for reason in found) >= abs(rest)
        return found if explains_most or not (self.purpose or self.brings) else ()

    @property
    def purpose(self) -> tuple[Reason, ...]:
        """The sources from which the best line brings more than is usual, most first."""
        return _more_of(self.best, self.usual, self.least) if self.usual else ()

    @property
    def brings(self) -> tuple[Reason, ...]:
        """Where it has no purpose, the sources from which it brings more than there was before it."""
        return () if self.purpose else _more_of(self.best, self.before, WORTH_TELLING)


def _more_of(line: TurnLine, points: Mapping[str, float], least: float) -> tuple[Reason, ...]:
    """The sources from which a line brings more than these points, most first."""
    more = {source: each - points.get(source, 0.0) for source, each in line.by_source.items()}
    found = sorted((source for source in more if more[source] >= least), key=lambda each: -more[each])
    return tuple(Reason(source, round(more[source], 1)) for source in found[:REASONS])


def compare_lines(table: Table[Any], seat: int, random: Random, first: str = "") -> Comparison:
    """The best line, after `first` if given, which then is compared with none. Raises NotAsked."""
    choice = table.pending_choice(seat)
    if choice is None:
        raise NotAsked(f"seat {seat} is not asked")
    search = Search(table, seat, random, find_level(table.game, HARD).effort)
    before, least = search.points_before(), least_reason(table.game)
    if first and choice.allows(first):
        line = _search_further(search, search.best_line_from([first]))
        return Comparison(line, None, is_sure=False, usual={}, before=before, least=least)
    best, *others = search.best_lines(worth_comparing(search, choice, random))
    usual = mean_by_source([line.by_source for line in others])
    best = _search_further(search, best)
    other = next_best_line(search, choice, best, others)
    if other is not None and other.value > best.value + ERROR:
        best, other = other, best
    is_sure = other is not None and is_better(best, other)
    if other is not None and not is_sure and _is_shorter(other, best):
        best, other = other, best
    return Comparison(best, other, is_sure, usual, before, least)


def find_hint(table: Table[Any], seat: int, first: str = "") -> Hint:
    """The best line of a seat that is asked, after `first` if given. Raises NotAsked."""
    random = Random(seed_of(table, seat, table.version(seat)))
    found = compare_lines(table, seat, random, first)
    best, other = found.best, found.other
    named = tuple(named_answers(table, seat, best.sure_answers, random))
    has_parts = table.game.agent is not None
    return Hint(
        best.sure_answers,
        named,
        round(best.value - other.value, 1) if other and found.is_sure else 0.0,
        written_steps(tuple(named_answers(table, seat, other.sure_answers, random))) if other else (),
        found.reasons if has_parts else (),
        found.purpose if has_parts else (),
        found.brings if has_parts else (),
    )


def _search_further(search: Search, line: TurnLine) -> TurnLine:
    left = MOST_SEARCHED * search.effort.positions - search.positions
    return search.search_further(line, min(SEARCHED_ON, left))


def worth_comparing(search: Search, choice: Choice, random: Random) -> Sequence[str]:
    """List the first answers to compare; where the policy leaves only one, all of them."""
    firsts = search.first_answers()
    if len(firsts) > 1:
        return firsts
    return list(dict.fromkeys((*firsts, *choice.sample_answers(random, MOST_TRIED))))


def next_best_line(
    search: Search, choice: Choice, best: TurnLine, others: Sequence[TurnLine]
) -> TurnLine | None:
    """The next best line with another end, searched further; None without one. Other beginnings first."""

    def spots(line: TurnLine) -> tuple[str, ...]:
        option = choice.option(line.answers[0].key)
        return option.spots if option else ()

    same = spots(best)
    ordered = sorted(others, key=lambda line: bool(same) and spots(line) == same)
    for line in ordered[:ALTERNATIVES]:
        if not _is_equivalent(line, best):
            on = _search_further(search, line)
            if not _is_equivalent(on, best):
                return on
    return None


def is_better(line: TurnLine, other: TurnLine) -> bool:
    """Whether a line is better by more than chance may make of it."""
    return line.is_surely_ahead_of(other) and line.value - other.value >= WORTH_TELLING


def _is_shorter(line: TurnLine, other: TurnLine) -> bool:
    """Whether a line has fewer answers, where both are sure to their ends."""
    return len(line.sure_answers) == len(line.answers) < len(other.answers) == len(other.sure_answers)


def _is_equivalent(line: TurnLine, best: TurnLine) -> bool:
    """Whether two lines have the same answers in another order, or end with the same on the table."""
    keys, others = (Counter(answer.key for answer in each.answers) for each in (line, best))
    ends = zip(line.positions, best.positions, strict=False)
    return keys == others or all(end == other for end, other in ends)


def least_reason(game: Game[Any]) -> float:
    """From how many points on a source of a game is named."""
    return read_tuning(game.agent.weights).reasons.least if game.agent else WORTH_TELLING


def reasons_for(best: TurnLine, other: TurnLine, least: float) -> tuple[Reason, ...]:
    """The sources in which two lines differ most: gains before losses, each the largest first.

    As many as leave a rest that is not larger; none with fewer points than `least`, and no losses alone.
    """
    apart = {name: points for name, points in best.gains_over(other).items() if points}
    largest = sorted(apart, key=lambda name: -abs(apart[name]))

    def is_enough(number: int) -> bool:
        rest = sum(apart[name] for name in largest[number:])
        return number >= len(largest) or abs(rest) < abs(apart[largest[number - 1]])

    number = next(filter(is_enough, range(REASONS, MOST_REASONS)), MOST_REASONS)
    named = (name for name in largest[:number] if abs(apart[name]) >= least)
    found = [Reason(name, round(apart[name], 1)) for name in named]
    gains_first = sorted(found, key=lambda reason: (reason.points < 0, -abs(reason.points)))
    return tuple(gains_first) if gains_first and gains_first[0].points > 0 else ()


def named_answers(
    table: Table[Any], seat: int, answers: Sequence[Answer], random: Random
) -> Iterator[NamedAnswer]:
    """The answers of a line, given one after the other on an imagined table."""
    thought = Playout.from_table(table.imagine(seat, random), 0)
    before = encode(thought.state)
    for answer in answers:
        choice = thought.pending_choice(seat)
        assert choice is not None
        seen = choice.with_view(partial(seen_after, thought.state, (), seat))
        label = written(joint_label(options_of(seen, answer.key)))
        thought.choose(seat, answer.key)
        after = encode(thought.state)
        role = choice.role(answer.key)
        yield NamedAnswer(label, role is Role.ENDS_TURN, after != before, role is Role.MENU)
        before = after
