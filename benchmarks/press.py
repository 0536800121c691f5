"""Time from a press to the updated panel, with the bot in its own process on the sandbox."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.measurement import Measurement, median_of, p99_of
from sandbox import Channel, Sandbox
from tests.support.bot_process import BotProcess
from tests.support.person import Person, sit_down

PRESSES = 150


def measure(game: str) -> list[Measurement]:
    """Two users play; every press is timed until its panel shows the next choice."""
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(press_times(Path(folder) / "games.sqlite3", game))
    how = f"{len(times)} presses, picture and all"
    return [
        median_of("press to updated panel", 250, times, how),
        p99_of("press to updated panel", 1000, times, how),
    ]


async def press_times(database: Path, game: str, address: str | None = None) -> list[float]:
    """How long presses take; the database is at an address, or in the file."""
    async with Sandbox() as sandbox:
        sandbox.limit_requests(None, 1000, 1.0)
        people = [Person(sandbox.user(name), Random(1)) for name in ("Anna", "Boris")]
        guild = sandbox.guild("Club")
        guild.add(*(person.user for person in people))
        bot = BotProcess(sandbox, database, address=address)
        await bot.start()
        try:
            thread = await sit_down(people, guild.text_channel("games"), game)
            return await _play(people, thread)
        finally:
            await bot.stop()


async def _play(people: list[Person], thread: Channel) -> list[float]:
    times: list[float] = []
    while len(times) < PRESSES:
        for person in people:
            await person.user.until(lambda: people[0].newest_turn(thread))
            await person.open_panel(thread)
            begun = perf_counter()
            while await person.press_something():
                times.append(perf_counter() - begun)
                begun = perf_counter()
    return times
