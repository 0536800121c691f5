"""A user's games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.screens.model import Screen, Text, texts
from bot.screens.narration import omission
from bot.screens.text import HISTORY_LENGTH, last_lines
from games.words import Message, Words
from storage.rows import LOBBY, PLAYING, UserGame


def user_games(mine: Sequence[UserGame], words: Words, titles: Mapping[str, str]) -> Screen:
    """The open games of a user, those that wait for them first; `titles` are the games' names."""
    waiting = [_game(each, titles) for each in mine if each.waiting_since is not None]
    others = [
        _game(each, titles) for each in mine if each.waiting_since is None and each.row.stage == PLAYING
    ]
    lobbies = [_game(each, titles) for each in mine if each.row.stage == LOBBY]
    sections = {"games-waiting": waiting, "games-others": others, "games-lobbies": lobbies}
    blocks = [
        Text(f"{words.text(Message(title))}\n{last_lines(lines[::-1], HISTORY_LENGTH // 2, omission(words))}")
        for title, lines in sections.items()
        if lines
    ]
    return Screen(tuple(blocks) or texts(words.text(Message("games-none"))))


def _game(mine: UserGame, titles: Mapping[str, str]) -> str:
    since = "" if mine.waiting_since is None else f" · <t:{int(mine.waiting_since)}:R>"
    return f"{titles[mine.row.name]} · <#{mine.row.thread or mine.row.channel}>{since}"
