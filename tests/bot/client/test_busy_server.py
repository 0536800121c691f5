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

    async def paint(self, request: PictureRequest) -> Picture:
        await self.may_paint.wait()
        return await super().paint(request)


async def test_presses_of_a_busy_server_wait_for_each_other_and_too_many_are_refused(tmp_path: Path) -> None:
    async with BotWorld(tmp_path, painter=(painter := HeldPainter())) as world:
        elsewhere = world.sandbox.guild("Elsewhere", locale="en-US")
        elsewhere.add(world.stranger)
        channel = elsewhere.text_channel("games")
        await world.table(world.ben)
        here = await posted(world, [OpenTable(1, 0)])
        await world.wait_until_idle()
        world.bot.admission.slots = slots = Slots(1, 1, 600.0)
        painter.may_paint.clear()
        kept = [world.anna.press(here, "OpenTable"), world.vera.press(here, "OpenTable")]
        while not slots.is_full(world.guild.id):
            await asyncio.sleep(0)
        refused = await world.ben.press(here, "OpenTable").answer()
        assert refused.text.startswith("Hier warten gerade zu viele Eingaben")
        refusals = world.bot.metrics.registry.get_sample_value
        counted = {"kind": "waiting presses", "scope": "server"}
        assert refusals("tabellarius_refused_uses_total", counted) == 1
        assert (await world.stranger.invoke(channel, "games").answer()).text, "others do not wait"
        assert not any(press.interaction.answers for press in kept)
        painter.may_paint.set()
        for press in kept:
            await press.answer()
        await world.ben.press(here, "OpenTable").answer()


async def test_a_press_that_takes_long_makes_room_for_the_next(tmp_path: Path) -> None:
    async with BotWorld(tmp_path, painter=(painter := HeldPainter())) as world:
        await world.table(world.ben)
        here = await posted(world, [OpenTable(1, 0)])
        await world.wait_until_idle()
        world.bot.admission.slots = Slots(1, 1, 0.0)
        painter.may_paint.clear()
        long = world.anna.press(here, "OpenTable")
        assert (await world.ben.invoke(world.channel, "games").answer()).text
        painter.may_paint.set()
        await long.answer()
