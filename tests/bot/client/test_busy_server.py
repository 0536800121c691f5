"""A server that presses more than can be handled delays nobody else."""

import asyncio
from pathlib import Path

from bot.screens.ids.table_ids import OpenTable
from bot.screens.picture_request import PictureRequest
from bot.work import Slots
from renderer import Picture
from tests.support.bot_world import BotWorld
from tests.support.every_control import posted
from tests.support.unpainted import BlankPainter


class HeldPainter(BlankPainter):
    def __init__(self) -> None:
        self.may_paint = asyncio.Event()
        self.may_paint.set()
        self.asked = asyncio.Event()
        """Set when it was asked while it may not paint."""

    async def paint(self, request: PictureRequest) -> Picture:
        if not self.may_paint.is_set():
            self.asked.set()
        await self.may_paint.wait()
        return await super().paint(request)


async def test_presses_of_a_busy_server_wait_for_each_other_and_nobody_elsewhere(tmp_path: Path) -> None:
    async with BotWorld(tmp_path, painter=(painter := HeldPainter())) as world:
        elsewhere = world.sandbox.guild("Elsewhere", locale="en-US")
        elsewhere.add(world.stranger)
        channel = elsewhere.text_channel("games")
        await world.table(world.ben)
        here = await posted(world, [OpenTable(1, 0)])
        await world.wait_until_idle()
        world.bot.admission.slots = Slots(1, 99, 600.0)
        painter.may_paint.clear()
        held = world.anna.press(here, "OpenTable")
        await painter.asked.wait()
        waiting = await world.vera.invoke(world.channel, "games")
        assert (await world.stranger.invoke(channel, "games").answer(20.0)).text
        assert not waiting.interaction.answers
        painter.may_paint.set()
        await held.answer()
        await waiting.answer()


async def test_a_press_of_a_server_of_which_too_many_wait_is_refused_in_words(tmp_path: Path) -> None:
    async with BotWorld(tmp_path) as world:
        world.bot.admission.slots = Slots(1, 0, 600.0)
        refused = await world.ben.invoke(world.channel, "games").answer()
        assert refused.text.startswith("Hier warten gerade zu viele Eingaben")
        assert (await world.ben.invoke(world.channel, "privacy").answer()).text != refused.text
        counted = {"kind": "waiting presses", "scope": "server"}
        value = world.bot.metrics.registry.get_sample_value
        assert value("tabellarius_refused_uses_total", counted) == 1


async def test_a_press_that_takes_long_makes_room_for_the_next(tmp_path: Path) -> None:
    async with BotWorld(tmp_path, painter=(painter := HeldPainter())) as world:
        await world.table(world.ben)
        here = await posted(world, [OpenTable(1, 0)])
        await world.wait_until_idle()
        world.bot.admission.slots = Slots(1, 1, 0.0)
        painter.may_paint.clear()
        long = world.anna.press(here, "OpenTable")
        await painter.asked.wait()
        assert (await world.ben.invoke(world.channel, "games").answer()).text
        painter.may_paint.set()
        await long.answer()
