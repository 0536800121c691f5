"""An evening: users open their moves, pick, pick, end their turns, and look at the table now and then."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from benchmarks.load.database import RunningTable
from benchmarks.load.places import Discord
from bot.screens.ids.table_ids import OpenBoard, OpenPanel, OpenTable
from sandbox import MessageView, WaitTimeout
from tests.support.person import Control, controls

LOST_SECONDS = 30.0
"""A press without an answer by then is lost."""

THINKING = (0.8, 3.0)
"""Seconds between a panel and the next press on it."""

LOOKS = 0.12
"""The share of visits on which a user looks at a board instead."""


class Outcome(Struct, frozen=True):
    """The outcome of a press."""

    kind: str
    acknowledged: float | None
    """Seconds until the bot acknowledged; None if it did not."""
    answered: float | None
    """Seconds until its panel was there."""


class Evening:
    """Users who press at a given rate."""

    def __init__(self, discord: Discord, tables: Sequence[RunningTable], *, seed: int = 1) -> None:
        self.outcomes: list[Outcome] = []
        self._discord = discord
        self._random = Random(seed)
        self._tables = tables
        asked = [(table, seat) for table in tables for seat in table.waiting]
        self._random.shuffle(asked)
        self._to_visit = deque(asked)
        self._ready: deque[tuple[float, RunningTable, int, MessageView]] = deque()
        self._turns: dict[int, MessageView] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, presses_a_second: float, seconds: float, progress: Callable[[], None]) -> None:
        """Press for some seconds, and wait for all answers."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for number in range(int(presses_a_second * seconds)):
            await asyncio.sleep(max(0.0, begun + number / presses_a_second - loop.time()))
            self._begin_press()
            progress()
        await self.wait()

    async def wait(self) -> None:
        """Wait for all answers."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _begin_press(self) -> None:
        task = asyncio.create_task(self._press_something())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _press_something(self) -> None:
        now = asyncio.get_running_loop().time()
        while self._ready and self._ready[0][0] <= now:
            _, table, seat, panel = self._ready.popleft()
            panel = table.place.people[seat].look(panel)
            offered = controls(panel)
            if offered:
                await self._press("pick", table, seat, panel, self._random.choice(offered))
                return
            seats = range(len(table.place.people))
            self._to_visit.extend((table, other) for other in seats if other != seat)
        table, seat = self._to_visit.popleft() if self._to_visit else self._anybody()
        await self._visit(table, seat)

    def _anybody(self) -> tuple[RunningTable, int]:
        table = self._random.choice(self._tables)
        return table, self._random.randrange(len(table.place.people))

    async def _visit(self, table: RunningTable, seat: int) -> None:
        if self._random.random() < LOOKS:
            look = self._random.choice((OpenBoard, OpenTable))
            await self.open(table, seat, look(table.id, 0).encode(), "look")
        else:
            await self.open(table, seat, OpenPanel(table.id, 0).encode(), "open")

    async def open(self, table: RunningTable, seat: int, custom_id: str, kind: str) -> None:
        """Press a button of the table's newest message."""
        if table.id not in self._turns:
            self._turns[table.id] = self._discord.show_turn(table.place, table.id)
        await self._press(kind, table, seat, self._turns[table.id], Control(custom_id))

    async def _press(
        self, kind: str, table: RunningTable, seat: int, on: MessageView, control: Control
    ) -> None:
        user, loop = table.place.people[seat], asyncio.get_running_loop()
        begun = loop.time()
        if control.values:
            values = self._random.sample(control.values, self._random.randint(control.least, control.most))
            exchange = user.choose(on, *values, custom_id=control.custom_id)
        else:
            exchange = user.press(on, custom_id=control.custom_id)
        acknowledged = None
        try:
            await exchange.acknowledged()
            acknowledged = loop.time() - begun
            panel = await exchange.answer(LOST_SECONDS)
        except WaitTimeout:
            self.outcomes.append(Outcome(kind, acknowledged, None))
            return
        self.outcomes.append(Outcome(kind, acknowledged, loop.time() - begun))
        if kind != "look":
            self._ready.append((loop.time() + self._random.uniform(*THINKING), table, seat, panel))
