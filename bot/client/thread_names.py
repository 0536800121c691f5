"""Names of tables' threads and posts."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.client.members import Members
from bot.limits import THREAD_NAME, TITLE_BLOCKED
from bot.locales import game_words
from bot.screens.text import cut_text, numbered_title
from games.words import Verbatim
from storage.core.rows import LOBBY, GameRow

Result = TypeVar("Result")

log = logging.getLogger(__name__)


async def thread_name(row: GameRow, members: Members) -> str:
    """The game and its players; a post has its table's number, too, and before the start that alone."""
    if row.forum and row.stage == LOBBY:
        return lobby_post_name(row)
    return _name(row, ", ".join(await members.names(row)))


async def give_name(row: GameRow, members: Members, use: Callable[[str], Awaitable[Result]]) -> Result:
    """Give a thread its name; if words in it are not allowed, the one without names of users."""
    name = await thread_name(row, members)
    try:
        return await use(name)
    except discord.HTTPException as error:
        nameless = lobby_post_name(row)
        if error.code not in TITLE_BLOCKED or name == nameless:
            raise
        log.warning("game %d: its thread is called without names: %s", row.id, error)
        return await use(nameless)


def lobby_post_name(row: GameRow) -> str:
    """The name of a post before the start, and of a thread that refuses names of users."""
    return cut_text(_title(row), THREAD_NAME)


def is_own_name(row: GameRow, name: str) -> bool:
    """Whether a thread still has a name that the bot gave it, not a moderator."""
    return name.startswith(_name(row, "").rstrip())


def _name(row: GameRow, names: str) -> str:
    about = {"game": Verbatim(_title(row)), "names": Verbatim(names)}
    return cut_text(game_words(row.language, row.name)("lobby-thread", **about), THREAD_NAME)


def _title(row: GameRow) -> str:
    words = game_words(row.language, row.name)
    return numbered_title(row.id, words) if row.forum else words("title")
