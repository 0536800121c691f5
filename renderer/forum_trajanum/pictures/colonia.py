"""The layout of one seat's Colonia: the board with its citizens, stock, ship and prestige track."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import SIZE, row_spot
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fitting, width
from renderer.forum_trajanum.alt_text import of_a_seat
from renderer.forum_trajanum.changes import BAR_SPOT
from renderer.forum_trajanum.drawings import spaces
from renderer.forum_trajanum.parts.citizens import citizen_rows, row_spots
from renderer.forum_trajanum.parts.grid import board, headings, lit_streets, lying_there, spots
from renderer.forum_trajanum.parts.holdings import beside, hand, ship, stock, tile_spots
from renderer.forum_trajanum.parts.prestige import head, prestige
from renderer.forum_trajanum.styles import COLONIA_OWNER
from renderer.kit import furniture, pieces, seats
from renderer.kit.highlights import Spot, upon
from renderer.kit.numerals import numeral
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER, TITLE
from renderer.request import Scene

WIDTH = HEIGHT = 1200
"""The picture's size in pixels."""

_MARGIN = 20
_GAP = 12
_CELL = 120
_PATTERN = 180
_HEADER = Box(0, 0, WIDTH, 92)
_GRID = Box(264, 142, SIZE * _CELL, SIZE * _CELL)
_CITIZENS = Box(_MARGIN - 4, _GRID.top, 206, _GRID.height)
_NUMBERS = Box(_GRID.left - 42, _GRID.top, 34, _GRID.height)
_LETTERS = Box(_GRID.left, _GRID.top - 44, _GRID.width, 36)
_SIDE = Box(_GRID.right + 16, _GRID.top - 8, WIDTH - _MARGIN - _GRID.right - 12, _GRID.height + 16)
_SHIP = _SIDE.part(0, 0, _SIDE.width, 166)
_HAND = _SIDE.part(0, _SHIP.height + _GAP, _SIDE.width, 174)
_BESIDE = Box(_SIDE.left, _HAND.bottom + _GAP, _SIDE.width, _SIDE.bottom - _HAND.bottom - _GAP)
_BROAD = WIDTH - 2 * (_MARGIN - 4)
_STOCK = Box(_MARGIN - 4, _GRID.bottom + 8 + _GAP, _BROAD, 86)
_PRESTIGE = Box(_MARGIN - 4, _STOCK.bottom + _GAP, _BROAD, HEIGHT - _STOCK.bottom - _GAP - 16)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the Colonia of a seat. Raises LookupError without a seat."""
    view, seat, words = scene.view, of_a_seat(scene), scene.words
    player = view.players[seat]
    changes = [change for change in scene.changes if change.board == seat]
    there = _spots(player)
    items = (
        Stamp(furniture.seat_band, _HEADER, (seat,), 1),
        *board(_GRID),
        *_header(view, seat, scene.names[seat]),
        *headings(view, player, _LETTERS, _NUMBERS),
        *lit_streets(view, player, _GRID),
        *lying_there(player, seat, _GRID),
        *citizen_rows(player, _CITIZENS),
        *ship(player, seat, _SHIP),
        *hand(view, seat, _HAND, words),
        *beside(player, _BESIDE, words),
        *stock(player, _STOCK),
        *prestige(view, seat, _PRESTIGE),
        *(
            Stamp(spaces.building_space, there[highlight.spot].box, (highlight.piece,), essential=True)
            for highlight in scene.highlights
            if highlight.piece
        ),
        *upon(there, scene.highlights, changes, CLOSE_UP_NUMBER),
    )
    return Layout(WIDTH, HEIGHT, items)


def _spots(player: Player) -> dict[str, Spot]:
    """Everything that can be highlighted or have changed."""
    return {
        **dict(spots(player, _GRID)),
        **{row_spot(number): spot for number, spot in row_spots(_CITIZENS)},
        **dict(tile_spots(player, _HAND, _BESIDE)),
        BAR_SPOT: Spot(head(player, _PRESTIGE), room=1),
    }


def _header(view: ForumTrajanum, seat: int, name: str) -> Iterator[Item]:
    """Whose Colonia it is, whether he is at turn or the start player, his points."""
    line = _HEADER.part(_MARGIN, 8, WIDTH - 2 * _MARGIN, _HEADER.height - 26)
    size = line.height
    yield Stamp(seats.emblem, line.part(0, 0, size, size), (seat,), essential=True)
    badges = pieces.badges(at_turn=view.active == seat, starts=view.start == seat)
    points = Box(line.right - 190, line.top - 2, 190, size + 4)
    yield Stamp(furniture.tablet, points, (), 1)
    yield Text(str(view.players[seat].points), CLOSE_UP_FIGURE, points, essential=True)
    room = points.left - line.left - size - _PATTERN - len(badges) * (size + 10)
    now = f"{numeral(view.cycle)} · {numeral(view.round)}" if view.round else ""
    wide = width(now, TITLE)
    if now and fitting(name, COLONIA_OWNER, room - wide - _GAP)[0] == name:
        moment = Box(points.left - _PATTERN - wide, line.top, wide, size)
        yield Text(now, TITLE, moment, seats.light(seat), essential=True)
        room -= wide + _GAP
    text, style = fitting(name, COLONIA_OWNER, room)
    title = line.part(size + 14, 0, min(width(text, style), room), size)
    yield Text(text, style, title, seats.light(seat), "left", essential=True)
    for number, art in enumerate(badges):
        yield Stamp(art, Box(title.right + 14 + number * (size + 10), line.top, size, size), essential=True)
