"""All building sites: bricks and points, or elements, with ways, rewards and shops.

If it is asked in which building to build, only those with their sites.
"""

from collections.abc import Iterator, Sequence

from games.porta_nigra.pieces import BUILDINGS, COLOURS, PORTA_NIGRA, REWARD_EVERY, SHOP_OF, WHITE
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text
from renderer.engine.lettering import width
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import building_title, title_and_moment, turn_sentences
from renderer.porta_nigra.changes import CITY
from renderer.porta_nigra.drawings.bricks import any_brick
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.city_in_words import (
    building_sentence,
    city_buildable_sentences,
    market_sentence,
    stock_sentence,
    supply_sentence,
    ways_sentences,
)
from renderer.porta_nigra.parts.city_map import bricks_left
from renderer.porta_nigra.parts.close_up import close_up_layout
from renderer.porta_nigra.parts.quarter import (
    SUPPLY_SPOT,
    ShopSizes,
    builder_spots,
    builders,
    own_way,
    shop,
    shop_spot,
)
from renderer.porta_nigra.parts.rewards import progress, reward
from renderer.porta_nigra.parts.sites import (
    SiteSizes,
    heights_text,
    lit_sites,
    site_rows,
    site_spots,
    sites,
    sites_legend,
)
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_TIGHT, BOARD_WORDS
from renderer.request import Scene

SITES = SiteSizes(
    figures=(BOARD_FIGURE, BOARD_TIGHT),
    sign=40,
    owner=58,
    plate=50,
    gap=5,
    pad=4,
    name=BOARD_WORDS[-1],
    foot=50,
    card=44,
    reach=7,
    numbered=False,
    in_line=True,
)
SHOP = ShopSizes(figure=BOARD_FIGURE, small=BOARD_TIGHT, brick=46, coin=40)

_LEGEND = CLOSE_UP.box_below(CLOSE_UP.band_height - 8, 54)
_HEADINGS = CLOSE_UP.box_below(_LEGEND.bottom - 12, 50)
_COLUMNS = (548, 162, 256, 182)
"""How wide name and builders, way, reward and shop are, side by side."""

_PAD = 10
_HEAD = 66
_ROW = 70
_SIGN = 58
_BUILDER = 44
_WAY_SIGN = 40
_REWARD = 42
_BARS = 78
_ARROW = 36
_GAP = 6
_WHITE = 190
_SUPPLY = 420
_FOOT_HIGH = 70


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    asked = _asked_buildings(scene)
    lit, groups = lit_sites(scene), _group_boxes(asked or BUILDINGS)
    bottom = max(group.bottom for group in groups.values())
    items = [*sites_legend(scene, _LEGEND, lit=bool(lit)), *_headings(words)]
    for building, group in groups.items():
        items.append(Stamp(furniture.slab, group, ("stone", "bark", 12), 1))
        items += _head(scene, building, _head_boxes(group))
        items += sites(view, building, _field(group), SITES, scene.labelled, lit)
    if PORTA_NIGRA in groups:
        items += _heights_items(groups[PORTA_NIGRA])
    spots = dict[str, Spot]()
    if not asked:
        white, supply, market = _foot_boxes(CLOSE_UP.box_below(bottom, _FOOT_HIGH))
        items += shop(view, WHITE, white, SHOP)
        items += bricks_left(view, words, (supply, market), BOARD_FIGURE)
        spots[shop_spot(WHITE)] = Spot(white, room=4, numbered=False)
        spots[SUPPLY_SPOT] = Spot(supply, room=4, numbered=False)
        bottom = supply.bottom
    for building, group in groups.items():
        there, *_, sold = _head_boxes(group)
        spots[building] = Spot(group, room=4, numbered=False)
        spots[shop_spot(SHOP_OF[building])] = Spot(sold, room=3, numbered=False)
        spots |= builder_spots(view, building, _builders_box(there), _BUILDER)
        spots |= site_spots(building, _field(group), SITES)
    return close_up_layout(scene, words("picture-title-sites"), items, spots, CITY, bottom)


def _asked_buildings(scene: Scene) -> list[str]:
    """The buildings among which the viewer is asked to choose."""
    asked = {each.spot for each in scene.highlights}
    return [building for building in BUILDINGS if building in asked]


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "picture-title-sites")
    yield from turn_sentences(view)
    if scene.seat is not None:
        yield stock_sentence(view, scene.seat)
        yield from city_buildable_sentences(view, scene.seat)
        yield from ways_sentences(view, scene.seat)
    asked = _asked_buildings(scene)
    for building in asked or BUILDINGS:
        yield building_sentence(view, scene.words, building)
    if not asked:
        yield market_sentence(view)
        yield supply_sentence(view)


