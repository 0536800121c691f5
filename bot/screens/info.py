"""Screens that belong to no table: a user's games, help, the reference of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screens.model import Screen, Text, text_screens, texts
from bot.screens.narration import omission
from bot.screens.symbols import Symbols, with_symbol
from bot.screens.text import HISTORY_LENGTH, last_lines
from games.game import Game, ReferenceLine
from games.words import Message, Words
from storage.rows import LOBBY, PLAYING, UserGame


def games(mine: Sequence[UserGame], words: Words, titles: Mapping[str, str]) -> Screen:
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


def help_text(words: Words) -> Screen:
    """How to play here."""
    about = words.text(Message("reconstruction")) if words.has("reconstruction") else ""
    return Screen(texts(words.text(Message("help-text")), about and f"-# {about}"))


def reference(game: Game[Any], words: Words, symbols: Symbols) -> tuple[Screen, ...]:
    """What a game's symbols and effects mean, in as many messages as it takes."""
    lines = game.reference() if game.reference else ()
    return text_screens([_reference_line(each, words, symbols) for each in lines]) if lines else ()


def _reference_line(line: ReferenceLine, words: Words, symbols: Symbols) -> str:
    text = words.text(line.message)
    return f"**{text}**" if line.heading else with_symbol(symbols.of(line.message), text)
