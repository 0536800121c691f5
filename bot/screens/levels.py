"""The names of the levels and characters of computer players."""

from collections.abc import Callable

from bot.screens.ids.custom_id import CustomId
from bot.screens.model import Button
from clocks.user_settings import LEVEL_NAMES
from games.words import Message, Words, capitalised


def computer_text(computer: str, words: Words) -> str:
    """The suffix of a computer player's name: that it is one, and its level."""
    if computer not in LEVEL_NAMES:
        return words("lobby-computer")
    return words("computer-of-level", level=Message(LEVEL_NAMES[computer]))


def level_buttons(press: Callable[[str], CustomId], suggested: str, words: Words) -> tuple[Button, ...]:
    return tuple(
        Button(press(level), level_label(level, words), "success" if level == suggested else "secondary")
        for level in LEVEL_NAMES
    )


def level_label(level: str, words: Words) -> str:
    return capitalised(words(LEVEL_NAMES[level]), ())


def player_label(computer: str, words: Words) -> str:
    """A level, or the name of a character."""
    return level_label(computer, words) if computer in LEVEL_NAMES else words(f"character-{computer}")
