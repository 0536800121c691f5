"""Sheets of figures: a column for each seat, a line for each thing that is counted."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Literal

from msgspec import Struct

from games.numerals import figure_text
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, text_block
from renderer.engine.lettering import capitalised, cut_text, first_fitting, fit_in_lines, fit_text, width
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.kit.header import CLOSE_UP
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_ZERO, COLUMN_NAMES, PHONE_NUMBER, PHONE_WORDS
from renderer.request import Scene

Kind = Literal["part", "detail", "sum", "heading"]
"""How a line stands on a sheet: a part, a detail of a part, a sum of parts, a word above other lines."""

_GROUP_GAP = 6
_NAME_HEIGHT = 178
_NAME_LINES = 2
_NAME_LINE = 46
_SHAPE_HEIGHT = 84
_PAD = 8
_GAP = 8
_EMBLEM = 52
_SIGN = 50
_DETAIL_SIGN = 38
_INDENT = 24
_SIGN_WIDTH = 74
_RIGHT_MARGIN = 10
_BLOCK = 186
_ASIDE = 10
_MORE_ASIDE = 28
"""Further from a figure stands its calculation where there is room."""
_TABLET = (178, 62)
_LEAST_SIGN = 36
_UNIT_SIGN = 40
_EDGE = 3


_HEIGHTS: Mapping[Kind, int] = {"part": 56, "detail": 53, "sum": 70, "heading": 56}
"""How high lines are, in pixels."""


class SheetLine(Struct, frozen=True):
    """A line of a sheet: what stands before its figures."""

    text: str
    """The id of its text; by it columns name their cells."""
    art: Art | None = None
    """Its sign, if any."""
    look: tuple[str | bool, ...] = ()
    """What the sign's drawing takes apart from the pen."""
    kind: Kind = "part"
    starts_group: bool = False
    """Whether it is set apart from the lines above it."""
    message: Message | None = None
    """Its text, where that is not the one of its id."""


class Cell(Struct, frozen=True):
    figure: int
    calculation: str = ""
    """Sums of products ("2×3"), or the number for `sign`."""
    sign: Art | None = None


class Column(Struct, frozen=True):
    """A seat's column: cells by the ids of their lines' texts."""

    seat: int
    cells: Mapping[str, Cell]


def sheet_layout(
    scene: Scene,
    title: str,
    moment: str,
    lines: Sequence[SheetLine],
    columns: Sequence[Column],
    words_width: int,
) -> Layout:
    """Where everything lies on a sheet; `words_width`: that of the lines' signs and words, in pixels."""
    field = CLOSE_UP.box_below(CLOSE_UP.band_height, sheet_height(lines, named=True))
    items = (
        CLOSE_UP.band(),
        *CLOSE_UP.header(title, moment),
        *sheet_items(scene, field, lines, columns, words_width, named=True),
    )
    return Layout(CLOSE_UP.width, field.bottom + CLOSE_UP.margin, items)


def sheet_height(lines: Sequence[SheetLine], *, named: bool) -> int:
    """How high the lines are below the heads of their columns, which have names or shapes alone."""
    return (_NAME_HEIGHT if named else _SHAPE_HEIGHT) + sum(_height(line) for line in lines) + 2 * _PAD


def sheet_items(
    scene: Scene,
    field: Box,
    lines: Sequence[SheetLine],
    columns: Sequence[Column],
    words_width: int,
    *,
    named: bool,
) -> list[Item]:
    """The lines and columns of a sheet in a field of its height; columns have names or shapes alone."""
    above = _NAME_HEIGHT if named else _SHAPE_HEIGHT
    below = field.height - above
    words = field.part(0, above, words_width, below)
    right = field.part(words_width + _GAP, 0, field.width - words_width - _GAP, field.height)
    slabs = right.columns(len(columns), _GAP)
    items: list[Item] = [Stamp(furniture.slab, words, (), 1)]
    items += _rule_lines(lines, words)
    items += _words(lines, words, scene.words)
    best = _best_sums(lines, columns)
    for column, slab in zip(columns, slabs, strict=True):
        box = slab.part(0, above, slab.width, below)
        items += _ground(column.seat, slab, lit=column.seat == scene.seat)
        items += _head(
            column.seat, scene.names[column.seat] if named else "", slab.part(0, 0, slab.width, above)
        )
        items += _rule_lines(lines, box)
        items += _figures(column, lines, box, best)
    return items


def _best_sums(lines: Sequence[SheetLine], columns: Sequence[Column]) -> dict[str, int]:
    sums = [line.text for line in lines if line.kind == "sum"]
    return {text: max(column.cells[text].figure for column in columns) for text in sums}


def _height(line: SheetLine) -> int:
    """The height of a line, with the gap between groups."""
    return _HEIGHTS[line.kind] + _GROUP_GAP * line.starts_group


def _line_boxes(lines: Sequence[SheetLine], box: Box) -> Iterator[tuple[SheetLine, Box]]:
    """The lines, and where each lies in a slab."""
    bottoms = accumulate((_height(line) for line in lines), initial=_PAD)
    for line, bottom in zip(lines, list(bottoms)[1:], strict=True):
        high = _HEIGHTS[line.kind]
        yield line, box.part(0, bottom - high, box.width, high)


