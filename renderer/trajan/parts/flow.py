"""Figures in groups, each group after its word, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.words import Words
from renderer.engine.layout import Box, Item, Text
from renderer.engine.lettering import width
from renderer.kit.seat_rows import Figure, Spacing, one_figure
from renderer.kit.styles import PHONE_FIGURE, PHONE_WORDS

LINE = 72
"""The height of a line, in pixels."""

_SPACING = Spacing(PHONE_FIGURE, sign=56, gap=6, between=16)
_WORD = PHONE_WORDS[-1]
_APART = 22


class Group(Struct, frozen=True):
    """Figures of a kind."""

    text: str
    """The id of the word before them."""

    figures: Sequence[Figure]
    """The figures; those that are 0 are left out, and so is the word where all are."""


class Piece(Struct, frozen=True):
    """A word or a figure in a line."""

    what: str | Figure
    left: int
    width: int

    @property
    def right(self) -> int:
        """The first column of pixels to its right."""
        return self.left + self.width


Lines = Sequence[Sequence[Piece]]
"""The pieces of each line."""


def flow(groups: Sequence[Group], words: Words, room: int) -> Lines:
    """The groups in lines of this width; a word is never the last piece of a line."""
    lines: list[list[Piece]] = [[]]
    for group in groups:
        shown = [figure for figure in group.figures if figure.value]
        if not shown:
            continue
        word = words(group.text)
        wide = width(word, _WORD)
        left = lines[-1][-1].right + _APART if lines[-1] else 0
        if left and left + wide + _SPACING.between + _SPACING.width(shown[0]) > room:
            lines.append([])
            left = 0
        lines[-1].append(Piece(word, left, wide))
        for figure in shown:
            wide = _SPACING.width(figure)
            left = lines[-1][-1].right + _SPACING.between
            if left + wide > room:
                lines.append([])
                left = 0
            lines[-1].append(Piece(figure, left, wide))
    return [line for line in lines if line]


def flow_items(lines: Lines, field: Box) -> Iterator[Item]:
    """The lines below each other, from the upper edge of a field."""
    for number, line in enumerate(lines):
        for piece in line:
            box = field.part(piece.left, number * LINE, piece.width, LINE)
            if isinstance(piece.what, Figure):
                yield from one_figure(piece.what, _SPACING, box)
            else:
                yield Text(piece.what, _WORD, box, "bark", "left")
