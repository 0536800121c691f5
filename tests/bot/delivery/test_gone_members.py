"""Who has left the server is noticed when they are not reached, and replaced; all are notified once."""

from __future__ import annotations

from sandbox import Channel
from storage.core.rows import PLAYING
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, guess

GONE = "is no longer on this server"


def told(thread: Channel) -> list[str]:
    return [each.plain_text for each in thread.messages if GONE in each.plain_text]


async def ask_anew(world: BotWorld) -> None:
    for user in (world.anna, world.ben, world.vera):
        await guess(world, user)
    await world.wait_until_idle()


async def test_who_has_left_the_server_is_replaced_when_a_message_fails(world: BotWorld) -> None:
    thread = await begun(world, world.ben, world.vera)
    world.guild.remove(world.ben)
    await world.wait_until_idle()
    assert told(thread) == [], "nobody tells the bot"
    world.ben.direct_messages_open = False
    await ask_anew(world)
    row = await world.bot.tables.store.game(1)
    assert [(held.user, held.computer) for held in row.seated] == [
        (world.anna.id, None),
        (None, "medium"),
        (world.vera.id, None),
    ]
    assert row.seated[1].offered is not None
    assert len(told(thread)) == 1
    await world.restart()
    await world.wait_until_idle()
    assert len(told(thread)) == 1


async def test_who_takes_no_direct_messages_and_is_there_keeps_the_seat(world: BotWorld) -> None:
    thread = await begun(world, world.ben, world.vera)
    world.ben.direct_messages_open = False
    await ask_anew(world)
    row = await world.bot.tables.store.game(1)
    assert row.stage == PLAYING
    assert row.own_seat_of(world.ben.id) == 1
    assert told(thread) == []
