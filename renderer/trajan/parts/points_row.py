"""What the final scoring would bring a seat now."""

from __future__ import annotations

from collections.abc import Iterator

from games.numerals import figure_text
from games.trajan.scoring.final_scoring import final_by_source
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.seat_rows import Figure
from renderer.kit.styles import CLOSE_UP_FIGURE
from renderer.trajan.drawings.icons import source_sign
from renderer.trajan.parts.flow import LINE, Group, Lines, flow, flow_items
from renderer.trajan.parts.labelled import beside_label, labelled_slab

_TABLET = (150, 70)
_LEAST = 104
_PAD = 8


def points_height(view: Trajan, seat: int, words: Words) -> int:
    """How high the row is, in pixels."""
    lines = _lines(view, seat, words, CLOSE_UP.box_below(0, _LEAST))
    return max(len(lines) * LINE + _PAD, _LEAST)


def points_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """The final scoring by source, without those that bring nothing, then all of it."""
    yield from labelled_slab(words, "picture-label-final", field)
    room = beside_label(field)
    lines = _lines(view, seat, words, field)
    yield from flow_items(lines, room.centred(room.width, len(lines) * LINE))
    tablet = room.part(room.width - _TABLET[0], 0, _TABLET[0], room.height).centred(*_TABLET)
    yield Stamp(furniture.tablet, tablet, ("gold", "ink"), 1)
    yield Text(figure_text(sum(final_by_source(view, seat).values())), CLOSE_UP_FIGURE, tablet)


def _lines(view: Trajan, seat: int, words: Words, field: Box) -> Lines:
    """Each source with its name, sign and points."""
    groups = [
        Group(f"picture-part-{source}", [Figure(source_sign, points, (source,))])
        for source, points in final_by_source(view, seat).items()
    ]
    return flow(groups, words, beside_label(field).width - _TABLET[0] - 20)
