"""A connection to a database as statements need it, whatever engine runs them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""The values of a statement, for its marks `?` and `?1` in order or for `:name` by their names."""


class Cursor(Protocol):
    """What a statement has found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows it has changed."""

    @property
    def description(self) -> Any:
        """The columns it finds, each with its name first."""

    def fetchone(self) -> Any:
        """The next row; None after the last one."""

    def fetchall(self) -> list[Any]:
        """The rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...

    def close(self) -> None:
        """Forget the rows that are left."""


class Connection(Protocol):
    """A connection with an open transaction."""

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement in the SQL that all engines know."""

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Run a statement that finds nothing with each of some values."""
