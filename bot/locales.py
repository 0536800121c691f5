"""Languages for Discord's locales, and the texts in them."""

from functools import lru_cache
from pathlib import Path

from games import names
from games.words import LOCALES, SHARED_WORDS, Words, words
from renderer import words_folders

BOT_WORDS = Path(__file__).parent / "words"


@lru_cache
def language(locale: str) -> str:
    """The language for one of Discord's locales ("en-GB", "ru"); English if there are no texts for it."""
    code = locale.partition("-")[0]
    return code if code in LOCALES else "en"


def general_words(locale: str) -> Words:
    """The bot's texts about no game in particular."""
    return words(language(locale), SHARED_WORDS, BOT_WORDS)


def game_words(locale: str, name: str) -> Words:
    """The bot's texts at tables of a game, with the texts of the game and of its pictures."""
    return words(language(locale), *words_folders(name), BOT_WORDS)


def words_by_game(locale: str) -> dict[str, Words]:
    """The names of all games -> the bot's texts at tables of them."""
    return {name: game_words(locale, name) for name in names()}


def game_titles(locale: str) -> dict[str, str]:
    """The names of all games -> their titles."""
    return {name: words("title") for name, words in words_by_game(locale).items()}
