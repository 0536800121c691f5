"""An erased user stands in no name of a thread or post that the bot may rename it."""

from __future__ import annotations

import pytest

from bot.delivery import backoff
from sandbox import Channel, Rate, refuse
from storage.core.kinds import Kind
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, toss


async def erase(world: BotWorld) -> None:
    await world.bot.erasure.erase(world.anna.id)
    await world.wait_until_idle()


def renames(world: BotWorld, thread: Channel) -> int:
    """How often a thread was renamed, or that was tried."""
    return sum(
        request.method == "PATCH" and request.path == f"/channels/{thread.id}" and "name" in request.body
        for request in world.sandbox.requests
        if isinstance(request.body, dict)
    )


async def test_the_thread_of_a_game_under_way_is_called_by_those_who_play_on(world: BotWorld) -> None:
    thread = await begun(world)
    assert thread.name == "Coin Toss · Anna, Ben"
    await erase(world)
    assert "Anna" not in thread.name
    assert thread.name.startswith("Coin Toss · ")
    assert thread.name.endswith(", Ben")
    await world.restart()
    await world.wait_until_idle()
    assert renames(world, thread) == 1


async def test_the_thread_of_a_game_that_is_over_is_renamed_and_stays_archived(world: BotWorld) -> None:
    thread = await begun(world)
    await toss(world)
    await toss(world)
    await world.wait_until_idle()
    thread.archive()
    await erase(world)
    assert (thread.name, thread.archived) == ("Coin Toss · Former player, Ben", True)


async def test_the_post_of_a_forum_is_renamed_too(world: BotWorld) -> None:
    forum = world.guild.forum("boards")
    await world.bot.servers.change(world.guild.id, channel=forum.id)
    await world.anna.invoke(world.channel, "play", game="coin_toss").answer()
    await world.wait_until_idle()
    (post,) = world.anna.threads(forum)
    await world.ben.press(post.messages[0], "Join").followup()
    await world.anna.press(post.messages[0], "Start").answer()
    await world.sandbox.until(lambda: post.name == "Coin Toss, table 1 · Anna, Ben", within=20)
    await world.wait_until_idle()
    await erase(world)
    assert post.name.startswith("Coin Toss, table 1 · ")
    assert "Anna" not in post.name


async def test_a_name_by_a_moderator_stays_and_one_that_may_not_be_changed_too(world: BotWorld) -> None:
    thread = await begun(world)
    thread.data.name = "Sunday round"
    await erase(world)
    assert (thread.name, renames(world, thread)) == ("Sunday round", 0)
    thread.data.name = "Coin Toss · Anna, Ben"
    world.sandbox.inject(rf"PATCH /channels/{thread.id}$", refuse(50013))
    await world.bot.erasure.erase(world.ben.id)
    await world.wait_until_idle()
    assert (thread.name, renames(world, thread)) == ("Coin Toss · Anna, Ben", 1)
    assert [row for row in await world.store.outbox_due(1) if row.kind == Kind.THREAD_NAME] == []


async def test_while_discord_allows_no_more_renames_the_name_waits(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.05)
    thread = await begun(world)
    world.sandbox.limits.renames = Rate(1, 600.0)
    await erase(world)
    await world.bot.erasure.erase(world.ben.id)
    await world.sandbox.until(lambda: renames(world, thread) == 3)
    assert thread.name.endswith(", Ben")
    world.sandbox.advance(600)
    await world.sandbox.until(lambda: "Ben" not in thread.name)
