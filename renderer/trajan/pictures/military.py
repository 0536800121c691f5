"""The provinces close up: where a leader can go, who stands where, what a legionnaire would score."""

from __future__ import annotations

from collections.abc import Iterator

from games.words import Message
from renderer.engine.layout import Item, Layout
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import highlight_items
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.alt_text import when
from renderer.trajan.parts.map import MapSizes, map_items, map_spots, supply_box
from renderer.trajan.parts.token_lines import supply
from renderer.trajan.styles import BOARD_FIGURE, BOARD_NAMES, BOARD_WORDS

SIZES = MapSizes(
    names=BOARD_NAMES,
    figure=BOARD_FIGURE,
    name=72,
    needed=True,
    token=44,
    plate=50,
    line=43,
    apart=22,
    below=44,
    camp=72,
)
_MAP = CLOSE_UP.box_below(CLOSE_UP.band_height, SIZES.height)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the map."""
    view = scene.view
    spots = map_spots(view, _MAP, SIZES)
    offered = any(each.spot in spots for each in scene.highlights)
    items = (
        CLOSE_UP.band(),
        *map_items(view, _MAP, SIZES, scene.words, scene.seat, lit=not offered),
        *_supply(scene),
        *CLOSE_UP.header(
            scene.words.text(Message("picture-title-military")), scene.words.text(when(view)), scene.seat
        ),
        *highlight_items(spots, scene.highlights, scene.changes, CLOSE_UP_NUMBER),
    )
    return Layout(CLOSE_UP.width, _MAP.bottom + CLOSE_UP.margin, items)


def _supply(scene: Scene) -> Iterator[Item]:
    if scene.seat is not None:
        tokens = scene.view.players[scene.seat].supply
        yield from supply(tokens, supply_box(_MAP, SIZES), scene.words, BOARD_WORDS, BOARD_FIGURE)
