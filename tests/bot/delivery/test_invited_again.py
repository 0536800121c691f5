"""A bot that is invited again adds what is missing of its tables, once."""

from __future__ import annotations

from sandbox import Channel, MessageView
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import asks, begun, lobby, toss, turns
from tests.support.places import MOVED, asked, choose, invited, removed, thread_in


def threads(world: BotWorld, *known: Channel) -> list[Channel]:
    """The threads of the channel but those that are known."""
    return [each for each in world.anna.threads(world.channel) if each not in known]


def is_lobby(message: MessageView) -> bool:
    """Whether a message is the card of a table that has not begun."""
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
    row = await world.bot.tables.store.game(2)
    assert row.card is not None
    assert row.card != card.id
    await world.restart()
    await world.wait_until_idle()
    assert (len(threads(world, before)), len(turns(thread))) == (1, 1)
    assert (await world.bot.tables.store.game(2)).card == row.card


async def test_a_channel_that_was_deleted_meanwhile_is_asked_for(world: BotWorld) -> None:
    await begun(world)
    await removed(world)
    world.channel.delete()
    other = world.guild.text_channel("library")
    await invited(world)
    await choose(world.anna, await asked(world, world.anna), other)
    thread = await thread_in(world, other)
    assert len([each for each in thread.messages if MOVED in each.plain_text]) == 1


async def test_whom_direct_messages_reach_plays_on_while_the_bot_is_removed_and_nobody_loses_a_seat(
    world: BotWorld,
) -> None:
    await begun(world)
    world.sandbox.guild("Elsewhere", locale="en-US").add(world.anna)
    await removed(world)
    before = asks(world.anna)
    await toss(world)
    await world.wait_until_idle()
    assert asks(world.anna) == before + 1
    row = await world.bot.tables.store.game(1)
    assert [held.user for held in row.seated] == [world.anna.id, world.ben.id]


async def test_whom_no_message_reached_before_the_invitation_is_written_to_again_once_they_press_something(
    world: BotWorld,
) -> None:
    thread = await begun(world)
    await removed(world)
    await world.store.users.set_unreachable(world.ben.id, code=50007, time=world.bot.clock.now())
    await invited(world)
    await world.ben.invoke(thread, "games").answer()
    before = asks(world.ben)
    await toss(world)
    await world.wait_until_idle()
    assert asks(world.ben) == before + 1
