"""A guided game from its folder: the log of its marked path, and the moments of which something is said.

`path.jsonl` is the log up to the end of the lesson, with its seed, from which later draws follow.
`guided.toml` says how many of its rows are given and which phase ends the lesson, and lists the moments. A
moment is shown when its question is asked and all its conditions hold, so that no sentence is false; of many
the first one. The others answer as in the log as long as the learner takes what is marked.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence, Sized
from fnmatch import fnmatchcase
from functools import cache
from operator import eq
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from games import log
from games.choice import Choice
from games.engine.errors import Damaged
from games.engine.moves import Row, rows_by_phase
from games.engine.table import Table
from games.game import Option
from games.words import Message

LEARNER = 0
"""The seat of who is led."""

ME = "me"
"""That seat in a path."""

OPTION, PROMPT = "option", "prompt"
"""Paths with these beginnings are about the option that is lit, and the arguments of the prompt."""

GOAL_TEXT, PARTS_TEXT = "guided-goal", "guided-parts"
"""The texts before the first question: who one is and how one wins, and the numbered parts of the picture."""

DONE_TEXT, END_TEXT = "guided-done", "guided-end-of-lesson"
"""The texts at the end of the lesson: what the learner did, and about the scoring."""

_NOTHING = object()


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition on a value; false if the path leads nowhere."""

    path: str
    """Names of fields, keys and positions with dots between them: `players.me.stock.coin`."""
    among: tuple[int | str, ...] = ()
    least: int | None = None
    """Of what is no number its size counts."""
    most: int | None = None
    has: str | int | None = None
    lacks: str | int | None = None

    def holds(self, value: object) -> bool:
        if value is _NOTHING:
            return False
        size = len(value) if isinstance(value, Sized) and not isinstance(value, str) else value
        return (
            (not self.among or value in self.among)
            and (self.least is None or (isinstance(size, int) and size >= self.least))
            and (self.most is None or (isinstance(size, int) and size <= self.most))
            and (self.has is None or self.has in _inside(value))
            and (self.lacks is None or self.lacks not in _inside(value))
        )


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A question of which something is said."""

    prompt: str
    """Its text, without "prompt-"."""
    text: str
    """What is said, without "guided-"."""
    option: str = ""
    """The key of the option that is lit, or a pattern as of file names: it must be offered. "": none is."""
    when: tuple[Condition, ...] = ()
    figures: Mapping[str, str] = {}
    """Arguments of the text -> their paths."""


class _Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    given: int
    """How many rows of the log are given."""
    ends: str
    """The phase with which the lesson ends, like a scoring."""
    counts: str
    """The class of the events that the lesson's end counts."""
    moments: tuple[Moment, ...]


class Said(Struct, frozen=True):
    """What is said at a moment."""

    text: Message
    lit: str = ""
    """The key of the option that is lit; "" for none."""


class GuidedGame(Struct, frozen=True):
    start: log.Record
    """The game at its beginning."""
    seed: bytes
    """The seed of its later draws."""
    plan: _Plan
    path: Mapping[int, Sequence[str]]
    """Each seat -> its answers on the marked path, those of the given rows included."""
    points: int
    """The learner's points at its end."""


