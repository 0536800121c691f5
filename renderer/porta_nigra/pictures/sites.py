"""All building sites: what each takes and scores or what stands there, with the shops and the builders."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.pieces import BUILDINGS, SHOP_OF, WHITE
from games.porta_nigra.state import PortaNigra
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp
from renderer.kit import close_up, furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import about, turn_sentences, when
from renderer.porta_nigra.changes import CITY
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.bricks_left import bricks_left
from renderer.porta_nigra.parts.city_in_words import (
    building_sentence,
    city_buildable_sentences,
    market_sentence,
    supply_sentence,
    ways_sentences,
)
from renderer.porta_nigra.parts.quarter import (
    SUPPLY_SPOT,
    ShopSizes,
    builder_spots,
    builders,
    own_price,
    shop,
    shop_spot,
    way_price,
)
from renderer.porta_nigra.parts.sites import SiteSizes, lit_sites, site_rows, site_spots, sites
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_TIGHT, SITE_NAME
from renderer.request import Scene

SITES = SiteSizes(
    figures=(BOARD_FIGURE, BOARD_TIGHT),
    sign=46,
    owner=78,
    plate=50,
    gap=6,
    pad=5,
    name=SITE_NAME,
    foot=42,
    card=44,
    reach=7,
    numbered=False,
)
SHOP = ShopSizes(figure=BOARD_FIGURE, small=BOARD_TIGHT, brick=50, coin=42)
"""All sites together."""

_ROW = 106
_PAD = 8
_HEAD = 196
_SIGN = 84
_BUILDER = 84
_SHOP_HIGH = 62
_WAY_HIGH = 52
_WAY_SIGN = 40
_GAP = 6
_WHITE = 214
_SUPPLY = 420
_FOOT_HIGH = 76


def lay_out(scene: Scene) -> Layout:
    """Where everything lies: the buildings below each other, the white shop, the supply."""
    view, words = scene.view, scene.words
    labelled = {each.spot for each in scene.highlights if each.label}
    lit = lit_sites(scene)
    groups = _groups()
    foot = CLOSE_UP.box_below(groups[BUILDINGS[-1]].bottom, _FOOT_HIGH)
    white, supply, market = _foot(foot)
    items: list[Item] = []
    for building, group in groups.items():
        items.append(Stamp(furniture.slab, group, ("stone", "bark", 12), 1))
        items += _head(scene, building, group)
        items += sites(view, building, _field(group), SITES, labelled, lit)
    items += shop(view, WHITE, white, SHOP)
    items += bricks_left(view, words, (supply, market), BOARD_FIGURE)
    spots = _spots(view, groups, white, supply)
    headings = words("picture-title-sites"), words.text(when(view))
    return close_up.close_up_layout(scene, headings, items, spots, CITY, foot.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the sites: whose turn it is, what the viewer could build, the buildings."""
    view = scene.view
    yield about(scene, "picture-title-sites")
    yield from turn_sentences(view)
    if scene.seat is not None:
        yield from city_buildable_sentences(view, scene.seat)
        yield from ways_sentences(view, scene.seat)
    for building in BUILDINGS:
        yield building_sentence(view, scene.words, building)
    yield market_sentence(view)
    yield supply_sentence(view)


def _groups() -> dict[str, Box]:
    """Where each building lies, as high as its rows of sites."""
    found: dict[str, Box] = {}
    bottom = CLOSE_UP.band_height
    for building in BUILDINGS:
        rows = len(site_rows(building))
        high = rows * (_ROW + SITES.gap) - SITES.gap + 2 * _PAD + 2
        found[building] = CLOSE_UP.box_below(bottom, high)
        bottom = found[building].bottom
    return found


def _field(group: Box) -> Box:
    """Where the sites of a building lie."""
    return group.part(_HEAD + _PAD, _PAD, group.width - _HEAD - 2 * _PAD, group.height - 2 * _PAD - 2)


def _inside(group: Box) -> Box:
    """What stands before the sites."""
    return group.part(_PAD, _PAD, _HEAD - _PAD, group.height - 2 * _PAD - 2)


def _builders_box(group: Box) -> Box:
    inside = _inside(group)
    return inside.part(_SIGN, 0, inside.width - _SIGN, _SIGN)


def _shop_box(group: Box) -> Box:
    inside = _inside(group)
    return inside.part(0, _SIGN + _GAP, inside.width, _SHOP_HIGH)


def _foot(box: Box) -> tuple[Box, Box, Box]:
    """The white shop, the supply, the bricks in all shops."""
    rest = box.part(_WHITE + CLOSE_UP.gap, 0, box.width - _WHITE - CLOSE_UP.gap, box.height)
    supply, market = rest.split(_SUPPLY, rest.width - _SUPPLY)
    gap = CLOSE_UP.gap
    return box.part(0, 0, _WHITE, box.height), supply.part(0, 0, _SUPPLY - gap, box.height), market


def _head(scene: Scene, building: str, group: Box) -> Iterator[Item]:
    """A building's sign, who stands there, its shop, what the way there costs the viewer."""
    view, inside = scene.view, _inside(group)
    sign = inside.part(0, 0, _SIGN, _SIGN).inset(2)
    yield Stamp(building_sign, sign, (building, "ink", "stone"))
    yield from builders(view, building, _builders_box(group), _BUILDER)
    yield from shop(view, SHOP_OF[building], _shop_box(group), SHOP)
    cost = way_price(view, scene.seat, building)
    if scene.seat is not None and cost:
        plate = inside.part(0, _SIGN + _SHOP_HIGH + 2 * _GAP, inside.width, _WAY_HIGH)
        possible = view.players[scene.seat].sesterces >= cost
        yield from own_price(scene.seat, cost, plate, BOARD_FIGURE, _WAY_SIGN, possible=possible)


def _spots(view: PortaNigra, groups: dict[str, Box], white: Box, supply: Box) -> dict[str, Spot]:
    """Buildings, shops, builders and sites as spots."""
    found = {
        shop_spot(WHITE): Spot(white, room=4, numbered=False),
        SUPPLY_SPOT: Spot(supply, room=4, numbered=False),
    }
    for building, group in groups.items():
        found[building] = Spot(group, room=4, numbered=False)
        found[shop_spot(SHOP_OF[building])] = Spot(_shop_box(group), room=3, numbered=False)
        found |= builder_spots(view, building, _builders_box(group), _BUILDER)
        found |= site_spots(building, _field(group), SITES)
    return found
