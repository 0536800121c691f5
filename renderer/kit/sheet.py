"""Sheets of figures: a column for each seat, a line for each thing that is counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Literal

from msgspec import Struct

from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import Style, cut, fitting, width
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
_APART = 10
_NAMED = 132
_PLACED = 96
_PAD = 8
_GAP = 8
_EMBLEM = 52
_SIGN = 50
_DETAIL_SIGN = 38
_INDENT = 24
_BEFORE = 74
_AFTER = 10
_HOW = 102
_FIGURE = 82
_TABLET = (178, 62)
_ENVOY = 30


class Line(Struct, frozen=True):
    """What stands before a line: a word, the text of this name, and a sign; `first` of a group of lines."""

    text: str
    art: Art | None = None
    look: tuple[str, ...] = ()
    kind: Kind = "part"
    first: bool = False


class Cell(Struct, frozen=True):
    """A figure, and how it came about: as a sum of products, or from so many of what a sign shows."""

    figure: int
    how: str = ""
    sign: Art | None = None


class Column(Struct, frozen=True):
    """A seat's column: cells by the names of their lines' texts, and the seat's rank, if any."""

    seat: int
    cells: Mapping[str, Cell]
    rank: int = 0


def lay_out(
    scene: Scene, heading: Iterable[Item], lines: Sequence[Line], columns: Sequence[Column], room: int
) -> Layout:
    """Where everything lies on a sheet; `room`: how broad the words are with their signs, in pixels."""
    above = _NAMED + (_PLACED if columns[0].rank else 0)
    below = sum(_height(line) for line in lines) + 2 * _PAD
    field = CLOSE_UP.below(CLOSE_UP.band, above + below)
    words = field.part(0, above, room, below)
    slabs = field.part(room + _GAP, 0, field.width - room - _GAP, field.height).columns(len(columns), _GAP)
    heads = [slab.part(0, 0, slab.width, above) for slab in slabs]
    figures = [slab.part(0, above, slab.width, below) for slab in slabs]
    items: list[Item] = [CLOSE_UP.bare(), *heading, Stamp(furniture.slab, words, (), 1)]
    items += _rules(lines, words)
    items += _words(lines, words, scene.words)
    best = _best(lines, columns)
    for column, slab, head, box in zip(columns, slabs, heads, figures, strict=True):
        items += _slab(column.seat, slab, lit=column.seat == scene.seat)
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
    return _HEIGHTS[line.kind] + _APART * line.first


def _strips(lines: Sequence[Line], box: Box) -> Iterator[tuple[Line, Box]]:
    """The lines, and where each lies in a slab."""
    bottoms = accumulate((_height(line) for line in lines), initial=_PAD)
    for line, bottom in zip(lines, list(bottoms)[1:], strict=True):
        high = _HEIGHTS[line.kind]
        yield line, box.part(0, bottom - high, box.width, high)


def _slab(seat: int, box: Box, *, lit: bool) -> Iterator[Item]:
    """The bare column of a seat, its hue above."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 10) if lit else ("marble", "sand", 10), 1)
    yield Stamp(furniture.plain, box.part(0, 0, box.width, 14), (f"seat{seat}", 6), 1)


def _rules(lines: Sequence[Line], box: Box) -> Iterator[Item]:
    """Fine lines above the groups."""
    for line, strip in _strips(lines, box):
        if line.first:
            yield Stamp(furniture.plain, strip.part(10, -_APART // 2 - 1, strip.width - 20, 2), ("joint",), 1)


def _words(lines: Sequence[Line], box: Box, words: Words) -> Iterator[Item]:
    """The signs of the lines with their words, those of a kind in one style."""
    room = box.width - _BEFORE - _AFTER
    said = {line.text: words.say(Message(line.text)) for line in lines}
    large, small = (
        _common([said[line.text] for line in lines if (line.kind == "detail") == is_detail], styles, room)
        for styles, is_detail in ((SHEET_WORDS, False), (SHEET_DETAIL, True))
    )
    for line, strip in _strips(lines, box):
        before = _BEFORE if line.art else _INDENT
        if line.art:
            size = _DETAIL_SIGN if line.kind == "detail" else _SIGN
            sign = strip.part(14, 0, _SIGN, strip.height).centred(size, size)
            yield Stamp(line.art, sign, line.look, essential=True)
        field = strip.part(before, 0, strip.width - before - _AFTER, strip.height)
        style = small if line.kind == "detail" else large
        text = cut(said[line.text], style, field.width)
        colour = "umber" if line.kind == "heading" else "ink"
        yield Text(text, style, field, colour, "left", essential=True)


def _common(texts: Sequence[str], styles: tuple[Style, ...], room: int) -> Style:
    """The first style in which all of some texts find room, else the last one."""
    wide = (style for style in styles if all(width(text, style) <= room for text in texts))
    return next(wide, styles[-1])


def _head(column: Column, name: str, box: Box) -> Iterator[Item]:
    """Whose column it is, and its place."""
    inside = box.part(9, 14, box.width - 18, box.height - 14)
    emblem = inside.part(0, 0, inside.width, inside.height - 50)
    if column.rank:
        place = emblem.part(0, 4, emblem.width, _PLACED).centred(_PLACED, _PLACED)
        if column.rank == 1:
            yield Stamp(pieces.laurel, place, ("gold", "brass"))
        yield Text(numeral(column.rank), CLOSE_UP_FIGURE, place, essential=True)
        emblem = emblem.part(0, _PLACED, emblem.width, emblem.height - _PLACED)
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (column.seat,), essential=True)
    text, style = fitting(name, CLOSE_UP_NAMES, inside.width)
    yield Text(text, style, inside.part(0, inside.height - 54, inside.width, 50), essential=True)


def _figures(column: Column, lines: Sequence[Line], box: Box, best: Mapping[str, int]) -> Iterator[Item]:
    """The figures of a column, in its middle unless it is told how they came about; sums below all of it."""
    told = any(cell.how for cell in column.cells.values())
    for line, strip in _strips(lines, box):
        block = strip.centred(_HOW + _FIGURE, strip.height)
        before, beside = block.split(_HOW, _FIGURE)
        cell = column.cells.get(line.text)
        if cell and line.kind == "sum":
            yield from _sum(cell.figure, block, best=cell.figure == best[line.text] > 0)
        elif line.kind != "heading":
            yield _figure(cell, beside if told else block, small=line.kind == "detail")
            if cell and cell.how:
                yield from _how(cell, before)


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


def _how(cell: Cell, box: Box) -> Iterator[Item]:
    """How a figure came about."""
    text, style = fitting(cell.how, SHEET_DETAIL, box.width)
    yield Text(text, style, box, "bark", "right", essential=True)
    if cell.sign:
        right = box.width - width(text, style) - 5
        sign = box.part(right - _ENVOY, 0, _ENVOY, box.height).centred(_ENVOY, _ENVOY)
        yield Stamp(cell.sign, sign, ("bark",), essential=True)
