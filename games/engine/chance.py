"""Chance: what is drawn from a bag."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Protocol


class Chance(Protocol):
    """Draws pieces from bags."""

    def pick(self, bag: Sequence[str]) -> str:
        """One piece of the bag."""
        ...


class RandomChance:
    """Chance from a random source: by default the operating system's; a seeded one for tests."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or SystemRandom()

    def pick(self, bag: Sequence[str]) -> str:
        """One piece of the bag, each as likely as the others."""
        return bag[self._random.randrange(len(bag))]
