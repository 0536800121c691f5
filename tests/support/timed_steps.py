"""Steps of stories in virtual time: vacations, seats, agreements, votes, lobbies, reminders."""

import asyncio

from sandbox import Channel, MessageView, User
from tests.support.coin_tables import CoinTables
from tests.support.coin_toss import GAME
from tests.support.timed_tables import TimedTables

NOT_YOURS = "This isn’t your seat."
PROPOSED = "proposes ending the game"
LATE = "is late. What now?"
MOVED = "A computer player has moved for **Ben**."
COMPUTER, WAIT = "Computer player moves", "Keep waiting"


async def settle(tables: TimedTables) -> None:
    """Wait until all is sent, and nothing stored contradicts anything."""
    await tables.bot.wait_until_idle()
    assert tables.stored_faults() == []


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
    """A table at which the first user proposes ending the game, its thread, and the message there."""
    game = await tables.begin(*users)
    thread = await tables.thread(game)
    return game, thread, await propose_end(tables, users[0], thread)


async def propose_pace(tables: TimedTables, game: int) -> MessageView:
    """Anna proposes a different pace; the message in the thread."""
    await tables.bot.agreements.propose_pace(game, 0, "brisk")
    await settle(tables)
    thread = await tables.thread(game)
    return next(each for each in thread.messages if "proposes a different pace" in each.plain_text)


async def about(tables: TimedTables, game: int, text: str) -> list[MessageView]:
    """The messages in the thread that have a text, oldest first."""
    return [each for each in tables.anna.sees(await tables.thread(game)) if text in each.text]


def label(message: MessageView, begin: str) -> str:
    """The whole label of a button."""
    return next(each.label for each in message.buttons if each.label.startswith(begin))


async def press(tables: CoinTables, user: User, message: MessageView, begin: str) -> MessageView:
    """The answer to a press of a button."""
    shown = user.look(message.id)
    answer = await user.press(shown, label(shown, begin)).answer()
    await tables.bot.wait_until_idle()
    return answer


async def ben_is_late(tables: TimedTables) -> MessageView:
    """A table of three at which Ben does not choose; what the others are asked."""
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.vera)
    await tables.until("15 18:00")
    (asked,) = await about(tables, game, LATE)
    return asked


def in_threads(tables: CoinTables, user: User, text: str) -> list[MessageView]:
    channels: list[Channel] = [each for guild in tables.sandbox.guilds for each in guild.text_channels]
    threads = [thread for channel in channels for thread in user.threads(channel)]
    return [each for thread in threads for each in user.sees(thread) if text in each.text]


async def opened(tables: TimedTables, *guests: User, **options: object) -> MessageView:
    """The card of Anna's table, at which guests sit."""
    command = tables.anna.invoke(tables.channel, "play", game=GAME, **options)
    card = await command.answer()
    await command.followup()
    for guest in guests:
        await guest.press(card, "Join").followup()
    await settle(tables)
    return card


def labels(message: MessageView) -> list[str]:
    """What the buttons of a message say."""
    return [button.label for button in message.buttons]


async def nudge(tables: TimedTables, user: User, game: int = 1) -> str:
    """What a user is answered who presses *Nudge* in the thread."""
    turns = [each for each in (await tables.thread(game)).messages if "Nudge" in labels(each)]
    answer = await user.press(turns[-1], "Nudge").answer()
    await tables.bot.wait_until_idle()
    return answer.text
