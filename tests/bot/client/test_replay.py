import asyncio
from io import BytesIO
from itertools import groupby
from typing import Any

import pytest
from PIL import Image

import renderer
from bot.client.progress import UPDATES, ProgressMessages
from games.words import Words
from sandbox import Channel, MessageView, User, refuse
from tests.support.bot_world import BotWorld


async def begun(world: BotWorld) -> Channel:
    """A table of two after its setup and the taking of tiles."""
    thread = await world.table(world.ben)
    for _ in range(2):
        for user in (world.anna, world.ben):
            await world.play_through(thread, user)
    for user in (world.anna, world.ben):
        await world.play_through(thread, user)
    return thread


async def made(user: User, thread: Channel, **options: int) -> MessageView:
    shown = await user.invoke(thread, "replay", **options).answer()
    return await user.until(lambda: user.look(shown) if user.look(shown).images else None)


async def test_a_replay_shows_the_game_moment_by_moment(world: BotWorld) -> None:
    thread = await begun(world)
    shown = await made(world.anna, thread)
    assert not shown.ephemeral
    assert "moments" in shown.text
    moving = Image.open(BytesIO(shown.images[0].content))
    assert moving.format == "WEBP"
    assert getattr(moving, "n_frames", 1) >= 2
    assert shown.images[0].description


async def test_a_round_is_shown_privately_elsewhere_and_in_the_own_language(world: BotWorld) -> None:
    await begun(world)
    offered = await world.ben.autocomplete(world.channel, "replay", "round", "durch")
    assert offered == [("Durchgang I von III, Runde 2 von 4", 2), ("Durchgang I von III, Runde 1 von 4", 1)]
    assert await world.stranger.autocomplete(world.channel, "replay", "round", "") == []
    shown = await made(world.ben, world.channel, round=1)
    assert shown.ephemeral
    assert "**Forum Trajanum: Durchgang I von III, Runde 1 von 4**" in shown.text
    assert "Moment" in shown.text
    none = await world.ben.invoke(world.channel, "replay", round=9).answer()
    none = await world.ben.until(
        lambda: world.ben.find(world.channel, "Von dieser Runde gibt es noch nichts zu zeigen.")
    )
    assert none.ephemeral


async def test_a_replay_that_is_too_large_is_refused_with_a_way_out(world: BotWorld) -> None:
    thread = await begun(world)
    world.sandbox.limits.largest_file = 1000
    await world.anna.invoke(thread, "replay").answer()
    said = await world.anna.until(lambda: world.anna.find(thread, "This animation doesn’t fit into 0 MB."))
    assert "Try one round of it." in said.text


async def test_who_plays_nowhere_has_nothing_to_look_back_at(world: BotWorld) -> None:
    refused = await world.stranger.invoke(world.channel, "replay").answer()
    assert "There’s no table here" in refused.text


async def test_the_table_can_be_had_in_words(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    board = await world.ben.press(world.newest(thread), "My board").answer()
    first = await world.ben.press(board, "In Worten").answer()
    assert first.ephemeral
    assert "Phase: Aufbau" in first.text
    said = "".join(message.text for message in world.ben.sees(thread) if message.ephemeral)
    assert "Ben: 0 Punkte" in said


async def test_a_progress_notice_that_fails_does_not_lose_the_replay(
    world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await begun(world)
    world.sandbox.inject("PATCH /webhooks/.*/messages/@original", refuse(50013, status=403))
    shown = await made(world.anna, thread)
    assert "moments" in shown.text
    assert "could not be shown" in caplog.text


async def test_one_replay_is_made_after_another(world: BotWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await begun(world)
    painted: list[str] = []
    paint = renderer.paint

    def watched(*moment: Any, words: Words, **asked: Any) -> Image.Image:
        painted.append(words.locale)
        return paint(*moment, words=words, **asked)

    monkeypatch.setattr(renderer, "paint", watched)
    await asyncio.gather(made(world.anna, thread), made(world.ben, world.channel))
    assert len(painted) > 2
    assert len(list(groupby(painted))) == 2


async def test_progress_messages_show_a_few_of_many_steps_in_their_order() -> None:
    shown: list[tuple[int, int]] = []

    async def tell(done: int, total: int) -> None:
        shown.append((done, total))

    async with ProgressMessages(tell) as messages:
        for done in range(1, 41):
            messages.update(done, 40)
    assert shown == [(10, 40), (20, 40), (30, 40)]
    assert len(shown) < UPDATES
