"""A database connection for statements, whatever the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""Values of a statement: for its marks `?` and `?1` in order, or for `:name` by name."""


class Cursor(Protocol):
    """Results of a statement."""

    @property
    def rowcount(self) -> int:
        """Number of changed rows."""

    @property
    def description(self) -> Any:
        """The columns found, each beginning with its name."""

    def fetchone(self) -> Any:
        """The next row; None after the last one."""

    def fetchall(self) -> list[Any]:
        """The rows left."""

    def __iter__(self) -> Iterator[Any]: ...

    def close(self) -> None:
        """Drop the rows left."""


class Connection(Protocol):
    """A connection with an open transaction."""

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement in the SQL that all engines know."""

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Run a statement without results for each of some values."""


def column(connection: Connection, statement: str, values: Values = ()) -> tuple[Any, ...]:
    """The values of a query for one column."""
    return tuple(value for (value,) in connection.execute(statement, values))
