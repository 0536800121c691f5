import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.client.cogs.greeting import GreetingCog
from bot.clock import ManualClock
from bot.screens.picture_request import PictureRequest
from renderer import Picture
from sandbox import MessageView
from tests.support.bot_world import BotWorld
from tests.support.opponents import play_now
from tests.support.unpainted import BlankPainter


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with BotWorld(tmp_path, clock=ManualClock(1_768_509_900.0)) as world:
        yield world
        assert world.sandbox.faults == []


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """No picture is painted while it is not set."""
    found = asyncio.Event()
    found.set()
    paint = BlankPainter.paint

    async def paint_later(self: BlankPainter, request: PictureRequest) -> Picture:
        await found.wait()
        return await paint(self, request)

    monkeypatch.setattr(BlankPainter, "paint", paint_later)
    monkeypatch.setattr("bot.client.panel_responses.PICTURE_SECONDS", 0.05)
    return found


async def pictures_of(world: BotWorld, panel: MessageView, *, shown: bool) -> MessageView:
    """A panel of Anna's once it shows a picture, or none."""
    return await world.anna.until(
        lambda: now if bool((now := world.anna.look(panel)).images) is shown else None
    )


async def test_a_panel_comes_without_its_picture_which_follows(world: BotWorld, gate: asyncio.Event) -> None:
    thread = await world.table(world.ben)
    panel = await pictures_of(world, await world.panel(world.anna, thread), shown=True)
    assert len(panel.images) == 1
    gate.clear()
    world.anna.press(panel, "A1")
    without = await pictures_of(world, panel, shown=False)
    assert "Undo" in [button.label for button in without.buttons]
    gate.set()
    shown = await pictures_of(world, panel, shown=True)
    assert shown.plain_text == without.plain_text
    await world.wait_until_idle()


async def test_what_follows_is_what_is_so_by_then(world: BotWorld, gate: asyncio.Event) -> None:
    thread = await world.table(world.ben)
    panel = await pictures_of(world, await world.panel(world.anna, thread), shown=True)
    gate.clear()
    world.anna.press(panel, "A1")
    without = await pictures_of(world, panel, shown=False)
    world.anna.press(without, "Undo")
    again = await world.anna.until(
        lambda: now if (now := world.anna.look(panel)).plain_text != without.plain_text else None
    )
    gate.set()
    shown = await pictures_of(world, panel, shown=True)
    assert shown.plain_text == again.plain_text
    assert "Undo" not in [button.label for button in shown.buttons]
    await world.wait_until_idle()


async def test_a_panel_that_is_opened_also_comes_unpainted(world: BotWorld, gate: asyncio.Event) -> None:
    thread = await world.table(world.ben)
    gate.clear()
    panel = await world.panel(world.anna, thread)
    assert panel.images == ()
    gate.set()
    shown = await pictures_of(world, panel, shown=True)
    assert shown.plain_text.startswith(panel.plain_text)
    await world.wait_until_idle()


async def test_whoever_begins_to_play_gets_the_picture_in_the_message_that_has_shown_the_panel(
    world: BotWorld, gate: asyncio.Event
) -> None:
    await world.bot.store.withdraw_greeting(world.guild.id)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await world.bot.cog(GreetingCog).greet(channel)
    greeting = world.anna.last(world.channel)
    begins = await play_now(world.anna, greeting)
    gate.clear()
    panel = await begins.followup()
    assert panel.images == ()
    gate.set()
    await pictures_of(world, panel, shown=True)
    await world.wait_until_idle()
