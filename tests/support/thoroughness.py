"""How much is tried: a share every day, everything with `--thorough`."""

import os
from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

VARIABLE = "TABELLARIUS_THOROUGH"
"""The environment variable by which processes that run tests know of `--thorough`."""

Case = TypeVar("Case")
Story = TypeVar("Story", bound=Callable[..., object])


def is_thorough() -> bool:
    """Whether everything is tried."""
    return VARIABLE in os.environ


def told_thoroughly(story: Story) -> Story:
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
