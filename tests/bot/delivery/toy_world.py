"""Tables of a toy game on the sandbox, played through the service, so that only deliveries make requests."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Self

from bot.clock import MovableClock
from bot.screens.ids.panel_ids import Pick, ReadScoring
from sandbox import TIMEOUT, Channel, MessageView, User
from storage.core import outbox
from storage.core.kinds import Kind
from storage.core.rows import Notification
from tests.support import coin_toss
from tests.support.bot_world import BotWorld

SENDING = r"POST /channels/\d+/messages$"

MANY = 1000
"""At how many tables somebody may play at a time."""


class ToyWorld(BotWorld):
    """A sandbox with a bot whose clock can be moved ahead."""

    def __init__(self, folder: Path) -> None:
        """Nothing runs yet."""
        self.clock = MovableClock()
        super().__init__(folder, clock=self.clock, most_tables=MANY)

    async def __aenter__(self) -> Self:
        """The bot has looked for due messages; it hears of lobbies when they begin."""
        await super().__aenter__()
        await self.wait_until_idle()
        return self

    async def begin(self, *users: User, channel: Channel | None = None, computers: int = 0) -> int:
        """A table of some users that has begun; returns the game."""
        tables, host = self.bot.tables, users[0].id
        channel = channel or self.channel
        row = await tables.lobby.open(
            coin_toss.GAME, host=host, channel=channel.id, guild=self.guild.id, seats=len(users) + computers
        )
        for user in users[1:]:
            await tables.lobby.join(row.id, user.id)
        for _ in range(computers):
            await tables.lobby.add_computer(row.id, "careful", host=host)
        await tables.start(row.id, host=host)
        return row.id

    async def guess(self, game: int, *users: User) -> None:
        """Users guess that the coin falls heads."""
        for user in users:
            await coin_toss.guess(self, user, game=game)

    async def thread(self, game: int) -> Channel:
        number = (await self.bot.tables.store.game(game)).thread
        return next(each for each in self.anna.threads(self.channel) if each.id == number)

    async def advance(self, seconds: float) -> None:
        """Move the bot's clock ahead, and wait until all is done that can be done then."""
        await self.clock.advance(seconds)
        for _ in range(20):
            await asyncio.sleep(0)
        await self.wait_until_idle()

    async def notify(self, game: int, kind: Kind) -> None:
        """A notification to all is due as of the first row."""
        notification = Notification(kind, 1)
        await self.database.write(
            lambda connection: outbox.add(connection, game, notification, self.clock.now())
        )
        self.bot.outbox.wake(game)
        await self.wait_until_idle()

    async def delivered(self) -> None:
        """Wait until nothing is due any more."""
        end = time.monotonic() + TIMEOUT
        await self.wait_until_idle()
        while due := await self.store.outbox_due():
            assert time.monotonic() < end, [(row.kind, row.seat, row.failure) for row in due]
            await self.clock.sleep(0.1)
            await self.wait_until_idle()

    def query(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        with sqlite3.connect(self.file) as file:
            return file.execute(statement, values).fetchall()


def panels(user: User) -> list[MessageView]:
    return [
        message
        for message in user.direct_messages()
        if any(kind.matches(button.custom_id) for button in message.buttons for kind in (Pick, ReadScoring))
    ]


def mentions(user: User) -> int:
    """How often a user was called by a mention that is not silent."""
    return sum(note.reason == "mention" and not note.silent for note in user.inbox)


def turns(thread: Channel) -> list[MessageView]:
    return [message for message in thread.messages if "**Toss**" in message.text]
