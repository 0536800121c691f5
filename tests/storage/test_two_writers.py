import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
from msgspec import structs

from storage.lobby.lobby_seats import LobbyBounds
from storage.postgresql.address import ServerAddress
from storage.together.log import Update
from storage.together.store import Store
from tests.support.games import is_thorough
from tests.support.postgresql import Cluster
from tests.support.secret_seed import NEW
from tests.support.writer_process import FIRST, HOSTS, LOBBIES, TABLES, Done, write

EACH = (150, 750) if is_thorough() else (15, 15)
"""How many steps each stores at the same tables as the other one, and at tables of its own."""


async def prepare(address: ServerAddress) -> None:
    """Tables at which both play, tables of each, lobbies whose seats both want."""
    async with await Store.open(address) as store:
        alone = structs.replace(NEW, guild=8, seats=1)
        for game in range(1, 3 * TABLES + 1):
            await store.lobbies.open(alone)
            await store.begin(game, 1, Update(rows=[FIRST], waiting=[], notifications=[]))
        for _ in range(LOBBIES):
            await store.lobbies.open(structs.replace(NEW, guild=8))


async def begin(address: ServerAddress, number: int) -> Process:
    """A program that is ready to write."""
    arguments = (address.url, str(number), *map(str, EACH))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.support.writer_process", *arguments, stdin=PIPE, stdout=PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    return process


async def done_by_programs(address: ServerAddress) -> list[Done]:
    """The work of two programs at the same time."""
    processes = await asyncio.gather(*(begin(address, number) for number in (1, 2)))
    ended = await asyncio.gather(*(process.communicate(b"begin\n") for process in processes))
    assert [process.returncode for process in processes] == [0, 0]
    return [msgspec.json.decode(printed, type=Done) for printed, _ in ended]


async def done_here(address: ServerAddress) -> list[Done]:
    """The work of two stores of this process at the same time."""
    return await asyncio.gather(*(write(address, number, *EACH) for number in (1, 2)))


async def test_two_programs_write_at_once_and_nothing_is_lost(server: Cluster) -> None:
    server.empty()
    await prepare(server.address)
    done = await (done_by_programs if is_thorough() else done_here)(server.address)
    assert [each.appended for each in done] == [sum(EACH), sum(EACH)]
    async with await Store.open(server.address) as store:
        logs = [await store.moves(game) for game in range(1, 3 * TABLES + 1)]  # Their chains are verified.
        assert sum(map(len, logs)) == 2 * sum(EACH) + len(logs)
        assert all([row.n for row in log] == [*range(1, len(log) + 1)] for log in logs)
        pressed = [row.interaction for log in logs for row in log if row.interaction is not None]
        assert len(set(pressed)) == 2 * sum(EACH)
        lobbies = [await store.game(game) for game in await store.games_open_in(7)]
        assert len(lobbies) == sum(each.opened for each in done) == LobbyBounds().on_server
        of_hosts = [sum(row.host == host for row in lobbies) for host in range(1, HOSTS + 1)]
        assert max(of_hosts) <= LobbyBounds().of_user
        wanted = [await store.game(3 * TABLES + 1 + number) for number in range(LOBBIES)]
        assert sum(len(row.seated) - 1 for row in wanted) == sum(each.seated for each in done)
        assert all(len(row.seated) == NEW.seats for row in wanted)
