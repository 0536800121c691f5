"""Screens that belong to no table: a user's games, help, the rules of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screens.model import Screen, Text, texts
from bot.screens.narration import omission
from bot.screens.symbols import Symbols, with_symbol
from bot.screens.text import HISTORY_LENGTH, last_lines
from games.game import Chapter, Game
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


def chapters(game: Game[Any], words: Words, symbols: Symbols) -> tuple[Screen, ...]:
    """The rules of a game, a message for each chapter."""
    return tuple(chapter(each, words, symbols) for each in (game.help().chapters if game.help else ()))


def chapter(chapter: Chapter, words: Words, symbols: Symbols) -> Screen:
    """A chapter of a game's rules, each paragraph after its symbol."""
    paragraphs = [with_symbol(symbols.of(each), words.text(each)) for each in chapter.paragraphs]
    return Screen(texts(f"## {words.text(chapter.title)}", "\n".join(paragraphs)))
