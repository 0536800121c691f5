"""The world of the sandbox: all its data, its clock, and listeners for changes; no HTTP."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TypeVar

from sandbox.validation.errors import Refusal
from sandbox.world.model import (
    Account,
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    Notification,
)
from sandbox.world.permissions import IN_DIRECT_MESSAGES, NOTHING, Permission, in_channel
from sandbox.world.rate_limits import SessionStarts, WorldRates

DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds since 1970 at which Discord's snowflakes begin."""

LOOK_AGAIN = 0.05
"""Seconds between two looks at a condition that may be about something else than the world."""

T = TypeVar("T")
Listener = Callable[[str, Json], None]
"""Called with the name and the data of a gateway event."""


class WaitTimeout(TimeoutError):
    """A wait timed out; the message describes the situation."""


class World:
    """All data of one sandbox; ``clock`` gives the seconds since 1970.

    ``read`` holds the newest message read, by user and channel, ``dismissed`` ephemeral messages.
    ``integration_types``: installable for guilds (0) and users (1). ``shards``: sessions of the gateway.
    ``application``: other fields of the application, as set in the developer portal.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._ahead = 0.0
        self.last_id = 0
        self.interaction_deliveries = 1
        self.kept_until: float | None = None
        self._waiting: set[asyncio.Future[None]] = set()
        self.listeners: list[Listener] = []
        self.accounts: dict[int, Account] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int | None, list[Command]] = {None: []}
        self.shards = 1
        self.integration_types: tuple[int, ...] = (0, 1)
        self.application: Json = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, int] = {}
        self.emojis: dict[int, Emoji] = {}
        self.files: dict[str, tuple[str, bytes]] = {}
        self.replaced: deque[tuple[str, int]] = deque(maxlen=20)
        """Old files of messages, and these messages: pages may still fetch them."""
        self.notifications: list[Notification] = []
        self.read: dict[tuple[int, int], int] = {}
        self.dismissed: set[int] = set()
        self.direct_messages_opened: deque[float] = deque()
        self.old_edits: dict[int, deque[float]] = {}
        self.renames: dict[int, deque[float]] = {}
        self.emoji_uploads: deque[float] = deque()
        self.rates = WorldRates()
        self.starts = SessionStarts()
        self.base = "http://127.0.0.1"
        self.bot = self.account("Tabellarius", bot=True)
        self.owner = self.account("Owner")

    def now(self) -> float:
        """The world's time in seconds since 1970."""
        return self._clock() + self._ahead

    def advance(self, seconds: float) -> None:
        self._ahead += seconds

    def snowflake(self) -> int:
        """A new id, larger than every older one."""
        at = (int(self.now() * 1000) - DISCORD_EPOCH) << 22
        self.last_id = max(at, self.last_id + 1)
        return self.last_id

    def account(self, name: str, *, locale: str = "en-US", bot: bool = False) -> Account:
        """A new user (or the bot)."""
        account = Account(id=self.snowflake(), name=name, locale=locale, bot=bot)
        self.accounts[account.id] = account
        return account

    def guild(self, name: str, *, locale: str, bot_permissions: Permission) -> Guild:
        guild = Guild(id=self.snowflake(), name=name, locale=locale, owner_id=self.owner.id)
        self.guilds[guild.id] = guild
        self.join(guild, self.owner.id)
        self.join(guild, self.bot.id, bot_permissions)
        self.commands[guild.id] = []
        return guild

    def join(self, guild: Guild, account_id: int, permissions: Permission = NOTHING) -> Member:
        """Add a member, with permissions on top of everybody's."""
        role = self.snowflake() if permissions else None
        member = Member(account_id, joined_at=self.now(), permissions=permissions, role_id=role)
        guild.members[account_id] = member
        self.changed()
        return member

    def channel(self, channel_id: int) -> Channel:
        """Raises the refusal 10003."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise Refusal(10003) from None

    def message(self, channel: Channel, message_id: int) -> Message:
        """A message that is not ephemeral. Raises the refusal 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral:
            raise Refusal(10008)
        return message

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild of a channel; None for direct messages."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def is_reached(self, channel: Channel) -> bool:
        """Whether the bot gets the events of a channel."""
        guild = self.guild_of(channel)
        return guild is None or self.has_bot(guild)

    def is_in_shared_guild(self, account_id: int) -> bool:
        return any({account_id, self.bot.id} <= guild.members.keys() for guild in self.guilds.values())

    def has_bot(self, guild: Guild) -> bool:
        """Whether the bot is in a guild that is available to it."""
        return self.bot.id in guild.members and not guild.unavailable

    def find_message(self, message_id: int) -> Message | None:
        """A message by its id alone, ephemeral or not."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        return None

    def direct_channel(self, account_id: int) -> Channel:
        """The direct message channel between the bot and a user, created on first use."""
        pair = frozenset({self.bot.id, account_id})
        for channel in self.channels.values():
            if channel.recipients == pair:
                return channel
        channel = Channel(id=self.snowflake(), type=ChannelType.DM, recipients=pair)
        self.channels[channel.id] = channel
        return channel

    def permissions(self, channel: Channel, account_id: int) -> Permission:
        """The permissions of an account in a channel, a thread or a direct message channel."""
        if channel.type is ChannelType.DM:
            return IN_DIRECT_MESSAGES if account_id in channel.recipients else Permission(0)
        parent = channel if channel.parent_id is None else self.channels[channel.parent_id]
        return in_channel(self.guilds[channel.guild_id or 0], parent, account_id)

    def threads(self, parent: Channel) -> list[Channel]:
        """The threads of a channel, oldest first."""
        return [channel for channel in self.channels.values() if channel.parent_id == parent.id]

    def interaction_by_token(self, token: str) -> Interaction | None:
        return self.interactions.get(self.tokens.get(token, 0))

    def publish(self, name: str, data: Json) -> None:
        for listener in self.listeners:
            listener(name, data)

    def changed(self) -> None:
        """Wake all who wait for a change of the world."""
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def next_change(self) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        return future

    def change_in(self, seconds: float) -> None:
        """Wake all who wait after seconds of real time."""
        asyncio.get_running_loop().call_later(seconds, self.changed)

    async def until(
        self, condition: Callable[[], T | None], *, within: float, failure: Callable[[], str]
    ) -> T:
        """Wait until ``condition`` is truthy and return it. Raises WaitTimeout with a text."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while True:
            result = condition()
            if result:
                return result
            remaining = deadline - loop.time()
            if remaining <= 0:
                raise WaitTimeout(failure())
            future = self.next_change()
            await asyncio.wait({future}, timeout=min(remaining, LOOK_AGAIN))
            self._waiting.discard(future)
