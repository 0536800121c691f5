"""Tables in virtual time, mostly of the coin toss, and their people's notifications with the times."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import discord
from msgspec import Struct, structs

from bot.clock import Clock
from bot.tables.service import SETTLE_SECONDS
from bot.tables.settings.recipient import next_digest, recipient_with
from clocks.user_settings import UserSettings, to_json
from sandbox import Channel, MessageView, User
from storage.postgresql.address import ServerAddress
from tests.support import coin_toss
from tests.support.coin_tables import LOOKS, CoinTables
from tests.support.coin_toss import GAME
from tests.support.virtual_time import BEGINNING

ZONE = ZoneInfo("Europe/Berlin")
"""Local time zone; tests begin on Friday, 15 January 2027, at 09:00."""

NOT_YOURS = "This isn’t your seat."

PROPOSED = "proposes ending the game"

LATE = "is late. What now?"

MOVED = "A computer player has moved for **Ben**."

COMPUTER, WAIT = "Computer player moves", "Keep waiting"


class Notified(Struct, frozen=True):
    """A message that notified a user."""

    time: str
    """As "15 09:00"."""
    text: str
    """Its first line as a phone shows it, or would if it were not silent."""
    silent: bool = False


class TimedTables(CoinTables):
    """A server with three people, in virtual time."""

    settle_seconds = SETTLE_SECONDS

    def __init__(
        self,
        folder: Path,
        *,
        longest_sleep: float = LOOKS,
        clock: Clock | None = None,
        address: ServerAddress | None = None,
    ) -> None:
        super().__init__(folder, longest_sleep=longest_sleep, clock=clock, address=address)
        self.anna = self.sandbox.user("Anna")
        self.ben = self.sandbox.user("Ben")
        self.vera = self.sandbox.user("Vera")
        self.guild = self.sandbox.guild("Club", locale="en-US")
        self.guild.add(self.anna, self.ben, self.vera)
        self.channel = self.guild.text_channel("games")

    async def begin(self, *users: User, pace: str = "h24", name: str = coin_toss.GAME) -> int:
        """Begin a table of some users, and wait for all messages; returns the game."""
        tables, host = self.bot.tables, users[0].id
        row = await tables.lobby.open(
            name, host=host, channel=self.channel.id, guild=self.guild.id, seats=len(users), pace=pace
        )
        for user in users[1:]:
            await tables.lobby.join(row.id, user.id)
        await tables.start(row.id, host=host)
        await self.bot.wait_until_idle()
        return row.id

    async def guess(self, game: int, *users: User) -> None:
        """Guess heads for some users."""
        for user in users:
            await coin_toss.guess(self, user, game=game)
        await self.bot.wait_until_idle()

    async def set(self, user: User, settings: UserSettings | None = None, **changes: object) -> None:
        """Change a user's settings about time and calls; by default they live in Berlin."""
        changed = structs.replace(settings or UserSettings(zone="Europe/Berlin"), **changes)
        digest_due = next_digest(recipient_with(changed, "en"), self.now)
        await self.store.users.set_settings(user.id, to_json(changed), digest_due=digest_due)

    @property
    def now(self) -> float:
        """The time, in UTC seconds."""
        return BEGINNING + asyncio.get_running_loop().time()

    async def until(self, moment: str) -> None:
        """Wait until a moment in January 2027, as "15 09:00", and for all messages."""
        await self.until_moment(moment)
        await self.bot.wait_until_idle()

    async def until_moment(self, moment: str) -> None:
        """Wait until a moment, whether or not the bot runs."""
        await self.until_time(at(moment))

    async def until_time(self, seconds: float) -> None:
        """Wait until a moment in UTC seconds, whether or not the bot runs."""
        left = seconds - self.now
        assert left >= 0, f"{seconds} is over"
        await asyncio.sleep(left + 30.0)

    async def thread(self, game: int) -> Channel:
        number = (await self.bot.tables.store.game(game)).thread
        return next(each for each in self.anna.threads(self.channel) if each.id == number)

    def notified(self, user: User) -> list[Notified]:
        """A user's notifications so far, in order."""
        return [
            Notified(_time(note.message_id), note.text.partition("\n")[0], note.silent) for note in user.inbox
        ]

    def reminders(self, user: User) -> list[MessageView]:
        """The reminders, nudges and digests of a user."""
        return [
            message
            for message in user.direct_messages()
            if any("mygames:" in (button.custom_id or "") for button in message.buttons)
        ]


def at(moment: str) -> float:
    """A moment in January 2027, as "15 09:00", in UTC seconds."""
    return datetime.strptime(f"2027-01-{moment}", "%Y-%m-%d %H:%M").replace(tzinfo=ZONE).timestamp()


def _time(message: int) -> str:
    sent = discord.utils.snowflake_time(message).astimezone(UTC).astimezone(ZONE)
    return sent.strftime("%d %H:%M")


async def settle(tables: TimedTables) -> None:
    """Wait for all messages, then check that the database has no fault."""
    await tables.bot.wait_until_idle()
    assert tables.stored_faults() == []


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


def has_button(message: MessageView, label: str) -> bool:
    return any(button.label == label for button in message.buttons)


def panels(user: User) -> list[MessageView]:
    """The direct messages in which a user can call heads."""
    return [each for each in user.direct_messages() if has_button(each, "Heads")]


def notices(thread: Channel) -> list[str]:
    """The notices about Anna's absence in a thread."""
    found = [each.plain_text for each in thread.messages]
    said = ("vacation", "back", "playing for")
    return [text for text in found if "**Anna**" in text and any(each in text for each in said)]


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
    """Let Ben become late at a table of three; returns the question to the others."""
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
    """The card of Anna's table with these guests."""
    command = tables.anna.invoke(tables.channel, "play", game=GAME, **options)
    card = await command.answer()
    await command.followup()
    for guest in guests:
        await guest.press(card, "Join").followup()
    await settle(tables)
    return card


def labels(message: MessageView) -> list[str]:
    return [button.label for button in message.buttons]


async def nudge(tables: TimedTables, user: User, game: int = 1) -> str:
    """The answer to *Nudge* in the thread."""
    turns = [each for each in (await tables.thread(game)).messages if "Nudge" in labels(each)]
    answer = await user.press(turns[-1], "Nudge").answer()
    await tables.bot.wait_until_idle()
    return answer.text
