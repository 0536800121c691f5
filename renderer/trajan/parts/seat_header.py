"""The header of a picture that is about one seat: whose it is, the moment, their points."""

from __future__ import annotations

from collections.abc import Iterator

from games.numerals import numeral
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit, width
from renderer.kit import furniture, pieces, seats
from renderer.kit.header import CLOSE_UP
from games.numerals import figure_text
from renderer.kit.styles import CLOSE_UP_FIGURE, TITLE
from renderer.request import Scene
from renderer.trajan.alt_text import SETUP_PHASES, when
from renderer.trajan.styles import OWNER_NAMES

HEADER = Box(0, 0, CLOSE_UP.width, 92)
"""Where it lies on a picture as wide as close-ups are."""

_TABLET = 190
_PATTERN = 180
_GAP = 12


def seat_header(scene: Scene, seat: int) -> Iterator[Item]:
    """The shape and name of a seat on its hue, whether it is at turn or the start player, the moment, points."""
    view: Trajan = scene.view
    yield Stamp(furniture.seat_band, HEADER, (seat,), 1)
    line = HEADER.part(20, 8, HEADER.width - 40, HEADER.height - 26)
    size = line.height
    yield Stamp(seats.emblem, line.part(0, 0, size, size), (seat,), essential=True)
    badges = pieces.badges(at_turn=view.active == seat, starts=view.start == seat)
    points = Box(line.right - _TABLET, line.top - 2, _TABLET, size + 4)
    yield Stamp(furniture.tablet, points, (), 1)
    yield Text(figure_text(view.players[seat].points), CLOSE_UP_FIGURE, points, essential=True)
    name = scene.names[seat]
    room = points.left - line.left - size - _PATTERN - len(badges) * (size + 10)
    beside = (
        text for text in _moments(view, scene.words) if _fits(name, room - width(text, TITLE) - 2 * _GAP)
    )
    now = next(beside, "")
    if now:
        wide = width(now, TITLE)
        moment = Box(points.left - _PATTERN - wide, line.top, wide, size)
        yield Text(now, TITLE, moment, seats.light(seat), essential=True)
        room -= wide + 2 * _GAP
    text, style = fit(name, OWNER_NAMES, room)
    title = line.part(size + 14, 0, min(width(text, style), room), size)
    yield Text(text, style, title, seats.light(seat), "left", essential=True)
    for number, art in enumerate(badges):
        yield Stamp(art, Box(title.right + 14 + number * (size + 10), line.top, size, size), essential=True)


def _moments(view: Trajan, words: Words) -> list[str]:
    """The moment in words, then in figures, as far as there are any."""
    playing = view.phase not in ("", *SETUP_PHASES)
    return [words.text(when(view)), *([f"{numeral(view.quarter)} · {view.round}"] if playing else [])]


def _fits(name: str, room: int) -> bool:
    return fit(name, OWNER_NAMES, room)[0] == name
