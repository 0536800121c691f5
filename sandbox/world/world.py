"""The world of the pocket Discord: everything that exists, its time, and who is told when it changes.

No HTTP here. The world outlives every connection of a bot.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TypeVar

from sandbox.validation.errors import Json, Refusal
from sandbox.world.model import (
    Account,
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Interaction,
    Member,
    Message,
    Notification,
)
from sandbox.world.permissions import IN_DIRECT_MESSAGES, NOTHING, Permission, in_channel
from sandbox.world.rate_limits import WorldRates

DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds since 1970 at which Discord's ids begin."""

T = TypeVar("T")
Listener = Callable[[str, Json], None]
"""Told of an event for the bot: its name and its data."""


class NothingHappened(TimeoutError):
    """What was waited for did not come; the message says what there was instead."""


class World:
    """All data of one sandbox.

    ``clock`` gives the seconds since 1970; ``advance`` moves the world's own time on top of it.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._ahead = 0.0
        self._last_id = 0
        self._waiting: set[asyncio.Future[None]] = set()
        self.listeners: list[Listener] = []
        self.accounts: dict[int, Account] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int | None, list[Command]] = {None: []}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, int] = {}
        self.emojis: dict[int, Emoji] = {}
        self.files: dict[str, tuple[str, bytes]] = {}
        self.notifications: list[Notification] = []
        self.direct_messages_opened: deque[float] = deque()
        self.old_edits: dict[int, deque[float]] = {}
        self.rates = WorldRates()
        self.base = "http://127.0.0.1"
        self.bot = self.account("Tabellarius", bot=True)
        self.owner = self.account("Owner")

    def now(self) -> float:
        """The world's time in seconds since 1970."""
        return self._clock() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let the world's time jump ahead."""
        self._ahead += seconds

    def snowflake(self) -> int:
        """A new id: the world's time in milliseconds above 22 lower bits, larger than any before."""
        at = (int(self.now() * 1000) - DISCORD_EPOCH) << 22
        self._last_id = max(at, self._last_id + 1)
        return self._last_id

    def account(self, name: str, *, locale: str = "en-US", bot: bool = False) -> Account:
        """A new user (or the bot)."""
        account = Account(id=self.snowflake(), name=name, locale=locale, bot=bot)
        self.accounts[account.id] = account
        return account

    def guild(self, name: str, *, locale: str, bot_permissions: Permission) -> Guild:
        """A new guild in which the bot is a member."""
        guild = Guild(id=self.snowflake(), name=name, locale=locale, owner_id=self.owner.id)
        self.guilds[guild.id] = guild
        self.join(guild, self.owner.id)
        self.join(guild, self.bot.id, bot_permissions)
        self.commands[guild.id] = []
        return guild

    def join(self, guild: Guild, account_id: int, permissions: Permission = NOTHING) -> Member:
        """Somebody becomes a member, with permissions on top of everybody's."""
        role = self.snowflake() if permissions else None
        member = Member(account_id, joined_at=self.now(), permissions=permissions, role_id=role)
        guild.members[account_id] = member
        self.changed()
        return member

    def channel(self, channel_id: int) -> Channel:
        """The channel of this id. Raises the refusal 10003."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise Refusal(10003) from None

    def message(self, channel: Channel, message_id: int) -> Message:
        """A message of a channel that is no ephemeral one. Raises the refusal 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral:
            raise Refusal(10008)
        return message

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild of a channel; None for direct messages."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def find_message(self, message_id: int) -> Message | None:
        """A message by its id alone, ephemeral or not."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        return None

    def direct_channel(self, account_id: int) -> Channel:
        """The direct message channel between the bot and a user, made when it is first asked for."""
        pair = frozenset({self.bot.id, account_id})
        for channel in self.channels.values():
            if channel.recipients == pair:
                return channel
        channel = Channel(id=self.snowflake(), type=ChannelType.DM, recipients=pair)
        self.channels[channel.id] = channel
        return channel

    def permissions(self, channel: Channel, account_id: int) -> Permission:
        """What somebody may do in a channel, a thread or a direct message channel."""
        if channel.type is ChannelType.DM:
            return IN_DIRECT_MESSAGES if account_id in channel.recipients else Permission(0)
        place = channel if channel.parent_id is None else self.channels[channel.parent_id]
        granted = in_channel(self.guilds[channel.guild_id or 0], place, account_id)
        hidden = channel.type is ChannelType.PRIVATE_THREAD and account_id not in channel.thread_members
        return Permission(0) if hidden and not granted & Permission.MANAGE_THREADS else granted

    def threads(self, parent: Channel) -> list[Channel]:
        """The threads of a channel, oldest first."""
        return [channel for channel in self.channels.values() if channel.parent_id == parent.id]

    def interaction_by_token(self, token: str) -> Interaction | None:
        """The interaction that a webhook token belongs to."""
        return self.interactions.get(self.tokens.get(token, 0))

    def publish(self, name: str, data: Json) -> None:
        """Tell the bot's gateway of an event."""
        for listener in self.listeners:
            listener(name, data)

    def changed(self) -> None:
        """Wake everybody who waits for a change of the world."""
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def next_change(self) -> asyncio.Future[None]:
        """What is done at the next change of the world."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        return future

    def change_in(self, seconds: float) -> None:
        """Wake everybody who waits once so many seconds of real time have passed."""
        asyncio.get_running_loop().call_later(seconds, self.changed)

    async def until(
        self, condition: Callable[[], T | None], *, within: float, otherwise: Callable[[], str]
    ) -> T:
        """Wait until ``condition`` gives something true and return it; it is asked after every change.

        ``within`` is in seconds of real time. Raises NothingHappened with the text of ``otherwise``.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while True:
            result = condition()
            if result:
                return result
            remaining = deadline - loop.time()
            if remaining <= 0:
                raise NothingHappened(otherwise())
            future = self.next_change()
            await asyncio.wait({future}, timeout=remaining)
            self._waiting.discard(future)
