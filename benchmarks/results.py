"""The use of results with many games: a rated one is stored, profiles, statistics, ranks, a recount."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.measurement import Measurement, median_of, p99_of
from clocks.user_settings import UserSettings, to_json
from ratings.model import POINTS
from storage.core.database import Connection
from storage.core.rows import MoveRow, Placing
from storage.ratings.recount import recount, store_recounted
from storage.ratings.statistics import keep_statistics
from storage.together.log import Update
from storage.together.store import Store
from tests.support.rated_games import RatedGames

NAMES = tuple(POINTS)
SEATS = 3
USERS = 300
BUSY = 1
"""A user who has played every tenth game."""

TIMES = 50

GAME = """
INSERT INTO game (id, name, options, seats, stage, guild, channel, host, language, created, outcome,
    ended, rated)
VALUES (?, ?, '{}', 3, 'over', 7, 8, ?, 'en', ?, 'finished', ?, 1)
"""

MOVE = "INSERT INTO move (game, n, time, key, draws, events, secret) VALUES (?, 1, ?, 'key', '[]', '[]', 0)"

RESULT = "INSERT INTO result (game, seat, user, place, points, replaced) VALUES (?, ?, ?, ?, ?, 0)"


async def measure(games: int) -> list[Measurement]:
    """Fill a file with rated games of three, and use it."""
    with TemporaryDirectory() as folder:
        async with await Store.open(Path(folder) / "games.sqlite3") as store:
            await store._database.write(lambda connection: _fill(connection, games))
            began = perf_counter()
            await store._database.write(store_recounted)
            took = perf_counter() - began
            how = f"{games} rated games of {SEATS}, {USERS} people, SQLite in {folder.split('/')[1]}"
            return [
                Measurement("recount", 60, took, "s", f"{how}: all figures worked out and stored"),
                *await _results(store, how),
                *await _reads(store, how),
            ]


def _fill(connection: Connection, games: int) -> None:
    random = Random(1)
    for game in range(1, games + 1):
        users = random.sample(range(2, USERS), SEATS)
        if not game % 10:
            users[random.randrange(SEATS)] = BUSY
        ended = 86_400.0 * game / 10
        connection.execute(GAME, (game, NAMES[game % len(NAMES)], users[0], ended - 9e5, ended))
        places = random.sample(range(1, SEATS + 1), SEATS)
        statistics = []
        for seat, (user, place) in enumerate(zip(users, places, strict=True)):
            connection.execute("INSERT INTO seat (game, seat, user) VALUES (?, ?, ?)", (game, seat, user))
            row = (game, seat, user, place, 100 - 10 * place + random.randrange(20))
            connection.execute(RESULT, row)
            sources = {f"source{number}": random.randrange(30) for number in range(8)}
            first = {"id": f"choice{random.randrange(6)}", "args": {}}
            statistics.append(json.dumps({"sources": sources, "first": first, "rounds": 12}))
        connection.execute(MOVE, (game, ended - 9e5))
        keep_statistics(connection, game, statistics)
    agreed = to_json(UserSettings(ranks=True))
    for user in range(BUSY, USERS):
        connection.execute("INSERT INTO settings (user, settings) VALUES (?, ?)", (user, agreed))


async def _results(store: Store, how: str) -> list[Measurement]:
    """The last move of a game is stored, rated and not."""
    found = []
    for rated in (True, False):
        times = []
        for _ in range(TIMES):
            game = await store._database.write(partial(_begin, rated=rated))
            places = [Placing(seat, seat + 1, 90 - seat) for seat in range(4)]
            update = Update([MoveRow(2, 9e8, 0, "key", "[]", "[]")], (), (), places)
            times.append(await _timed(partial(store.append, game, update)))
        what = "rated result" if rated else "result not rated"
        found.append(median_of(f"{what} stored", 50, times, f"{how}: four seats, wall-clock time"))
    return found


def _begin(connection: Connection, *, rated: bool) -> int:
    return RatedGames(connection, 1).begin(BUSY, 2, 3, 4, rated=rated, name=NAMES[0])


async def _reads(store: Store, how: str) -> list[Measurement]:
    profiles = [await _timed(lambda: store.profiles.of(BUSY, BUSY, time=9e8)) for _ in range(TIMES)]
    others = [await _timed(partial(store.profiles.of, user, user, time=9e8)) for user in range(2, 2 + TIMES)]
    played = [await _timed(lambda: store.statistics.games_played(NAMES, None)) for _ in range(TIMES // 5)]
    stats = [await _timed(lambda: store.statistics.of_games(NAMES[0], None)) for _ in range(TIMES // 5)]
    ranks = [await _timed(lambda: store.ranks.of_server(7, NAMES[0], 0.0, BUSY, 0)) for _ in range(TIMES)]
    met = [await _timed(lambda: store.ranks.games_of_two(BUSY, 2, NAMES[0])) for _ in range(TIMES)]
    recounts = [await _timed(lambda: store._database.read(recount))]
    return [
        median_of("profile, every tenth game", 50, profiles, how),
        p99_of("profile", 50, others, how),
        median_of("which game is played most", 50, played, how),
        median_of("statistics added up", 50, stats, f"{how}: a third of them, in the thread that reads"),
        median_of("ranks of a server", 50, ranks, f"{how}: a third of the games, all users in them agree"),
        median_of("games of two", 50, met, how),
        Measurement("recount, nothing to change", 60, recounts[0], "s", how),
    ]


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    start = perf_counter()
    await work()
    return perf_counter() - start
