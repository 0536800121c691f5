"""Who is called first: lines of all tables before any picture, ends before edits; the first panel's link."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bot.delivery.plan import DeliveryPart, parts_of_work
from bot.screens.picture_request import PictureRequest
from renderer import Picture
from sandbox import hold
from storage.core.rows import LINE
from tests.support.bot_world import BotWorld
from tests.support.coin_tables import MANY
from tests.support.games import STORY_GAME
from tests.support.unpainted import BlankPainter

TABLES = 20
"""More than are worked on at a time."""


@pytest.fixture
def gate(world: BotWorld, monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Event]:
    """No picture is painted until it is set."""
    found = asyncio.Event()
    paint = BlankPainter.paint

    async def paint_later(self: BlankPainter, request: PictureRequest) -> Picture:
        await found.wait()
        return await paint(self, request)

    monkeypatch.setattr(BlankPainter, "paint", paint_later)
    yield found
    found.set()


@pytest.mark.world(most_tables=MANY)
async def test_after_an_outage_all_tables_call_before_pictures(world: BotWorld, gate: asyncio.Event) -> None:
    outage = world.sandbox.inject(r"POST /channels/\d+/messages", hold(), times=None)
    games = [await world.begin_two(STORY_GAME) for _ in range(TABLES)]
    outage.lift()

    def called() -> list[int]:
        return [game for game in games for text in world.anna.pushes if f"table {game}: " in text]

    await world.anna.until(lambda: set(called()) == set(games))
    assert not any(each.images for each in world.anna.direct_messages())
    gate.set()
    await world.wait_until_idle()
    panels = [each for each in world.anna.direct_messages() if each.images]
    assert len(panels) == TABLES
    assert called() == games


async def test_the_first_panel_links_the_thread(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    for user in (world.anna, world.ben):
        assert f"/{thread.id})" in user.direct_messages()[-1].text


def test_who_is_called_comes_first_then_what_lines_become_then_panels_of_games_that_are_over() -> None:
    assert parts_of_work(["end", "final-panel"]) == {DeliveryPart.MESSAGES: 0, DeliveryPart.EDITS: 2}
    assert parts_of_work([f"ask{LINE}", f"turn{LINE}"]) == {DeliveryPart.MESSAGES: 1}
    assert parts_of_work([f"ask{LINE}", "turn"]) == {DeliveryPart.MESSAGES: 1}
    assert parts_of_work([f"ask{LINE}", "ask"]) == parts_of_work(["turn"]) == {DeliveryPart.MESSAGES: 0}
