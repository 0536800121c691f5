"""The header of a picture that is one seat's: its band, shape, name and points, and the moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.numerals import figure_text
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit, width
from renderer.kit import furniture, pieces, seats
from renderer.kit.styles import CLOSE_UP_FIGURE, OWNER_NAMES, TITLE
from renderer.request import Scene

HEADER = Box(0, 0, 1200, 92)
"""Where it lies."""

_MARGIN = 20
_GAP = 12
_INDENT = 14
_PATTERN = 180


def seat_header(scene: Scene, seat: int, moments: Sequence[str]) -> Iterator[Item]:
    """The band in a seat's hue and what stands on it.

    `moments` says the same, the longest first: the first that leaves room for the whole name is shown.
    """
    name, points = scene.names[seat], scene.view.players[seat].points
    badges = pieces.badges(scene.view, seat)
    yield Stamp(furniture.seat_band, HEADER, (seat,), 1)
    line = HEADER.part(_MARGIN, 8, HEADER.width - 2 * _MARGIN, HEADER.height - 26)
    size = line.height
    yield Stamp(seats.emblem, line.part(0, 0, size, size), (seat,))
    tablet = Box(line.right - 190, line.top - 2, 190, size + 4)
    yield Stamp(furniture.tablet, tablet, (), 1)
    yield Text(figure_text(points), CLOSE_UP_FIGURE, tablet)
    room = tablet.left - line.left - size - _PATTERN - len(badges) * (size + 10)
    now = next((text for text in moments if _fits(name, room - _INDENT - width(text, TITLE) - _GAP)), "")
    wide = width(now, TITLE)
    if now:
        moment = Box(tablet.left - _PATTERN - wide, line.top, wide, size)
        yield Text(now, TITLE, moment, seats.light(seat))
        room -= _INDENT + wide + _GAP
    text, style = fit(name, OWNER_NAMES, room)
    title = line.part(size + _INDENT, 0, min(width(text, style), room), size)
    yield Text(text, style, title, seats.light(seat), "left")
    for number, art in enumerate(badges):
        yield Stamp(art, Box(title.right + 14 + number * (size + 10), line.top, size, size))


def _fits(name: str, room: int) -> bool:
    return fit(name, OWNER_NAMES, room)[0] == name
