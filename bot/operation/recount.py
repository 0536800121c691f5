"""The command `recount`: all figures of rated results are worked out again from results and logs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from bot.operation.check import file_of
from bot.operation.exit_status import ExitStatus, Fatal
from storage.engines import open_database
from storage.postgresql.address import ServerAddress
from storage.ratings.recount import Progress, Recounted, recount, store_recounted
from storage.sqlite.instance import instance_lock
from storage.sqlite.snapshot import snapshot


def compare_figures(where: Path | ServerAddress, say: Callable[[str], None], progress: Progress) -> str:
    """Name each figure of a database, which may be in use, that is not as it is worked out.

    Returns what is said if there is none. Raises Fatal if there are some, and CorruptDatabase, SchemaTooNew.
    """
    with file_of(where) as file, snapshot(file) as copy:
        found = recount(copy.connection, progress)
    _name(found, say)
    if found.differences:
        differ = f"{len(found.differences)} differences, named above"
        raise Fatal(ExitStatus.FAILED, f"{where}: {differ}. `tabellarius recount --write` puts them right.")
    return f"{where}: {_described(found)}, all figures as they are worked out"


def store_figures(where: Path | ServerAddress, say: Callable[[str], None], progress: Progress) -> str:
    """Store each figure as it is worked out, while the bot is stopped; returns what is said then.

    Raises DatabaseInUse, FileNotFoundError, CorruptDatabase, SchemaTooNew.
    """
    if isinstance(where, Path) and not where.is_file():
        raise FileNotFoundError(f"there is no database {where}")
    with instance_lock(where) if isinstance(where, Path) else nullcontext():
        found = asyncio.run(_stored(where, progress))
    _name(found, say)
    put_right = (
        f"{len(found.differences)} differences put right" if found.differences else "nothing to change"
    )
    return f"{where}: {_described(found)}, {put_right}"


async def _stored(where: Path | ServerAddress, progress: Progress) -> Recounted:
    async with await open_database(where) as database:
        return await database.write(partial(store_recounted, progress=progress))


def _name(found: Recounted, say: Callable[[str], None]) -> None:
    for each in found.differences:
        say(each)


def _described(found: Recounted) -> str:
    return "1 rated result" if found.games == 1 else f"{found.games} rated results"
