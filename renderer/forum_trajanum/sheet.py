"""Sheets of figures: a line for each seat, a column for each thing that is counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.words import Message, Words
from renderer import seats, stone
from renderer.canvas import Art, Box, Item, Stamp, Text
from renderer.forum_trajanum.styles import (
    SHEET_TITLE,
    TABLE_FIGURE,
    TABLE_NAMES,
    TABLE_NONE,
    TABLE_NUMBER,
    TABLE_STOCK,
    TABLE_TIGHT,
)
from renderer.lettering import cut, fitting, width, wrapped

_SIGN = 60
_EMBLEM = 56
_NAME = 54


class Column(Struct, frozen=True):
    """The head of a column: a sign, and what stands below it, a text or a smaller sign."""

    art: Art
    look: tuple[str, ...] = ()
    label: str = ""
    below: Art | None = None
    below_look: tuple[str, ...] = ()


class Group(Struct, frozen=True):
    """So many columns side by side that are called by one word, the text of this name."""

    text: str
    columns: int = 1


class Cell(Struct, frozen=True):
    """A figure, and below it how it came about."""

    figure: int
    how: str = ""


TITLE = 40
"""The height of the line of words above the heads, in pixels."""


def titles(groups: Sequence[Group], boxes: Sequence[Box], words: Words) -> Iterator[Item]:
    """The words above the heads of columns, which are a help only: the signs say the same."""
    spans = list(_spans(groups, boxes))
    for group, span in zip(groups, spans, strict=True):
        field = span.part(3, 2, span.width - 6, TITLE)
        text = cut(words.say(Message(group.text)), SHEET_TITLE, field.width)
        yield Text(text, SHEET_TITLE, field, "umber")


def rules(groups: Sequence[Group], boxes: Sequence[Box]) -> Iterator[Item]:
    """Fine lines between the groups."""
    for span in list(_spans(groups, boxes))[1:]:
        yield Stamp(stone.plain, span.part(-1, 8, 2, span.height - 18), ("joint",), 1)


def _spans(groups: Sequence[Group], boxes: Sequence[Box]) -> Iterator[Box]:
    first = 0
    for group in groups:
        left, right = boxes[first], boxes[first + group.columns - 1]
        yield Box(left.left, left.top, right.right - left.left, left.height)
        first += group.columns


def heads(columns: Sequence[Column], boxes: Sequence[Box]) -> Iterator[Item]:
    """The heads of the columns."""
    for column, box in zip(columns, boxes, strict=True):
        two = column.label or column.below
        above = box.part(0, 0, box.width, _SIGN + 8) if two else box
        yield Stamp(column.art, above.centred(_SIGN, _SIGN), column.look, essential=True)
        below = box.part(0, _SIGN + 10, box.width, box.height - _SIGN - 12)
        if column.label:
            yield Text(column.label, TABLE_NUMBER, below, essential=True)
        elif column.below:
            yield Stamp(column.below, below.centred(44, 44), column.below_look, essential=True)


def slab(seat: int, box: Box, *, lit: bool) -> Iterator[Item]:
    """The bare line of a seat."""
    yield Stamp(stone.slab, box, ("glow", "brass", 10) if lit else ("marble", "sand", 10), 1)
    yield Stamp(stone.plain, box.part(0, 0, 14, box.height), (f"seat{seat}", 6), 1)


def title(seat: int, name: str, box: Box) -> Iterator[Item]:
    """Whose line it is; a long name takes two lines."""
    emblem, rest = box.split(_EMBLEM + 16, box.width - _EMBLEM - 16)
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (seat,), essential=True)
    room = rest.width - 8
    whole, style = fitting(name, TABLE_NAMES, room)
    told = (name,) if whole == name else wrapped(name, style, room, 2)
    block = rest.centred(rest.width, len(told) * _NAME)
    for text, line in zip(told, block.rows(len(told)), strict=True):
        yield Text(text, style, line, "ink", "left", essential=True)


def cells(found: Sequence[Cell], boxes: Sequence[Box]) -> Iterator[Item]:
    """The figures of a line; a dash where nothing was counted."""
    for cell, box in zip(found, boxes, strict=True):
        above, below = box.inset(4).rows(2) if cell.how else (box, box)
        if not cell.figure and not cell.how:
            yield Text("–", TABLE_NONE, box, "bark", essential=True)
            continue
        style = TABLE_FIGURE if width(str(cell.figure), TABLE_FIGURE) <= box.width else TABLE_STOCK
        yield Text(str(cell.figure), style, above, essential=True)
        if cell.how:
            yield Text(cell.how, TABLE_TIGHT, below, "bark", essential=True)


def sum_of(points: int, box: Box, *, best: bool) -> Iterator[Item]:
    """The sum of a line on its tablet, the best one gilded."""
    tablet = box.centred(box.width, min(box.height - 12, 68))
    yield Stamp(stone.tablet, tablet, ("gold", "ink") if best else (), 1)
    yield Text(str(points), TABLE_FIGURE, tablet, essential=True)
