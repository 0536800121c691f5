"""A bot that is invited again adds missing messages of its tables, once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sandbox import Channel, MessageView, hold
from tests.support.bot_world import AVAILABLE, BotWorld
from tests.support.coin_toss import asks, begun, lobby, toss, turns
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.places import MOVED, asked, choose, invited, removed, thread_in
from tests.support.timed_tables import TimedTables
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games


def threads(world: BotWorld, *known: Channel) -> list[Channel]:
    return [each for each in world.anna.threads(world.channel) if each not in known]


def is_lobby(message: MessageView) -> bool:
    return any(button.label == "Join" for button in message.buttons)


async def test_a_thread_and_a_card_that_were_deleted_meanwhile_are_there_again_once(world: BotWorld) -> None:
    before = await begun(world)
    card = await lobby(world, world.vera)
    await removed(world)
    before.delete()
    world.channel.delete_message(card)
    await invited(world)
    thread = await world.anna.until(lambda: next(iter(threads(world, before)), None))
    await world.vera.until(lambda: any(is_lobby(each) for each in world.vera.sees(world.channel)))
    await world.wait_until_idle()
    assert len(turns(thread)) == 1
    row = await world.store.game(2)
    assert row.card is not None
    assert row.card != card.id
    await world.restart()
    await world.wait_until_idle()
    assert (len(threads(world, before)), len(turns(thread))) == (1, 1)
    assert (await world.store.game(2)).card == row.card


async def test_a_server_that_returns_while_a_turn_is_posted_gets_no_second_one(world: BotWorld) -> None:
    thread = await begun(world)
    await removed(world)
    said = len(turns(thread))
    posting = world.sandbox.inject(rf"POST /channels/{thread.id}/messages", hold())
    world.sandbox.advance(60)
    world.guild.invite_bot()
    await world.sandbox.until(lambda: posting.hits)
    available = asyncio.create_task(world.bot.wait_for("guild_available"))
    world.guild.fail()
    world.guild.recover()
    await available
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == AVAILABLE))
    posting.lift()
    await world.wait_until_idle()
    assert len(turns(thread)) == said + 1


async def invitation(folder: Path) -> list[Remains]:
    """The states that kills leave from an invitation until all is delivered."""
    async with TimedTables(folder) as tables:
        await tables.begin(tables.anna, tables.ben)
        tables.guild.kick_bot()
        await asyncio.sleep(3600.0)
        tables.guild.invite_bot()
        async with KillPoints(tables) as points:
            await asyncio.sleep(60.0)
            await tables.bot.wait_until_idle()
        return list(points.found)


async def turns_after_a_restart(left: Remains, folder: Path) -> int:
    """Start again with what was left; how many turn messages there are in the end."""
    async with left.restarted(folder) as tables:
        anna, *_ = tables.sandbox.users
        (guild,) = tables.sandbox.guilds
        (channel,) = guild.text_channels
        await asyncio.sleep(60.0)
        await tables.bot.wait_until_idle()
        (thread,) = anna.threads(channel)
        row = await tables.store.game(1)
        assert row.place_failed is None
        return len(turns(thread))


def test_wherever_the_bot_is_killed_after_an_invitation_one_turn_message_is_posted(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        (tmp_path / "first").mkdir()
        points = run_in_virtual_time(invitation(tmp_path / "first"))
        assert len(points) > 4
        found = after_each_kill(points, turns_after_a_restart, tmp_path)
    assert [(number, moment) for number, moment in found if number != 2] == []


async def test_a_channel_that_was_deleted_meanwhile_is_asked_for(world: BotWorld) -> None:
    await begun(world)
    await removed(world)
    world.channel.delete()
    other = world.guild.text_channel("library")
    await invited(world)
    await choose(world.anna, await asked(world, world.anna), other)
    thread = await thread_in(world, other)
    assert len([each for each in thread.messages if MOVED in each.plain_text]) == 1


async def test_whom_direct_messages_reach_plays_on_while_the_bot_is_removed(world: BotWorld) -> None:
    await begun(world)
    world.sandbox.guild("Elsewhere", locale="en-US").add(world.anna)
    await removed(world)
    before = asks(world.anna)
    await toss(world)
    await world.wait_until_idle()
    assert asks(world.anna) == before + 1
    row = await world.store.game(1)
    assert [held.user for held in row.seated] == [world.anna.id, world.ben.id]


async def test_whom_nothing_reached_before_an_invitation_is_written_to_at_a_press(world: BotWorld) -> None:
    thread = await begun(world)
    await removed(world)
    await world.store.users.set_unreachable(world.ben.id, code=50007, time=world.bot.clock.now())
    await invited(world)
    await world.ben.invoke(thread, "games").answer()
    before = asks(world.ben)
    await toss(world)
    await world.wait_until_idle()
    assert asks(world.ben) == before + 1
