"""Processor time of a press with all its deliveries, and of its pictures, at tables of all games.

`uv run python -m benchmarks presses`
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from benchmarks import processes
from benchmarks.measurement import Measurement
from games import names
from sandbox import Channel, Guild, Sandbox
from tests.support.bot_process import BotProcess
from tests.support.person import Person, sit_down

OWN_TARGET = 15
PICTURE_TARGET = 18

WARM_UP = 5
"""Presses at each table before the measured ones: caches fill."""

Progress = Callable[[Iterable[int]], Iterable[int]]


class Spent(Struct, frozen=True):
    """Processor time in seconds, and the pictures painted in it."""

    own: float
    painting: float
    pictures: int


class Seated(Struct, frozen=True):
    """Two people at a table."""

    people: tuple[Person, Person]
    thread: Channel

    async def press(self) -> None:
        """Choose something for a waiting seat."""
        while True:
            for person in self.people:
                if await person.press_something():
                    return
            for person in self.people:
                await person.open_panel(self.thread)


async def measure(tables: int, presses: int, progress: Progress) -> list[Measurement]:
    """Measure presses at tables of all games, by turns."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            sandbox.limit_requests(None, 1_000_000, 1.0)
            bot = BotProcess(sandbox, Path(folder) / "games.sqlite3", monitoring="127.0.0.1:0")
            await bot.start()
            try:
                guild = sandbox.guild("Club")
                seated = [await _sit_down(sandbox, guild, number) for number in range(tables)]
                for _ in range(WARM_UP):
                    for each in seated:
                        await each.press()
                before = await _spent(bot)
                for number in progress(range(presses)):
                    await seated[number % tables].press()
                after = await _spent(bot)
            finally:
                await bot.stop()
    own, painting = after.own - before.own, after.painting - before.painting
    pictures = after.pictures - before.pictures
    how = f"processor time, {presses} presses at {tables} tables"
    painted = f"processor time of the painter, {pictures} pictures"
    return [
        Measurement("press, in the bot's process", OWN_TARGET, own / presses * 1000, "ms", how),
        Measurement("picture", PICTURE_TARGET, painting / pictures * 1000, "ms", painted),
    ]


async def _spent(bot: BotProcess) -> Spent:
    """Since the bot was started. Without computer players the painter is its only busy worker."""
    metrics = text_string_to_metric_families((await bot.monitored("metrics")).decode())
    counts = {sample.name: sample.value for family in metrics for sample in family.samples}
    pictures = int(counts["tabellarius_paint_seconds_count"])
    return Spent(processes.own_seconds(bot.id), processes.workers_seconds(bot.id), pictures)


async def _sit_down(sandbox: Sandbox, guild: Guild, number: int) -> Seated:
    random = Random(number)
    first, second = (Person(sandbox.user(f"{name}{number}"), random) for name in ("Anna", "Boris"))
    guild.add(first.user, second.user)
    game = sorted(names())[number % len(names())]
    thread = await sit_down([first, second], guild.text_channel(f"games-{number}"), game)
    return Seated((first, second), thread)
