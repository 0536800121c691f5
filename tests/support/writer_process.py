"""Write to a database at the same time as another process: `python -m tests.support.writer_process`.

It stores steps at the same tables as the other one and opens lobbies for the same hosts, then stores steps at
tables of its own. It begins when it reads a line, and prints its results as JSON.
"""

import asyncio
import sys
from typing import Annotated

import msgspec
import typer
from msgspec import Struct, structs

from storage.core.errors import AlreadySeated, Conflict, TableFull, TooManyLobbies
from storage.core.rows import MoveRow
from storage.core.shards import Layout
from storage.lobby.lobby_seats import LobbyBounds
from storage.postgresql.address import ServerAddress
from storage.together.log import Update
from storage.together.store import Store
from tests.support.secret_seed import NEW

PROGRAMS = 3
"""Greatest number of these processes, each with a shard of its own."""

TABLES = 10
"""The number of shared tables, and of each process's own; their games are numbered one after another."""

LOBBIES = 10
"""Open lobbies, numbered after the tables."""

HOSTS = 12

FIRST = MoveRow(1, 1.0, None, "toss", "[]", "[]")
"""The first row of each table."""


class Done(Struct, frozen=True):
    appended: int = 0
    conflicts: int = 0
    """How often the other process was faster."""
    opened: int = 0
    seated: int = 0


async def run(address: ServerAddress, number: int, shared: int, apart: int) -> Done:
    """Write after a line on the standard input."""
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    return await write(address, number, shared, apart)


async def write(address: ServerAddress, number: int, shared: int, apart: int) -> Done:
    async with await Store.open(address, Layout(PROGRAMS, (number,))) as store:
        done = Done()
        for step in range(shared):
            done = await _stored(store, 1 + step % TABLES, number * 10**6 + step, done)
            for attempt in range(2):
                done = await _opened(store, 1 + (2 * step + attempt) % HOSTS, done)
            done = await _joined(store, 3 * TABLES + 1 + step % LOBBIES, number * 1000 + step, done)
        for step in range(apart):
            game = 1 + TABLES * number + step % TABLES
            done = await _stored(store, game, number * 10**6 + shared + step, done)
    return done


async def _stored(store: Store, game: int, interaction: int, done: Done) -> Done:
    """Store a step, with retries while the other process is faster."""
    conflicts = 0
    while True:
        n = len(await store.moves(game)) + 1
        row = structs.replace(FIRST, n=n, seat=0, interaction=interaction)
        try:
            await store.append(game, Update(rows=[row], waiting=[], notifications=[]))
        except Conflict:
            conflicts += 1
        else:
            return structs.replace(done, appended=done.appended + 1, conflicts=done.conflicts + conflicts)


async def _opened(store: Store, host: int, done: Done) -> Done:
    try:
        await store.lobbies.open(structs.replace(NEW, host=host), bounds=LobbyBounds())
    except TooManyLobbies:
        return done
    return structs.replace(done, opened=done.opened + 1)


async def _joined(store: Store, game: int, user: int, done: Done) -> Done:
    try:
        await store.lobbies.join(game, user=user)
    except (TableFull, AlreadySeated):
        return done
    return structs.replace(done, seated=done.seated + 1)


def main(
    address: Annotated[str, typer.Argument()],
    number: Annotated[int, typer.Argument()],
    shared: Annotated[int, typer.Argument()],
    apart: Annotated[int, typer.Argument()],
) -> None:
    """Write as the process with this number."""
    done = asyncio.run(run(ServerAddress(address), number, shared, apart))
    print(msgspec.json.encode(done).decode(), flush=True)


if __name__ == "__main__":
    typer.run(main)
