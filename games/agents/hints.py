"""A hint: the best line for the rest of a turn, and why, against the next best, from the view of its seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct, structs
from msgspec.msgpack import encode

from games.agents.levels import HARD, level
from games.agents.playout import Playout
from games.agents.search import Answer, Line, Search, seed_of
from games.choice import Choice, keys_of
from games.engine.errors import NotAsked
from games.engine.table import Table
from games.engine.visibility import seen as seen_after
from games.game import Option, Role
from games.words import Message
from games.written_messages import Written, written

REASONS = 3
"""So many reasons are told at most."""

WORTH_TELLING = 0.5
"""Points from which on a part is a reason."""

NAMED = 2
"""So many answers of the next best line are named."""


class Reason(Struct, frozen=True):
    """What speaks for a line, or against it."""

    part: str
    """The text `part-<part>` names it."""
    points: float
    """How much more the line has of it than the next best one; fewer than 0: less."""


class Hint(Struct, frozen=True):
    """What a seat could best do with the rest of its turn."""

    answers: tuple[Answer, ...]
    """The first one is what to press; those after a draw are left out."""
    labels: tuple[Written, ...]
    """What each of them is called."""
    ahead: float
    """By how many points it seems better than the next best line; 0 without one, or if it may be chance."""
    other: tuple[Written, ...]
    """What the first answers of that line are called; empty if there is none."""
    reasons: tuple[Reason, ...]
    """None in a game without an agent: its worth has no parts."""

    def followed(self, number: int) -> Hint:
        """What it says where so many of its answers were given."""
        return structs.replace(self, answers=self.answers[:number], labels=self.labels[:number])


def hint(table: Table[Any], seat: int) -> Hint:
    """What a seat that is asked could best do, the same at tables that look alike to it. Raises NotAsked."""
    choice = table.pending(seat)
    if choice is None:
        raise NotAsked(f"seat {seat} is not asked")
    random = Random(seed_of(table, seat, table.version(seat)))
    search = Search(table, seat, random, level(table.game, HARD).effort)
    first, *others = search.lines()
    best, other = search.searched_on(first), _alternative(choice, first, others)
    if other is None:
        return Hint(best.sure_answers, _labels(table, seat, best.sure_answers, random), 0.0, (), ())
    other = search.searched_on(other)
    if other.value > best.value:
        best, other = other, best
    is_sure = best.is_surely_ahead_of(other)
    return Hint(
        best.sure_answers,
        _labels(table, seat, best.sure_answers, random),
        round(best.value - other.value, 1) if is_sure else 0.0,
        _labels(table, seat, other.sure_answers[:NAMED], random),
        reasons(best, other) if is_sure and table.game.agent else (),
    )


def _alternative(choice: Choice, best: Line, others: Sequence[Line]) -> Line | None:
    """The best line but for those that begin by the same thing in another way, unless there is no other."""

    def spots(line: Line) -> tuple[str, ...]:
        option = choice.option(line.answers[0].key)
        return option.spots if option else ()

    same = spots(best)
    apart = (line for line in others if not same or spots(line) != same)
    return next(apart, others[0] if others else None)


def reasons(best: Line, other: Line) -> tuple[Reason, ...]:
    """The parts in which two lines differ most, what speaks for the better one first."""
    apart = best.ahead_of(other)
    largest = sorted(apart, key=lambda name: -abs(apart[name]))[:REASONS]
    told = [Reason(name, round(apart[name], 1)) for name in largest if abs(apart[name]) >= WORTH_TELLING]
    return tuple(sorted(told, key=lambda reason: -reason.points))


class NamedAnswer(NamedTuple):
    """An answer of a line, as the seat sees it when it comes to it."""

    label: Written
    ends_turn: bool
    """Whether it is what ends the turn."""
    changes: bool
    """Whether anything on the table is different after it."""


def named_answers(
    table: Table[Any], seat: int, answers: Sequence[Answer], random: Random
) -> Iterator[NamedAnswer]:
    """The answers of a line, given one after the other on an imagined table."""
    thought = Playout.of(table.imagine(seat, random), 0)
    before = encode(thought.state)
    for answer in answers:
        choice = thought.pending(seat)
        assert choice is not None
        seen = choice.seen(partial(seen_after, thought.state, (), seat))
        keys = keys_of(answer.key) if choice.several else (answer.key,)
        label = written(_label([option for key in keys if (option := seen.option(key))]))
        thought.choose(seat, answer.key)
        after = encode(thought.state)
        yield NamedAnswer(label, choice.role(answer.key) is Role.ENDS_TURN, after != before)
        before = after


def _labels(table: Table[Any], seat: int, answers: Sequence[Answer], random: Random) -> tuple[Written, ...]:
    """What the answers of a line are called."""
    return tuple(each.label for each in named_answers(table, seat, answers, random))


def _label(options: list[Option]) -> Message:
    if len(options) == 1:
        return options[0].shown_full
    return Message("joined-list", {"list": tuple(option.shown_full for option in options) or ("none",)})
