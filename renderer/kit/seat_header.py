"""The header of a picture that is one seat's: its band, shape, name and points, and the moment."""

from __future__ import annotations

from collections.abc import Iterator

from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit, width
from renderer.kit import furniture, pieces, seats
from renderer.kit.styles import MOMENTS, OWNER_NAMES, TABLET_POINTS
from renderer.kit.tablet import points_tablet
from renderer.request import Scene

HEADER = Box(0, 0, 1200, 114)
"""Where it lies."""

_MARGIN = 20
_BAND = 12
_EMBLEM = 80
_INDENT = 16
_PATTERN = 100
_NAME = 50
_BADGE = 50
_TABLET = (190, 78)
_HANDLES = 68


def seat_header(scene: Scene, seat: int, moment: str) -> Iterator[Item]:
    """The band in a seat's hue and what stands on it: the name above the moment, the points."""
    badges = pieces.badges(scene.view, seat)
    yield Stamp(furniture.seat_band, HEADER, (seat,), 1)
    line = HEADER.part(_MARGIN, 0, HEADER.width - 2 * _MARGIN, HEADER.height - _BAND)
    yield Stamp(seats.emblem, line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM), (seat,))
    tablet = line.part(line.width - _TABLET[0], 0, _TABLET[0], line.height).centred(*_TABLET)
    yield from points_tablet(scene.view.players[seat].points, tablet, TABLET_POINTS, _HANDLES)
    room = line.width - _EMBLEM - _INDENT - _PATTERN - _TABLET[0]
    upper = line.part(_EMBLEM + _INDENT, 2, room, _NAME)
    text, style = fit(scene.names[seat], OWNER_NAMES, room - len(badges) * (_BADGE + _INDENT))
    title = upper.part(0, 0, width(text, style), upper.height)
    yield Text(text, style, title, seats.light(seat), "left")
    for number, art in enumerate(badges):
        badge = Box(title.right + _INDENT + number * (_BADGE + 10), upper.top, _BADGE, upper.height)
        yield Stamp(art, badge.centred(_BADGE, _BADGE))
    lower = Box(upper.left, upper.bottom, room, line.bottom - upper.bottom - 4)
    text, style = fit(moment, MOMENTS, room)
    yield Text(text, style, lower, seats.light(seat), "left")
