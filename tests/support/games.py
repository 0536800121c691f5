"""The games that tests play (`tests/games/<game>/samples.toml`), and the share of them played every day."""

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
"""The environment variable that passes `--thorough` to the processes of the tests."""

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
    """With all texts in each language, and every answer to their questions."""


class Secrecy(Struct, frozen=True, forbid_unknown_fields=True):
    """Games whose secrets are exchanged."""

    rules: tuple[Start, ...]
    """Views and events are compared."""

    screens: tuple[Start, ...]
    """Texts, controls and pictures are compared."""

    undo: Start
    """Something is taken back again and again."""

    twice: int
    """The seed of a random game in which a step soon shows a seat what another one must not know."""

    differing: float
    """The least share of moments with a secret that could be different."""

    phases_a_seat: int
    """The least number of phases for each seat, exclusive."""

    undone: int
    """The least number of moves taken back, exclusive."""


class Positions(Struct, frozen=True, forbid_unknown_fields=True):
    """Moments of whole random games."""

    step: int
    """Moves between two moments."""

    tables: tuple[Start, ...]


class Golden(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture in `tests/goldens/<game>`, of a log in `tests/logs/<game>`."""

    name: str
    log: str
    picture: str
    language: str
    seat: int | None = None
    row: int = 0
    """0 is the end."""


class Benchmarks(Struct, frozen=True, forbid_unknown_fields=True):
    """The timed pictures, and the presses that must be saved."""

    fewer_presses: int
    """A percentage, against a turn whose end is pressed and at most five options as buttons."""

    moment: int
    """The row of most pictures."""

    at_end: tuple[str, ...]
    """The pictures of the end."""

    tables: tuple[Start, ...]
    """Tables that are played side by side."""


class Samples(Struct, frozen=True, forbid_unknown_fields=True):
    """The samples of a game: games to play, pictures, stored files."""

    fuzz: Fuzz
    secrecy: Secrecy
    benchmarks: Benchmarks
    logs: tuple[StoredGame, ...]
    screens: tuple[Start, ...]
    """Games whose screens are all checked against Discord's limits."""

    longest_line: int
    """The most characters in a line of the table in words, in any language."""

    positions: Positions | None = None
    """None: the game has no pictures."""

    goldens: tuple[Golden, ...] = ()
    stories: bool = False
    """Whether tests of the bot about no game in particular use this one."""


@cache
def samples(game: str) -> Samples:
    return msgspec.toml.decode((TESTS / "games" / game / "samples.toml").read_bytes(), type=Samples)


GAMES = names()


STORY_GAME = next(name for name in GAMES if samples(name).stories)
"""The game in tests of the bot about no game in particular."""


def options(game: str, start: Start) -> Struct | None:
    """The options of a game to be played, None if its seed draws them."""
    return None if start.options is None else msgspec.convert(start.options, find(game).options)


def begin(game: str, start: Start) -> tuple[Table[Any], Random]:
    random, rules = Random(start.seed), find(game)
    drawn = options(game, start) or random_options(rules, start.players, random)
    return Table.begin(rules, start.players, drawn, RandomChance(random)), random


def is_thorough() -> bool:
    """Whether the tests run with `--thorough`."""
    return VARIABLE in os.environ


def thoroughly(story: Story) -> Story:
    """Decorator of a test that runs with `--thorough` alone: another one covers most of it every day."""
    if is_thorough():
        return story
    marked: Story = pytest.mark.skip("told with --thorough alone")(story)
    return marked


def share(cases: Sequence[Case], every_day: int) -> Sequence[Case]:
    """The cases of every day, spread evenly; all of them with `--thorough`."""
    if is_thorough() or len(cases) <= every_day:
        return cases
    return [cases[number * len(cases) // every_day] for number in range(every_day)]
