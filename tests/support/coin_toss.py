"""Tables of the coin toss: two rounds, in each of which all guess in secret."""

import re
from itertools import count

from bot.tables.service import Press
from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld
from tests.support.sandboxed_bot import SandboxedBot

GAME = "coin_toss"

PRESSES = count(1)
"""Ids of interactions."""


async def lobby(world: BotWorld, *guests: User) -> MessageView:
    """The card of Anna's table, with guests seated."""
    return await world.card(*guests, game=GAME)


async def begun(world: BotWorld, *guests: User) -> Channel:
    """The thread of a new game; Anna plays with Ben, or with these guests."""
    return await world.start_table(await lobby(world, *(guests or (world.ben,))))


async def guess(world: SandboxedBot, user: User, side: str = "heads", game: int = 1) -> None:
    """A user guesses; does not wait for messages."""
    row, table = await world.store.game(game), await world.bot.tables.table(game)
    seat = row.seat_of(user.id)
    assert seat is not None
    press = Press(seat, user=user.id, version=table.version(seat), interaction=next(PRESSES))
    await world.bot.tables.answer(game, press, side)


async def toss(world: BotWorld, game: int = 1) -> None:
    """All guess, and the coin falls; does not wait for messages."""
    row = await world.store.game(game)
    for held in row.seated:
        table = await world.bot.tables.table(game)
        await world.bot.tables.answer(
            game,
            Press(
                held.seat,
                user=held.user,
                version=table.version(held.seat),
                interaction=None if held.user is None else next(PRESSES),
            ),
            "heads",
        )


def turns(thread: Channel) -> list[MessageView]:
    """The messages that say who has to act."""
    return [message for message in thread.messages if "**Toss**:" in message.plain_text]


def scorings(thread: Channel) -> list[MessageView]:
    return [message for message in thread.messages if "### Scoring" in message.plain_text]


def ends(thread: Channel) -> list[MessageView]:
    return [message for message in thread.messages if "## The game is over" in message.plain_text]


def asks(user: User) -> int:
    """How many panels a user got by direct message."""
    return sum(
        re.match("pick:1:.*:heads$|scoringread:1:", button.custom_id or "") is not None
        for message in user.direct_messages()
        for button in message.buttons
    )


async def over(world: BotWorld) -> Channel:
    """The thread of a finished game of Anna and Ben."""
    thread = await begun(world)
    for _ in range(2):
        await toss(world)
        await world.wait_until_idle()
    return thread
