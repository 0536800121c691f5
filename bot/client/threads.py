"""Threads of games, and the permissions the bot needs for them."""

import logging
from collections.abc import Awaitable, Callable, Container
from typing import Literal

import discord

from bot.client.members import Members
from bot.client.thread_names import give_name
from bot.limits import THREAD_EXISTS, UNKNOWN_MESSAGE
from bot.screens.servers.notices import permission_name
from storage.core.errors import Refused
from storage.core.rows import GameRow
from storage.together.store import Store

AUTO_ARCHIVE: Literal[10080] = 10080
"""Minutes without a message after which a thread is archived: a week."""

FOR_PICTURES = "attach_files"
"""The permission without which words go alone."""

REQUIRED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    FOR_PICTURES,
    "read_message_history",
)
"""The permissions the bot needs in a text channel with a game."""

TO_POST = ("view_channel", "send_messages_in_threads")
"""Those of them needed for words in a thread that is there."""

NOT_IN_FORUMS = ("create_public_threads",)
"""Those of them not needed in a forum, where writing opens a post."""

log = logging.getLogger(__name__)


class MissingPermissions(Refused):
    """The bot lacks permissions, named as discord.py names them, here or (not 0) in another channel."""

    def __init__(self, permissions: tuple[str, ...], channel: int = 0, *, forum: bool = False) -> None:
        super().__init__(", ".join(permissions))
        self.text = "error-missing-permissions-there" if channel else "error-missing-permissions"
        names = tuple(permission_name(name, forum=forum) for name in permissions)
        self.arguments = {"permissions": names} | ({"channel": f"<#{channel}>"} if channel else {})


def required_permissions(*, forum: bool) -> tuple[str, ...]:
    """The permissions the bot needs in a text channel or a forum."""
    return tuple(name for name in REQUIRED if not forum or name not in NOT_IN_FORUMS)


def missing_permissions(granted: discord.Permissions, *, forum: bool = False) -> tuple[str, ...]:
    """The required permissions that are not granted."""
    return tuple(name for name in required_permissions(forum=forum) if not getattr(granted, name))


def check_permissions(
    granted: discord.Permissions, *, forum: bool = False, channel: int = 0, needed: Container[str] = REQUIRED
) -> None:
    """Raises MissingPermissions; `channel`: where they are missing, if it is another one."""
    missing = tuple(name for name in missing_permissions(granted, forum=forum) if name in needed)
    if missing:
        raise MissingPermissions(missing, channel, forum=forum)


async def with_thread(
    client: discord.Client,
    store: Store,
    row: GameRow,
    members: Members,
    *,
    turn: Callable[[], Awaitable[None]],
    now: Callable[[], float],
    on_card: bool,
) -> GameRow:
    """A game of a text channel with its thread, opened if there is none; `on_card`: on its card.

    `turn` waits for the turn of a request. Raises discord.HTTPException.
    """
    if row.thread is not None:
        return row
    channel = client.get_channel(row.channel)
    if channel is None:
        await turn()
        channel = await client.fetch_channel(row.channel)
    assert isinstance(channel, discord.TextChannel)
    text_channel = channel

    async def open_thread(name: str) -> int:
        await turn()
        opened = await _open_on_card(text_channel, row, name) if on_card else None
        found = opened or await _find_in_channel(text_channel, store, name)
        return found or await _open_in_channel(text_channel, name)

    thread = await give_name(row, members, open_thread)
    return await store.set_messages(row.id, thread=thread, time=now())


async def _open_on_card(channel: discord.TextChannel, row: GameRow, name: str) -> int | None:
    """Open the thread on the lobby's card, where it may be already; None if there is no card."""
    if row.card is None:
        return None
    try:
        card = channel.get_partial_message(row.card)
        return (await card.create_thread(name=name, auto_archive_duration=AUTO_ARCHIVE)).id
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return row.card
        if error.code != UNKNOWN_MESSAGE:
            raise
        log.warning("game %d: the card is gone", row.id)
        return None


async def _open_in_channel(channel: discord.TextChannel, name: str) -> int:
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    return (await channel.create_thread(name=name, type=kind, auto_archive_duration=AUTO_ARCHIVE)).id


async def _find_in_channel(channel: discord.TextChannel, store: Store, name: str) -> int | None:
    """A thread of this name that the bot has opened for no game: Discord's answer was lost."""
    for thread in channel.threads:
        own = thread.owner_id == channel.guild.me.id and thread.name == name and not thread.archived
        if own and await store.game_in(thread.id) is None:
            return thread.id
    return None
