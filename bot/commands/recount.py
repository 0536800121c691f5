"""The command `recount`: figures of rated results and statistics, worked out again from results and logs."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.commands.check import file_of
from bot.operation.exit_status import ExitStatus, Fatal
from bot.tables.cache import moves_of, options_of
from games import UnknownGame, find
from games.engine.errors import Damaged
from games.engine.table import Table
from games.statistics import statistics
from storage.core.changes import linked_moves
from storage.core.database import Connection
from storage.core.queries import find_game
from storage.postgresql.address import ServerAddress
from storage.ratings.recount import Progress, recount, store_recounted
from storage.ratings.statistics import (
    finished_games,
    game_part,
    keep_statistics,
    kept_game_part,
    kept_statistics,
)
from storage.sqlite.instance import instance_lock
from storage.sqlite.snapshot import snapshot
from storage.together.engines import open_database


class Recount(Struct, frozen=True):
    rated: int
    """Number of rated results."""
    games: int
    """Number of games with statistics."""
    differences: tuple[str, ...]
    """Where something else was stored."""


def compare_recount(where: Path | ServerAddress, say: Callable[[str], None], progress: Progress) -> str:
    """Name each stored figure that a recount gives otherwise. Raises Fatal, CorruptDatabase, OtherSchema."""
    with file_of(where) as file, snapshot(file) as copy:
        found = _recount_all(copy.connection, progress, write=False)
    _name_differences(found, say)
    if found.differences:
        differ = f"{len(found.differences)} differences, named above"
        raise Fatal(ExitStatus.FAILED, f"{where}: {differ}. `tabellarius recount --write` puts them right.")
    return f"{where}: {_summary(found)}, all as it is worked out"


def store_recount(where: Path | ServerAddress, say: Callable[[str], None], progress: Progress) -> str:
    """Store everything as it is worked out, while the bot is stopped; returns the answer.

    Raises DatabaseInUse, FileNotFoundError, CorruptDatabase, OtherSchema.
    """
    if isinstance(where, Path) and not where.is_file():
        raise FileNotFoundError(f"there is no database {where}")
    with instance_lock(where) if isinstance(where, Path) else nullcontext():
        found = asyncio.run(_recount_and_store(where, progress))
    _name_differences(found, say)
    changed = len(found.differences)
    put_right = f"{changed} differences put right" if changed else "nothing to change"
    return f"{where}: {_summary(found)}, {put_right}"


async def _recount_and_store(where: Path | ServerAddress, progress: Progress) -> Recount:
    async with await open_database(where) as database:
        return await database.write(partial(_recount_all, progress=progress, write=True))


def _recount_all(connection: Connection, progress: Progress, *, write: bool) -> Recount:
    figures = (store_recounted if write else recount)(connection, progress)
    games = finished_games(connection)
    said: list[str] = []
    for done, game in enumerate(games, 1):
        said += _statistics(connection, game, write=write)
        progress(done, len(games))
    return Recount(figures.games, len(games), (*figures.differences, *said))


def _statistics(connection: Connection, game: int, *, write: bool) -> Iterator[str]:
    """Where the statistics of a game are not what its log says; a damaged one has none."""
    row = find_game(connection, game)
    try:
        moves = moves_of(row, [move for move, _ in linked_moves(connection, game)])
        table = Table.load(find(row.name), len(row.seated), options_of(row), moves)
        found = tuple(msgspec.json.encode(each).decode() for each in statistics(table))
    except (Damaged, UnknownGame, msgspec.DecodeError):
        return  # `check` names what is damaged.
    seats, whole = kept_statistics(connection, game), kept_game_part(connection, game)
    if seats == found and whole == game_part(connection, game, found):
        return
    if seats and (seats != found or whole is not None):
        yield f"game {game}: its statistics are not what its log says"
    if write:
        keep_statistics(connection, game, found)


def _name_differences(found: Recount, say: Callable[[str], None]) -> None:
    for each in found.differences:
        say(each)


def _summary(found: Recount) -> str:
    rated = "1 rated result" if found.rated == 1 else f"{found.rated} rated results"
    return f"{rated}, statistics of {found.games} game{'' if found.games == 1 else 's'}"
