"""Time to load a finished game, to open its file, and to store a move."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from msgspec import structs

from benchmarks.measurement import Measurement, median_of, p99_of
from bot.clock import SystemClock
from bot.tables.cache import moves_of, options_of
from bot.tables.fair_chance import Verifier
from bot.tables.log_reading import read_log
from bot.tables.service import Press, TableService
from games import find
from games.engine.chance import SEED_BYTES, commitment_of
from games.engine.table import Table
from games.game import Game
from storage.core.rows import GameRow, MoveRow
from storage.lobby.lobby_seats import NewGame
from storage.together.log import Update
from storage.together.store import Store

READINGS = 50
OPENINGS = 5

SEED = bytes(range(SEED_BYTES))


def measure(game: str) -> list[Measurement]:
    """Play a game to its end through a service on a real file, then read it again and again."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        return asyncio.run(_measure(Path(folder) / "games.db", find(game)))


async def _measure(path: Path, game: Game[Any]) -> list[Measurement]:
    async with await Store.open(path) as store:
        tables = TableService(store, SystemClock(), seeds=lambda: SEED)
        answers = await answer_times(tables, game)
        row, moves = await store.game(1), await store.moves(1)
        readings = [_timed_reading(row, moves) for _ in range(READINGS)]
        appends = await append_times(store, row, moves)
        proven = await Verifier().verify(row, await tables.table(row.id), SEED, ())
    opened = [_timed_opening(proven.log) for _ in range(OPENINGS)]
    return [
        median_of(
            "finished game read", 30, readings, f"{len(moves)} rows, {game.seats[-1]} players, with decoding"
        ),
        median_of(
            "log in a file opened", 1000, opened, f"{len(moves)} rows with their draws, processor time"
        ),
        median_of("move appended", 5, appends, f"{len(appends)} times, synchronous=FULL"),
        p99_of("move appended", 5, appends, f"{len(appends)} times, synchronous=FULL"),
        median_of("answer of the service", 25, answers, f"{len(answers)} times, rules and storing"),
    ]


async def answer_times(tables: TableService, game: Game[Any]) -> list[float]:
    """How long the answers of a whole game take, the first one of an empty database."""
    random = Random(1)
    row = await tables.lobby.open(game.name, host=0, channel=0)
    for user in range(1, game.seats[-1]):
        await tables.lobby.join(row.id, user)
    table = (await tables.start(row.id, host=0)).table
    times = []
    while not table.over:
        seat = random.choice(table.waiting_seats)
        choice = table.pending_choice(seat)
        assert choice is not None
        key, version = choice.random_answer(random), table.version(seat)
        start = perf_counter()
        table = (await tables.answer(row.id, Press(seat, user=seat, version=version), key)).table
        times.append(perf_counter() - start)
    return times


def _timed_reading(row: GameRow, moves: Sequence[MoveRow]) -> float:
    start = perf_counter()
    decoded = moves_of(row, moves)
    Table.load(find(row.name), len(row.seated), options_of(row), decoded)
    return perf_counter() - start


def _timed_opening(file: bytes) -> float:
    start = process_time()
    assert read_log(file).fault is None
    return process_time() - start


async def append_times(store: Store, like: GameRow, moves: Sequence[MoveRow]) -> list[float]:
    """Times to store the rows of a game one by one, as another game's."""
    game = (
        await store.lobbies.open(
            NewGame(
                like.name,
                options="{}",
                seats=like.seats,
                host=0,
                guild=None,
                channel=0,
                language="en",
                created=0.0,
                seed=SEED,
                commitment=commitment_of(SEED),
            )
        )
    ).id
    await store.begin(game, 1, Update(rows=moves[:1], waiting=[], notifications=[]))
    times = []
    for move in moves[1:]:
        again = structs.replace(move, interaction=game * 1_000_000 + move.n)
        start = perf_counter()
        await store.append(game, Update(rows=[again], waiting=[], notifications=[]))
        times.append(perf_counter() - start)
    return times
