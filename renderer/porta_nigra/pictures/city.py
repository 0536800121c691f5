"""The whole city: quarters clockwise with shops, builders and buildings, supply, a row for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.porta_nigra.pieces import BUILDINGS, REFILL_BELOW, SHOP_OF, WHITE
from games.porta_nigra.state import PortaNigra
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit, fit_balanced, width
from renderer.kit import furniture, pieces
from renderer.kit.alt_text import viewer_first
from renderer.kit.header import LANDSCAPE
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.seat_rows import figures, figures_box, row_ground, seat_row
from renderer.kit.styles import LANDSCAPE_NUMBER, LANDSCAPE_TIGHT
from renderer.porta_nigra.alt_text import about, building_title, turn_sentences, when
from renderer.porta_nigra.changes import city_news
from renderer.porta_nigra.drawings.bricks import any_brick
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.city import border, brick_pile
from renderer.porta_nigra.parts.city_in_words import (
    building_sentences,
    market_sentence,
    seat_sentences,
    supply_sentence,
)
from renderer.porta_nigra.parts.quarter import (
    SUPPLY_SPOT,
    ShopSizes,
    builder_spots,
    builders,
    quarter_boxes,
    reward,
    reward_width,
    shop,
    shop_spot,
)
from renderer.porta_nigra.parts.rewards import seat_progress
from renderer.porta_nigra.parts.sites import SiteSizes, site_spots, sites
from renderer.porta_nigra.parts.stock import figures_of
from renderer.porta_nigra.styles import BOARD_WORDS, TABLE_CHANGE, TABLE_FIGURE, TABLE_NAMES, TABLE_TIGHT
from renderer.request import Scene

SITES = SiteSizes(
    figures=(TABLE_FIGURE, TABLE_TIGHT),
    sign=42,
    plate=46,
    gap=6,
    pad=4,
    name=LANDSCAPE_TIGHT,
    foot=42,
    reach=6,
    numbered=False,
)
SHOP = ShopSizes(figure=TABLE_FIGURE, small=TABLE_TIGHT, brick=56, coin=44)
"""The whole city's sizes."""