def _ground(seat: int, box: Box, *, lit: bool) -> Iterator[Item]:
    """The ground of a column, its seat's hue above."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 10) if lit else ("marble", "sand", 10), 1)
    yield Stamp(furniture.plain, box.part(0, 0, box.width, 14), (f"seat{seat}", 6), 1)


def _rule_lines(lines: Sequence[SheetLine], box: Box) -> Iterator[Item]:
    """Fine lines above the groups."""
    for line, row in _line_boxes(lines, box):
        if line.starts_group:
            yield Stamp(furniture.plain, row.part(10, -_GROUP_GAP // 2 - 1, row.width - 20, 2), ("joint",), 1)


def _words(lines: Sequence[SheetLine], box: Box, words: Words) -> Iterator[Item]:
    """The signs of the lines with their words, those of a kind in one style."""
    room = box.width - _SIGN_WIDTH - _RIGHT_MARGIN
    texts = {line.text: capitalised(words.text(line.message or Message(line.text))) for line in lines}
    large, small = (
        first_fitting(
            [texts[line.text] for line in lines if (line.kind == "detail") == is_detail], PHONE_WORDS, room
        )
        for is_detail in (False, True)
    )
    for line, row in _line_boxes(lines, box):
        before = _SIGN_WIDTH if line.art else _INDENT
        if line.art:
            size = _DETAIL_SIGN if line.kind == "detail" else _SIGN
            sign = row.part(14, 0, _SIGN, row.height).centred(size, size)
            yield Stamp(line.art, sign, line.look)
        field = row.part(before, 0, row.width - before - _RIGHT_MARGIN, row.height)
        style = small if line.kind == "detail" else large
        text = cut_text(texts[line.text], style, field.width)
        colour = "umber" if line.kind == "heading" else "ink"
        yield Text(text, style, field, colour, "left")


def _head(seat: int, name: str, box: Box) -> Iterator[Item]:
    """Whose column it is."""
    inside = box.part(9, 14, box.width - 18, box.height - 14)
    below = _NAME_LINES * _NAME_LINE if name else 0
    emblem = inside.part(0, 0, inside.width, inside.height - below)
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (seat,))
    if name:
        lines, style = fit_in_lines(name, COLUMN_NAMES, inside.width, _NAME_LINES)
        field = inside.part(0, emblem.height, inside.width, below)
        yield from text_block(lines, style, field, _NAME_LINE)


def _figures(column: Column, lines: Sequence[SheetLine], box: Box, best: Mapping[str, int]) -> Iterator[Item]:
    """Set a column's figures: centred, or at the right of calculations. Sums always appear."""
    calculated = any(cell.calculation for cell in column.cells.values())
    figures = [column.cells[line.text].figure for line in lines if line.text in column.cells]
    more = min(max(box.width - _BLOCK, 0), _MORE_ASIDE)
    wide = max(width(figure_text(each), CLOSE_UP_FIGURE) for each in (*figures, 0)) + _ASIDE + more
    for line, row in _line_boxes(lines, box):
        block = row.centred(min(_BLOCK + more, row.width), row.height)
        before, last = block.columns_of_widths(block.width - wide, wide)
        cell = column.cells.get(line.text)
        if cell and line.kind == "sum":
            yield from _sum(cell.figure, block, best=cell.figure == best[line.text] > 0)
        elif line.kind != "heading":
            yield _figure(cell, last if calculated else block, line.kind)
            if cell and cell.calculation:
                yield from _calculation(cell, before)


def _sum(points: int, box: Box, *, best: bool) -> Iterator[Item]:
    """A sum on its tablet, the best one gilded."""
    tablet = box.centred(min(_TABLET[0], box.width), _TABLET[1])
    yield Stamp(furniture.tablet, tablet, ("gold", "ink") if best else (), 1)
    yield Text(figure_text(points), CLOSE_UP_FIGURE, tablet)


def _figure(cell: Cell | None, box: Box, kind: Kind) -> Text:
    """A figure; a dash where nothing was counted, a light zero where the count brought nothing."""
    if cell is None:
        return Text("–", PHONE_NUMBER, box, "bark")
    style = PHONE_NUMBER if kind == "detail" else CLOSE_UP_FIGURE if cell.figure else CLOSE_UP_ZERO
    return Text(figure_text(cell.figure), style, box, "ink" if cell.figure else "bark")


def _calculation(cell: Cell, box: Box) -> Iterator[Item]:
    sign_width = _LEAST_SIGN + 5 + _EDGE if cell.sign else 0
    text, style = fit_text(cell.calculation, PHONE_WORDS, box.width - sign_width)
    yield Text(text, style, box, "bark", "right")
    if cell.sign:
        right = box.width - width(text, style) - 5
        size = max(_LEAST_SIGN, min(_UNIT_SIGN, right - _EDGE))
        sign = box.part(right - size, 0, size, box.height).centred(size, size)
        yield Stamp(cell.sign, sign, ("bark",))
