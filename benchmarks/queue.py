"""The matching of a queue without any match, and its time in the loop."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time, thread_time

from benchmarks.measurement import Measurement, median_of
from bot.clock import ManualClock
from bot.tables.queue.service import QueueService, Unfit
from bot.tables.service import TableService
from bot.tables.settings.server_settings import ServerSettingsCache
from games import names
from storage.core.database import Connection
from storage.together.store import Store
from tests.support.table_helpers import DecisionsHere, seeds

LOOKS = 10

ZONES = ("Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "Australia/Sydney")

SEEKER = """
INSERT INTO seeker ("user", games, fewest, most, pace, days, direct, since, until)
VALUES (?, ?, ?, 3, ?, 7, FALSE, ?, ?)
"""

SETTINGS = 'INSERT INTO settings ("user", settings) VALUES (?, ?)'


async def measure(people: int) -> list[Measurement]:
    """Measure a queue of `people`, four on each server, at two paces, for tables of two or three."""
    with TemporaryDirectory() as folder:
        async with await Store.open(Path(folder) / "games.sqlite3") as store:
            await store._database.write(lambda connection: _fill(connection, people))
            clock = ManualClock(2e9)
            tables = TableService(store, clock, seeds=seeds(1), decisions=DecisionsHere())
            servers = ServerSettingsCache(store, tables.happened)
            queue = QueueService(store, tables, clock, servers, seeds(2), _nowhere)
            times = [await _look(queue, 2e9 + 60 * each) for each in range(LOOKS + 1)]
    (first, first_in_all), *others = times
    how = f"{people} people, {queue.looks.matcher.compared} pairs compared at the first look"
    return [
        median_of("a look, of the loop", 50, [loop for loop, _ in others], how),
        median_of("a look, of all threads", 500, [whole for _, whole in others], how),
        median_of("the first look, of the loop", 50, [first], how),
        median_of("the first look, of all threads", 5_000, [first_in_all], how),
    ]


async def _nowhere(_: int, users: Sequence[int]) -> Unfit:
    return Unfit(frozenset(users))


async def _look(queue: QueueService, now: float) -> tuple[float, float]:
    """The processor time of a look, in seconds: of the loop's thread, and of all."""
    loop, whole = thread_time(), process_time()
    await queue.tick(now)
    return thread_time() - loop, process_time() - whole


def _fill(connection: Connection, people: int) -> None:
    for user in range(1, people + 1):
        guild, kind = 1 + user // 4, user % 4
        zone = {"zone": ZONES[user % len(ZONES)], "quiet_from": user % 1440, "quiet_to": (user + 480) % 1440}
        wanted = json.dumps([*names()])
        pace = ("reserve", "h24")[kind % 2]
        connection.execute(SEEKER, (user, wanted, 2 + kind // 2, pace, 2e9 - user, 2e9 + 7 * 86_400))
        connection.execute(SETTINGS, (user, json.dumps(zone)))
        for each in (guild, 100_000 + user):
            connection.execute("INSERT INTO member_name VALUES (?, ?, 'Ada')", (each, user))