def _headings(words: Words) -> Iterator[Item]:
    """What ways, rewards and shops are, above them."""
    texts = [words(f"picture-sites-{column}") for column in ("way", "reward", "shop")]
    boxes = _HEADINGS.part(_PAD, 0, _HEADINGS.width - 2 * _PAD, _HEADINGS.height).columns_of_widths(
        *_COLUMNS
    )[1:]
    style = BOARD_WORDS[-1]
    for text, box in zip(texts, boxes, strict=True):
        yield Text(text, style, box, "bark", "left")


def _heights_items(group: Box) -> Iterator[Item]:
    """How many bricks the sites of the Porta Nigra take, on the free place next to them."""
    corner = _field(group).rows(2, SITES.gap)[1].columns(len(COLOURS), SITES.gap)[-1]
    wide = width(heights_text(), BOARD_FIGURE)
    text, _, sign = corner.centred(wide + _GAP + SHOP.brick, corner.height).columns_of_widths(
        wide, _GAP, SHOP.brick
    )
    yield Text(heights_text(), BOARD_FIGURE, text)
    yield Stamp(any_brick, sign.centred(SHOP.brick, SHOP.brick))


def _group_boxes(buildings: Sequence[str]) -> dict[str, Box]:
    """The boxes of buildings one below the other, each as high as its rows of sites."""
    found: dict[str, Box] = {}
    bottom = _HEADINGS.bottom - 8
    for building in buildings:
        rows = len(site_rows(building))
        high = _HEAD + rows * (_ROW + SITES.gap) - SITES.gap + _PAD + 8
        found[building] = CLOSE_UP.box_below(bottom, high)
        bottom = found[building].bottom - 2
    return found


def _field(group: Box) -> Box:
    return group.part(_PAD, _HEAD + 8, group.width - 2 * _PAD, group.height - _HEAD - _PAD - 8)


def _head_boxes(group: Box) -> list[Box]:
    """Name, builders, way, reward and shop above the sites."""
    return group.part(_PAD, 6, group.width - 2 * _PAD, _HEAD).columns_of_widths(*_COLUMNS)


def _builders_box(box: Box) -> Box:
    return box.part(_SIGN, 0, box.width - _SIGN - _GAP, box.height)


def _foot_boxes(box: Box) -> tuple[Box, Box, Box]:
    """The white shop, the supply, the bricks in all shops."""
    gap = CLOSE_UP.gap
    rest = box.width - _WHITE - _SUPPLY - 2 * gap
    white, _, supply, _, market = box.columns_of_widths(_WHITE, gap, _SUPPLY, gap, rest)
    return white, supply, market


def _head(scene: Scene, building: str, boxes: list[Box]) -> Iterator[Item]:
    """A building: builders there, the price of the viewer's way, their next reward, its shop."""
    view = scene.view
    name, way, brings, sold = boxes
    sign = name.part(0, 0, _SIGN, name.height).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (building, "ink", "stone"))
    there = [*builders(view, building, _builders_box(name), _BUILDER)]
    right = min((item.box.left for item in there), default=name.right) - 2 * _GAP
    field = Box(sign.right + 2 * _GAP, name.top, right - sign.right - 2 * _GAP, name.height)
    yield fitted_text(building_title(scene.words, building), BOARD_WORDS, field, "ink", "left")
    yield from there
    yield from own_way(scene, building, way.centred(way.width, _WAY_SIGN + 12), BOARD_FIGURE, _WAY_SIGN)
    done = 0 if scene.seat is None else view.bricks_built(scene.seat, building) % REWARD_EVERY
    bars, _, arrow, _, goods = brings.columns_of_widths(
        _BARS, _GAP, _ARROW, _GAP, brings.width - _BARS - _ARROW - 2 * _GAP
    )
    yield Stamp(progress, bars.centred(_BARS, _REWARD), (done,))
    yield Stamp(furniture.arrow, arrow.centred(_ARROW, _ARROW), ("brass",))
    yield from reward(building, goods, _REWARD, BOARD_FIGURE)
    yield from shop(view, SHOP_OF[building], sold.centred(sold.width, sold.height - 6), SHOP)
