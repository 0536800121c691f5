"""What moderation or Discord does not let the bot post: notifications, and the further game."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, MessageView, User, refuse
from storage.core.kinds import Kind
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import asks, begun, lobby, scorings, toss, turns

OPEN_THREAD = "POST /channels/[0-9]+/(messages/[0-9]+/)?threads$"

PERMISSIONS = "until then, games there continue by direct message."

CODES = {
    20031: "a filter of Discord doesn’t let through",
    30033: "as many members as Discord allows",
    50024: "in a channel of this kind",
    50095: "isn’t available where I run",
    50101: "needs more boosts",
    160002: "not allowed to read the message history",
    160007: "as many open threads as Discord allows",
    200001: "the automatic moderation of **Club**",
}
"""Codes of refused threads -> what the host reads."""


def notices(user: User, text: str) -> list[MessageView]:
    return [message for message in user.direct_messages() if text in message.plain_text]


async def test_a_thread_whose_names_are_blocked_is_called_without_them(world: BotWorld) -> None:
    world.sandbox.limits.forbidden_names = ("Anna",)
    thread = await begun(world)
    assert thread.name == "Coin Toss"
    assert len(turns(thread)) == 1
    assert notices(world.anna, "What to do") == []


async def test_a_post_whose_names_are_blocked_keeps_the_name_it_had(world: BotWorld) -> None:
    forum = world.guild.forum("boards", "Open", "Running", "Finished")
    await world.bot.servers.change(world.guild.id, channel=forum.id)
    world.sandbox.limits.forbidden_names = ("Anna",)
    card = await world.anna.invoke(world.channel, "play", game="coin_toss").answer()
    await world.wait_until_idle()
    (post,) = world.anna.threads(forum)
    (card,) = world.anna.sees(post)
    await world.ben.press(card, "Join").followup()
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    assert (post.name, post.tags) == ("Coin Toss, table 1", ["Running"])
    assert len(turns(post)) == 1


@pytest.mark.parametrize("code", CODES)
async def test_host_and_owner_are_notified_once_in_the_words_for_the_code(world: BotWorld, code: int) -> None:
    await world.store.users.set_language(world.sandbox.owner.id, "ru")
    card = await lobby(world, world.ben)
    refused = world.sandbox.inject(OPEN_THREAD, refuse(code), times=None)
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    await toss(world)
    await world.wait_until_idle()
    assert (asks(world.anna), asks(world.ben)) == (2, 2)
    (told,) = notices(world.anna, CODES[code])
    assert PERMISSIONS not in told.plain_text
    assert len(notices(world.sandbox.owner, "сервер")) == 1
    assert notices(world.ben, "Was zu tun ist") == []
    refused.lift()
    world.bot.outbox.retry(1)
    await world.wait_until_idle()
    (thread,) = world.anna.threads(world.channel)
    assert (len(turns(thread)), len(scorings(thread))) == (1, 1)


async def test_a_blocked_message_keeps_no_other_one_back_and_is_notified_once(world: BotWorld) -> None:
    thread = await begun(world)
    world.guild.moderate("**Toss**")
    await toss(world)
    await world.wait_until_idle()
    assert (len(turns(thread)), len(scorings(thread))) == (1, 1)
    (told,) = notices(world.anna, "the automatic moderation of **Club**")
    assert f"<#{world.channel.id}>" in told.plain_text
    assert len(notices(world.sandbox.owner, "the automatic moderation of **Club**")) == 1
    await world.restart()
    await world.wait_until_idle()
    assert len(notices(world.anna, "the automatic moderation of **Club**")) == 1
    world.guild.moderate()
    await world.restart()
    await world.wait_until_idle()
    assert len(turns(thread)) == 2


async def test_blocked_words_are_reported_once_although_other_messages_pass(world: BotWorld) -> None:
    thread = await begun(world)
    world.guild.moderate("### Scoring")
    for _ in range(2):
        await toss(world)
        await world.wait_until_idle()
        await world.restart()
        await world.wait_until_idle()
        assert len(notices(world.anna, "the automatic moderation of **Club**")) == 1
    assert (len(turns(thread)), len(scorings(thread))) == (2, 0)
    world.guild.moderate()
    await world.restart()
    await world.wait_until_idle()
    assert len(scorings(thread)) == 2
    assert not await world.store.has_notice(world.anna.id, Kind.BLOCKED, world.channel.id)


async def test_an_unknown_code_blames_nobody_and_is_counted(
    world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    card = await lobby(world, world.ben)
    refused = world.sandbox.inject(OPEN_THREAD, refuse(50999, status=403, message="Nobody knows"), times=None)
    await world.anna.press(card, "Start").answer()
    for _ in range(7):
        await world.wait_until_idle()
        world.bot.outbox.retry(1)
    refused.lift()
    await world.anna.until(lambda: world.anna.threads(world.channel))
    assert notices(world.anna, PERMISSIONS) == notices(world.sandbox.owner, "") == []
    assert b'tabellarius_unlisted_refusals_total{code="50999"}' in world.bot.metrics.text()
    assert "ERROR" in {record.levelname for record in caplog.records if "fails: 50999" in record.message}


async def play_on(world: BotWorld, thread: Channel) -> list[MessageView]:
    """What the thread tells once all have chosen what they are asked."""
    before = len(thread.messages)
    for user in (world.anna, world.ben):
        await world.play_through(thread, user)
    await world.wait_until_idle()
    return thread.messages[before:]


async def test_without_attach_files_words_go_alone(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    assert thread.messages[-1].images
    world.channel.deny("attach_files")
    told = await play_on(world, thread)
    assert [bool(message.images) for message in told] == [False] * len(told)
    assert told[-1].text
    assert await world.store.outbox_due() == ()
    assert notices(world.anna, PERMISSIONS) == []


async def test_where_uploads_are_limited_words_go_alone(world: BotWorld) -> None:
    def uploads(line: str, body: Any) -> bool:
        given = body.get("attachments", ()) if "/channels/" in line and body else ()
        return any(int(each["id"]) < len(given) for each in given)

    thread = await world.table(world.ben)
    world.sandbox.inject(uploads, refuse(400001), times=None)
    told = await play_on(world, thread)
    assert [bool(message.images) for message in told] == [False] * len(told)
    assert told[-1].text
    assert await world.store.outbox_due() == ()
    assert notices(world.anna, "What to do") == []
