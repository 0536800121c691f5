"""Rights that are taken and given back, locked threads, too many threads: nothing is lost."""

from __future__ import annotations

import pytest

from sandbox import MessageView, User, refuse
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME, asks, begun, ends, lobby, scorings, toss, turns

OPEN_THREAD = "POST /channels/[0-9]+/(messages/[0-9]+/)?threads$"


def notices(user: User, text: str) -> list[MessageView]:
    return [message for message in user.direct_messages() if text in message.plain_text]


async def test_nothing_is_lost_while_rights_are_missing(world: BotWorld) -> None:
    thread = await begun(world)
    world.channel.deny("send_messages_in_threads")
    await toss(world)
    await world.wait_until_idle()
    assert len(thread.messages) == 2
    assert (asks(world.anna), asks(world.ben)) == (2, 2)
    world.channel.restore()
    await world.anna.until(lambda: len(turns(thread)) == 2)
    await world.wait_until_idle()
    assert len(scorings(thread)) == 1
    assert [message.id for message in thread.messages][-2:] == [scorings(thread)[0].id, turns(thread)[1].id]


async def test_the_end_of_a_game_waits_for_its_rights(world: BotWorld) -> None:
    thread = await begun(world)
    world.channel.deny("view_channel")
    await toss(world)
    await toss(world)
    await world.wait_until_idle()
    await world.restart()
    await world.wait_until_idle()
    world.channel.restore()
    await world.anna.until(lambda: ends(thread))
    await world.wait_until_idle()
    assert (len(turns(thread)), len(scorings(thread)), len(ends(thread))) == (1, 2, 1)
    assert not thread.archived


async def test_host_and_owner_are_told_once_what_is_missing_and_where(world: BotWorld) -> None:
    await world.store.users.set_language(world.sandbox.owner.id, "ru")
    await begun(world)
    await world.start_table(await lobby(world, world.vera))
    world.channel.deny("send_messages_in_threads", "attach_files")
    await toss(world)
    await toss(world, game=2)
    await world.wait_until_idle()
    await toss(world)
    await world.wait_until_idle()
    await world.restart()
    await world.wait_until_idle()
    (told,) = notices(world.anna, "until then, games there continue")
    assert f"<#{world.channel.id}>" in told.plain_text
    assert "Send Messages in Threads, Attach Files" in told.plain_text
    assert len(notices(world.sandbox.owner, "Отправлять сообщения в ветках, Прикреплять файлы")) == 1
    assert notices(world.ben, "nicht schreiben") == []


async def test_what_is_missing_again_later_is_told_again(world: BotWorld) -> None:
    thread = await begun(world)
    world.channel.deny("send_messages_in_threads")
    await toss(world)
    await world.wait_until_idle()
    world.channel.restore()
    await world.anna.until(lambda: len(turns(thread)) == 2)
    await world.wait_until_idle()
    assert len(notices(world.anna, "until then, games there continue")) == 1
    world.channel.deny("send_messages_in_threads")
    await toss(world)
    await world.wait_until_idle()
    assert len(notices(world.anna, "until then, games there continue")) == 2


async def test_a_locked_thread_costs_a_few_tries(world: BotWorld, caplog: pytest.LogCaptureFixture) -> None:
    thread = await begun(world)
    thread.lock()
    tried = len(world.sandbox.requests)
    await toss(world)
    await toss(world)
    await world.wait_until_idle()
    to_thread = [
        request
        for request in world.sandbox.requests[tried:]
        if str(thread.id) in request.path and request.method != "GET"
    ]
    assert 1 <= len(to_thread) <= 6
    assert "Traceback" not in caplog.text
    (told,) = notices(world.anna, "is locked")
    assert f"<#{thread.id}>" in told.plain_text
    thread.unarchive()
    await world.anna.until(lambda: ends(thread))
    await world.wait_until_idle()
    assert (len(scorings(thread)), len(ends(thread))) == (2, 1)


async def test_too_many_threads_on_a_server_silence_nobody(world: BotWorld) -> None:
    card = await lobby(world, world.ben)
    refused = world.sandbox.inject(OPEN_THREAD, refuse(160006), times=None)
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    assert (asks(world.anna), asks(world.ben)) == (1, 1)
    (told,) = notices(world.anna, "as many open threads as Discord allows")
    assert "Coin Toss" in told.plain_text
    refused.lift()
    club = world.sandbox.guild("Verein", locale="de")
    club.add(world.anna, world.vera)
    there = club.text_channel("spiele")
    await world.store.claim_greeting(club.id, channel=there.id, time=0.0)
    opened = world.anna.invoke(there, "play", game=GAME)
    second = await opened.answer()
    await world.vera.press(second, "Mitspielen").followup()
    await world.anna.press(second, "Starten").answer()
    await world.anna.until(lambda: world.anna.threads(there))
    await world.wait_until_idle()


async def test_changes_on_a_server_that_give_no_permission_cost_no_tries(world: BotWorld) -> None:
    card = await lobby(world, world.ben)
    refused = world.sandbox.inject(OPEN_THREAD, refuse(160006), times=None)
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    for _ in range(5):
        world.guild.grant()
        world.channel.restore()
    heard = world.guild.text_channel("heard")
    await world.sandbox.until(lambda: world.bot.get_channel(heard.id))
    await world.wait_until_idle()
    assert refused.hits == 1


async def test_an_outage_of_a_server_closes_no_lobby_and_tells_nobody(world: BotWorld) -> None:
    await lobby(world)
    await world.stop()
    world.guild.fail()
    await world.start()
    refused = world.sandbox.inject(f"PATCH /channels/{world.channel.id}/messages/", refuse(10003), times=None)
    await world.bot.tables.lobby.join(1, world.ben.id)
    world.bot.outbox.wake(1)
    await world.sandbox.until(lambda: refused.hits)
    await world.wait_until_idle()
    assert not (await world.store.game(1)).closed
    assert notices(world.anna, "was deleted") == []
    refused.lift()
    world.guild.recover()
    await world.anna.until(lambda: "**Ben**" in world.channel.messages[-1].plain_text)
