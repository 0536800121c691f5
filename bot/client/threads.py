"""Threads of games, and the permissions the bot needs for them."""

from __future__ import annotations

import logging
from typing import Literal

import discord

from bot.client.members import Members
from bot.limits import THREAD_EXISTS, THREAD_NAME
from bot.locales import game_words
from bot.screens.text import cut
from games.words import Message, Verbatim
from storage.rows import GameRow
from storage.store import Store

AUTO_ARCHIVE: Literal[10080] = 10080
"""Minutes without a message after which a thread is archived: a week."""

REQUIRED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions the bot needs in a channel with a game."""

log = logging.getLogger(__name__)


class MissingPermissions(Exception):
    """The bot lacks permissions, named as discord.py names them."""

    def __init__(self, permissions: tuple[str, ...]) -> None:
        super().__init__(", ".join(permissions))
        self.permissions = permissions


def missing_permissions(granted: discord.Permissions) -> tuple[str, ...]:
    """The required permissions that are not granted."""
    return tuple(name for name in REQUIRED if not getattr(granted, name))


def check_permissions(granted: discord.Permissions) -> None:
    """Raises MissingPermissions."""
    missing = missing_permissions(granted)
    if missing:
        raise MissingPermissions(missing)


async def with_thread(client: discord.Client, store: Store, row: GameRow, members: Members) -> GameRow:
    """The game with its thread, which is opened if there is none. Raises discord.HTTPException."""
    if row.thread is not None:
        return row
    words = game_words(row.language, row.name)
    names = ", ".join(await members.names(row))
    title = words.text(
        Message("lobby-thread", {"game": words.text(Message("title")), "names": Verbatim(names)})
    )
    channel = await client.fetch_channel(row.channel)
    assert isinstance(channel, discord.TextChannel)
    thread = await _open_thread(channel, row, cut(title, THREAD_NAME))
    return await store.set_messages(row.id, thread=thread)


async def _open_thread(channel: discord.TextChannel, row: GameRow, name: str) -> int:
    """Open the thread on the lobby's card, or beside it if the card was deleted; it may be open already."""
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
    """Archive a thread; a failure is logged."""
    try:
        found = await client.fetch_channel(thread)
        if isinstance(found, discord.Thread):
            await found.edit(archived=True)
    except discord.DiscordException as error:
        log.info("thread %d stays open: %s", thread, error)
