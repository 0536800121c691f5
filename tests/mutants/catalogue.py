"""The deliberate faults, read from `catalogue/*.toml`, one file a group."""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from games import names

FOLDER = Path(__file__).parent / "catalogue"

GAMES = names()
GROUPS = (*GAMES, "bot", "delivery", "storage", "secrecy", "pictures")

Found = Literal["", "conservation", "order", "figure", "offer"]


class Mutant(Struct, frozen=True, forbid_unknown_fields=True):
    """A deliberate fault: a fragment of a function is replaced by another one."""

    name: str
    function: str
    """Module and name of the function or method: "games.scoring:FinalScore.apply"."""
    old: str
    """The fragment, which stands in the function once."""
    new: str
    test: str
    """The test file that must find it, or one test of it ("file::test")."""
    fuzz: Found = ""
    """The check of `fuzz` that it breaks; "" if `fuzz` need not find it."""


class _Group(Struct, frozen=True, forbid_unknown_fields=True):
    mutants: tuple[Mutant, ...]


@cache
def mutants(group: str) -> tuple[Mutant, ...]:
    """The faults of a group, in the order of its file."""
    return msgspec.toml.decode((FOLDER / f"{group}.toml").read_bytes(), type=_Group).mutants


def named(group: str, names: Collection[str]) -> list[Mutant]:
    return [mutant for mutant in mutants(group) if mutant.name in names]
