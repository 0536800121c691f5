"""Steps of stories about seats that change hands."""

from __future__ import annotations

from sandbox import Channel, MessageView, User
from tests.support.timed_tables import TimedTables
from tests.support.timing.vacations import has_button, settle


async def menu(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    """What a table is and what a user can do there."""
    return await user.invoke(thread, "table").answer()


async def leave(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    """A user leaves a game under way."""
    asked = await user.press(await menu(tables, user, thread), "Leave").answer()
    said = await user.press(asked, "Leave the game").answer()
    await settle(tables)
    return said


async def offer(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    """A user offers their seat."""
    said = await user.press(await menu(tables, user, thread), "Offer my seat").answer()
    await settle(tables)
    return said


async def take(tables: TimedTables, user: User, thread: Channel, name: str) -> MessageView:
    """A user takes the seat somebody of a name holds, by the last message that offers one."""
    offering = [each for each in thread.messages if has_button(each, "Take the seat")][-1]
    looked = await user.press(offering, "Take the seat").answer()
    said = await user.press(looked, f"Take {name}’s seat").answer()
    await settle(tables)
    return said


def offers(thread: Channel) -> list[MessageView]:
    """The messages with which a seat can be taken, the card among them."""
    return [each for each in thread.messages if has_button(each, "Take the seat")]


async def vote(tables: TimedTables, user: User, asked: MessageView, begin: str) -> MessageView:
    """A user votes on what happens to a late player."""
    shown = user.look(asked.id)
    label = next(each.label for each in shown.buttons if each.label.startswith(begin))
    said = await user.press(shown, label).answer()
    await settle(tables)
    return said
