"""Numbers as bars in groups, all given in words: what people have played, how games went."""

from collections.abc import Iterator

from msgspec import Struct

from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text
from renderer.engine.lettering import (
    DISPLAY,
    Style,
    cut_text,
    first_fitting,
    width,
    without_missing_glyphs,
)
from renderer.kit import furniture
from renderer.kit.analysis import bar
from renderer.kit.header import PHONE
from renderer.kit.styles import PHONE_FIGURE, PHONE_WORDS
from renderer.request import NothingToShow, Scene

_HEADING = 64
_ROW = 62
_WORDS = 520
_LEAST = 6


class Bar(Struct, frozen=True):
    label: str
    share: float
    """How long it is, of 1; below 0 for a loss, of which only the edge is drawn."""
    figure: str
    """What stands behind it."""


class BarGroup(Struct, frozen=True):
    """Bars that are compared with each other."""

    heading: str
    bars: tuple[Bar, ...]


class BarChart(Struct, frozen=True):
    title: str
    moment: str
    """At the right of the title."""
    groups: tuple[BarGroup, ...]
    said: tuple[Message, ...]
    """The same in sentences, the most important first."""


class _Columns(Struct, frozen=True):
    """How the labels are set, and how wide they and the figures are. Unit: pixels."""

    style: Style
    words: int
    figure: int


def lay_out(scene: Scene) -> Layout:
    chart = _chart(scene)
    bars = [each for group in chart.groups for each in group.bars]
    labels = [_without_missing_letters(each.label) for each in bars]
    style = first_fitting(labels, PHONE_WORDS, _WORDS)
    columns = _Columns(
        style,
        max(width(cut_text(label, style, _WORDS), style) for label in labels) + 30,
        max(width(each.figure, PHONE_FIGURE) for each in bars) + 12,
    )
    items: list[Item] = [
        PHONE.band(),
        *PHONE.header(_without_missing_letters(chart.title), _without_missing_letters(chart.moment)),
    ]
    bottom = PHONE.band_height
    for group in chart.groups:
        box = PHONE.box_below(bottom, _HEADING + _ROW * len(group.bars) + 12)
        items += _group_items(group, box, columns)
        bottom = box.bottom
    return Layout(PHONE.width, bottom + PHONE.margin, tuple(items))


def sentences(scene: Scene) -> Iterator[Message]:
    yield from _chart(scene).said


def _chart(scene: Scene) -> BarChart:
    chart: BarChart = scene.view
    if not any(group.bars for group in chart.groups):
        raise NothingToShow("there is no bar")
    return chart


def _group_items(group: BarGroup, box: Box, columns: _Columns) -> Iterator[Item]:
    yield Stamp(furniture.slab, box, (), 1)
    heading = box.part(20, 0, box.width - 40, _HEADING)
    yield fitted_text(_without_missing_letters(group.heading), PHONE_WORDS, heading, "umber", "left")
    rows = box.part(20, _HEADING, box.width - 40, len(group.bars) * _ROW).rows(len(group.bars))
    for each, row in zip(group.bars, rows, strict=True):
        room_width = row.width - columns.words - columns.figure
        words, room, figure = row.columns_of_widths(columns.words, room_width, columns.figure)
        yield Text(
            cut_text(_without_missing_letters(each.label), columns.style, _WORDS),
            columns.style,
            words,
            "ink",
            "left",
        )
        yield Stamp(furniture.sunk, room.part(0, 10, room.width, room.height - 20), (), 1)
        if each.share:
            long = max(_LEAST * 2, round(room.width * min(1.0, abs(each.share))))
            fill = () if each.share > 0 else ("marble",)
            yield Stamp(bar, room.part(0, 10, long, room.height - 20), (0, *fill), 1, fine=False)
        yield Text(each.figure, PHONE_FIGURE, figure, "ink", "right")


def _without_missing_letters(text: str) -> str:
    """A text without letters that the type lacks."""
    return without_missing_glyphs(text, DISPLAY)
