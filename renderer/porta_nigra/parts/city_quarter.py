"""A quarter on the whole city: building and reward, who stands there, shop, bricks of the seats, sites."""

from collections.abc import Collection, Iterator

from games.porta_nigra.pieces import BUILDINGS, REWARD_EVERY, SHOP_OF
from games.porta_nigra.state import PortaNigra
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, width
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.kit.styles import LANDSCAPE_TIGHT
from renderer.porta_nigra.alt_text import building_title
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.quarter import (
    Quarters,
    ShopSizes,
    builder_spots,
    builders,
    own_way,
    shop,
    shop_spot,
)
from renderer.porta_nigra.parts.rewards import progress, reward, reward_width, seat_progress
from renderer.porta_nigra.parts.sites import SiteSizes, site_spots, sites
from renderer.porta_nigra.styles import TABLE_FIGURE, TABLE_NAMES, TABLE_TIGHT
from renderer.request import Scene

SITES = SiteSizes(
    figures=(TABLE_FIGURE, TABLE_TIGHT),
    sign=42,
    owner=52,
    plate=46,
    gap=6,
    pad=4,
    name=LANDSCAPE_TIGHT,
    foot=42,
    card=42,
    reach=6,
    numbered=False,
)
SHOP = ShopSizes(figure=TABLE_FIGURE, small=TABLE_TIGHT, brick=54, coin=44)
"""The whole city's sizes."""

_PAD = 10
_GAP = 8
_NAME = 46
_HEAD = 108
_SEATS = 52
_SITES = 312
HEIGHT = 2 * _PAD + _HEAD + _SEATS + _SITES + 2 * _GAP
"""The height of a quarter, in pixels."""

_SIGN = 96
_SHOP = 206
_BUILDER = 54
_WAY_SIGN = 42
_REWARD_SIGN = 40
_EVERY = 66
_SEAT_SIGN = 38


def city_quarter(
    scene: Scene, building: str, box: Box, labelled: Collection[str], lit: Collection[str]
) -> Iterator[Item]:
    """A quarter; `labelled` are the sites with labels of their controls, `lit` those to build on now."""
    view = scene.view
    _, seats_line, field = _part_boxes(box)
    yield Stamp(furniture.slab, box, ("stone", "bark", 14), 1)
    yield from _head(scene, building, box)
    yield from builders(view, building, _builders_box(box), _BUILDER)
    yield from shop(view, SHOP_OF[building], _shop_box(box), SHOP)
    yield Stamp(furniture.plain, seats_line, ("page", 8), 1)
    cells = seats_line.part(8, 0, seats_line.width - 8, seats_line.height).columns(4, 4)
    for seat, cell in zip(range(len(view.players)), cells, strict=False):
        yield from seat_progress(view, building, seat, cell, _SEAT_SIGN, TABLE_TIGHT)
    yield from sites(view, building, field, SITES, labelled, lit)


def quarter_spots(view: PortaNigra, quarters: Quarters) -> dict[str, Spot]:
    """Quarters with their shops, builders and sites as spots."""
    found: dict[str, Spot] = {}
    for building, box in quarters.items():
        found[building] = Spot(box, room=4, numbered=False)
        found[shop_spot(SHOP_OF[building])] = Spot(_shop_box(box), room=4, numbered=False)
        found |= builder_spots(view, building, _builders_box(box), _BUILDER)
        found |= site_spots(building, _part_boxes(box)[2], SITES)
    return found


def _part_boxes(box: Box) -> tuple[Box, Box, Box]:
    """The head of a quarter, the line of the seats' bricks, the sites."""
    inside = box.inset(_PAD)
    seats_line = inside.part(0, _HEAD + _GAP, inside.width, _SEATS)
    field = inside.part(0, _HEAD + _SEATS + 2 * _GAP, inside.width, _SITES)
    return inside.part(0, 0, inside.width, _HEAD), seats_line, field


def _shop_box(box: Box) -> Box:
    head = _part_boxes(box)[0]
    return head.part(head.width - _SHOP, 0, _SHOP, head.height).centred(_SHOP, 92)


def _middle_box(box: Box) -> Box:
    """Between the sign of the building and its shop."""
    head = _part_boxes(box)[0]
    return head.part(_SIGN + 12, 0, head.width - _SIGN - _SHOP - 24, head.height)


def _builders_box(box: Box) -> Box:
    middle = _middle_box(box)
    return middle.part(0, _NAME, middle.width, middle.height - _NAME)


def _head(scene: Scene, building: str, box: Box) -> Iterator[Item]:
    """The sign and name of a building, the reward for each third brick, the price of the viewer's way."""
    sign = _part_boxes(box)[0].part(0, 0, _SIGN, _HEAD).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (building, "ink", "stone"))
    middle = _middle_box(box)
    name, rest = middle.part(0, 0, middle.width, _NAME), _builders_box(box)
    wide = _reward_width(building)
    goods = name.part(name.width - wide, 0, wide, name.height)
    every = Box(goods.left - _EVERY - 6, name.top, _EVERY, name.height).centred(_EVERY, _REWARD_SIGN)
    title = name.part(0, 0, every.left - name.left - _GAP, name.height)
    yield Text(
        building_title(scene.words, building), _name_style(scene.words, name.width), title, "ink", "left"
    )
    yield Stamp(progress, every, (REWARD_EVERY,))
    yield from reward(building, goods, _REWARD_SIGN, TABLE_TIGHT)
    plate = rest.centred(rest.width, _WAY_SIGN + 12)
    yield from own_way(scene, building, plate, TABLE_FIGURE, _WAY_SIGN)


def _reward_width(building: str) -> int:
    return reward_width(building, _REWARD_SIGN, TABLE_TIGHT)


def _name_style(words: Words, room: int) -> Style:
    """The first style in which the names of all buildings find room before their rewards."""
    return next(
        (
            style
            for style in TABLE_NAMES
            if all(
                width(building_title(words, each), style) <= room - _reward_width(each) - _EVERY - 6 - _GAP
                for each in BUILDINGS
            )
        ),
        TABLE_NAMES[-1],
    )
