"""What the threads of tables are called, and posts in forums."""

from __future__ import annotations

from bot.client.members import Members
from bot.limits import THREAD_NAME
from bot.locales import game_words
from bot.screens.text import cut, numbered_title
from games.words import Verbatim
from storage.rows import LOBBY, GameRow


async def thread_name(row: GameRow, members: Members) -> str:
    """What is played and by whom; of a post also at which table, and before the start that alone."""
    if row.forum and row.stage == LOBBY:
        return lobby_post_name(row)
    return _name(row, ", ".join(await members.names(row)))


def lobby_post_name(row: GameRow) -> str:
    """What a post is called before the start."""
    return cut(_title(row), THREAD_NAME)


def is_own_name(row: GameRow, name: str) -> bool:
    """Whether a thread still has a name that the bot gave it, not a moderator."""
    return name.startswith(_name(row, "").rstrip())


def _name(row: GameRow, names: str) -> str:
    about = {"game": Verbatim(_title(row)), "names": Verbatim(names)}
    return cut(game_words(row.language, row.name)("lobby-thread", **about), THREAD_NAME)


def _title(row: GameRow) -> str:
    words = game_words(row.language, row.name)
    return numbered_title(row.id, words) if row.forum else words("title")
