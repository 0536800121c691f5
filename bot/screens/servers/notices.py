"""Problems of a game's place, for those who can fix them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.model import Screen, plain_screen
from bot.screens.names import clean_name, escaped
from bot.screens.servers.permissions import permission_name
from bot.screens.text import listed, title_argument
from games.words import Argument, Verbatim, Words
from storage.rows import LOBBY, PLAYING, GameRow


def missing_permissions(permissions: Sequence[str], game: GameRow, server: str, words: Words) -> Screen:
    """Permissions, named as discord.py names them, are missing in the channel of a game."""
    names = ", ".join(words.text(permission_name(name, forum=game.forum)) for name in permissions)
    about: dict[str, Argument] = {
        "channel": f"<#{game.channel}>",
        "server": _name(server),
        "permissions": names,
    }
    return plain_screen(words("notice-no-permission", **about))


def removed(running: Sequence[str], waiting: Sequence[str], words: Words) -> Screen:
    """The bot is no longer on the server of somebody's tables: under way, and waiting to begin."""
    lines = [
        words(text, tables=Verbatim(listed(tables)), n=len(tables))
        for text, tables in (("notice-removed", running), ("notice-removed-lobbies", waiting))
        if tables
    ]
    return plain_screen("\n".join((*lines, words("notice-removed-invite"))))


def lobby_gone(words: Words) -> Screen:
    """The channel of a table that had not begun was deleted, so that it is closed."""
    return plain_screen(words("notice-lobby-gone", game=_title(words)))


def thread_locked(game: GameRow, server: str, words: Words) -> Screen:
    """The thread of a game is locked."""
    about: dict[str, Argument] = {
        "thread": f"<#{game.thread}>",
        "server": _name(server),
        "game": _title(words),
    }
    return plain_screen(words("notice-thread-locked", **about))


def too_many_threads(game: GameRow, server: str, words: Words) -> Screen:
    """The server of a game has no room for its thread, or that of a table in a forum for its post."""
    about: dict[str, Argument] = {"server": _name(server), "game": _title(words)}
    text = "notice-too-many-threads-lobby" if game.stage == LOBBY else "notice-too-many-threads"
    return plain_screen(words(text, **about))


def forum_tags(game: GameRow, server: str, words: Words) -> Screen:
    """The forum of a game requires a tag, and has none that the bot may give."""
    about: dict[str, Argument] = {
        "channel": f"<#{game.channel}>",
        "server": _name(server),
        "table": title_argument(game.id, words),
    }
    text = "notice-forum-tags" if game.stage == PLAYING else "notice-forum-tags-lobby"
    return plain_screen(words(text, **about))


def _title(words: Words) -> str:
    return words("title")


def _name(server: str) -> Verbatim:
    return Verbatim(escaped(clean_name(server)))
