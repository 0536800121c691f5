"""What a plain message begins as, since a phone shows little, and no bold letters. Pure."""

from __future__ import annotations

import re

from bot.screens.markup import mention
from bot.screens.model import Screen, Text
from bot.screens.shared.calls import CALL_LENGTH, SHORTEST_LINE

NAMED, CHANNEL = re.compile(r"<@&?\d+>"), re.compile(r"<#\d+>")

NAME_LENGTH, CHANNEL_LENGTH = 16, 40
"""Letters that names of users and roles, and of channels and threads, are taken to have."""


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
    shown = ""
    for piece in re.split(r"(\s)", text):
        longer = shown + piece
        if _length(_cut(longer, called)) > CALL_LENGTH and _length(longer) > SHORTEST_LINE:
            break
        shown += piece
    return _cut(shown, called)


def _cut(shown: str, called: tuple[str, ...]) -> str:
    return " ".join((f"{shown.rstrip()}…", *[each for each in called if each not in shown]))


def _length(text: str) -> int:
    """How many letters a phone shows of a text, nearly always at most."""
    return len(CHANNEL.sub((1 + CHANNEL_LENGTH) * "#", NAMED.sub((1 + NAME_LENGTH) * "@", text)))
