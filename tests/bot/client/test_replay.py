"""A game as a moving picture, and the whole table in words."""

from __future__ import annotations

import asyncio
from io import BytesIO
from itertools import groupby
from typing import Any

import pytest
from PIL import Image

import renderer
from bot.client.progress import SHOWN, Meter
from games.words import Words
from sandbox import Channel, MessageView, User
from tests.support.bot_world import Evening


async def begun(evening: Evening) -> Channel:
    """A table of two after its setup and the taking of tiles."""
    thread = await evening.table(evening.ben)
    for _ in range(2):
        for user in (evening.anna, evening.ben):
            await evening.play_through(thread, user)
    for user in (evening.anna, evening.ben):
        await evening.play_through(thread, user)
    return thread


async def made(user: User, thread: Channel, **options: int) -> MessageView:
    """The replay that a user asks for, when it is there."""
    shown = await user.invoke(thread, "replay", **options).answer()
    return await user.until(lambda: user.look(shown) if user.look(shown).images else None)


async def test_a_replay_shows_the_game_moment_by_moment(evening: Evening) -> None:
    thread = await begun(evening)
    shown = await made(evening.anna, thread)
    assert not shown.ephemeral
    assert "moments" in shown.text
    moving = Image.open(BytesIO(shown.images[0].content))
    assert moving.format == "WEBP"
    assert getattr(moving, "n_frames", 1) >= 2
    assert shown.images[0].description


async def test_a_round_is_shown_privately_elsewhere_and_in_the_own_language(evening: Evening) -> None:
    await begun(evening)
    shown = await made(evening.ben, evening.channel, round=1)
    assert shown.ephemeral
    assert "Moment" in shown.text
    none = await evening.ben.invoke(evening.channel, "replay", round=9).answer()
    none = await evening.ben.until(
        lambda: evening.ben.find(evening.channel, "Von dieser Runde gibt es noch nichts zu zeigen.")
    )
    assert none.ephemeral


async def test_a_replay_that_is_too_large_is_refused_with_a_way_out(evening: Evening) -> None:
    thread = await begun(evening)
    evening.sandbox.limits.largest_file = 1000
    await evening.anna.invoke(thread, "replay").answer()
    told = await evening.anna.until(lambda: evening.anna.find(thread, "This replay does not fit into 0 MB."))
    assert "Try one round of it." in told.text


async def test_who_plays_nowhere_has_nothing_to_look_back_at(evening: Evening) -> None:
    refused = await evening.stranger.invoke(evening.channel, "replay").answer()
    assert "There is no table here" in refused.text


async def test_the_table_can_be_had_in_words(evening: Evening) -> None:
    thread = await evening.table(evening.ben)
    board = await evening.ben.press(evening.newest(thread), "My board").answer()
    first = await evening.ben.press(board, "In Worten").answer()
    assert first.ephemeral
    assert "Phase: Aufbau" in first.text
    told = "".join(message.text for message in evening.ben.sees(thread) if message.ephemeral)
    assert "Ben: 0 Punkte" in told


async def test_a_progress_notice_that_fails_does_not_lose_the_replay(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await begun(evening)
    evening.sandbox.refuse_next("PATCH /webhooks/.*/messages/@original", status=403, code=50013)
    shown = await made(evening.anna, thread)
    assert "moments" in shown.text
    assert "could not be shown" in caplog.text


async def test_one_replay_is_made_after_another(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await begun(evening)
    painted: list[str] = []
    paint = renderer.paint

    def watched(*moment: Any, words: Words, **asked: Any) -> Image.Image:
        painted.append(words.locale)
        return paint(*moment, words=words, **asked)

    monkeypatch.setattr(renderer, "paint", watched)
    await asyncio.gather(made(evening.anna, thread), made(evening.ben, evening.channel))
    assert len(painted) > 2
    assert len(list(groupby(painted))) == 2


async def test_a_meter_shows_a_few_of_many_steps_in_their_order() -> None:
    shown: list[tuple[int, int]] = []

    async def tell(done: int, total: int) -> None:
        shown.append((done, total))

    async with Meter(tell) as meter:
        for done in range(1, 41):
            meter.moved(done, 40)
    assert shown == [(10, 40), (20, 40), (30, 40)]
    assert len(shown) < SHOWN
