"""The measurements of an evening, of a restart in it, and of a start with many tables."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from msgspec import Struct

from benchmarks import processes
from benchmarks.load import database
from benchmarks.load.database import RunningTable
from benchmarks.load.evening import Evening, Outcome
from benchmarks.load.places import TABLES_OF_GUILD, Discord
from benchmarks.measurement import Measurement, median_of, p99_of
from bot.screens.ids.table_ids import OpenPanel
from tests.support.bot_process import BotProcess

READY_WITHIN = 120.0
NOTHING = (READY_WITHIN,)
"""The times of presses without any answer."""
DELIVERED_WITHIN = 600.0
QUIET_PRESSES = 25
FIRST_PRESSES = 20
SAMPLE_SECONDS = 0.5
ROWS_OF_MANY = 60
"""Rows of the longest log where there are very many tables."""

Progress = Callable[[str, int, int], None]
"""Called with a name, the number done and the total."""


class NotStarted(Exception):
    """The bot did not come online; the message is its log."""


PARTS = ("evening", "outage", "many", "noisy")
"""An evening with a restart, work due after an outage, a start with many tables, a server that misbehaves."""

TIMES_THE_PACE = 50
"""How much faster than the others the server presses that misbehaves."""
STRETCHES = 4
"""Into how many stretches that evening is divided; it misbehaves in every second one."""


class Load(Struct, frozen=True):
    game: str
    tables: int
    users: int
    presses_a_second: float
    seconds: float
    many: int
    """Tables in the file of the last measurement."""
    parts: Sequence[str] = PARTS


async def measure(load: Load, progress: Progress) -> AsyncIterator[list[Measurement]]:
    """The measurements of each part, as they are made."""
    with tempfile.TemporaryDirectory() as folder:
        for name, part in _MEASURES:
            if name in load.parts:
                yield await part(load, Path(folder) / f"{name}.sqlite3", progress)


async def _evening(load: Load, path: Path, progress: Progress) -> list[Measurement]:
    discord, tables = await tables_in(load, path, load.tables, None, progress)
    async with bot_with(discord, path) as bot:
        evening = Evening(discord, tables)
        started = await start(bot, discord)
        early, late = await _first_and_last_rounds(discord, tables, progress)
        used = processes.processor_seconds(bot.id)
        await _half(load, evening, "pressing", progress)
        used = processes.processor_seconds(bot.id) - used
        first_half = len(evening.outcomes)
        memory = processes.most_memory_bytes(bot.id)
        await bot.terminate()
        again = await start(bot, discord)
        due_then, delivered = database.due(path), perf_counter()
        await _half(load, evening, "pressing after the restart", progress)
        await _until_delivered(path, progress)
        delivered = perf_counter() - delivered - load.seconds / 2
        memory = max(memory, processes.most_memory_bytes(bot.id))
    return [
        *_latencies(evening.outcomes, load),
        _count("presses lost", evening.outcomes, discord),
        Measurement("messages posted twice", 0, discord.posted_twice, "", "by nonce"),
        Measurement(
            "processor per press",
            40,
            1000 * used / first_half,
            "ms",
            "of the bot and its workers, all included",
        ),
        Measurement("memory at most", 500, memory / 2**20, "MB", "of the bot and its workers"),
        Measurement(
            "start until connected", 3000, started * 1000, "ms", f"{load.tables} tables; again: {again:.1f} s"
        ),
        Measurement(
            "delivered after the restart",
            30,
            max(0.0, delivered),
            "s",
            f"after the last press; {due_then} were due at the start; refused: {discord.refused}",
        ),
        Measurement(
            "last round against first",
            1.25,
            median(late) / median(early),
            "x",
            f"medians of press to panel: {median(early) * 1000:.0f} and {median(late) * 1000:.0f} ms",
        ),
    ]


async def _half(load: Load, evening: Evening, what: str, progress: Progress) -> None:
    total = int(load.presses_a_second * load.seconds / 2)
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        progress(what, done, total)

    await evening.run(load.presses_a_second, load.seconds / 2, step)


async def _first_and_last_rounds(
    discord: Discord, tables: Sequence[RunningTable], progress: Progress
) -> tuple[list[float], list[float]]:
    """Seconds to the panel at tables with the shortest and with the longest logs, one press after another."""
    ordered = sorted(tables, key=lambda table: table.rows)
    ends = ordered[:QUIET_PRESSES], ordered[-QUIET_PRESSES:]
    times: tuple[list[float], list[float]] = ([], [])
    for number, pair in enumerate(zip(*ends, strict=True)):
        progress("first and last rounds", number, QUIET_PRESSES)
        for table, kept in zip(pair, times, strict=True):
            await _open(discord, table)
            kept.append(await _open(discord, table))
    return times


async def _open(discord: Discord, table: RunningTable) -> float:
    """Seconds until a seat that is asked sees its panel."""
    evening = Evening(discord, [table])
    await evening.open(table, table.waiting[0], OpenPanel(table.id, 0).encode(), "open")
    return evening.outcomes[0].answered or READY_WITHIN


async def _outage(load: Load, path: Path, progress: Progress) -> list[Measurement]:
    """Every table has a turn to post, and every seat that is asked its direct message."""
    discord, tables = await tables_in(load, path, load.tables, None, progress, due=True)
    due = database.due(path)
    async with bot_with(discord, path) as bot:
        await start(bot, discord)
        begun = perf_counter()
        await _until_delivered(path, progress)
        seconds = perf_counter() - begun
        requests = discord.message_requests
    how = f"{due} due; {discord.refused} refused; posted twice: {discord.posted_twice}"
    return [
        Measurement("outage: requests a table", 5, requests / len(tables), "", how),
        Measurement(
            "outage: all delivered",
            requests / 40 * 1.25,
            seconds,
            "s",
            f"target: {requests} requests at 40 a second, and a quarter",
        ),
    ]


async def _many(load: Load, path: Path, progress: Progress) -> list[Measurement]:
    discord, tables = await tables_in(load, path, load.many, ROWS_OF_MANY, progress)
    async with bot_with(discord, path) as bot:
        started = await start(bot, discord)
        random = Random(3)
        times = [
            await _open(discord, table) for table in random.sample(tables, min(FIRST_PRESSES, len(tables)))
        ]
        memory = processes.memory_bytes(bot.id) / 2**20
    how = f"{load.many} tables in the file, {memory:.0f} MB then"
    return [
        Measurement("start with many tables", 3000, started * 1000, "ms", f"until connected; {how}"),
        Measurement(
            "first press on a table, slowest",
            500,
            max(times[1:]) * 1000,
            "ms",
            f"{len(times)} tables, median {median(times) * 1000:.0f} ms, first {times[0] * 1000:.0f} ms",
        ),
    ]


async def _noisy(load: Load, path: Path, progress: Progress) -> list[Measurement]:
    """How long the presses of others take while one server misbehaves, compared with those without it."""
    discord, tables = await tables_in(load, path, load.tables, None, progress)
    others, noisy = (
        Evening(discord, tables[TABLES_OF_GUILD:]),
        Evening(discord, tables[:TABLES_OF_GUILD], seed=2),
    )
    pace = load.presses_a_second / (len(tables) / TABLES_OF_GUILD - 1) * TIMES_THE_PACE
    seconds, quiet, disturbed = load.seconds / STRETCHES, list[Outcome](), list[Outcome]()
    async with bot_with(discord, path) as bot:
        await start(bot, discord)
        await others.run(load.presses_a_second, seconds, lambda: progress("warming up", 0, 1))
        for number in range(STRETCHES):
            progress("one server misbehaves", number, STRETCHES)
            before = len(others.outcomes)
            runs = [others.run(load.presses_a_second, seconds, lambda: None)]
            if number % 2:
                runs.append(noisy.run(pace, seconds, lambda: None))
            await asyncio.gather(*runs)
            (disturbed if number % 2 else quiet).extend(others.outcomes[before:])
    how = f"{load.presses_a_second:g} presses a second by {len(tables) // TABLES_OF_GUILD - 1} servers"
    return [
        *_times_as_long("acknowledgement", [_acknowledged(each) for each in (quiet, disturbed)], how),
        *_times_as_long(
            "panel", [_answered(each) for each in (quiet, disturbed)], f"{pace:.1f} a second by one"
        ),
        _count("presses lost of the others", others.outcomes, discord),
        median_of("press to panel of the one", 30_000, _answered(noisy.outcomes), "its own presses wait"),
    ]


def _times_as_long(what: str, times: Sequence[Sequence[float]], how: str) -> list[Measurement]:
    """The median and the 95 % of times while a server misbehaves, as multiples of those without it."""
    found = []
    for name, part in (("median", 0.5), ("95 %", 0.95)):
        quiet, disturbed = (sorted(each)[int(len(each) * part)] for each in times)
        ms = f"{quiet * 1000:.0f} and {disturbed * 1000:.0f} ms; {how}"
        found.append(Measurement(f"others, press to {what}, {name}", 1.2, disturbed / quiet, "x", ms))
    return found


async def tables_in(
    load: Load, path: Path, tables: int, rows: int | None, progress: Progress, *, due: bool = False
) -> tuple[Discord, list[RunningTable]]:
    """Discord with servers, and a file with their tables."""
    progress("playing games at random", 0, 1)
    found, random, discord = database.positions(load.game, rows), Random(2), Discord()
    chosen = [random.choice(found) for _ in range(tables)]
    places = discord.settle([position.players for position in chosen], load.users)
    return discord, await database.write(
        path,
        list(zip(chosen, places, strict=True)),
        due=due,
        progress=lambda done: progress("storing tables", done, tables),
    )


@asynccontextmanager
async def bot_with(discord: Discord, path: Path, address: str | None = None) -> AsyncIterator[BotProcess]:
    """A bot that has not started, with its Discord; `address`: of its database, if it is on a server."""
    async with discord.sandbox:
        bot = BotProcess(discord.sandbox, path, address=address)
        try:
            yield bot
        finally:
            if bot.runs:
                await bot.terminate()


async def start(bot: BotProcess, discord: Discord) -> float:
    """Start the bot; seconds until it is connected and knows all servers. Raises NotStarted."""
    begun, before = perf_counter(), discord.sandbox.gateway.identified
    await bot.launch()
    connected = asyncio.create_task(
        discord.sandbox.until(
            lambda: discord.sandbox.gateway.connected and discord.sandbox.gateway.identified > before
        )
    )
    ended = asyncio.create_task(bot.ended())
    await asyncio.wait([connected, ended], timeout=READY_WITHIN, return_when=asyncio.FIRST_COMPLETED)
    ended.cancel()
    if not connected.done():
        connected.cancel()
        raise NotStarted(bot.log)
    return perf_counter() - begun


async def _until_delivered(path: Path, progress: Progress) -> None:
    most = database.due(path)
    async with asyncio.timeout(DELIVERED_WITHIN):
        while left := database.due(path):
            progress("delivering", max(0, most - left), most)
            await asyncio.sleep(SAMPLE_SECONDS)


def _latencies(outcomes: Sequence[Outcome], load: Load) -> list[Measurement]:
    acknowledged, answered = _acknowledged(outcomes), _answered(outcomes)
    rate = f"{len(outcomes)} presses, {load.presses_a_second:g} a second"
    how = f"{rate}, {load.tables} tables, {load.users} users"
    system = f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    return [
        p99_of("press to acknowledgement", 500, acknowledged, how),
        median_of("press to acknowledgement", 250, acknowledged, system),
        p99_of("press to panel", 2000, answered, "with 60 to 150 ms for each request of the bot"),
        median_of("press to panel", 1000, answered, "painted and sent"),
    ]


def _acknowledged(outcomes: Sequence[Outcome]) -> Sequence[float]:
    return [each.acknowledged for each in outcomes if each.acknowledged is not None] or NOTHING


def _answered(outcomes: Sequence[Outcome]) -> Sequence[float]:
    return [each.answered for each in outcomes if each.answered is not None] or NOTHING


def _count(name: str, outcomes: Sequence[Outcome], discord: Discord) -> Measurement:
    lost = sum(each.answered is None for each in outcomes)
    kinds = {kind: sum(each.kind == kind for each in outcomes) for kind in ("open", "pick", "look")}
    how = ", ".join(f"{kind} {number}" for kind, number in kinds.items())
    return Measurement(name, 0, lost, "", f"{how}; refused requests: {discord.refused}")


_MEASURES = (("evening", _evening), ("outage", _outage), ("many", _many), ("noisy", _noisy))
