"""An evening: users open their moves, pick, pick, end their turns, and look at the table now and then."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec import Struct

from benchmarks.load import payloads
from benchmarks.load.database import RunningTable
from benchmarks.load.payloads import Json
from benchmarks.load.stand_in import Pressed, StandIn
from bot.screens.panel.panel_ids import CHOOSING
from bot.screens.panel.thread_ids import OpenBoard, OpenPanel, OpenTable

LOST_SECONDS = 30.0
"""A press without an answer by then is lost."""

THINKING = (0.8, 3.0)
"""Seconds between a panel and the next press on it."""

LOOKS = 0.12
"""The share of visits on which a user looks at a board instead."""


class Outcome(Struct, frozen=True):
    """What came of a press."""

    kind: str
    acknowledged: float | None
    """Seconds until the bot acknowledged; None if it did not."""
    answered: float | None
    """Seconds until its panel was there."""


class Evening:
    """Users who press, so many times a second."""

    def __init__(self, discord: StandIn, tables: Sequence[RunningTable], *, seed: int = 1) -> None:
        self.outcomes: list[Outcome] = []
        self._discord = discord
        self._random = Random(seed)
        self._tables = tables
        asked = [(table, seat) for table in tables for seat in table.waiting]
        self._random.shuffle(asked)
        self._to_visit = deque(asked)
        self._ready: deque[tuple[float, RunningTable, int, Json]] = deque()
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
            controls = list(choices(panel))
            if controls:
                await self._press("pick", table, seat, panel, *self._random.choice(controls))
                return
            self._to_visit.extend((table, other) for other in range(len(table.users)) if other != seat)
        table, seat = self._to_visit.popleft() if self._to_visit else self._anybody()
        await self._visit(table, seat)

    def _anybody(self) -> tuple[RunningTable, int]:
        table = self._random.choice(self._tables)
        return table, self._random.randrange(len(table.users))

    async def _visit(self, table: RunningTable, seat: int) -> None:
        if self._random.random() < LOOKS:
            look = self._random.choice((OpenBoard, OpenTable))
            await self.open(table, seat, look(table.id, 0).encode(), "look")
        else:
            await self.open(table, seat, OpenPanel(table.id, 0).encode(), "open")

    async def open(self, table: RunningTable, seat: int, custom_id: str, kind: str) -> Json:
        """Press a button of the table's newest message; what is shown then."""
        newest = payloads.message(table.thread + 1, table.thread, {"components": [_button(custom_id)]})
        return await self._press(kind, table, seat, newest, custom_id, None)

    async def _press(
        self, kind: str, table: RunningTable, seat: int, on: Json, custom_id: str, values: list[str] | None
    ) -> Json:
        pressed = await self._discord.press(table, table.users[seat], on, custom_id, values)
        try:
            async with asyncio.timeout(LOST_SECONDS):
                await pressed.done.wait()
        except TimeoutError:
            pass
        self.outcomes.append(_outcome(kind, pressed))
        if pressed.answered is not None and kind != "look":
            pause = self._random.uniform(*THINKING)
            self._ready.append((asyncio.get_running_loop().time() + pause, table, seat, pressed.message))
        return pressed.message


def _outcome(kind: str, pressed: Pressed) -> Outcome:
    acknowledged = None if pressed.acknowledged is None else pressed.acknowledged - pressed.sent
    return Outcome(kind, acknowledged, None if pressed.answered is None else pressed.answered - pressed.sent)


def choices(message: Json) -> Iterator[tuple[str, list[str] | None]]:
    """The controls of a message by which something is chosen, each with the value of a select."""
    for component in _components(message["components"]):
        custom_id = component.get("custom_id") or ""
        if component.get("disabled") or not any(kind.matches(custom_id) for kind in CHOOSING):
            continue
        if component["type"] == 2:
            yield custom_id, None
        else:
            yield from ((custom_id, [option["value"]]) for option in component["options"])


def _components(components: list[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _components(component.get("components") or [])


def _button(custom_id: str) -> Json:
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": "My move", "custom_id": custom_id}]}
