"""The whole city: quarters clockwise with shops, builders and buildings, supply, a row for each seat."""

from collections.abc import Iterator, Mapping

from games.porta_nigra.pieces import BUILDINGS, WHITE
from games.porta_nigra.state import PortaNigra
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp
from renderer.kit.alt_text import viewer_first
from renderer.kit.changes import changes_in_picture, points_gained
from renderer.kit.header import LANDSCAPE
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.seat_rows import figures, figures_box, row_ground, seat_row
from renderer.kit.styles import LANDSCAPE_NUMBER
from renderer.porta_nigra.alt_text import moment_text, title_and_moment, turn_sentences
from renderer.porta_nigra.changes import CITY
from renderer.porta_nigra.drawings.city import border
from renderer.porta_nigra.parts.city_in_words import (
    building_sentence,
    city_buildable_sentences,
    market_sentence,
    seat_sentences,
    supply_sentence,
    ways_sentences,
)
from renderer.porta_nigra.parts.city_map import bricks_left
from renderer.porta_nigra.parts.city_quarter import HEIGHT, SHOP, city_quarter, quarter_spots
from renderer.porta_nigra.parts.quarter import SUPPLY_SPOT, quarter_boxes, shop, shop_spot
from renderer.porta_nigra.parts.sites import lit_sites
from renderer.porta_nigra.parts.stock import figures_of
from renderer.porta_nigra.styles import TABLE_CHANGE, TABLE_FIGURE
from renderer.request import Scene

_ACROSS = 64
_BESIDE = 80
"""Next to the ways down and up."""

_DOWN = 92
_FIELD = LANDSCAPE.box_below(LANDSCAPE.band_height, 2 * HEIGHT + _DOWN)
_QUARTERS: Mapping[str, Box] = quarter_boxes(_FIELD, _ACROSS, _DOWN)
_STRIP = _FIELD.part(0, HEIGHT, _FIELD.width, _DOWN)
_WAYS = (
    ("right", Box(_FIELD.left + (_FIELD.width - _ACROSS) // 2, _FIELD.top, _ACROSS, HEIGHT)),
    ("down", Box(_FIELD.right - _ACROSS - _BESIDE // 2, _STRIP.top, _ACROSS, _DOWN)),
    ("left", Box(_FIELD.left + (_FIELD.width - _ACROSS) // 2, _STRIP.bottom, _ACROSS, HEIGHT)),
    ("up", Box(_FIELD.left + _BESIDE // 2, _STRIP.top, _ACROSS, _DOWN)),
)
_MIDDLE = _STRIP.inset(4).part(_BESIDE + _ACROSS, 0, _STRIP.width - 2 * (_BESIDE + _ACROSS) - 8, _DOWN - 8)
_ARROW = 58
_SHOP = 206
_SUPPLY_SHARE = 0.4
_APART_MIDDLE = 16
_ROW = 80
_APART = 4


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    rows = LANDSCAPE.rows_below(_FIELD.bottom, len(view.players), _ROW, _APART)
    lit = lit_sites(scene)
    items = (
        LANDSCAPE.band(),
        *(
            item
            for building, box in _QUARTERS.items()
            for item in city_quarter(scene, building, box, scene.labelled, lit)
        ),
        *(Stamp(border, box.centred(_ARROW, _ARROW), (way,)) for way, box in _WAYS),
        *shop(view, WHITE, _white_shop_box(), SHOP),
        *bricks_left(view, words, (_supply_box(), _market_count_box()), TABLE_FIGURE),
        *(item for seat, box in enumerate(rows) for item in _row(scene, seat, box)),
        *LANDSCAPE.header(words("title"), words.text(moment_text(view))),
        *highlight_items(
            _spots(view), scene.highlights, changes_in_picture(scene, CITY), LANDSCAPE_NUMBER, TABLE_CHANGE
        ),
    )
    return Layout(LANDSCAPE.width, rows[-1].bottom + LANDSCAPE.margin // 2, items)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "title")
    yield from turn_sentences(view)
    if scene.seat is not None:
        yield from city_buildable_sentences(view, scene.seat)
        yield from ways_sentences(view, scene.seat)
    yield from seat_sentences(view, viewer_first(scene))
    yield market_sentence(view)
    yield supply_sentence(view)
    for building in BUILDINGS:
        yield building_sentence(view, scene.words, building)


def _white_shop_box() -> Box:
    return _MIDDLE.part(0, 0, _SHOP, _MIDDLE.height)


def _supply_box() -> Box:
    left = _SHOP + _APART_MIDDLE
    return _MIDDLE.part(left, 0, round((_MIDDLE.width - left) * _SUPPLY_SHARE), _MIDDLE.height)


def _market_count_box() -> Box:
    left = _supply_box().right - _MIDDLE.left + _APART_MIDDLE
    return _MIDDLE.part(left, 0, _MIDDLE.width - left, _MIDDLE.height)


def _spots(view: PortaNigra) -> dict[str, Spot]:
    """Everything in the city that can be chosen or change."""
    return {
        shop_spot(WHITE): Spot(_white_shop_box(), room=4, numbered=False),
        SUPPLY_SPOT: Spot(_supply_box(), room=4, numbered=False),
        **quarter_spots(view, _QUARTERS),
    }


def _row(scene: Scene, seat: int, box: Box) -> Iterator[Item]:
    """What a seat has, with the points it gained since the viewer's last turn."""
    yield from row_ground(seat, box, lit=seat == scene.seat)
    yield from seat_row(scene, seat, box, points_gained(scene.changes, seat))
    yield from figures(tuple(figures_of(scene.view, seat)), figures_box(box))
