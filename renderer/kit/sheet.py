"""Sheets of figures: a column for each seat, a line for each thing that is counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Literal

from msgspec import Struct

from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import Style, cut, fit, width
from renderer.engine.pen import Art
from renderer.kit import furniture, pieces, seats
from renderer.kit.header import CLOSE_UP
from renderer.kit.numerals import numeral
from renderer.kit.styles import (
    CLOSE_UP_FIGURE,
    CLOSE_UP_NAMES,
    CLOSE_UP_ZERO,
    SHEET_DETAIL,
    SHEET_FIGURE,
    SHEET_WORDS,
)
from renderer.request import Scene

Kind = Literal["part", "detail", "sum", "heading"]
"""How a line stands on a sheet: a part, what a part is made of, a sum of parts, a word above other lines."""

_HEIGHTS: Mapping[Kind, int] = {"part": 60, "detail": 43, "sum": 80, "heading": 46}
_GROUP_GAP = 10
_NAME_HEIGHT = 132
_RANK_HEIGHT = 96
_PAD = 8
_GAP = 8
_EMBLEM = 52
_SIGN = 50
_DETAIL_SIGN = 38
_INDENT = 24
_SIGN_WIDTH = 74
_RIGHT_MARGIN = 10
_CALCULATION_WIDTH = 102
_FIGURE_WIDTH = 82
_TABLET = (178, 62)
_UNIT_SIGN = 30


class Line(Struct, frozen=True):
    """A line of a sheet: what stands before its figures."""

    text: str
    """The id of its text; by it columns name their cells."""

    art: Art | None = None
    """Its sign, if any."""

    look: tuple[str, ...] = ()
    """What the sign's drawing takes beside the pen."""

    kind: Kind = "part"

    starts_group: bool = False
    """Whether it is set apart from the lines above it."""


class Cell(Struct, frozen=True):
    """A figure, and how it came about."""

    figure: int

    calculation: str = ""
    """Sums of products ("2×3"), or the number of what `sign` shows."""

    sign: Art | None = None


class Column(Struct, frozen=True):
    """A seat's column: cells by the ids of their lines' texts, and the seat's rank, 0 for none."""

    seat: int
    cells: Mapping[str, Cell]
    rank: int = 0


def sheet_layout(
    scene: Scene, title: str, moment: str, lines: Sequence[Line], columns: Sequence[Column], words_width: int
) -> Layout:
    """Where everything lies on a sheet; `words_width`: that of the lines' signs and words, in pixels."""
    above = _NAME_HEIGHT + (_RANK_HEIGHT if columns[0].rank else 0)
    below = sum(_height(line) for line in lines) + 2 * _PAD
    field = CLOSE_UP.box_below(CLOSE_UP.band_height, above + below)
    words = field.part(0, above, words_width, below)
    right = field.part(words_width + _GAP, 0, field.width - words_width - _GAP, field.height)
    slabs = right.columns(len(columns), _GAP)
    heads = [slab.part(0, 0, slab.width, above) for slab in slabs]
    figures = [slab.part(0, above, slab.width, below) for slab in slabs]
    items: list[Item] = [
        CLOSE_UP.band(),
        *CLOSE_UP.header(title, moment),
        Stamp(furniture.slab, words, (), 1),
    ]
    items += _rules(lines, words)
    items += _words(lines, words, scene.words)
    best = _best(lines, columns)
    for column, slab, head, box in zip(columns, slabs, heads, figures, strict=True):
        items += _ground(column.seat, slab, lit=column.seat == scene.seat)
        items += _head(column, scene.names[column.seat], head)
        items += _rules(lines, box)
        items += _figures(column, lines, box, best)
    return Layout(CLOSE_UP.width, field.bottom + CLOSE_UP.margin, tuple(items))


def _best(lines: Sequence[Line], columns: Sequence[Column]) -> dict[str, int]:
    """The best of each sum."""
    sums = [line.text for line in lines if line.kind == "sum"]
    return {text: max(column.cells[text].figure for column in columns) for text in sums}


def _height(line: Line) -> int:
    """How high a line is, with what sets it apart from another group."""
    return _HEIGHTS[line.kind] + _GROUP_GAP * line.starts_group


def _line_boxes(lines: Sequence[Line], box: Box) -> Iterator[tuple[Line, Box]]:
    """The lines, and where each lies in a slab."""
    bottoms = accumulate((_height(line) for line in lines), initial=_PAD)
    for line, bottom in zip(lines, list(bottoms)[1:], strict=True):
        high = _HEIGHTS[line.kind]
        yield line, box.part(0, bottom - high, box.width, high)


