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
from tests.support.virtual_time import BEGINNING

ZONE = ZoneInfo("Europe/Berlin")
"""Local time zone; tests begin on Friday, 15 January 2027, at 09:00."""

NOT_YOURS = "This isn’t your seat."

PROPOSED = "proposes ending the game"

LATE = "is late. What now?"

MOVED = "A computer player has moved for **Ben**."


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


def has_button(message: MessageView, label: str) -> bool:
    return any(button.label == label for button in message.buttons)


def panels(user: User) -> list[MessageView]:
    """The direct messages in which a user can call heads, at once or after a scoring."""
    found = user.direct_messages()
    return [each for each in found if has_button(each, "Heads") or has_button(each, "Go on")]


def notices(thread: Channel) -> list[str]:
    """The notices about Anna's absence in a thread."""
    found = [each.plain_text for each in thread.messages]
    said = ("vacation", "back", "playing for")
    return [text for text in found if "**Anna**" in text and any(each in text for each in said)]


async def about(tables: TimedTables, game: int, text: str) -> list[MessageView]:
    """The messages in the thread that have a text, oldest first."""
    return [each for each in tables.anna.sees(await tables.thread(game)) if text in each.text]


def label(message: MessageView, begin: str) -> str:
    """The whole label of a button."""
    return next(each.label for each in message.buttons if each.label.startswith(begin))


def in_threads(tables: CoinTables, user: User, text: str) -> list[MessageView]:
    channels: list[Channel] = [each for guild in tables.sandbox.guilds for each in guild.text_channels]
    threads = [thread for channel in channels for thread in user.threads(channel)]
    return [each for thread in threads for each in user.sees(thread) if text in each.text]


def labels(message: MessageView) -> list[str]:
    return [button.label for button in message.buttons]
