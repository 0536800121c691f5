"""The layout of the table: forum, tracks, streets, Trajan cards, and a strip for each seat."""

from __future__ import annotations

from games.words import Message
from renderer.canvas import Box, Layout
from renderer.forum_trajanum import tracks
from renderer.forum_trajanum.cards import trajan_cards
from renderer.forum_trajanum.describe import when
from renderer.forum_trajanum.forum import FAR, forum, mosaic, spots
from renderer.forum_trajanum.heading import band, heading
from renderer.forum_trajanum.streets import street_cards, streets_left
from renderer.forum_trajanum.strips import bare_strip, strip
from renderer.forum_trajanum.styles import TABLE_NUMBER, TABLE_ORDINAL, TABLE_TITLE
from renderer.forum_trajanum.tracks import bare_tracks, marker_spots, markers
from renderer.marks import upon
from renderer.values import Scene

WIDTH = 1600
"""The picture's width in pixels; its height depends on the number of seats."""

_MARGIN = 16
_GAP = 10
_BROAD = WIDTH - 2 * _MARGIN
_HEADER = Box(0, 0, WIDTH, 80)
_FORUM = Box(_MARGIN, _HEADER.bottom + _GAP, 972, 552)
_TRACKS = Box(_FORUM.right + _GAP, _FORUM.top, WIDTH - _MARGIN - _FORUM.right - _GAP, _FORUM.height)
_CARDS = Box(_MARGIN, _FORUM.bottom + _GAP, _BROAD, 192)
_NOW = _CARDS.part(0, 0, 214, _CARDS.height)
_LEFT = _CARDS.part(_NOW.width + _GAP, 0, 380, _CARDS.height)
_TRAJAN = Box(_LEFT.right + _GAP, _CARDS.top, _CARDS.right - _LEFT.right - _GAP, _CARDS.height)
_STRIP = 78
_BETWEEN = 4


def height(players: int) -> int:
    """The picture's height in pixels."""
    return _CARDS.bottom + _GAP + players * (_STRIP + _BETWEEN) + _MARGIN // 2


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the table."""
    view, seat, words = scene.view, scene.seat, scene.words
    high = height(len(view.players))
    strips = list(enumerate(_strip_boxes(len(view.players))))
    there = dict(spots(view, _FORUM, FAR))
    there |= marker_spots(view, _TRACKS, tracks.FAR)
    changes = [change for change in scene.changes if change.picture == "table"]
    ground = (
        band(_HEADER),
        *mosaic(view, _FORUM, FAR),
        *bare_tracks(_TRACKS, tracks.FAR),
        *trajan_cards(view, _TRAJAN),
        *(item for number, box in strips for item in bare_strip(number, box, viewer=number == seat)),
    )
    items = (
        *heading(_HEADER, _MARGIN + 8, words.say(Message("title")), words.say(when(view)), TABLE_TITLE),
        *forum(view, _FORUM, FAR, {mark.spot for mark in scene.marks}),
        *markers(view, _TRACKS, tracks.FAR),
        *street_cards(view, _NOW),
        *streets_left(view, _LEFT),
        *(item for number, box in strips for item in strip(view, number, scene.names[number], box)),
        *upon(there, scene.marks, changes, TABLE_NUMBER, TABLE_ORDINAL),
    )
    return Layout(WIDTH, high, ground, items)


def _strip_boxes(players: int) -> list[Box]:
    """Where the strips lie, in the order of seats."""
    top = _CARDS.bottom + _GAP
    return [Box(_MARGIN, top + seat * (_STRIP + _BETWEEN), _BROAD, _STRIP) for seat in range(players)]
