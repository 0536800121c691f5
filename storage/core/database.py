"""A database, whatever the engine: a transaction is one function run as a whole in a thread."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from storage.core.connection import Connection

Result = TypeVar("Result")
Work = Callable[[Connection], Result]


class Database(ABC):
    """An open database; a read never waits for a write."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""

    async def look_after(self) -> bool:
        """Reconnect to a lost server; returns whether it was lost since the last check.

        Raises DatabaseInUse, SchemaTooNew, CorruptDatabase if another program has the database by now.
        """
        return False

    def guard(self, kind: int, number: int) -> AbstractAsyncContextManager[None]:  # noqa: ARG002
        """Exclude other processes from something of a kind. Raises DatabaseBusy."""
        return nullcontext()

    @abstractmethod
    async def read(self, work: Work[Result]) -> Result:
        """Run a function in a read transaction, which sees one state of the database. Raises DatabaseBusy."""

    @abstractmethod
    async def write(self, work: Work[Result], *, game: int | None = None) -> Result:
        """Run a function in a write transaction, rolled back if it raises. Raises DatabaseBusy.

        `game`: the only game whose rows it changes; None: any. A cancelled caller is cancelled after the
        transaction, so that they read its result.
        """

    @abstractmethod
    async def forget_deleted(self) -> bool:
        """Remove deleted data from the files; False if some may be left."""

    @abstractmethod
    async def copy_to(self, file: Path) -> None:
        """Write the present state to an SQLite file."""

    async def execute(self, statement: str, *values: object) -> None:
        """Run one statement in a write transaction. Raises as `write`."""
        await self.write(lambda connection: connection.execute(statement, values).close())

    async def find_row(self, statement: str, *values: object) -> tuple[Any, ...] | None:
        """The first row of a query; None without any."""
        found: tuple[Any, ...] | None = await self.read(
            lambda connection: connection.execute(statement, values).fetchone()
        )
        return found

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
