"""Names of users, as they are shown everywhere: visible, one line, short, and no markup."""

import re
import unicodedata
from collections.abc import Sequence
from itertools import pairwise

from bot.screens.text import cut_text

NAME_LENGTH = 32

MARKS = 2
"""Accents on one letter."""

JOINERS = "\u200c\u200d"
"""They have a meaning within emojis and within words of some scripts."""

BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""

EMOJIS = range(0x1F000, 0x1FB00)
"""Where new emojis are, which Python may not know yet."""

ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
"""What stands around a name that is written from right to left, so that the text around keeps its order."""

RIGHT_TO_LEFT = ("R", "AL", "AN")

MARKUP = re.compile(r"([\\*_~|`<>\[\]()#:@.+-])")
"""Characters of Markdown, mentions, custom emojis and links."""


def clean_name(*candidates: str) -> str:
    """The first of some names that is visible, cleaned: no control characters, isolated if right-to-left."""
    return next(filter(None, map(_clean, candidates)), "?")


def escape_name(name: str) -> str:
    """A name for texts with Markdown, where it is no markup, mention or link."""
    return MARKUP.sub(r"\\\1", name)


def _clean(name: str) -> str:
    """A name without what shows nothing; "" if nothing is left."""
    letters = "".join(map(_shown_letter, unicodedata.normalize("NFC", name)))
    kept: list[str] = []
    for letter, following in pairwise(f"{letters} "):
        if not _is_out_of_place(letter, kept, following):
            kept.append(letter)
    visible = any(unicodedata.category(letter)[0] in "LNPSC" for letter in kept)
    short = cut_text(" ".join("".join(kept).split()), NAME_LENGTH) if visible else ""
    isolated = any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in short)
    return f"{ISOLATE}{short}{END_OF_ISOLATE}" if isolated else short


def _shown_letter(letter: str) -> str:
    """A letter as it may stand in a name: a space for what is blank, nothing for what is invisible."""
    if letter in JOINERS:
        return letter
    category = unicodedata.category(letter)
    if letter in BLANKS or category[0] == "Z" or category == "Cc":
        return " "
    return "" if category[0] == "C" and ord(letter) not in EMOJIS else letter


def _is_out_of_place(letter: str, before: Sequence[str], following: str) -> bool:
    """Whether an accent has no letter or too many accents before it, or a joiner joins nothing."""
    if letter in JOINERS:
        return not (before and _is_joined(before[-1]) and _is_joined(following))
    if unicodedata.category(letter)[0] != "M":
        return False
    marks = [unicodedata.category(each)[0] == "M" for each in before[-MARKS:]]
    return not before or before[-1].isspace() or (len(marks) == MARKS and all(marks))


def _is_joined(letter: str) -> bool:
    """Whether a letter or a part of an emoji may be joined with another."""
    return unicodedata.category(letter) in ("So", "Sk", "Lo", "Mn", "Mc") or ord(letter) in EMOJIS