def _ground(seat: int, box: Box, *, lit: bool) -> Iterator[Item]:
    """The ground of a column, its seat's hue above."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 10) if lit else ("marble", "sand", 10), 1)
    yield Stamp(furniture.plain, box.part(0, 0, box.width, 14), (f"seat{seat}", 6), 1)


def _rules(lines: Sequence[Line], box: Box) -> Iterator[Item]:
    """Fine lines above the groups."""
    for line, row in _line_boxes(lines, box):
        if line.starts_group:
            yield Stamp(furniture.plain, row.part(10, -_GROUP_GAP // 2 - 1, row.width - 20, 2), ("joint",), 1)


def _words(lines: Sequence[Line], box: Box, words: Words) -> Iterator[Item]:
    """The signs of the lines with their words, those of a kind in one style."""
    room = box.width - _SIGN_WIDTH - _RIGHT_MARGIN
    texts = {line.text: words.text(Message(line.text)) for line in lines}
    large, small = (
        _common([texts[line.text] for line in lines if (line.kind == "detail") == is_detail], styles, room)
        for styles, is_detail in ((SHEET_WORDS, False), (SHEET_DETAIL, True))
    )
    for line, row in _line_boxes(lines, box):
        before = _SIGN_WIDTH if line.art else _INDENT
        if line.art:
            size = _DETAIL_SIGN if line.kind == "detail" else _SIGN
            sign = row.part(14, 0, _SIGN, row.height).centred(size, size)
            yield Stamp(line.art, sign, line.look, essential=True)
        field = row.part(before, 0, row.width - before - _RIGHT_MARGIN, row.height)
        style = small if line.kind == "detail" else large
        text = cut(texts[line.text], style, field.width)
        colour = "umber" if line.kind == "heading" else "ink"
        yield Text(text, style, field, colour, "left", essential=True)


def _common(texts: Sequence[str], styles: tuple[Style, ...], room: int) -> Style:
    """The first style in which all of some texts find room, else the last one."""
    wide = (style for style in styles if all(width(text, style) <= room for text in texts))
    return next(wide, styles[-1])


def _head(column: Column, name: str, box: Box) -> Iterator[Item]:
    """Whose column it is, and its rank."""
    inside = box.part(9, 14, box.width - 18, box.height - 14)
    emblem = inside.part(0, 0, inside.width, inside.height - 50)
    if column.rank:
        rank = emblem.part(0, 4, emblem.width, _RANK_HEIGHT).centred(_RANK_HEIGHT, _RANK_HEIGHT)
        if column.rank == 1:
            yield Stamp(pieces.laurel, rank, ("gold", "brass"))
        yield Text(numeral(column.rank), CLOSE_UP_FIGURE, rank, essential=True)
        emblem = emblem.part(0, _RANK_HEIGHT, emblem.width, emblem.height - _RANK_HEIGHT)
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (column.seat,), essential=True)
    text, style = fit(name, CLOSE_UP_NAMES, inside.width)
    yield Text(text, style, inside.part(0, inside.height - 54, inside.width, 50), essential=True)


def _figures(column: Column, lines: Sequence[Line], box: Box, best: Mapping[str, int]) -> Iterator[Item]:
    """The figures of a column, in its middle unless calculations stand before them; sums are always there."""
    calculated = any(cell.calculation for cell in column.cells.values())
    for line, row in _line_boxes(lines, box):
        block = row.centred(_CALCULATION_WIDTH + _FIGURE_WIDTH, row.height)
        before, beside = block.split(_CALCULATION_WIDTH, _FIGURE_WIDTH)
        cell = column.cells.get(line.text)
        if cell and line.kind == "sum":
            yield from _sum(cell.figure, block, best=cell.figure == best[line.text] > 0)
        elif line.kind != "heading":
            yield _figure(cell, beside if calculated else block, small=line.kind == "detail")
            if cell and cell.calculation:
                yield from _calculation(cell, before)


def _sum(points: int, box: Box, *, best: bool) -> Iterator[Item]:
    """A sum on its tablet, the best one gilded."""
    tablet = box.centred(*_TABLET)
    yield Stamp(furniture.tablet, tablet, ("gold", "ink") if best else (), 1)
    yield Text(str(points), CLOSE_UP_FIGURE, tablet, essential=True)


def _figure(cell: Cell | None, box: Box, *, small: bool) -> Text:
    """A figure; a dash where nothing was counted, a light zero where what was counted brought nothing."""
    if cell is None:
        return Text("–", SHEET_FIGURE, box, "bark", essential=True)
    if cell.figure == 0:
        return Text("0", SHEET_FIGURE if small else CLOSE_UP_ZERO, box, "bark", essential=True)
    return Text(str(cell.figure), SHEET_FIGURE if small else CLOSE_UP_FIGURE, box, essential=True)


def _calculation(cell: Cell, box: Box) -> Iterator[Item]:
    """How a figure came about."""
    text, style = fit(cell.calculation, SHEET_DETAIL, box.width)
    yield Text(text, style, box, "bark", "right", essential=True)
    if cell.sign:
        right = box.width - width(text, style) - 5
        sign = box.part(right - _UNIT_SIGN, 0, _UNIT_SIGN, box.height).centred(_UNIT_SIGN, _UNIT_SIGN)
        yield Stamp(cell.sign, sign, ("bark",), essential=True)
