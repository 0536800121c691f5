"""Rows of seats on pictures that are read on a phone: who it is, its points, a few figures."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.numerals import signed_number
from renderer.engine.layout import Box, Item, Stamp, Text, text_block
from renderer.engine.lettering import fit_text, width, wrap_text
from renderer.kit import furniture, pieces, seats
from renderer.kit.changes import points_gained
from renderer.kit.furniture import points_tablet
from renderer.kit.seat_rows import Figure, Spacing, one_figure
from renderer.kit.styles import PHONE_FIGURE, PHONE_GAIN, PHONE_NAMES, TABLET_POINTS
from renderer.request import Scene

ROW_HEIGHT = 100
"""How high a row is, in pixels."""

_HUE = 16
_EMBLEM = 66
_BADGE = 58
_LINE = 45
_TABLET = 172
_TABLET_HEIGHT = 78
_HANDLES = 64
_GAP = 12
_SPACING = Spacing(PHONE_FIGURE, sign=52, gap=6, between=_GAP)


def seat_rows(
    scene: Scene, figures: Callable[[Any, int], Sequence[Figure]], boxes: Sequence[Box]
) -> Iterator[Item]:
    """The rows of all seats, the active one lit; the `figures` of each stand below each other."""
    shown = [figures(scene.view, seat) for seat in range(len(boxes))]
    widths = [max(map(_figure_width, column)) for column in zip(*shown, strict=True)]
    more = max(width(_gain_text(scene, seat), PHONE_GAIN) for seat in range(len(boxes)))
    for seat, box in enumerate(boxes):
        yield from _row(scene, seat, shown[seat], box, (*widths, more))


def _row(
    scene: Scene, seat: int, figures: Sequence[Figure], box: Box, widths: Sequence[int]
) -> Iterator[Item]:
    lit = scene.view.active == seat
    yield Stamp(furniture.slab, box, ("glow", "brass", 12) if lit else ("marble", "sand", 12), 1)
    yield Stamp(furniture.plain, box.part(0, 0, _HUE, box.height), (f"seat{seat}", 8), 1)
    line = box.part(_HUE + 10, 2, box.width - _HUE - 18, box.height - 6)
    emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
    yield Stamp(seats.emblem, emblem, (seat,))
    left = _EMBLEM + _GAP
    for art in pieces.badges(scene.view, seat):
        yield Stamp(art, line.part(left, 0, _BADGE, line.height).centred(_BADGE, _BADGE))
        left += _BADGE + _GAP
    right = line.width - _TABLET
    tablet = line.part(right, 0, _TABLET, line.height).centred(_TABLET, _TABLET_HEIGHT)
    yield from points_tablet(scene.view.players[seat].points, tablet, TABLET_POINTS, _HANDLES)
    *of_figures, more = widths
    if more:
        right -= more + _GAP
        if gain := _gain_text(scene, seat):
            yield Text(gain, PHONE_GAIN, line.part(right, 0, more, line.height), "umber", "right", True)
    for figure, wide in zip(reversed(figures), reversed(of_figures), strict=True):
        if wide:
            right -= wide + _SPACING.between
            if figure.value:
                yield from one_figure(figure, _SPACING, line.part(right, 0, wide, line.height))
    yield from _name(scene.names[seat], line.part(left, 0, right - left - _GAP, line.height))


def _name(name: str, box: Box) -> Iterator[Item]:
    """A name, in two lines where one has no room."""
    text, style = fit_text(name, PHONE_NAMES, box.width)
    lines = (text,) if text == name else wrap_text(name, style, box.width, 2)
    yield from text_block(lines, style, box, _LINE, anchor="left")


def _figure_width(figure: Figure) -> int:
    """How wide a figure is with its sign, in pixels."""
    return _SPACING.figure_width(figure) if figure.value else 0


def _gain_text(scene: Scene, seat: int) -> str:
    """The points a seat gained since the viewer's last turn, as they are written."""
    gained = points_gained(scene.changes, seat)
    return signed_number(gained) if gained else ""