class Lesson(Struct, frozen=True):
    """A guided game at a table that began with it."""

    guided: GuidedGame
    table: Table[Any]
    given: int
    """How many rows were given at the beginning."""

    @property
    def step(self) -> int:
        """The number of the present question, from 1."""
        return len([n for n, _ in _rows(self.table, LEARNER) if n > self.given]) + 1

    @property
    def steps(self) -> int:
        """How many questions there are, as long as the marked path is followed."""
        return self.step - 1 + len(self.guided.path[LEARNER]) - len(_keys(self.table, LEARNER))

    @property
    def follows(self) -> bool:
        """Whether everybody has answered as on the marked path."""
        return all(all(map(eq, _keys(self.table, seat), path)) for seat, path in self.guided.path.items())

    def next_on_path(self, seat: int) -> str | None:
        """The next answer of a seat on the marked path; None beside it, and after its end."""
        answered, path = len(_keys(self.table, seat)), self.guided.path[seat]
        return path[answered] if answered < len(path) and self.follows else None

    @property
    def done(self) -> int:
        """How often the learner did what the lesson's end counts."""
        events = [event for _, event in self.table.history(LEARNER, self.given) if event.owner == LEARNER]
        return sum(type(each).__name__ == self.guided.plan.counts for each in events)

    @property
    def is_over(self) -> bool:
        """Whether the phase is over with which it ends."""
        return self._end is not None

    @property
    def goes_on_alone(self) -> bool:
        """Whether the learner has chosen something since it ended."""
        end = self._end
        return end is not None and any(n > end for n in self.table.rows(LEARNER))

    @property
    def _end(self) -> int | None:
        """Its last row, once it has ended."""
        starts, moves = self.table.phase_starts, self.table.moves
        for number in range(bisect_right(starts, self.given), len(starts)):
            if moves[starts[number] - 1].key == self.guided.plan.ends:
                if number + 1 < len(starts):
                    return starts[number + 1] - 1
                return len(moves) if self.table.over else None
        return None

    @property
    def said(self) -> Said | None:
        """The text about the learner's present question; None without one."""
        choice = None if self.is_over else self.table.pending_choice(LEARNER)
        if choice is None:
            return None
        view = self.table.view(LEARNER)
        said = (_text_of_moment(each, choice, view) for each in self.guided.plan.moments)
        return next((each for each in said if each is not None), None)


def _rows(table: Table[Any], seat: int) -> list[Row]:
    """The rows of a seat's choices that stand."""
    return [row for rows, _ in rows_by_phase(table.moves) for row in rows if row[1].seat == seat]


def _keys(table: Table[Any], seat: int) -> list[str]:
    return [move.key for _, move in _rows(table, seat)]


def _text_of_moment(moment: Moment, choice: Choice, view: Any) -> Said | None:
    """The text of a moment for a choice; None if it is about another one, or something does not hold."""
    if choice.prompt.id != f"prompt-{moment.prompt}":
        return None
    lit = next((key for key in choice.keys if moment.option and fnmatchcase(key, moment.option)), "")
    if moment.option and not lit:
        return None
    option = choice.option(lit)

    def value(path: str) -> Any:
        return value_at(path, view, choice, option)

    if not all(each.holds(value(each.path)) for each in moment.when):
        return None
    figures = {name: value(path) for name, path in moment.figures.items()}
    if any(each is _NOTHING for each in figures.values()):
        return None
    return Said(Message(f"guided-{moment.text}", figures), lit)


def value_at(path: str, view: Any, choice: Choice, option: Option | None) -> Any:
    """The value at a path: in the view, in the option that is lit, or among the prompt's arguments."""
    first, *rest = path.split(".")
    if first == OPTION:
        found: Any = option
    elif first == PROMPT:
        found = choice.prompt.args
    else:
        found, rest = view, [first, *rest]
    for name in rest:
        found = _step(found, str(LEARNER) if name == ME else name)
    return found


def _step(value: Any, name: str) -> Any:
    if isinstance(value, Mapping):
        return value.get(name, _NOTHING)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return value[int(name)] if name.isdigit() and int(name) < len(value) else _NOTHING
    return getattr(value, name, _NOTHING)


def _inside(value: object) -> Any:
    return value if isinstance(value, Mapping | Sequence | set | frozenset) else ()


@cache
def read_guided(folder: Path) -> GuidedGame:
    """A guided game from its folder. Raises OSError, Damaged, msgspec.ValidationError."""
    plan = msgspec.toml.decode((folder / "guided.toml").read_bytes(), type=_Plan)
    whole = log.read(folder / "path.jsonl")
    if whole.seeding.seed is None:
        raise Damaged("the log of a guided game has its seed")
    table, start = whole.table(), msgspec.structs.replace(whole, moves=whole.moves[: plan.given])
    path = {seat: _keys(table, seat) for seat in range(whole.players)}
    points = next(each.points for each in table.game.standing(table.view(LEARNER)) if each.seat == LEARNER)
    return GuidedGame(start, bytes.fromhex(whole.seeding.seed), plan, path, points)


def lesson_at(table: Table[Any], given: int) -> Lesson | None:
    """The lesson at a table that began with given rows; None if its game has no guided game any more."""
    folder = table.game.guided
    return None if folder is None else Lesson(read_guided(folder), table, given)
