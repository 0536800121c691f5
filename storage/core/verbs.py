"""Functions of a transaction as asynchronous methods of the store: `moves = reads(log.moves)`."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.rows import OutboxRow

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result", covariant=True)

Work = Callable[Concatenate[Connection, Arguments], Result]


class _OfDatabase(Protocol):
    """The store, or a part of it."""

    _database: Database


class _Verb(Generic[Arguments, Result]):
    """A method that runs a function in a transaction of its own."""

    def __init__(self, work: Work[Arguments, Result], *, writes: bool, one_game: bool = False) -> None:
        self._work = work
        self._writes = writes
        self._one_game = one_game

    def __get__(
        self, part: _OfDatabase, owner: type[object]
    ) -> Callable[Arguments, Coroutine[Any, Any, Result]]:
        database = part._database
        if self._one_game:
            return partial(_run_for_game, database, self._work)
        return partial(_run, database.write if self._writes else database.read, self._work)


async def _run(
    transaction: Callable[[Callable[[Connection], Result]], Coroutine[Any, Any, Result]],
    work: Work[Arguments, Result],
    *args: Arguments.args,
    **kwargs: Arguments.kwargs,
) -> Result:
    return await transaction(lambda connection: work(connection, *args, **kwargs))


async def _run_for_game(
    database: Database, work: Work[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
) -> Result:
    first = (*args, *kwargs.values())[0]
    game = first.game if isinstance(first, OutboxRow) else first
    assert isinstance(game, int)
    return await database.write(lambda connection: work(connection, *args, **kwargs), game=game)


def reads(work: Work[Arguments, Result]) -> _Verb[Arguments, Result]:
    """A method that runs a function in a read transaction."""
    return _Verb(work, writes=False)


def writes(work: Work[Arguments, Result]) -> _Verb[Arguments, Result]:
    """A method that runs a function in a write transaction."""
    return _Verb(work, writes=True)


def changes_game(work: Work[Arguments, Result]) -> _Verb[Arguments, Result]:
    """A method that runs a function in a write transaction; first is the only game it changes, or a row."""
    return _Verb(work, writes=True, one_game=True)
