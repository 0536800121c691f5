"""Runs edits of one message one after another; the last edit shows the latest state."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime

import discord

from bot.recent import Recent
from bot.screens.model import Screen
from bot.work import Locks

REMEMBERED = 20_000
"""Number of messages whose edits are remembered."""

ATTACHED = 2_000
"""Number of messages whose attachments are remembered."""


class MessageEdits:
    """A lock for each message that is edited, and how often it was."""

    def __init__(self) -> None:
        self._locks = Locks[int]()
        self._numbers = Recent[int, int](REMEMBERED)
        self._attached = Recent[int, tuple[datetime, list[discord.Attachment]]](ATTACHED)

    @asynccontextmanager
    async def edit(self, message: int) -> AsyncIterator[None]:
        """While a message is edited nobody else edits it."""
        async with self._locks.of(message):
            try:
                yield
            finally:
                self._numbers[message] = self.count_edits(message) + 1

    async def show(
        self,
        message: int,
        compose: Callable[[], Awaitable[Screen]],
        edit: Callable[[Screen], Awaitable[object]],
    ) -> None:
        """Edit a message shared by users, one edit at a time, and again if it changed during the edit."""
        async with self.edit(message):
            shown, screen = None, await compose()
            while screen != shown:
                await edit(screen)
                shown, screen = screen, await compose()

    def note_edit(self, message: discord.Message) -> None:
        """Note a message as it is after an edit."""
        if message.edited_at is not None:
            self._attached[message.id] = message.edited_at, message.attachments

    def attachments(self, message: discord.Message) -> list[discord.Attachment]:
        """Attachments of a message, even if it was edited after the press."""
        edited_at, attached = self._attached.get(message.id) or (None, message.attachments)
        known_since = message.edited_at or message.created_at
        return attached if edited_at is not None and edited_at >= known_since else message.attachments

    def count_edits(self, message: int) -> int:
        """How often a message was edited, of those that were edited last."""
        return self._numbers.get(message) or 0
