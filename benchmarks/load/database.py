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

from benchmarks.load.places import Place
from bot.clock import SystemClock
from bot.tables.cache import to_json
from clocks.pace import BRISK, NO_PACE, PACES, RESERVE
from clocks.wait_clock import SLEPT
from games import find
from games.engine.moves import Move, last_row_before_question
from games.engine.table import Table
from storage.core.database import Connection
from storage.core.rows import MoveRow, Notification, WaitingRow
from storage.lobby import lobby_seats
from storage.lobby.lobby_seats import NewGame
from storage.sqlite.database import SqliteDatabase
from storage.together import log
from tests.fuzz import random_games

GAMES = 6
"""Number of random games; every table is a part of one of them."""

POSITIONS = 90
"""Number of moments of these games for the tables."""

PACES_OF_TABLES = (RESERVE.key, RESERVE.key, BRISK.key, "h24", NO_PACE)
"""The paces of tables, one after another: half of those with clocks have the default."""

UNTIL_HALF_TIME = {NO_PACE: SLEPT, **{pace.key: pace.first / 2 for pace in PACES}}
"""Paces -> seconds a wait may have lasted and nothing of it has fallen due yet."""

BATCH = 100
"""Tables stored in one transaction."""

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
    """A table in the file."""

    id: int
    place: Place
    waiting: tuple[int, ...]
    """The seats that are asked."""
    rows: int


def positions(game: str, most: int | None) -> list[Position]:
    """Moments of random games; `most`: rows of the longest."""
    found, random = [], Random(1)
    rules = find(game)
    for seed in range(GAMES):
        players = rules.seats[seed % len(rules.seats)]
        whole = random_games.play(rules, seed, players=players, options=rules.options(), undos=False)
        rows = min(most or len(whole.moves), len(whole.moves) - 1)
        for row in sorted(random.sample(range(1, rows), POSITIONS // GAMES)):
            moves = whole.moves[: last_row_before_question(whole.moves, row)]
            table: Table[Any] = Table.load(rules, players, whole.options, moves)
            if not table.over:
                options = to_json(whole.options)
                found.append(Position(game, players, options, tuple(moves), table.waiting_seats))
    return found


async def write(
    path: Path, found: Sequence[tuple[Position, Place]], *, due: bool, progress: Callable[[int], None]
) -> list[RunningTable]:
    """A file with running tables, whose clocks go. `due`: turn and direct messages are still to be sent."""
    database = await SqliteDatabase.open(path)
    random, now = Random(2), SystemClock().now()
    written: list[RunningTable] = []

    def batch(connection: Connection) -> list[RunningTable]:
        first = len(written)
        return [
            _table(connection, number, position, place, random, now, due=due)
            for number, (position, place) in enumerate(found[first : first + BATCH], first)
        ]

    try:
        while len(written) < len(found):
            written += await database.write(batch)
            progress(len(written))
    finally:
        await database.close()
    return written


def _table(
    connection: Connection,
    number: int,
    position: Position,
    place: Place,
    random: Random,
    now: float,
    *,
    due: bool,
) -> RunningTable:
    guild, channel, thread = place.guild.id, place.channel.id, place.thread.id
    users = [user.id for user in place.people]
    seed = random.randbytes(32)
    pace = PACES_OF_TABLES[number % len(PACES_OF_TABLES)]
    since = now - random.uniform(0, UNTIL_HALF_TIME[pace])
    new = NewGame(
        position.game,
        position.options,
        position.players,
        guild,
        channel,
        users[0],
        "en",
        since,
        seed,
        sha256(seed).hexdigest(),
        pace,
    )
    row = lobby_seats.new_game(connection, new)
    for user in users[1:]:
        lobby_seats.join(connection, row.id, user, None, since)
    rows = [_row(number, n, move, since) for n, move in enumerate(position.moves, 1)]
    waiting = [WaitingRow(row.id, seat, since) for seat in position.waiting]
    due_rows = [
        Notification("turn", len(rows)),
        *(Notification("ask", len(rows), s) for s in position.waiting),
    ]
    asked, notifications = position.waiting, due_rows if due else []
    update = log.Update(rows, waiting, notifications, None, asked)
    log.begin(connection, row.id, position.players, update)
    connection.execute("UPDATE game SET card = ?, thread = ? WHERE id = ?", (thread, thread, row.id))
    for person in place.people:
        connection.execute(
            "INSERT OR IGNORE INTO direct (user, reached, time, channel) VALUES (?, 1, 0, ?)",
            (person.id, person.direct_channel.id),
        )
        connection.execute(
            "INSERT OR IGNORE INTO member_name VALUES (?, ?, ?)", (guild, person.id, person.name)
        )
    connection.execute("INSERT OR IGNORE INTO greeting VALUES (?, ?, 0)", (guild, channel))
    return RunningTable(row.id, place, position.waiting, len(rows))


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
