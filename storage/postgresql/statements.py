"""Statements as psycopg takes them: its marks in place of those that the store writes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from storage.core.connection import Values

MARK = re.compile(r"'[^']*'|\"[^\"]*\"|(?P<cast>::)|\?(?P<number>\d*)|:(?P<name>[A-Za-z_]\w*)|(?P<percent>%)")
"""What is looked for in a statement; what is in quotes is passed over."""


@lru_cache(2000)
def translated(statement: str) -> tuple[str, bool]:
    """A statement with psycopg's marks, and whether its values go by their numbers."""
    numbered = re.search(r"\?\d", statement) is not None

    def mark(found: re.Match[str]) -> str:
        if found["name"]:
            return f"%({found['name']})s"
        if found["number"] is not None:
            return f"%({found['number']})s" if numbered else "%s"
        return found[0].replace("%", "%%")

    return MARK.sub(mark, statement), numbered


def values_for(values: Values, *, numbered: bool) -> Sequence[Any] | Mapping[str, Any]:
    """Values as the marks of a translated statement name them."""
    if numbered and not isinstance(values, Mapping):
        return {str(number): value for number, value in enumerate(values, 1)}
    return values