_PAD = 10
_HEAD = 74
_LINE = 52
_SITES = 312
_GAP = 8
_QUARTER = 2 * _PAD + _HEAD + _LINE + _SITES + 2 * _GAP
_ACROSS = 64
_DOWN = 92
_FIELD = LANDSCAPE.box_below(LANDSCAPE.band_height, 2 * _QUARTER + _DOWN)
_QUARTERS: Mapping[str, Box] = quarter_boxes(_FIELD, _ACROSS, _DOWN)
_STRIP = _FIELD.part(0, _QUARTER, _FIELD.width, _DOWN)
_WAYS = (
    ("right", Box(_FIELD.left + (_FIELD.width - _ACROSS) // 2, _FIELD.top, _ACROSS, _QUARTER)),
    ("down", Box(_FIELD.right - _ACROSS - 150, _STRIP.top, _ACROSS, _DOWN)),
    ("left", Box(_FIELD.left + (_FIELD.width - _ACROSS) // 2, _STRIP.bottom, _ACROSS, _QUARTER)),
    ("up", Box(_FIELD.left + 150, _STRIP.top, _ACROSS, _DOWN)),
)
_MIDDLE = _STRIP.inset(6).part(270, 0, _STRIP.width - 552, _DOWN - 12)
_ARROW = 58
_SIGN = 66
_BUILDER = 56
_BUILDERS = 4 * (_BUILDER + 4)
_SHOP = 200
_SMALL = 40
_MARK = 58
_APART_MIDDLE = 16
_ROW = 80
_APART = 4


def lay_out(scene: Scene) -> Layout:
    """Where everything lies in the city."""
    view, words = scene.view, scene.words
    rows = LANDSCAPE.rows_below(_FIELD.bottom, len(view.players), _ROW, _APART)
    labelled = {each.spot for each in scene.highlights if each.label}
    items = (
        LANDSCAPE.band(),
        *(item for building in BUILDINGS for item in _quarter(scene, building, labelled)),
        *(Stamp(border, box.centred(_ARROW, _ARROW), (way,), essential=True) for way, box in _WAYS),
        *_middle(scene),
        *(item for seat, box in enumerate(rows) for item in _row(scene, seat, box)),
        *LANDSCAPE.header(words.text(Message("title")), words.text(when(view))),
        *highlight_items(_spots(view), scene.highlights, city_news(scene), LANDSCAPE_NUMBER, TABLE_CHANGE),
    )
    return Layout(LANDSCAPE.width, rows[-1].bottom + LANDSCAPE.margin // 2, items)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the city, the most important ones first."""
    view = scene.view
    yield about(scene, "title")
    yield from turn_sentences(view)
    yield from seat_sentences(view, viewer_first(scene))
    yield market_sentence(view)
    yield supply_sentence(view)
    for building in BUILDINGS:
        yield from building_sentences(view, building)


def _parts(quarter: Box) -> tuple[Box, Box, Box]:
    """The head of a quarter, the line of rewards, the sites."""
    inside = quarter.inset(_PAD)
    line = inside.part(0, _HEAD + _GAP, inside.width, _LINE)
    field = inside.part(0, _HEAD + _LINE + 2 * _GAP, inside.width, _SITES)
    return inside.part(0, 0, inside.width, _HEAD), line, field


def _shop_box(head: Box) -> Box:
    return head.part(head.width - _SHOP, 0, _SHOP, head.height)


def _builders_box(head: Box) -> Box:
    return head.part(head.width - _SHOP - _BUILDERS - 6, 0, _BUILDERS, head.height)


def _white_shop() -> Box:
    return _MIDDLE.part(0, 0, _SHOP, _MIDDLE.height)


def _supply() -> Box:
    return _MIDDLE.part(_SHOP + _APART_MIDDLE, 0, 190, _MIDDLE.height)


def _in_market() -> Box:
    left = _supply().right - _MIDDLE.left + _APART_MIDDLE
    return _MIDDLE.part(left, 0, _MIDDLE.width - left, _MIDDLE.height)


def _quarter(scene: Scene, building: str, labelled: set[str]) -> Iterator[Item]:
    """A quarter: its building and shop, who stands there, rewards, sites."""
    view = scene.view
    box = _QUARTERS[building]
    head, line, field = _parts(box)
    yield Stamp(furniture.slab, box, ("stone", "bark", 14), 1)
    yield Stamp(
        building_sign,
        head.part(0, 0, _SIGN, head.height).centred(_SIGN, _SIGN),
        (building, "ink", "stone"),
        essential=True,
    )
    room = _builders_box(head).left - head.left - _SIGN - 20
    name = head.part(_SIGN + 10, 0, room, head.height)
    lines, style = fit_balanced(building_title(scene.words, building), TABLE_NAMES, name.width)
    block = name.centred(name.width, len(lines) * 36)
    for text, line_of_name in zip(lines, block.rows(len(lines)), strict=True):
        yield Text(text, style, line_of_name, "ink", "left")
    yield from builders(view, building, _builders_box(head), _BUILDER)
    yield from shop(view, SHOP_OF[building], _shop_box(head), SHOP)
    wide = reward_width(building, _SMALL, TABLE_TIGHT)
    yield Stamp(furniture.plain, line, ("page", 8), 1)
    yield from reward(building, line.part(line.width - wide - 6, 0, wide, line.height), _SMALL, TABLE_TIGHT)
    cells = line.part(8, 0, line.width - wide - 24, line.height).columns(4, 4)
    for seat, cell in zip(range(len(view.players)), cells, strict=False):
        yield from seat_progress(view, building, seat, cell, _SMALL - 2, TABLE_TIGHT)
    yield from sites(view, building, field, SITES, labelled)


def _middle(scene: Scene) -> Iterator[Item]:
    """Between the quarters: the white shop, the supply, all bricks in the shops against those of a refill."""
    view = scene.view
    yield from shop(view, WHITE, _white_shop(), SHOP)
    fields = (_supply(), _in_market())
    numbers = (view.supply, view.in_market)
    for art, number, field in zip((brick_pile, any_brick), numbers, fields, strict=True):
        yield Stamp(furniture.slab, field, (), 1)
        line = field.part(12, 0, field.width - 20, field.height - 3)
        yield Stamp(art, line.part(0, 0, _MARK, line.height).centred(_MARK, _MARK), essential=True)
        figure = line.part(_MARK + 10, 0, width(str(number), TABLE_FIGURE), line.height)
        yield Text(str(number), TABLE_FIGURE, figure, essential=True)
    left = figure.right + 14
    note = Box(left, figure.top, _in_market().right - left - 8, figure.height)
    said, style = fit(
        scene.words.text(Message("picture-refill", {"n": REFILL_BELOW})), BOARD_WORDS, note.width
    )
    yield Text(said, style, note, "bark", "left")


def _spots(view: PortaNigra) -> dict[str, Spot]:
    """Everything in the city that can be chosen or change."""
    found = {
        shop_spot(WHITE): Spot(_white_shop(), room=4, numbered=False),
        SUPPLY_SPOT: Spot(_supply(), room=4, numbered=False),
    }
    for building, box in _QUARTERS.items():
        head, _, field = _parts(box)
        found[building] = Spot(box, room=4, numbered=False)
        found[shop_spot(SHOP_OF[building])] = Spot(_shop_box(head), room=4, numbered=False)
        found |= builder_spots(view, building, _builders_box(head), _BUILDER)
        found |= site_spots(building, field, SITES)
    return found


def _row(scene: Scene, seat: int, box: Box) -> Iterator[Item]:
    """What a seat has, with the points it gained since the viewer's last turn."""
    view = scene.view
    badges = pieces.badges(at_turn=view.active == seat, starts=view.start == seat)
    gained = sum(change.points for change in scene.changes if change.seat == seat)
    yield from row_ground(seat, box, lit=seat == scene.seat)
    points = view.players[seat].points
    yield from seat_row(seat, scene.names[seat], points, box, badges=badges, gained=gained)
    yield from figures(tuple(figures_of(view, seat)), figures_box(box))
