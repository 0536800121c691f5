"""Chance: what is drawn from a bag, at random or from a game's seed."""

from __future__ import annotations

import hmac
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random, SystemRandom
from typing import NoReturn, Protocol

SEED_BYTES = 32


class Chance(Protocol):
    def pick(self, bag: Sequence[str], place: str) -> str:
        """One piece of the bag, for a draw at a place of the log (`Table.draw`)."""
        ...


class RandomChance:
    """Chance from a random source: by default the operating system's; a seeded one for tests."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or SystemRandom()

    def pick(self, bag: Sequence[str], place: str) -> str:  # noqa: ARG002
        """One piece of the bag, each as likely as the others, wherever it is drawn."""
        return bag[self._random.randrange(len(bag))]


class SeededChance:
    """Chance that follows from a game's seed: the same piece for the same bag at the same place."""

    __slots__ = ("_seed",)

    def __init__(self, seed: bytes) -> None:
        """Raises ValueError unless the seed has 32 bytes."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed

    def __repr__(self) -> str:
        return "SeededChance(...)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a seed never leaves its process")

    def pick(self, bag: Sequence[str], place: str) -> str:
        """The piece with the lowest rank; equal pieces are numbered, the order of the bag does not count.

        A rank is the HMAC-SHA256 of "place/piece/number" with the seed as its key: no piece is favoured.
        """
        return min(_number_pieces(bag), key=lambda piece: self._rank(place, *piece))[0]

    def _rank(self, place: str, face: str, number: int) -> bytes:
        return hmac.digest(self._seed, f"{place}/{face}/{number}".encode(), "sha256")


def _number_pieces(bag: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Each piece with how many equal ones came before it."""
    return ((face, number) for face, times in Counter(bag).items() for number in range(times))


def new_seed() -> bytes:
    """32 random bytes of the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment_of(seed: bytes) -> str:
    """What a seed is committed to by, before the first draw: its SHA-256 in hexadecimal digits."""
    return sha256(seed).hexdigest()
