"""What the tests of all games play of each (`tests/games/<game>/samples.toml`), and which share every day."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec import Struct

from games import find, names
from games.engine.chance import RandomChance
from games.engine.table import Table
from tests.fuzz.random_games import random_options

TESTS = Path(__file__).parents[1]

VARIABLE = "TABELLARIUS_THOROUGH"
"""The environment variable by which processes that run tests know of `--thorough`."""

Case = TypeVar("Case")

Story = TypeVar("Story", bound=Callable[..., object])


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be played: by how many, with which chance and options."""

    players: int
    seed: int
    options: Mapping[str, Any] | None = None
    """None: drawn by the seed."""


class StoredGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game in `tests/logs/<game>`, and the points it ended with, seat by seat."""

    players: int
    seed: int
    points: tuple[int, ...]


class Fuzz(Struct, frozen=True, forbid_unknown_fields=True):
    """How many random games are played."""

    every_move: int
    """With the invariants checked after every move."""

    every_phase: int
    """With the invariants checked at the end of each phase."""

    said: int
    """With all their texts said in each language, and with questions answered in every way."""


class Secrecy(Struct, frozen=True, forbid_unknown_fields=True):
    """The games in which what is hidden is exchanged."""

    rules: tuple[Start, ...]
    """What the rules give each seat is compared."""

    screens: tuple[Start, ...]
    """Texts, controls and pictures are compared."""

    undo: Start
    """Something is taken back again and again."""

    twice: int
    """The seed of a random game in which a step soon shows a seat what another one must not know."""

    differing: float
    """In more than this share of the moments looked at something is hidden that could be something else."""

    phases_a_seat: int
    """More phases than this end in a game, for each seat."""

    undone: int
    """More than this is taken back."""


class Positions(Struct, frozen=True, forbid_unknown_fields=True):
    """Moments of whole random games."""

    step: int
    """How many moves lie between two moments."""

    tables: tuple[Start, ...]


class Golden(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture in `tests/goldens/<game>`: of which log there, after which row, for which seat."""

    name: str
    log: str
    picture: str
    language: str
    seat: int | None = None
    row: int = 0
    """0 is the end."""


class Benchmarks(Struct, frozen=True, forbid_unknown_fields=True):
    """What pictures are timed, how many presses are to be saved, and what plans ahead have to save."""

    fewer_presses: int
    """A percentage of those of a turn whose end is pressed, with five options at most as buttons."""

    moment: int
    """The row after which most pictures are taken."""

    at_end: tuple[str, ...]
    """The pictures that are taken at the end."""

    tables: tuple[Start, ...]
    """Tables that are played side by side."""

    plans_stopped: int = 100
    """The percentage of plans ahead that may stop before their end or their draw."""

    days_left: Mapping[int, tuple[int, int]] = {}
    """Seats -> the percentage of a game's days that may be left if all plan ahead, and if half of them do."""


class Samples(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, shown and kept of a game."""

    fuzz: Fuzz
    secrecy: Secrecy
    benchmarks: Benchmarks
    logs: tuple[StoredGame, ...]
    screens: tuple[Start, ...]
    """Games of which every screen is checked against Discord's limits."""

    longest_line: int
    """The most characters in a line of the table in words, in any language."""

    positions: Positions | None = None
    """None: the game has no pictures."""

    goldens: tuple[Golden, ...] = ()
    stories: bool = False
    """Whether the stories of the bot that are about no game in particular are told with this one."""


@cache
def samples(game: str) -> Samples:
    return msgspec.toml.decode((TESTS / "games" / game / "samples.toml").read_bytes(), type=Samples)


GAMES = names()


STORY_GAME = next(name for name in GAMES if samples(name).stories)
"""The game that stories of the bot are told with."""


def options(game: str, start: Start) -> Struct | None:
    """The options of a game to be played, None if its seed draws them."""
    return None if start.options is None else msgspec.convert(start.options, find(game).options)


def begin(game: str, start: Start) -> tuple[Table[Any], Random]:
    random, rules = Random(start.seed), find(game)
    drawn = options(game, start) or random_options(rules, start.players, random)
    return Table.begin(rules, start.players, drawn, RandomChance(random)), random


def is_thorough() -> bool:
    """Whether everything is tried."""
    return VARIABLE in os.environ


def thoroughly(story: Story) -> Story:
    """Decorator of a story told with `--thorough` alone: another one tells the most of it every day."""
    if is_thorough():
        return story
    marked: Story = pytest.mark.skip("told with --thorough alone")(story)
    return marked


def share(cases: Sequence[Case], every_day: int) -> Sequence[Case]:
    """As many cases as are tried every day, spread evenly; all of them with `--thorough`."""
    if is_thorough() or len(cases) <= every_day:
        return cases
    return [cases[number * len(cases) // every_day] for number in range(every_day)]
