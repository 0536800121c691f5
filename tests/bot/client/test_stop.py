"""A bot that is told to stop finishes what is under way, and the next start does the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.screens.ids.panel_ids import Pick
from sandbox import Exchange, MessageView, User, hold
from tests.support.bot_world import BotWorld
from tests.support.unpainted import BlankPainter


def panels(user: User) -> list[MessageView]:
    """The panels a user got by direct message."""
    return [
        message
        for message in user.direct_messages()
        if any(Pick.matches(button.custom_id) for button in message.buttons)
    ]


async def test_a_press_under_way_is_answered_and_a_late_one_gets_a_word(world: BotWorld) -> None:
    card = await world.card()
    held = world.sandbox.inject(r"PATCH /webhooks/.*/@original", hold())
    pressed = world.anna.press(card, "Computer player +")
    await world.sandbox.until(lambda: held.hits)
    stopping = asyncio.create_task(world.bot.close())
    late = await world.ben.press(card, "Join").answer()
    assert late.ephemeral
    assert "Ich werde gerade neu gestartet." in late.text
    assert not stopping.done()
    held.lift()
    await stopping
    assert "Computer players at table 1" in (await pressed.answer()).text
    assert world.sandbox.unanswered == []


class LatePress(BlankPainter):
    """Somebody presses at the last moment: while the processes end."""

    def __init__(self) -> None:
        self.press: Callable[[], Awaitable[None]] | None = None

    async def close(self) -> None:
        """Nothing has to end, but somebody presses."""
        press, self.press = self.press, None
        if press is not None:
            await press()


async def test_a_press_at_the_last_moment_gets_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    painter = LatePress()
    async with BotWorld(tmp_path, painter=painter) as world:
        card = await world.card()
        held = world.sandbox.inject("POST /interactions/", hold())
        late: list[Exchange] = []

        async def press() -> None:
            late.append(world.ben.press(card, "Join"))
            await world.sandbox.until(lambda: held.hits)

        painter.press = press
        stopping = asyncio.create_task(world.bot.close())
        await world.sandbox.until(lambda: not world.sandbox.gateway.connected)
        held.lift()
        await stopping
        assert "Ich werde gerade neu gestartet." in (await late[0].answer()).text
    assert "Traceback" not in caplog.text


async def test_a_delivery_under_way_is_finished_and_the_rest_comes_after_the_next_start(
    world: BotWorld,
) -> None:
    card = await world.card(world.ben)
    held = world.sandbox.inject(r"POST /channels/\d+/messages$", hold())
    await world.anna.press(card, "Start").answer()
    await world.sandbox.until(lambda: held.hits)
    due = sum(row.number for row in await world.store.pending())
    stopping = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0)
    assert not stopping.done()
    held.lift()
    await stopping
    assert sum(row.number for row in await world.store.pending()) < due
    await world.restart()
    await world.wait_until_idle()
    assert await world.store.pending() == ()
    assert [len(panels(user)) for user in (world.anna, world.ben)] == [1, 1]
