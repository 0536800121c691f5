"""Databases with many running tables, written at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bot.clock import SystemClock
from bot.tables.cache import to_json
from clocks.pace import BRISK, NO_PACE, PACES, RESERVE
from clocks.wait_clock import SLEPT
from games import find, fuzz
from games.engine.moves import Move, asked_after
from games.engine.table import Table
from storage import log
from storage.database import Database
from storage.lobby import lobby_seats
from storage.lobby.lobby_seats import NewGame
from storage.rows import MoveRow, Notification, WaitingRow

GAMES = 6
"""Games that are played at random; every table is a part of one of them."""

POSITIONS = 90
"""Moments of these games at which tables stand."""

PACES_OF_TABLES = (RESERVE.key, RESERVE.key, BRISK.key, "h24", NO_PACE)
"""The paces of tables, one after another: half of those with clocks have the default."""

UNTIL_HALF_TIME = {NO_PACE: SLEPT, **{pace.key: pace.first / 2 for pace in PACES}}
"""Paces -> seconds a wait may have lasted and nothing of it has fallen due yet."""

BATCH = 100
"""Tables stored in one transaction."""

TABLES_OF_GUILD = 20

GUILDS, CHANNELS, THREADS = 10**12, 2 * 10**12, 3 * 10**12
"""Ids on Discord begin here: of servers, of their channels, and of threads and their last messages."""

USERS, DIRECT_CHANNELS = 5 * 10**12, 6 * 10**12
"""Ids of users, and of the channels of their direct messages, begin here."""

DUE_BEFORE = 10 * 10**12
"""The ids of interactions in logs begin here."""


class Position(Struct, frozen=True):
    """A moment of a game."""

    game: str
    players: int
    options: str
    moves: tuple[Move, ...]
    waiting: tuple[int, ...]


class RunningTable(Struct, frozen=True):
    """A table in the file, as the users and Discord know it."""

    id: int
    guild: int
    channel: int
    thread: int
    users: tuple[int, ...]
    """By seat."""
    waiting: tuple[int, ...]
    """The seats it waits for."""
    rows: int


def positions(game: str, most: int | None) -> list[Position]:
    """Moments of random games; `most`: rows of the longest."""
    found, random = [], Random(1)
    rules = find(game)
    for seed in range(GAMES):
        players = rules.seats[seed % len(rules.seats)]
        whole = fuzz.play(rules, seed, players=players, options=rules.options(), undos=False)
        rows = min(most or len(whole.moves), len(whole.moves) - 1)
        for row in sorted(random.sample(range(1, rows), POSITIONS // GAMES)):
            moves = whole.moves[: asked_after(whole.moves, row)]
            table: Table[Any] = Table.load(rules, players, whole.options, moves)
            if not table.over:
                options = to_json(whole.options)
                found.append(Position(game, players, options, tuple(moves), table.waiting))
    return found


async def write(
    path: Path,
    found: Sequence[Position],
    tables: int,
    users: int,
    *,
    due: bool,
    progress: Callable[[int], None],
) -> list[RunningTable]:
    """A file with running tables, whose clocks go. `due`: turn and direct messages are still to be sent."""
    database = await Database.open(path)
    random, now = Random(2), SystemClock().now()
    written: list[RunningTable] = []

    def batch(connection: sqlite3.Connection) -> list[RunningTable]:
        numbers = range(len(written), min(len(written) + BATCH, tables))
        return [
            _table(connection, each, random.choice(found), users, random, now, due=due) for each in numbers
        ]

    try:
        while len(written) < tables:
            written += await database.write(batch)
            progress(len(written))
    finally:
        await database.close()
    return written


def _table(
    connection: sqlite3.Connection,
    number: int,
    position: Position,
    users: int,
    random: Random,
    now: float,
    *,
    due: bool,
) -> RunningTable:
    guild = GUILDS + number // TABLES_OF_GUILD
    channel, thread = CHANNELS + guild - GUILDS, THREADS + number * 1000
    seated = [USERS + each for each in random.sample(range(users), position.players)]
    seed = random.randbytes(32)
    pace = PACES_OF_TABLES[number % len(PACES_OF_TABLES)]
    since = now - random.uniform(0, UNTIL_HALF_TIME[pace])
    place = (guild, channel, seated[0], "en", since)
    new = NewGame(
        position.game, position.options, position.players, *place, seed, sha256(seed).hexdigest(), pace
    )
    row = lobby_seats.new_game(connection, new)
    for user in seated[1:]:
        lobby_seats.join(connection, row.id, user, None, since)
    rows = [_row(number, n, move, since) for n, move in enumerate(position.moves, 1)]
    waiting = [WaitingRow(row.id, seat, since) for seat in position.waiting]
    told = [Notification("turn", len(rows)), *(Notification("ask", len(rows), s) for s in position.waiting)]
    asked, notifications = position.waiting, told if due else []
    update = log.Update(rows, waiting, notifications, None, asked)
    log.begin(connection, row.id, position.players, update)
    connection.execute("UPDATE game SET card = ?, thread = ? WHERE id = ?", (thread, thread, row.id))
    for user in seated:
        connection.execute(
            "INSERT OR IGNORE INTO direct (user, reached, time, channel) VALUES (?, 1, 0, ?)",
            (user, DIRECT_CHANNELS + user - USERS),
        )
        connection.execute(
            "INSERT OR IGNORE INTO member_name VALUES (?, ?, ?)", (guild, user, f"User {user}")
        )
    connection.execute("INSERT OR IGNORE INTO greeting VALUES (?, ?, 0)", (guild, channel))
    return RunningTable(row.id, guild, channel, thread, tuple(seated), position.waiting, len(rows))


def _row(number: int, n: int, move: Move, time: float) -> MoveRow:
    return MoveRow(
        n,
        time,
        move.seat,
        move.key,
        to_json(move.draws),
        msgspec.json.encode(move.events).decode(),
        move.undoes,
        move.secret,
        DUE_BEFORE + number * 10_000 + n,
    )


def due(path: Path) -> int:
    """How many notifications are due."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        (count,) = connection.execute("SELECT count(*) FROM outbox WHERE done IS NULL").fetchone()
        return int(count)
    finally:
        connection.close()
