"""Where a table is on Discord: its channel, its card, its thread; and what the bot may do there."""

from __future__ import annotations

import logging
from typing import Literal

import discord

from bot.client.members import Members
from bot.limits import THREAD_NAME
from bot.locales import game_words
from bot.screens.text import cut
from games.words import Message
from storage.rows import GameRow
from storage.store import Store

AUTO_ARCHIVE: Literal[10080] = 10080
"""Minutes without a message after which a thread archives itself: a week."""

THREAD_EXISTS = 160004

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot has to be allowed in a channel in which it keeps a table."""

log = logging.getLogger(__name__)


class MissingPermissions(Exception):
    """The bot lacks permissions."""

    def __init__(self, permissions: tuple[str, ...]) -> None:
        super().__init__(", ".join(permissions))
        self.permissions = permissions


def check_permissions(granted: discord.Permissions) -> None:
    """Raises MissingPermissions, naming all that is not granted."""
    missing = tuple(name for name in NEEDED if not getattr(granted, name))
    if missing:
        raise MissingPermissions(missing)


async def thread_of(client: discord.Client, store: Store, row: GameRow, members: Members) -> GameRow:
    """The game with its thread, opened on its card if there is none yet."""
    if row.thread is not None:
        return row
    words = game_words(row.language, row.name)
    names = ", ".join(await members.names(row))
    title = words.text(Message("lobby-thread", {"game": words.text(Message("title")), "names": names}))
    channel = await client.fetch_channel(row.channel)
    assert isinstance(channel, discord.TextChannel)
    thread = await _opened(channel, row, cut(title, THREAD_NAME))
    return await store.set_messages(row.id, thread=thread)


async def _opened(channel: discord.TextChannel, row: GameRow, name: str) -> int:
    """A thread on the card; one whose opening was not answered is there already."""
    if row.card is not None:
        try:
            card = channel.get_partial_message(row.card)
            return (await card.create_thread(name=name, auto_archive_duration=AUTO_ARCHIVE)).id
        except discord.NotFound:
            log.warning("game %d: the card is gone", row.id)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            return row.card
    kind = discord.ChannelType.public_thread
    return (await channel.create_thread(name=name, type=kind, auto_archive_duration=AUTO_ARCHIVE)).id


async def archive(client: discord.Client, thread: int) -> None:
    """Put a thread away; no matter if it fails."""
    try:
        found = await client.fetch_channel(thread)
        if isinstance(found, discord.Thread):
            await found.edit(archived=True)
    except discord.DiscordException as error:
        log.info("thread %d stays open: %s", thread, error)
