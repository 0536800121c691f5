"""What a plain message begins as, since a phone shows little, and no bold letters. Pure."""

from __future__ import annotations

import re

from bot.screens.calls import CALL_LENGTH, SHORTEST_LINE
from bot.screens.markup import mention
from bot.screens.model import Screen, Text

NAMED = re.compile(r"<(?P<sign>@&?|#)\d+>")

LONGEST_NAMES = {"@": 33, "@&": 33, "#": 33}
"""Letters of a user, a role, a channel; roles and channels have seldom longer names."""


def phone_screen(screen: Screen) -> Screen:
    """A plain screen as it is posted; the same if a phone shows all of it well."""
    line = phone_line(screen.text, tuple(map(mention, screen.mentions)))
    if line == screen.text:
        return screen
    return Screen((Text(line), *screen.controls), screen.mentions, plain=True, role=screen.role)


def phone_line(text: str, called: tuple[str, ...] = ()) -> str:
    """A text without bold letters, its end left out where it is too long; whom it calls is never left out."""
    text = text.replace("**", "")
    if _length(text) <= CALL_LENGTH:
        return text
    room = max(SHORTEST_LINE, CALL_LENGTH - sum(_length(f" {each}") for each in called))
    pieces = re.split(r"(\s)", text)
    shown, left = "", room - 1
    for piece in pieces:
        if piece in called:
            continue
        if _length(piece) > left:
            break
        shown += piece
        left -= _length(piece)
    return " ".join((f"{shown.rstrip()}…", *called))


def _length(text: str) -> int:
    """How many letters a phone shows of a text, at most."""
    names = sum(LONGEST_NAMES[found["sign"]] for found in NAMED.finditer(text))
    return len(NAMED.sub("", text)) + names
