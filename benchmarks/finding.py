"""*Open tables* and `/games`, with many lobbies and seats on offer on many servers, on both engines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.measurement import Measurement, median_of
from storage.core.database import Connection
from storage.postgresql.address import ServerAddress
from storage.seats.holders import offer
from storage.together.store import Store
from tests.support.postgresql import cluster, programs

SERVERS = 20
LOBBIES = 1_000
OVER = 10_000
"""How many finished games there are."""

USER = 1
MOST = 50
NOW = 9e8
TIMES = 50

GAME = """
INSERT INTO game (id, name, options, seats, stage, guild, channel, host, language, created, changed, seed,
    commitment)
VALUES (?, 'chess', '{}', 3, ?, ?, 8, ?, 'en', 1, ?, ?, ?)
"""

SERVER = """
INSERT INTO server (guild, settings) VALUES (?, '{"shown": true}')
"""

SETTINGS = """
INSERT INTO settings ("user", settings) VALUES (?, '{"zone": "Europe/Berlin", "confirmed": true}')
"""


async def measure(offers: int) -> list[Measurement]:
    """Fill a database with tables of three, at each of which two people sit, and look for one as a third."""
    with TemporaryDirectory() as folder:
        found = await _measure("SQLite", Path(folder) / "games.sqlite3", offers)
    installed = programs()
    if installed is None:
        return found
    with cluster(installed) as server:
        return [*found, *await _measure("PostgreSQL", server.address, offers)]


async def _measure(engine: str, where: Path | ServerAddress, offers: int) -> list[Measurement]:
    async with await Store.open(where) as store:
        await store._database.write(lambda connection: _fill(connection, offers))
        await store._database.write(lambda connection: connection.execute("ANALYZE").close())
        tables = store.open_tables
        everywhere = await _times(lambda: tables.tables_for(USER, here=1, direct=True, now=NOW, most=MOST))
        here = await _times(lambda: tables.games_offering_seats_here(USER, here=1, now=NOW, most=5))
    how = f"{LOBBIES} lobbies, {offers} seats on offer, {OVER} games over, {SERVERS} servers of the user"
    return [
        median_of(f"{engine}: open tables", 8, everywhere, how),
        median_of(f"{engine}: seats on offer here", 2, here, how),
    ]


def _fill(connection: Connection, offers: int) -> None:
    for guild in range(1, SERVERS + 1):
        connection.execute(SERVER, (guild,))
        connection.execute("INSERT INTO member_name VALUES (?, ?, 'Ada')", (guild, USER))
    for user in range(USER + 1, USER + 301):
        connection.execute(SETTINGS, (user,))
    for game in range(1, LOBBIES + offers + OVER + 1):
        stage = "lobby" if game <= LOBBIES else "playing" if game <= LOBBIES + offers else "over"
        people = [USER + 1 + (game + each * 7) % 300 for each in range(2)]
        connection.execute(
            GAME, (game, stage, 1 + game % SERVERS, people[0], float(game), bytes(32), "0" * 64)
        )
        for seat, user in enumerate(people):
            connection.execute('INSERT INTO seat (game, seat, "user") VALUES (?, ?, ?)', (game, seat, user))
        if stage == "playing":
            offer(connection, game, 1, float(game * 37 % 10_007))


async def _times(work: Callable[[], Awaitable[object]]) -> list[float]:
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        await work()
        times.append(perf_counter() - start)
    return times
