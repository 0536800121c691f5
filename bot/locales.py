"""In which language somebody is spoken to, and the words for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import games
from games.words import LOCALES, Words, words
from renderer import words_folders

GAMES_WORDS = Path(games.__file__).parent / "words"
BOT_WORDS = Path(__file__).parent / "words"


def language(locale: str) -> str:
    """Our language for one of Discord's locales ("en-GB", "ru"); English where we do not speak it."""
    code = locale.partition("-")[0]
    return code if code in LOCALES else "en"


def general_words(locale: str) -> Words:
    """What the bot says when no game is concerned."""
    return words(language(locale), GAMES_WORDS, BOT_WORDS)


@cache
def game_words(locale: str, name: str) -> Words:
    """What the bot says at a table of a game: the bot's words, the game's, and those of its pictures."""
    return words(language(locale), *words_folders(name), BOT_WORDS)
