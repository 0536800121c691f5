"""Steps of stories about vacations."""

from __future__ import annotations

from bot.audit import checking
from sandbox import Channel, MessageView, User
from tests.support.timed_tables import TimedTables

NOT_YOURS = "This isn’t your seat."


async def settle(tables: TimedTables) -> None:
    """Wait until all is told, and nothing stored contradicts anything."""
    await tables.bot.wait_until_idle()
    with tables.stored_file() as file, checking(file) as stored:
        assert list(stored.faults()) == []
        found = [fault for report in stored.games() for fault in report.faults]
        assert found == []


async def vacation_page(tables: TimedTables, user: User) -> MessageView:
    """The page of the settings, opened by a command on the server."""
    settings = await user.invoke(tables.channel, "settings").answer()
    return await user.press(settings, "Vacation").answer()


async def announce(tables: TimedTables, user: User, begin: str, last: str) -> MessageView:
    """A user announces a vacation from now, or a day, to another one."""
    page = await vacation_page(tables, user)
    page = await user.choose(page, begin, placeholder="When does it begin?").answer()
    page = await user.choose(page, last, placeholder="What is the last day?").answer()
    page = await user.press(page, "Announce").answer()
    await settle(tables)
    return page


async def ask(tables: TimedTables, user: User, stand_in: User) -> MessageView:
    """A user asks somebody to play for them."""
    page = await vacation_page(tables, user)
    page = await user.choose(page, stand_in, placeholder="Who should play for you?").answer()
    await settle(tables)
    return page


async def answer(tables: TimedTables, user: User, label: str) -> MessageView:
    """A user answers the last direct message that asks them to stand in."""
    asking = [each for each in user.direct_messages() if has_button(each, label)][-1]
    said = await user.press(asking, label).answer()
    await settle(tables)
    return said


async def stands_in(tables: TimedTables, user: User, stand_in: User) -> None:
    """From now to the 20th somebody plays for a user."""
    await announce(tables, user, "now", "Wed, Jan 20")
    await ask(tables, user, stand_in)
    await answer(tables, stand_in, "I’ll play")


def has_button(message: MessageView, label: str) -> bool:
    return any(button.label == label for button in message.buttons)


def panels(user: User) -> list[MessageView]:
    """The direct messages in which a user can call heads."""
    return [each for each in user.direct_messages() if has_button(each, "Heads")]


def notices(thread: Channel) -> list[str]:
    """What a table was told of who is away."""
    found = [each.plain_text for each in thread.messages]
    said = ("vacation", "back", "playing for")
    return [text for text in found if "**Anna**" in text and any(each in text for each in said)]
