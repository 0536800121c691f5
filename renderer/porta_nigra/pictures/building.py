"""A building close up: its sites, majorities, builder rewards, its shop and the viewer's goods."""

from collections.abc import Iterator

from games.porta_nigra.majorities import majority_places
from games.porta_nigra.pieces import MAJORITIES, PORTA_NIGRA, REWARD_EVERY, SHOP_OF, WHITE
from games.porta_nigra.state import PortaNigra
from games.words import Message, Verbatim, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text
from renderer.engine.lettering import fit_text, width
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_NAMES
from renderer.porta_nigra.alt_text import building_title, title_and_moment
from renderer.porta_nigra.changes import CITY
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.building_in_words import (
    area_sentences,
    buildable_sentences,
    progress_sentence,
    quarter_sentences,
    reward_sentence,
    site_sentences,
)
from renderer.porta_nigra.parts.city_in_words import stock_sentence
from renderer.porta_nigra.parts.close_up import close_up_layout, heading
from renderer.porta_nigra.parts.majority_rows import area_lines, height_lines, heights_height
from renderer.porta_nigra.parts.quarter import (
    BETWEEN_BUILDERS,
    ShopSizes,
    builder_spots,
    builders,
    own_way,
    shop,
    shop_spot,
)
from renderer.porta_nigra.parts.rewards import reward, seat_progress
from renderer.porta_nigra.parts.sites import SiteSizes, lit_sites, site_rows, site_spots, sites, sites_legend
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_TIGHT, BOARD_WORDS, ROW_LETTER, SITE_NAME
from renderer.request import Scene

SITES = SiteSizes(
    figures=(BOARD_FIGURE, BOARD_TIGHT),
    sign=60,
    owner=84,
    plate=56,
    gap=8,
    pad=6,
    name=SITE_NAME,
    foot=46,
    card=50,
)
SHOP = ShopSizes(figure=BOARD_FIGURE, small=BOARD_TIGHT, brick=60, coin=46)
"""A building close up."""

_HEAD = CLOSE_UP.box_below(CLOSE_UP.band_height, 84)
_LEGEND = CLOSE_UP.box_below(_HEAD.bottom - 8, 50)
_SIGN = 68
_SHOP = 208
_BUILDER = 62
_BUILDERS = 2 * (_BUILDER + BETWEEN_BUILDERS)
_REWARD_SIGN = 46
_WAY_SIGN = 42
_LINE = 56
_FIELD = 484
_AREA = 236
_LETTER = 48
_ROW_PAD = 4
_SEAT = 70
_LOW = 200
"""A row that is lower has smaller signs for its majority, in pixels."""


def lay_out(scene: Scene, building: str) -> Layout:
    view, words = scene.view, scene.words
    field, lit = _sites_box(building), lit_sites(scene)
    below = _heights_box().bottom if building == PORTA_NIGRA else _field().bottom
    reward_line = CLOSE_UP.box_below(below - 8, _LINE)
    lines = CLOSE_UP.rows_below(reward_line.bottom - 8, (len(view.players) + 1) // 2, _SEAT)
    items = (
        *_head(scene, building),
        *sites_legend(scene, _legend_box(building), lit=bool(lit)),
        *sites(view, building, field, SITES, scene.labelled, lit),
        *_areas(scene, building),
        *_reward(words, building, reward_line),
        *_seats(scene, building, lines),
    )
    title, spots = building_title(words, building), _spots(view, building)
    return close_up_layout(scene, title, items, spots, CITY, lines[-1].bottom)


def sentences(scene: Scene, building: str) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, Verbatim(building_title(scene.words, building)))
    if scene.seat is not None:
        yield stock_sentence(view, scene.seat)
        yield from buildable_sentences(view, scene.seat, building)
    yield progress_sentence(view, building)
    yield from area_sentences(view, scene.words, _areas_of(building))
    yield from site_sentences(view, building)
    yield reward_sentence(building)
    yield from quarter_sentences(view, building)


def _areas_of(building: str) -> list[str]:
    return [area.name for area in MAJORITIES.values() if area.building == building]


def _field() -> Box:
    return CLOSE_UP.box_below(_LEGEND.bottom - 6, _FIELD)


def _sites_box(building: str) -> Box:
    """Where the sites lie: next to the areas, in the Porta Nigra above them."""
    left = 0 if building == PORTA_NIGRA else _AREA + 8
    return _field().part(left, 0, CLOSE_UP.content_width - left, _FIELD)


def _legend_box(building: str) -> Box:
    """The line above the sites."""
    sites_box = _sites_box(building)
    return Box(sites_box.left, _LEGEND.top, sites_box.width, _LEGEND.height)


def _heights_box() -> Box:
    """Where the majorities of the Porta Nigra lie."""
    return CLOSE_UP.box_below(_field().bottom + _LINE - 14, heights_height())


