"""A user's games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.limits import BUTTON_LABEL, BUTTONS
from bot.screens.custom_ids import Leave
from bot.screens.links import card_link
from bot.screens.model import Button, Screen, Text, texts
from bot.screens.narration import omission
from bot.screens.text import HISTORY_LENGTH, cut, last_lines
from games.words import Message, Words
from storage.rows import LOBBY, PLAYING, UserGame


def user_games(mine: Sequence[UserGame], words: Words, titles: Mapping[str, str]) -> Screen:
    """The open games of a user, those that wait for them first; `titles` are the games' names.

    What has not begun can be left here, too: its card may have been deleted.
    """
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
    leave = [_leave(each, words, titles) for each in mine if each.row.stage == LOBBY][:BUTTONS]
    return Screen((*(blocks or texts(words.text(Message("games-none")))), *([tuple(leave)] if leave else [])))


def _leave(mine: UserGame, words: Words, titles: Mapping[str, str]) -> Button:
    label = words.text(Message("lobby-leave-game", {"game": titles[mine.row.name]}))
    return Button(Leave(mine.row.id), cut(label, BUTTON_LABEL))


def _game(mine: UserGame, titles: Mapping[str, str]) -> str:
    since = "" if mine.waiting_since is None else f" · <t:{int(mine.waiting_since)}:R>"
    row = mine.row
    place = card_link(row) if row.stage == LOBBY and row.card else f"<#{row.thread or row.channel}>"
    return f"{titles[row.name]} · {place}{since}"
