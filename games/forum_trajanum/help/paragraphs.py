"""Paragraphs of the help: messages whose texts stand in `words/help/`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.game import Chapter
from games.words import Argument, Message


def paragraph(name: str, /, **figures: Argument) -> Message:
    """The paragraph of a name, with the figures in it."""
    return Message(f"help-{name}", figures)


def chapter(name: str, *paragraphs: Message) -> Chapter:
    """A chapter of these paragraphs."""
    return Chapter(name, paragraphs)


def by_cycle(points: Sequence[int]) -> Mapping[str, int]:
    """Three figures by the names they have in texts, as in "3, 2 or 1 points"."""
    return dict(zip(("first", "second", "third"), points, strict=True))
