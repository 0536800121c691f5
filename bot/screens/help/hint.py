"""What a hint says: what to press, the rest of the line, and why, against the next best."""

from __future__ import annotations

from collections.abc import Iterable
from math import floor

from bot.screens.controls import LIT, Controls
from bot.screens.help.lesson import lit_option
from bot.screens.model import TableContext
from bot.screens.text import capitalised, cut
from games.agents.hints import Hint, Reason
from games.choice import THEN, Choice, keys_of
from games.numerals import signed
from games.words import Verbatim, Words
from games.written_messages import read_message

STEP = " › "
"""Stands between the answers of a line."""

LINE_LENGTH = 200
"""Of the rest of a line."""


def lit_keys(
    context: TableContext, seat: int, hint: Hint | None, choice: Choice | None = None
) -> frozenset[str]:
    """The keys of the options that a hint is about, else those that a guided game is about.

    `choice`: how what is asked is shown, by default as it is.
    """
    if hint is None:
        return frozenset(filter(None, (lit_option(context, seat),)))
    first = hint.answers[0].key
    choice = choice or context.table.pending(seat)
    joined = _joined(hint)
    if choice is not None and joined in choice.keys:
        return frozenset((joined,))
    return frozenset(keys_of(first) if choice is not None and choice.several else (first,))


def hint_text(context: TableContext, hint: Hint, controls: Controls, words: Words) -> str:
    """What a hint says above the question that `controls` show."""
    names = context.safe_names
    joined = controls.choice.option(_joined(hint))
    pressed = joined or controls.choice.option(hint.answers[0].key)
    labels = [words.text(read_message(each), names) for each in hint.labels]
    label = controls.named_label(pressed, names) if pressed else capitalised(labels[0], names)
    rest = [capitalised(each, names) for each in labels[2 if joined else 1 :]]
    option, line = Verbatim(f"**{label}**"), Verbatim(cut(STEP.join(rest), LINE_LENGTH))
    said = words("hint-press-then", option=option, line=line) if rest else words("hint-press", option=option)
    return _quoted(f"{LIT} {said}", _why(hint, words, names))


def chosen_text(hint: Hint, words: Words, names: tuple[str, ...]) -> str:
    """What was chosen for a seat, and why; `names` are what the seats are called."""
    labels = [capitalised(words.text(read_message(each), names), names) for each in hint.labels]
    line = cut(STEP.join(labels), LINE_LENGTH)
    return _quoted(words("hint-chosen", line=Verbatim(line)), _why(hint, words, names))


def _quoted(*lines: str) -> str:
    return "\n".join(f"> {each}" for each in lines if each)


def _joined(hint: Hint) -> str:
    """The key of its first two answers where both are given at once; "" if it has only one."""
    first, *others = hint.answers
    return f"{first.key}{THEN}{others[0].key}" if others else ""


def _why(hint: Hint, words: Words, names: tuple[str, ...]) -> str:
    """Why it is better than the next best answer, or that that is as good; "" without one."""
    if hint.other is None:
        return ""
    points, reasons = _whole(hint.ahead), _reasons(hint.reasons, words)
    if points:
        text = "hint-better-by" if reasons else "hint-better"
    else:
        text = "hint-alike-by" if reasons else "hint-alike"
    other = Verbatim(capitalised(words.text(read_message(hint.other), names), names))
    return words(text, option=other, reasons=Verbatim(reasons), points=points)


def _reasons(reasons: Iterable[Reason], words: Words) -> str:
    """The parts in which it is better, and those in which it is worse."""
    whole = [(words(f"part-{each.part}"), _whole(each.points)) for each in reasons]
    better, worse = (
        ", ".join(f"{part} {signed(points)}" for part, points in whole if points * sign > 0)
        for sign in (1, -1)
    )
    if better and worse:
        return words("hint-but", better=Verbatim(better), worse=Verbatim(worse))
    return better or worse


def _whole(points: float) -> int:
    """Whole points, halves away from 0."""
    return floor(abs(points) + 0.5) * (-1 if points < 0 else 1)
