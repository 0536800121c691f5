"""Problems of a game's place, for those who can fix them."""

from collections.abc import Mapping, Sequence

from bot.screens.markup import bold_list
from bot.screens.model import Screen, plain_screen
from bot.screens.names import clean_name, escape_name
from bot.screens.text import MOST_NAMED, title_argument
from games.words import Argument, Message, Verbatim, Words
from storage.core.rows import LOBBY, PLAYING, GameRow

FORUM_NAMES = ("send_messages", "send_messages_in_threads")
"""Permissions that are called otherwise in a forum."""

REASONS: Mapping[int, str] = {
    30033: "refused-members",
    50024: "refused-channel",
    50095: "refused-location",
    50101: "refused-boosts",
    160002: "refused-history",
    400001: "refused-files",
}
"""Discord's codes -> texts that say why it does not allow something, and what to do."""


def missing_permissions_screen(
    permissions: Sequence[str], game: GameRow, server: str, words: Words
) -> Screen:
    """Permissions, named as discord.py names them, are missing in the channel of a game."""
    names = ", ".join(words.text(permission_name(name, forum=game.forum)) for name in permissions)
    return plain_screen(
        words("notice-no-permission", channel=f"<#{game.channel}>", server=_name(server), permissions=names)
    )


def removed_screen(
    running: Sequence[str], waiting: Sequence[str], words: Words, *, closed: bool = False
) -> Screen:
    """The bot is no longer on the server of somebody's tables; `closed`: by its operator."""
    lines = [
        words(text, tables=bold_list(tables, MOST_NAMED), n=len(tables))
        for text, tables in (("notice-removed", running), ("notice-removed-lobbies", waiting))
        if tables
    ]
    following = words("notice-server-closed" if closed else "notice-removed-invite")
    return plain_screen("\n".join((*lines, following)))


def lobby_gone_screen(words: Words) -> Screen:
    """The channel of a table that had not begun was deleted, so that it is closed."""
    return plain_screen(words("notice-lobby-gone", game=words("title")))


def thread_locked_screen(game: GameRow, server: str, words: Words) -> Screen:
    return plain_screen(
        words("notice-thread-locked", thread=f"<#{game.thread}>", server=_name(server), game=words("title"))
    )


def too_many_threads_screen(game: GameRow, server: str, words: Words) -> Screen:
    """The server of a game has no room for its thread, or that of a table in a forum for its post."""
    text = "notice-too-many-threads-lobby" if game.stage == LOBBY else "notice-too-many-threads"
    return plain_screen(words(text, server=_name(server), game=words("title")))


def forum_tags_screen(game: GameRow, server: str, words: Words) -> Screen:
    """The forum of a game requires a tag, and has none that the bot may give."""
    text = "notice-forum-tags" if game.stage == PLAYING else "notice-forum-tags-lobby"
    return plain_screen(words(text, **_about(game, server, words)))


def blocked_screen(game: GameRow, server: str, words: Words, *, by_server: bool) -> Screen:
    """Moderation does not let the messages of a game pass: its server's, or (not `by_server`) Discord's."""
    text = "notice-blocked-server" if by_server else "notice-blocked-discord"
    return plain_screen(f"{words(text, **_about(game, server, words))}\n{_goes_on(game, words)}")


def refused_screen(code: int, game: GameRow, server: str, words: Words) -> Screen:
    """Discord does not allow the messages of a game, with a code of `REASONS`."""
    text = words("notice-refused", reason=words(REASONS[code]), **_about(game, server, words))
    return plain_screen(f"{text}\n{_goes_on(game, words)}")


def _about(game: GameRow, server: str, words: Words) -> dict[str, Argument]:
    return {"channel": f"<#{game.channel}>", "server": _name(server), "table": title_argument(game.id, words)}


def _goes_on(game: GameRow, words: Words) -> str:
    return words("notice-refused-goes-on" if game.stage == PLAYING else "notice-refused-lobby")


def _name(server: str) -> Verbatim:
    return Verbatim(escape_name(clean_name(server)))


def permission_name(permission: str, *, forum: bool) -> Message:
    return Message(
        f"permission-forum-{permission}"
        if forum and permission in FORUM_NAMES
        else f"permission-{permission}"
    )


def permission_reason(permission: str, *, forum: bool) -> Message:
    return Message(f"why-forum-{permission}" if forum and permission in FORUM_NAMES else f"why-{permission}")