def _shop_boxes() -> tuple[Box, Box]:
    """The shop of the quarter, and the white one."""
    right = _HEAD.width - _SHOP
    return _HEAD.part(right - _SHOP - 14, 8, _SHOP, 66), _HEAD.part(right - 8, 8, _SHOP, 66)


def _builders_box() -> Box:
    return Box(_shop_boxes()[0].left - _BUILDERS - 8, _HEAD.top, _BUILDERS, _HEAD.height)


def _head(scene: Scene, building: str) -> Iterator[Item]:
    """The sign of a building, the price of the viewer's way, the builders there, the shops."""
    view = scene.view
    yield Stamp(furniture.slab, _HEAD, ("stone", "bark", 12), 1)
    sign = _HEAD.part(8, 0, _SIGN, _HEAD.height - 3).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (building, "ink", "stone"))
    name = scene.words("picture-sites-way")
    wide = width(name, BOARD_WORDS[0])
    field = _HEAD.part(_SIGN + 24, 0, wide, _HEAD.height - 3)
    rest = Box(field.right + 16, field.top, _builders_box().left - field.right - 16, field.height)
    way = [*own_way(scene, building, rest.centred(rest.width, _WAY_SIGN + 16), BOARD_FIGURE, _WAY_SIGN)]
    if way:
        yield Text(name, BOARD_WORDS[0], field, "bark", "left")
        yield from way
    yield from builders(view, building, _builders_box(), _BUILDER)
    for colour, box in zip((SHOP_OF[building], WHITE), _shop_boxes(), strict=True):
        yield from shop(view, colour, box, SHOP)


def _reward(words: Words, building: str, line: Box) -> Iterator[Item]:
    """The builder reward, above the bricks of the seats."""
    said, style = fit_text(words("picture-every", n=REWARD_EVERY), BOARD_WORDS, line.width * 3 // 4)
    wide = width(said, style)
    yield Text(said, style, line.part(10, 0, wide, line.height), "bark", "left")
    goods = line.part(wide + 28, 0, line.width - wide - 28, line.height)
    yield from reward(building, goods, _REWARD_SIGN, BOARD_FIGURE)


def _areas(scene: Scene, building: str) -> Iterator[Item]:
    """The areas of a building: a row of sites each, all of it, or a height each."""
    if building == PORTA_NIGRA:
        above = CLOSE_UP.box_below(_field().bottom - 10, _LINE - 6)
        yield heading(scene.words("picture-by-height"), above)
        yield from height_lines(scene.view, _heights_box(), scene.seat)
        return
    yield heading(scene.words("picture-majority"), _LEGEND.part(0, 0, _AREA, _LEGEND.height))
    areas = _areas_of(building)
    column = _field().part(0, 0, _AREA, _FIELD)
    boxes = column.rows(len(site_rows(building)), SITES.gap) if len(areas) > 1 else [column]
    for name, box in zip(areas, boxes, strict=True):
        letter = MAJORITIES[name].row
        yield Stamp(furniture.slab, box, ("page", "sand", 10), 1)
        before = _LETTER if letter else 0
        if letter:
            yield Text(letter, ROW_LETTER, box.part(4, 0, _LETTER, box.height), "umber")
        lines = box.part(before + _ROW_PAD, 0, box.width - before - _ROW_PAD - 6, box.height)
        there = max(2, len(majority_places(scene.view, name)))
        style, sign, line = (BOARD_TIGHT, 50, 64) if box.height < _LOW else (BOARD_FIGURE, 58, 84)
        high = min(box.height - 8, there * line)
        yield from area_lines(scene.view, name, lines.centred(lines.width, high), style, sign)


def _seats(scene: Scene, building: str, lines: list[Box]) -> Iterator[Item]:
    """The bricks of every seat there, and how far its next reward is."""
    cells = [cell for line in lines for cell in line.columns(2, 8)]
    for seat, (name, cell) in enumerate(zip(scene.names, cells, strict=False)):
        look = ("glow", "brass", 10) if seat == scene.seat else ("marble", "sand", 10)
        yield Stamp(furniture.slab, cell, look, 1)
        yield from seat_progress(
            scene.view, building, seat, cell.part(10, 0, 256, cell.height - 3), 54, BOARD_FIGURE
        )
        field = cell.part(276, 0, cell.width - 288, cell.height - 3)
        yield fitted_text(name, CLOSE_UP_NAMES, field, "ink", "left")


def _spots(view: PortaNigra, building: str) -> dict[str, Spot]:
    """The sites, shops and builders as spots."""
    return {
        **{
            shop_spot(colour): Spot(box, room=4, numbered=False)
            for colour, box in zip((SHOP_OF[building], WHITE), _shop_boxes(), strict=True)
        },
        **builder_spots(view, building, _builders_box(), _BUILDER),
        **site_spots(building, _sites_box(building), SITES),
    }
