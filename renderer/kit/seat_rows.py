"""Rows of seats on landscape pictures: who it is, its points, then the figures from the game."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from games.numerals import signed_number
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, fit_text, width
from renderer.engine.pen import Art
from renderer.kit import furniture, pieces, seats
from renderer.kit.furniture import points_tablet
from renderer.kit.styles import (
    LANDSCAPE_COUNT,
    LANDSCAPE_FIGURE,
    LANDSCAPE_NAMES,
    LANDSCAPE_NUMBER,
    LANDSCAPE_TIGHT,
)
from renderer.request import Scene


class Figure(Struct, frozen=True):
    """A figure after its sign."""

    sign: Art
    value: int | str
    look: tuple[Any, ...] = ()
    """What the sign's drawing takes apart from the pen."""


class Spacing(Struct, frozen=True):
    """How close figures stand. Lengths in pixels."""

    style: Style
    sign: int
    gap: int
    """Between a sign and its figure."""
    between: int
    """Between a figure and the next sign."""

    def figure_width(self, figure: Figure) -> int:
        return self.sign + self.gap + width(str(figure.value), self.style)


_POINTS = (LANDSCAPE_FIGURE, LANDSCAPE_NUMBER, LANDSCAPE_TIGHT)
_HANDLES = 56
_BADGE = 42
_EMBLEM = 52
LANDSCAPE_SPACINGS = (
    Spacing(LANDSCAPE_COUNT, sign=46, gap=8, between=26),
    Spacing(LANDSCAPE_COUNT, sign=42, gap=6, between=16),
    Spacing(LANDSCAPE_COUNT, sign=40, gap=4, between=8),
    Spacing(LANDSCAPE_TIGHT, sign=36, gap=2, between=2),
)
"""How figures stand on pictures 1600 wide, the first that has room."""

_WIDTHS = (60, 10, 410, 6, 128, 18)
"""Emblem, gap, name with badges, gap, points, gap."""


def row_ground(seat: int, box: Box, *, lit: bool) -> Iterator[Item]:
    """The ground of a seat's row, its hue at the left."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 10) if lit else ("marble", "sand", 10), 1)
    yield Stamp(furniture.plain, box.part(0, 0, 14, box.height), (f"seat{seat}", 6), 1)


def seat_row(scene: Scene, seat: int, box: Box, gained: int = 0) -> Iterator[Item]:
    """A seat's shape, name with badges, and points, `gained` ones before them."""
    badges = pieces.badges(scene.view, seat)
    emblem, _, title, _, field, _ = _content_box(box).columns_of_widths(*_WIDTHS)
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (seat,))
    room = title.width - len(badges) * (_BADGE + 4)
    if gained:
        more = signed_number(gained)
        wide = width(more, LANDSCAPE_COUNT) + 8
        title, room = title.part(0, 0, title.width - wide, title.height), room - wide
        right = Box(title.right, title.top, wide, title.height)
        yield Text(more, LANDSCAPE_COUNT, right, "umber")
    for number, art in enumerate(badges):
        badge = title.part(room + 4 + number * (_BADGE + 4), 0, _BADGE, title.height)
        yield Stamp(art, badge.centred(_BADGE, _BADGE))
    text, style = fit_text(scene.names[seat], LANDSCAPE_NAMES, room - 4)
    yield Text(text, style, title.part(0, 0, room - 4, title.height), "ink", "left")
    tablet = field.centred(field.width, field.height - 8)
    yield from points_tablet(scene.view.players[seat].points, tablet, _POINTS, _HANDLES)


def figures_box(box: Box) -> Box:
    """Where the game's figures stand in a row."""
    line, before = _content_box(box), sum(_WIDTHS)
    return line.part(before, 0, line.width - before, line.height)


def figures(
    found: Sequence[Figure], box: Box, spacings: Sequence[Spacing] = LANDSCAPE_SPACINGS
) -> Iterator[Item]:
    """Figures after their signs from the left on, closer together the more there are; none that is 0."""
    shown = [each for each in found if each.value]
    tried = (spacing for spacing in spacings if _total_width(shown, spacing) <= box.width)
    spacing = next(tried, spacings[-1])
    left = 0
    for each in shown:
        wide = spacing.figure_width(each)
        yield from one_figure(each, spacing, box.part(left, 0, wide, box.height))
        left += wide + spacing.between


def one_figure(figure: Figure, spacing: Spacing, box: Box) -> Iterator[Item]:
    """A figure after its sign."""
    sign = box.part(0, 0, spacing.sign, box.height).centred(spacing.sign, spacing.sign)
    yield Stamp(figure.sign, sign, figure.look)
    before = spacing.sign + spacing.gap
    field = box.part(before, 0, box.width - before, box.height)
    yield Text(str(figure.value), spacing.style, field, "ink", "left")


def _total_width(shown: Sequence[Figure], spacing: Spacing) -> int:
    """How wide all figures are, in pixels."""
    return sum(spacing.figure_width(each) + spacing.between for each in shown) - spacing.between


def _content_box(box: Box) -> Box:
    """Where a row's texts and signs stand."""
    return box.part(22, 2, box.width - 30, box.height - 6)
