"""A database, whatever engine runs it: a transaction is one function that runs as a whole in a thread."""

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
        """Reach its server again if that was lost; returns whether it was since the last look.

        Raises DatabaseInUse, SchemaTooNew, CorruptDatabase if another program has the database by now.
        """
        return False

    def guard(self, kind: int, number: int) -> AbstractAsyncContextManager[None]:  # noqa: ARG002
        """Exclude other processes from something of a kind. Raises DatabaseBusy."""
        return nullcontext()

    @abstractmethod
    async def read(self, work: Work[Result]) -> Result:
        """Run a function in a read transaction: it sees one state of the database. Raises DatabaseBusy."""

    @abstractmethod
    async def write(self, work: Work[Result], *, game: int | None = None) -> Result:
        """Run a function in a write transaction, rolled back if it raises. Raises DatabaseBusy.

        `game`: the only game whose rows it changes; None: it may be any.
        A caller that is cancelled is so after the transaction is over: what they read then is up to date.
        """

    @abstractmethod
    async def forget_deleted(self) -> bool:
        """Remove what was deleted from the files as far as the program can; False if some may be left."""

    @abstractmethod
    async def copy_to(self, file: Path) -> None:
        """Write the present state to an SQLite file."""

    async def execute(self, statement: str, *values: object) -> None:
        """Run one statement in a write transaction. Raises as `write`."""
        await self.write(lambda connection: connection.execute(statement, values).close())

    async def find_row(self, statement: str, *values: object) -> tuple[Any, ...] | None:
        """The first row that a query finds; None without any."""
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
