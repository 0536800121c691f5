"""What Discord allows, and how a text is made to fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

COMPONENTS = 40
TEXT = 4000
GALLERY = 10
ALT_TEXT = 1024
BUTTONS = 5
OPTIONS = 25
OPTION_TEXT = 100
PLACEHOLDER = 150
CUSTOM_ID = 100
BUTTON_LABEL = 80
FILES = 10
EMOJIS = 2000
FILE_SIZE = 10 * 1024 * 1024
THREAD_NAME = 100
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100

LINE = 900
"""How long one line of what happened may get."""

STORY = 2400
"""How long all of what happened may get, so that a screen has room for the rest."""

WORDS_PART = 3600
"""How long a part of a text may get that is told in several messages."""

FORECAST = 700
"""How long the forecast of a scoring may get."""


def cut(text: str, most: int) -> str:
    """The text, with its end left out where it is too long."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def newest(lines: Sequence[str], most: int, more: Callable[[int], str]) -> str:
    """As many of the last lines as fit; `more` says in a first line how many are left out."""
    kept = list(lines)
    text = "\n".join(kept)
    while len(text) > most and kept:
        kept.pop(0)
        text = "\n".join([more(len(lines) - len(kept)), *kept])
    return text
