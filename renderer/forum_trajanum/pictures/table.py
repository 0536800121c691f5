"""The layout of the table: forum, tracks, streets, Trajan cards, and a strip for each seat."""

from __future__ import annotations

from games.words import Message
from renderer.engine.layout import Box, Layout
from renderer.forum_trajanum.alt_text import when
from renderer.forum_trajanum.parts import tracks
from renderer.forum_trajanum.parts.cards import trajan_cards
from renderer.forum_trajanum.parts.forum import FAR, forum, mosaic, spots
from renderer.forum_trajanum.parts.streets import street_cards, streets_left
from renderer.forum_trajanum.parts.strips import bare_strip, strip
from renderer.forum_trajanum.parts.tracks import bare_tracks, marker_spots, markers
from renderer.forum_trajanum.styles import TABLE_ORDINAL
from renderer.kit.header import LANDSCAPE
from renderer.kit.highlights import upon
from renderer.kit.styles import LANDSCAPE_NUMBER
from renderer.request import Scene

_GAP = LANDSCAPE.gap
_UPPER = LANDSCAPE.box_below(LANDSCAPE.band_height, 552)
_FORUM = _UPPER.part(0, 0, 972, _UPPER.height)
_TRACKS = Box(_FORUM.right + _GAP, _UPPER.top, _UPPER.right - _FORUM.right - _GAP, _UPPER.height)
_CARDS = LANDSCAPE.box_below(_UPPER.bottom, 192)
_NOW = _CARDS.part(0, 0, 214, _CARDS.height)
_LEFT = _CARDS.part(_NOW.width + _GAP, 0, 380, _CARDS.height)
_TRAJAN = Box(_LEFT.right + _GAP, _CARDS.top, _CARDS.right - _LEFT.right - _GAP, _CARDS.height)
_STRIP = 78
_BETWEEN = 4


def height(players: int) -> int:
    """The picture's height in pixels."""
    return _CARDS.bottom + _GAP + players * (_STRIP + _BETWEEN) + LANDSCAPE.margin // 2


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the table."""
    view, seat, words = scene.view, scene.seat, scene.words
    high = height(len(view.players))
    strips = list(enumerate(_strip_boxes(len(view.players))))
    there = dict(spots(view, _FORUM, FAR))
    there |= marker_spots(view, _TRACKS, tracks.FAR)
    changes = [change for change in scene.changes if change.picture == "table"]
    gained = [sum(each.points for each in changes if each.seat == number) for number, _ in strips]
    items = (
        LANDSCAPE.band(),
        *mosaic(view, _FORUM, FAR),
        *bare_tracks(_TRACKS, tracks.FAR),
        *trajan_cards(view, _TRAJAN),
        *(item for number, box in strips for item in bare_strip(number, box, viewer=number == seat)),
        *LANDSCAPE.header(words.text(Message("title")), words.text(when(view))),
        *forum(view, _FORUM, FAR, {highlight.spot for highlight in scene.highlights}),
        *markers(view, _TRACKS, tracks.FAR),
        *street_cards(view, _NOW),
        *streets_left(view, _LEFT),
        *(
            item
            for number, box in strips
            for item in strip(view, number, scene.names[number], box, gained[number])
        ),
        *upon(there, scene.highlights, changes, LANDSCAPE_NUMBER, TABLE_ORDINAL),
    )
    return Layout(LANDSCAPE.width, high, items)


def _strip_boxes(players: int) -> list[Box]:
    """Where the strips lie, in the order of seats."""
    return LANDSCAPE.rows_below(_CARDS.bottom, players, _STRIP, _BETWEEN)
