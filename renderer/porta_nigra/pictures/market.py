"""The brick market close up: shops in their quarters, what a brick costs the viewer, the supply."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.porta_nigra.actions.buying import price
from games.porta_nigra.pieces import BUILDINGS, COLOURS, SHOP_OF, WHITE
from games.porta_nigra.state import PortaNigra
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit_balanced
from renderer.kit import furniture
from renderer.kit.alt_text import sentence_of_list
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE
from renderer.porta_nigra.alt_text import about, building_title
from renderer.porta_nigra.changes import CITY
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.city import border
from renderer.porta_nigra.parts.bricks_left import bricks_left
from renderer.porta_nigra.parts.city_in_words import (
    builders_sentence,
    market_sentence,
    stock_sentence,
    supply_sentence,
)
from renderer.porta_nigra.parts.close_up import close_up_layout
from renderer.porta_nigra.parts.quarter import (
    BETWEEN_BUILDERS,
    SUPPLY_SPOT,
    ShopSizes,
    builder_spots,
    builders,
    own_price,
    quarter_boxes,
    shop,
    shop_spot,
)
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_NAMES
from renderer.request import Scene

SHOP = ShopSizes(figure=CLOSE_UP_FIGURE, small=BOARD_FIGURE, brick=70, coin=50)
"""The market close up."""

_QUARTER = 216
_ACROSS = 76
_DOWN = 128
_FIELD = CLOSE_UP.box_below(CLOSE_UP.band_height, 2 * _QUARTER + _DOWN)
_QUARTERS: Mapping[str, Box] = quarter_boxes(_FIELD, _ACROSS, _DOWN)
_STRIP = _FIELD.part(0, _QUARTER, _FIELD.width, _DOWN)
_CENTRE = _FIELD.left + (_FIELD.width - _ACROSS) // 2
_WAYS = (
    ("right", Box(_CENTRE, _FIELD.top, _ACROSS, _QUARTER)),
    ("down", Box(_FIELD.right - 150, _STRIP.top, _ACROSS, _DOWN)),
    ("left", Box(_CENTRE, _STRIP.bottom, _ACROSS, _QUARTER)),
    ("up", Box(_FIELD.left + 74, _STRIP.top, _ACROSS, _DOWN)),
)
_ARROW = 72
_PAD = 12
_SIGN = 80
_HEAD = 88
_BUILDER = 62
_SHOP_HIGH = 94
_OWN = 190
_OWN_SIGN = 50
_BESIDE = 10
_WHITE = _STRIP.centred(520, _SHOP_HIGH)
_SUPPLY = CLOSE_UP.box_below(_FIELD.bottom, 76)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the market."""
    view, words = scene.view, scene.words
    items = (
        *(item for building in BUILDINGS for item in _quarter(scene, building)),
        *_shop(view, WHITE, _WHITE, scene.seat),
        *(Stamp(border, box.centred(_ARROW, _ARROW), (way,)) for way, box in _WAYS),
        *bricks_left(view, words, _SUPPLY.columns(2, CLOSE_UP.gap), CLOSE_UP_FIGURE),
    )
    title = words("picture-title-market")
    return close_up_layout(scene, title, items, _spots(view), CITY, _SUPPLY.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the market, what a brick costs the viewer first."""
    view = scene.view
    yield about(scene, "picture-title-market")
    if scene.seat is not None:
        yield stock_sentence(view, scene.seat)
        costs = [
            Message("picture-cost", {"colour": f"colour-{each}", "n": view.market[each], "price": cost})
            for each in COLOURS
            if (cost := brick_price(view, scene.seat, each)) is not None
        ]
        yield from sentence_of_list("picture-costs", costs, seat=Seat(scene.seat))
    yield market_sentence(view)
    yield supply_sentence(view)
    yield from builders_sentence(view)


def brick_price(view: PortaNigra, seat: int, shop: str) -> int | None:
    """What a brick of a shop costs a seat with the way there; None without a builder, and after the game."""
    return price(view, seat, shop) if view.phase and view.players[seat].quarter else None


def _quarter(scene: Scene, building: str) -> Iterator[Item]:
    """A quarter: its building, who stands there, its shop."""
    view, box = scene.view, _QUARTERS[building]
    yield Stamp(furniture.slab, box, ("stone", "bark", 14), 1)
    head = _head(building)
    sign = head.part(0, 0, _SIGN, head.height).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (building, "ink", "stone"))
    there = sum(player.quarter == building for player in view.players)
    name = head.part(
        _SIGN + 12, 0, head.width - _SIGN - there * (_BUILDER + BETWEEN_BUILDERS) - 20, head.height
    )
    lines, style = fit_balanced(building_title(scene.words, building), BOARD_NAMES, name.width)
    for text, line in zip(lines, name.centred(name.width, 40 * len(lines)).rows(len(lines)), strict=True):
        yield Text(text, style, line, "ink", "left")
    yield from builders(view, building, head, _BUILDER)
    yield from _shop(view, SHOP_OF[building], _shop_box(building), scene.seat)


def _head(building: str) -> Box:
    return _QUARTERS[building].part(_PAD, _PAD - 4, _QUARTERS[building].width - 2 * _PAD, _HEAD)


def _shop_box(building: str) -> Box:
    box = _QUARTERS[building]
    return box.part(_PAD, box.height - _SHOP_HIGH - _PAD - 2, box.width - 2 * _PAD, _SHOP_HIGH)


def _shop(view: PortaNigra, colour: str, box: Box, seat: int | None) -> Iterator[Item]:
    """A shop, and at its right what a brick costs the viewer with the way."""
    cost = None if seat is None else brick_price(view, seat, colour)
    if seat is None or cost is None:
        yield from shop(view, colour, box, SHOP)
        return
    yield from shop(view, colour, box, SHOP, beside=_OWN + _BESIDE)
    plate = box.part(box.width - _OWN - _BESIDE, 0, _OWN, box.height).centred(_OWN, box.height - 2 * _BESIDE)
    possible = view.market[colour] > 0 and view.players[seat].sesterces >= cost
    yield from own_price(seat, cost, plate, CLOSE_UP_FIGURE, _OWN_SIGN, possible=possible)


def _spots(view: PortaNigra) -> dict[str, Spot]:
    """Shops, builders and the supply as spots."""
    found = {
        shop_spot(WHITE): Spot(_WHITE, room=4),
        SUPPLY_SPOT: Spot(_SUPPLY.columns(2, CLOSE_UP.gap)[0], room=4, numbered=False),
    }
    for building in BUILDINGS:
        found[shop_spot(SHOP_OF[building])] = Spot(_shop_box(building), room=4)
        found |= builder_spots(view, building, _head(building), _BUILDER)
    return found
