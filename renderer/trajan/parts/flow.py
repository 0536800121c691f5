"""Figures in groups, each group after its word, in as many lines as they need."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.words import Words
from renderer.engine.layout import Box, Item, Text
from renderer.engine.lettering import width
from renderer.kit.seat_rows import Figure, Spacing, one_figure
from renderer.kit.styles import PHONE_FIGURE, PHONE_WORDS

LINE = 66
"""The height of a line, in pixels."""

_SPACING = Spacing(PHONE_FIGURE, sign=56, gap=6, between=16)
_WORD = PHONE_WORDS[-1]
_APART = 42


class Group(Struct, frozen=True):
    text: str
    """The id of the word before them."""
    figures: Sequence[Figure]


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


def flow_into_lines(groups: Sequence[Group], words: Words, room: int) -> Lines:
    """The groups in lines of this width; one is broken only where it needs more than a line."""
    lines: list[list[Piece]] = [[]]
    for group in groups:
        pieces = _pieces(group, words)
        if not pieces:
            continue
        left = lines[-1][-1].right + _APART if lines[-1] else 0
        if left and left + _total_width(pieces) > room:
            lines.append([])
            left = 0
        for what, wide in pieces:
            if left + wide > room:
                lines.append([])
                left = 0
            lines[-1].append(Piece(what, left, wide))
            left += wide + _SPACING.between
    return [line for line in lines if line]


def flow_aligned(seats: Sequence[Sequence[Group]], words: Words, room: int) -> list[Lines]:
    """Lay out the groups of several seats in aligned columns; a dash marks an empty group.

    Side by side if all find room in a line of this width, else each group in lines of its own. What nobody
    has is left out.
    """
    kept = [
        column
        for column in zip(*seats, strict=True)
        if any(each.value != 0 for group in column for each in group.figures)
    ]
    wide = [
        max(_total_width(_pieces(group, words) or _word_and_dash(group, words)) for group in column)
        for column in kept
    ]
    if sum(wide) + _APART * (len(wide) - 1) > room:
        return [_groups_below_each_other(groups, words, room) for groups in zip(*kept, strict=True)]
    found: list[list[Piece]] = [[] for _ in seats]
    left = 0
    for column, room_of_column in zip(kept, wide, strict=True):
        for line, group in zip(found, column, strict=True):
            line += _line(_pieces(group, words) or _word_and_dash(group, words), left)
        left += room_of_column + _APART
    return [[line] if line else [] for line in found]


def _groups_below_each_other(groups: Sequence[Group], words: Words, room: int) -> Lines:
    found: list[Sequence[Piece]] = []
    for group in groups:
        found += flow_into_lines([group], words, room) or [_line(_word_and_dash(group, words))]
    return found


def _word_and_dash(group: Group, words: Words) -> list[tuple[str | Figure, int]]:
    """The word of a group of which a seat has nothing, and a dash."""
    return [(text, width(text, _WORD)) for text in (words(group.text), "–")]


def _line(pieces: Sequence[tuple[str | Figure, int]], left: int = 0) -> list[Piece]:
    """Pieces one after the other."""
    found: list[Piece] = []
    for what, wide in pieces:
        found.append(Piece(what, left, wide))
        left += wide + _SPACING.between
    return found


def _pieces(group: Group, words: Words) -> list[tuple[str | Figure, int]]:
    """The word and the figures of a group, each with its width; nothing where all figures are 0."""
    shown = [figure for figure in group.figures if figure.value != 0]
    word = words(group.text)
    figures = [(figure, _SPACING.figure_width(figure)) for figure in shown]
    return [(word, width(word, _WORD)), *figures] if shown else []


def _total_width(pieces: Sequence[tuple[str | Figure, int]]) -> int:
    return sum(wide for _, wide in pieces) + _SPACING.between * (len(pieces) - 1)


def flow_items(lines: Lines, field: Box) -> Iterator[Item]:
    """The lines below each other, from the upper edge of a field."""
    for number, line in enumerate(lines):
        for piece in line:
            box = field.part(piece.left, number * LINE, piece.width, LINE)
            if isinstance(piece.what, Figure):
                yield from one_figure(piece.what, _SPACING, box)
            else:
                yield Text(piece.what, _WORD, box, "bark", "left")
