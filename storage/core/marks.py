"""Lists in statements: `kind IN ({marks(kinds)})`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeVar

Value = TypeVar("Value")

AT_A_TIME = 1000
"""How many values of a long list one statement is given."""


def marks(values: Collection[object]) -> str:
    """A mark for each value; nothing is in an empty list."""
    return ", ".join("?" * len(values)) or "NULL"


def named_marks(name: str, values: Collection[Value]) -> tuple[str, Mapping[str, Value]]:
    """A mark for each value in a statement whose values have names, and the values by these names."""
    named = {f"{name}{number}": value for number, value in enumerate(values)}
    return ", ".join(f":{each}" for each in named) or "NULL", named


def portions(values: Sequence[Value]) -> Iterator[Sequence[Value]]:
    """The values of a list, as many at a time as a statement is given."""
    for start in range(0, len(values), AT_A_TIME):
        yield values[start : start + AT_A_TIME]
