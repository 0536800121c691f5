"""What the final scoring would bring a seat now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.numerals import figure_text
from games.trajan.scoring.forecast import final_by_source
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_ZERO
from renderer.trajan.drawings.icons import source_sign
from renderer.trajan.parts.labelled import beside_label, labelled_slab

_ALWAYS = ("hand", "camps", "sets", "bonus")
_SIGN = 50
_TABLET = (150, 70)


def points_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """The final scoring by source, then all of it."""
    yield from labelled_slab(words, "picture-label-final", field)
    room = beside_label(field)
    points: Mapping[str, int] = {**dict.fromkeys(_ALWAYS, 0), **final_by_source(view, seat)}
    cells = room.part(0, 0, room.width - _TABLET[0] - 20, room.height).columns(len(points))
    for source, cell in zip(points, cells, strict=True):
        sign = cell.part(0, 0, _SIGN, cell.height).centred(_SIGN, _SIGN)
        yield Stamp(source_sign, sign, (source,))
        style, ink = (CLOSE_UP_FIGURE, "ink") if points[source] else (CLOSE_UP_ZERO, "bark")
        figure = cell.part(_SIGN + 10, 0, cell.width - _SIGN - 10, cell.height)
        yield Text(figure_text(points[source]), style, figure, ink, "left")
    tablet = room.part(room.width - _TABLET[0], 0, _TABLET[0], room.height).centred(*_TABLET)
    yield Stamp(furniture.tablet, tablet, ("gold", "ink"), 1)
    yield Text(figure_text(sum(points.values())), CLOSE_UP_FIGURE, tablet)
