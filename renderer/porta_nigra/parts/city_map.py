"""The city at a glance: four quarters clockwise with their shops and builders, the ways between them."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from games.porta_nigra.pieces import BUILDINGS, REFILL_BELOW, SHOP_OF, WHITE
from games.porta_nigra.state import PortaNigra
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Stamp, Text, text_block
from renderer.engine.lettering import Style, first_fitting, fit_balanced, width
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import building_title
from renderer.porta_nigra.drawings.bricks import any_brick
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.city import border, brick_pile
from renderer.porta_nigra.parts.quarter import (
    BETWEEN_BUILDERS,
    SUPPLY_SPOT,
    ShopSizes,
    builder_spots,
    builders,
    quarter_boxes,
    shop,
    shop_spot,
)
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_NAMES, BOARD_WORDS, LARGE_FIGURE
from renderer.request import Scene

_MARK = 58
_BEFORE = 14
_AFTER = 10


def bricks_left(view: PortaNigra, words: Words, boxes: Sequence[Box], style: Style) -> Iterator[Item]:
    """The supply, and all bricks in the shops against those of a refill or of an early end, in two boxes."""
    notes = [words.text(each) for each in (Message("picture-in-supply"), _shops_note(view))]
    numbers = [str(view.supply), str(view.bricks_in_market)]
    rooms = [
        box.width - 2 * _BEFORE - _MARK - 2 * _AFTER - width(number, style)
        for box, number in zip(boxes, numbers, strict=True)
    ]
    styles = [first_fitting([note], BOARD_WORDS, room) for note, room in zip(notes, rooms, strict=True)]
    set_in = max(styles, key=BOARD_WORDS.index)
    signs = (brick_pile, any_brick)
    for art, number, note, room, box in zip(signs, numbers, notes, rooms, boxes, strict=True):
        yield Stamp(furniture.slab, box, (), 1)
        line = box.part(_BEFORE, 0, box.width - 2 * _BEFORE, box.height - 3)
        yield Stamp(art, line.part(0, 0, _MARK, line.height).centred(_MARK, _MARK))
        figure = line.part(_MARK + _AFTER, 0, width(number, style), line.height)
        yield Text(number, style, figure)
        field = Box(figure.right + _AFTER, line.top, room, line.height)
        yield Text(note, set_in, field, "bark", "left")


def _shops_note(view: PortaNigra) -> Message:
    """Below how many bricks in the shops there is a refill; without a supply, that none ends the game."""
    if view.supply:
        return Message("picture-refill", {"n": REFILL_BELOW})
    return Message("picture-early-end" if view.ended_by is None else "picture-no-refill")


SHOP = ShopSizes(figure=LARGE_FIGURE, small=BOARD_FIGURE, brick=78, coin=56)

BESIDE = 212
"""How wide the place next to the bricks of a shop is, in pixels."""

_QUARTER = 232
_ACROSS = 76
_DOWN = 132
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
_ARROW = 74
_PAD = 12
_SIGN = 84
_HEAD = 98
_BUILDER = 64
_IN_A_LINE = 2
"""How many builders find room next to the name of a building."""
_SHOP_HIGH = 100
_NAME_LINE = 50
_WHITE = _STRIP.centred(560, _SHOP_HIGH)
_SUPPLY = CLOSE_UP.box_below(_FIELD.bottom, 84)

BOTTOM = _SUPPLY.bottom
"""How far down the map reaches, in pixels."""

Beside = Callable[[Scene, str, Box], Iterator[Item]]
"""The sign next to the bricks of a shop."""


def city_map(scene: Scene, beside: Beside) -> Iterator[Item]:
    """Quarters and ways, the white shop, the supply; `beside` fills the place next to each shop."""
    view = scene.view
    for building in BUILDINGS:
        yield from _quarter(scene, building, beside)
    yield from _shop(scene, WHITE, _WHITE, beside)
    for way, box in _WAYS:
        yield Stamp(border, box.centred(_ARROW, _ARROW), (way,))
    yield from bricks_left(view, scene.words, _SUPPLY.columns(2, CLOSE_UP.gap), BOARD_FIGURE)


def map_spots(view: PortaNigra) -> dict[str, Spot]:
    """Quarters, shops, builders and the supply as spots."""
    found = {
        shop_spot(WHITE): Spot(_WHITE, room=4, numbered=False),
        SUPPLY_SPOT: Spot(_SUPPLY.columns(2, CLOSE_UP.gap)[0], room=4, numbered=False),
    }
    for building in BUILDINGS:
        found[building] = Spot(_QUARTERS[building], room=4, numbered=False)
        found[shop_spot(SHOP_OF[building])] = Spot(_shop_box(building), room=4, numbered=False)
        found |= builder_spots(view, building, _builders_box(building), _BUILDER)
    return found


def _quarter(scene: Scene, building: str, beside: Beside) -> Iterator[Item]:
    """A quarter: its building, who stands there, its shop."""
    view, box = scene.view, _QUARTERS[building]
    yield Stamp(furniture.slab, box, ("stone", "bark", 14), 1)
    head = _head_box(building)
    sign = head.part(0, 0, _SIGN, head.height).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (building, "ink", "stone"))
    there = sum(player.quarter == building for player in view.players)
    room = head.width - _SIGN - 16 - min(there, _IN_A_LINE) * (_BUILDER + BETWEEN_BUILDERS)
    yield from _name(scene.words, building, head.part(_SIGN + 16, 0, room, head.height))
    yield from builders(view, building, _builders_box(building), _BUILDER)
    yield from _shop(scene, SHOP_OF[building], _shop_box(building), beside)


def _name(words: Words, building: str, box: Box) -> Iterator[Item]:
    """The name of a building, in two lines where one has no room."""
    lines, style = fit_balanced(building_title(words, building), BOARD_NAMES, box.width)
    yield from text_block(lines, style, box, _NAME_LINE, anchor="left")


def _head_box(building: str) -> Box:
    return _QUARTERS[building].part(_PAD, _PAD - 4, _QUARTERS[building].width - 2 * _PAD, _HEAD)


def _builders_box(building: str) -> Box:
    head, wide = _head_box(building), _IN_A_LINE * (_BUILDER + BETWEEN_BUILDERS)
    return head.part(head.width - wide, 0, wide, head.height)


def _shop_box(building: str) -> Box:
    box = _QUARTERS[building]
    return box.part(_PAD, box.height - _SHOP_HIGH - _PAD - 2, box.width - 2 * _PAD, _SHOP_HIGH)


def _shop(scene: Scene, colour: str, box: Box, beside: Beside) -> Iterator[Item]:
    """A shop with the place next to its bricks."""
    place = box.part(box.width - BESIDE, 0, BESIDE - 10, box.height).centred(BESIDE - 10, box.height - 20)
    filled = [*beside(scene, colour, place)]
    yield from shop(scene.view, colour, box, SHOP, beside=BESIDE if filled else 0)
    yield from filled
