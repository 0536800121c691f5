"""What people do at tables in virtual time, when they are late or away."""

import asyncio

from sandbox import Channel, MessageView, User
from tests.support.coin_tables import CoinTables
from tests.support.coin_toss import GAME
from tests.support.timed_tables import LATE, PROPOSED, TimedTables, about, has_button, label, labels, settle

COMPUTER, WAIT = "Computer player moves", "Keep waiting"


async def vacation_page(tables: TimedTables, user: User) -> MessageView:
    """The page of the settings, opened by a command on the server."""
    settings = await user.invoke(tables.channel, "settings").answer()
    return await user.press(settings, "Vacation").answer()


async def announce(tables: TimedTables, user: User, begin: str, last: str) -> MessageView:
    """Announce a user's vacation, from now or from a day, to another day."""
    page = await vacation_page(tables, user)
    page = await user.choose(page, begin, placeholder="When does it begin?").answer()
    page = await user.choose(page, last, placeholder="What is the last day?").answer()
    page = await user.press(page, "Announce").answer()
    await settle(tables)
    return page


async def ask(tables: TimedTables, user: User, stand_in: User) -> MessageView:
    page = await vacation_page(tables, user)
    page = await user.choose(page, stand_in, placeholder="Who should play for you?").answer()
    await settle(tables)
    return page


async def answer(tables: TimedTables, user: User, label: str) -> MessageView:
    """Answer the last direct message that asks a user to stand in for somebody."""
    asking = [each for each in user.direct_messages() if has_button(each, label)][-1]
    said = await user.press(asking, label).answer()
    await settle(tables)
    return said


async def stands_in(tables: TimedTables, user: User, stand_in: User) -> None:
    """Set a user's stand-in from now to the 20th."""
    await announce(tables, user, "now", "Wed, Jan 20")
    await ask(tables, user, stand_in)
    await answer(tables, stand_in, "I’ll play")


async def menu(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    """A user's menu of a table."""
    return await user.invoke(thread, "table").answer()


async def leave(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    """A user leaves a running game."""
    asked = await user.press(await menu(tables, user, thread), "Leave").answer()
    said = await user.press(asked, "Leave the game").answer()
    await settle(tables)
    return said


async def offer(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    said = await user.press(await menu(tables, user, thread), "Offer my seat").answer()
    await settle(tables)
    return said


async def take(tables: TimedTables, user: User, thread: Channel, name: str) -> MessageView:
    """Take the seat held by somebody with this name, with the last message that offers one."""
    offering = [each for each in thread.messages if has_button(each, "Take the seat")][-1]
    looked = await user.press(offering, "Take the seat").answer()
    said = await user.press(looked, f"Take {name}’s seat").answer()
    await settle(tables)
    return said


def offers(thread: Channel) -> list[MessageView]:
    """The messages that offer a seat, the card among them."""
    return [each for each in thread.messages if has_button(each, "Take the seat")]


async def vote(tables: TimedTables, user: User, asked: MessageView, begin: str) -> MessageView:
    """Vote about a late player."""
    said = await press(tables, user, asked, begin)
    await settle(tables)
    return said


async def propose_end(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    asked = await user.press(await menu(tables, user, thread), "End by agreement").answer()
    assert "It ends once everybody has agreed." in asked.plain_text
    said = await user.press(asked, "Propose the end").answer()
    assert "I’m asking the others in the thread." in said.plain_text
    assert not any(button.label == "End by agreement" for button in said.buttons)
    await settle(tables)
    (message,) = [each for each in thread.messages if PROPOSED in each.plain_text]
    return message


async def end_proposed(tables: TimedTables, *users: User) -> tuple[int, Channel, MessageView]:
    """The first user proposes to end a new game; returns the game, its thread, and the message there."""
    game = await tables.begin(*users)
    thread = await tables.thread(game)
    return game, thread, await propose_end(tables, users[0], thread)


async def propose_pace(tables: TimedTables, game: int) -> MessageView:
    """Anna proposes a different pace; returns the message in the thread."""
    await tables.bot.agreements.propose_pace(game, 0, "brisk")
    await settle(tables)
    thread = await tables.thread(game)
    return next(each for each in thread.messages if "proposes a different pace" in each.plain_text)


async def press(tables: CoinTables, user: User, message: MessageView, begin: str) -> MessageView:
    """The answer to a press of a button."""
    shown = user.look(message.id)
    answer = await user.press(shown, label(shown, begin)).answer()
    await tables.bot.wait_until_idle()
    return answer


async def ben_is_late(tables: TimedTables) -> MessageView:
    """Let Ben become late at a table of three; returns the question to the others."""
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.vera)
    await tables.until("15 18:00")
    (asked,) = await about(tables, game, LATE)
    return asked


async def opened(tables: TimedTables, *guests: User, **options: object) -> MessageView:
    """The card of Anna's table with these guests."""
    command = tables.anna.invoke(tables.channel, "play", game=GAME, **options)
    card = await command.answer()
    await command.followup()
    for guest in guests:
        await guest.press(card, "Join").followup()
    await settle(tables)
    return card


async def nudge(tables: TimedTables, user: User, game: int = 1) -> str:
    """The answer to *Nudge* in the thread."""
    turns = [each for each in (await tables.thread(game)).messages if "Nudge" in labels(each)]
    answer = await user.press(turns[-1], "Nudge").answer()
    await tables.bot.wait_until_idle()
    return answer.text
