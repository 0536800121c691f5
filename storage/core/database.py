"""A database of any engine: a transaction is one function run as a whole in a thread."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, Self, TypeVar

from storage.core.rows import OutboxRow, PlanRow

Result = TypeVar("Result")
Value = TypeVar("Value")
Values = Sequence[Any] | Mapping[str, Any]
"""Values of a statement: for its marks `?` and `?1` in order, or for `:name` by name."""

AT_A_TIME = 1000
"""Values of a long list per statement."""


class Cursor(Protocol):
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
    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement in the SQL that all engines know."""

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Run a statement without results for each of some values."""


def column(connection: Connection, statement: str, values: Values = ()) -> tuple[Any, ...]:
    """The values of a query for one column."""
    return tuple(value for (value,) in connection.execute(statement, values))


def placeholders(values: Collection[object]) -> str:
    """A mark for each value; for an empty list a condition that nothing meets."""
    return ", ".join("?" * len(values)) or "NULL"


def named_placeholders(name: str, values: Collection[Value]) -> tuple[str, Mapping[str, Value]]:
    named = {f"{name}{number}": value for number, value in enumerate(values)}
    return ", ".join(f":{each}" for each in named) or "NULL", named


def portions(values: Sequence[Value]) -> Iterator[Sequence[Value]]:
    for start in range(0, len(values), AT_A_TIME):
        yield values[start : start + AT_A_TIME]


Work = Callable[[Connection], Result]


async def finish_write(writing: Awaitable[Result]) -> Result:
    """The result of a write; a cancelled caller is cancelled after it."""
    running = asyncio.ensure_future(writing)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        raise


class Database(ABC):
    """An open database; a read never waits for a write."""

    measure_wait: Callable[[float], object] = staticmethod(lambda _seconds: None)
    """Called in a write's thread with the seconds that it waited for its turn."""

    def timed(self, work: Work[Result]) -> Work[Result]:
        """The work of a write, which says first how long it has waited since now."""
        asked = time.monotonic()

        def run(connection: Connection) -> Result:
            self.measure_wait(time.monotonic() - asked)
            return work(connection)

        return run

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""

    async def look_after(self) -> bool:
        """Reconnect; returns whether it was lost. Raises DatabaseInUse, OtherSchema, CorruptDatabase."""
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

        `game`: the only one it changes; None: any. A cancelled caller is cancelled after the transaction.
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

    async def __aexit__(self, *_: object) -> None:
        await self.close()


Arguments = ParamSpec("Arguments")
Returned = TypeVar("Returned", covariant=True)
Function = Callable[Concatenate[Connection, Arguments], Returned]


class Part:
    def __init__(self, database: Database) -> None:
        self._database = database


class Verb(Generic[Arguments, Returned]):
    """A method that runs a function in a transaction."""

    def __init__(self, work: Function[Arguments, Returned], *, writes: bool, one_game: bool = False) -> None:
        self._work = work
        self.writes = writes
        self._one_game = one_game

    def __get__(self, part: Part, owner: type[object]) -> Callable[Arguments, Coroutine[Any, Any, Returned]]:
        database = part._database
        if self._one_game:
            return partial(_run_for_game, database, self._work)
        return partial(_run, database.write if self.writes else database.read, self._work)


async def _run(
    transaction: Callable[[Callable[[Connection], Returned]], Coroutine[Any, Any, Returned]],
    work: Function[Arguments, Returned],
    *args: Arguments.args,
    **kwargs: Arguments.kwargs,
) -> Returned:
    return await transaction(lambda connection: work(connection, *args, **kwargs))


async def _run_for_game(
    database: Database, work: Function[Arguments, Returned], *args: Arguments.args, **kwargs: Arguments.kwargs
) -> Returned:
    first = (*args, *kwargs.values())[0]
    game = first.game if isinstance(first, OutboxRow | PlanRow) else first
    assert isinstance(game, int)
    return await database.write(lambda connection: work(connection, *args, **kwargs), game=game)


def reads(work: Function[Arguments, Returned]) -> Verb[Arguments, Returned]:
    return Verb(work, writes=False)


def writes(work: Function[Arguments, Returned]) -> Verb[Arguments, Returned]:
    return Verb(work, writes=True)


def changes_game(work: Function[Arguments, Returned]) -> Verb[Arguments, Returned]:
    """A write transaction whose first argument is the only game it changes, or a row of it."""
    return Verb(work, writes=True, one_game=True)
