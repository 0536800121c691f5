"""The action circle of a seat: markers in trays, Trajan tiles in slots, the result of each sowing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from games.trajan.pieces import ACTION_OF, CENTRE, TRAYS
from games.trajan.player import Player
from games.trajan.sowing import SowingPlan, plan_of
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, width
from renderer.engine.pen import Art
from renderer.kit import furniture, pieces
from renderer.kit.highlights import Spot
from renderer.trajan.changes import slot_spot, tray_spot
from renderer.trajan.drawings import circle, markers, marks
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.circle import SIGN, SIGNS, arch
from renderer.trajan.parts.circle.circle_places import CirclePlaces
from renderer.trajan.parts.labelled import trajan_tile
from renderer.trajan.sowing_shown import Sowing
from renderer.trajan.styles import TILE_POINTS, TRAY_NUMERAL, TRAY_STEPS

_PATH = 306
_ARROW = 64
_PLATE = 46
_PLATE_DOWN = 66
_ICON = 36
_LAUREL = 38
_MARK = 40
_PAD = 8


class Rows(Struct, frozen=True):
    """How markers stand in a tray."""

    up: int
    """How far above the middle of the tray that of the rows lies."""
    numbers: Mapping[int, tuple[int, ...]]
    """Number of markers -> how many stand in each row."""
    sizes: Mapping[int, tuple[int, int]]
    """Number of rows -> the size of markers, and from one to the next."""


_FEW = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (2, 3), 6: (3, 3)}

ABOVE_PLAN = Rows(
    34,
    {**_FEW, 7: (2, 2, 3), 8: (2, 3, 3), 9: (2, 3, 4), 10: (3, 3, 4), 11: (3, 4, 4), 12: (3, 4, 5)},
    {1: (66, 66), 2: (58, 60), 3: (42, 43)},
)
"""Height of the result of a sowing, above it."""

CENTRED = Rows(
    0,
    {**_FEW, 7: (2, 3, 2), 8: (2, 4, 2), 9: (3, 3, 3), 10: (3, 4, 3), 11: (4, 4, 3), 12: (4, 4, 4)},
    {1: (66, 66), 2: (60, 62), 3: (46, 47)},
)
"""In the middle of the tray."""


def circle_spots(places: CirclePlaces) -> dict[str, Spot]:
    trays = {
        tray_spot(tray): Spot(places.tray_box(tray), reach=12, round=True, numbered=False) for tray in TRAYS
    }
    return {**trays, **{slot_spot(slot): Spot(places.tile_box(slot)) for slot in TRAYS}}


def action_circle(player: Player, sowing: Sowing, places: CirclePlaces) -> Iterator[Item]:
    """The circle with everything on it, and in each tray the result of sowing it, unless one is chosen."""
    plans = {tray: plan_of(player, tray) for tray in TRAYS if player.trays[tray]}
    shown = {} if sowing.is_chosen else plans
    possible = {plan.could_accomplish for plan in shown.values()}
    yield from _ground(player, sowing, places)
    for slot in TRAYS:
        yield from _tab(player, slot, places.tab_box(slot), lit=player.slots.get(slot) in possible)
        yield from _slot(player, slot, places.tile_box(slot), TILE_POINTS)
    for tray in TRAYS:
        rows = ABOVE_PLAN if tray in shown else CENTRED
        yield from _markers(player, tray, sowing, places, rows)
        if tray in shown:
            yield from _plan(shown[tray], places.tray_box(tray))
    yield from _path(sowing, places)


def small_circle(player: Player, sowing: Sowing, places: CirclePlaces, points: Style) -> Iterator[Item]:
    """Draw the circle without plans and numerals; [+2] markers stand above their slots."""
    yield from _ground(player, sowing, places)
    for slot in TRAYS:
        if ACTION_OF[slot] in player.plus_two:
            tab = places.tab_box(slot)
            yield Stamp(marks.plus_two, tab.centred(_MARK, _MARK))
        yield from _slot(player, slot, places.tile_box(slot), points)
    for tray in TRAYS:
        yield from _markers(player, tray, sowing, places, CENTRED)
    yield from _path(sowing, places)


def _ground(player: Player, sowing: Sowing, places: CirclePlaces) -> Iterator[Item]:
    """The circle, the Arch if it stands in the middle, the target of a sowing."""
    yield Stamp(circle.action_circle, places.whole_box, (), places.share, fine=False)
    if player.arch == CENTRE:
        size = places.to_pixels(2 * (SIGNS - SIGN))
        middle = places.field.centred(size, size)
        yield Stamp(furniture.plain, middle.inset(size // 12), ("umber",), 1)
        yield Stamp(arch, middle.inset(size // 24))
    if sowing.target:
        yield Stamp(circle.lit_tray, places.tray_box(sowing.target), (), places.share)
        sign = places.box_about(TRAYS.index(sowing.target), SIGNS, 2 * SIGN)
        yield Stamp(circle.lit_sign, sign, (ACTION_OF[sowing.target],), places.share)


def _tab(player: Player, slot: str, tab: Box, *, lit: bool) -> Iterator[Item]:
    """The numeral of a slot, its [+2] marker, a laurel on light if its tile could be accomplished."""
    yield Stamp(furniture.plate, tab, ("glow", "brass", 8) if lit else ("umber", "sand", 8), 1)
    numeral = tab.part(_PAD, 0, width(slot, TRAY_NUMERAL), tab.height)
    yield Text(slot, TRAY_NUMERAL, numeral, "ink" if lit else "marble", "left")
    right = tab.width - 4
    for sign, shown in ((marks.plus_two, ACTION_OF[slot] in player.plus_two), (pieces.laurel, lit)):
        if shown:
            right -= _LAUREL
            yield Stamp(sign, tab.part(right, (tab.height - _LAUREL) // 2, _LAUREL, _LAUREL))
            right -= 2


def _slot(player: Player, slot: str, box: Box, points: Style) -> Iterator[Item]:
    """The tile in a slot, or the Arch, or nothing."""
    if slot in player.slots:
        yield from trajan_tile(player.slots[slot], box, points)
        return
    yield Stamp(furniture.sunk, box, ("stone", "sand", 12), 1)
    if player.arch == slot:
        yield Stamp(arch, box.inset(box.width // 12))


def _markers(player: Player, tray: str, sowing: Sowing, places: CirclePlaces, rows: Rows) -> Iterator[Item]:
    """The markers in a tray, then those that will fall there."""
    lying: Sequence[str] = () if tray == sowing.source and not sowing.is_done else player.trays[tray]
    arts: list[tuple[Art, tuple[Any, ...]]] = [(markers.marker, (colour,)) for colour in lying]
    arts += [_coming_marker_art(colour) for colour in sowing.coming.get(tray, ())]
    if not arts:
        return
    numbers = rows.numbers[len(arts)]
    size, step = (places.to_pixels(each) for each in rows.sizes[len(numbers)])
    box = places.tray_box(tray)
    top = box.height // 2 - places.to_pixels(rows.up) - (len(numbers) * step) // 2
    left_over = iter(arts)
    for row, number in enumerate(numbers):
        left = (box.width - number * step) // 2
        for column, (art, look) in zip(range(number), left_over, strict=False):
            place = box.part(left + column * step, top + row * step, size, size)
            yield Stamp(art, place, look)


def _coming_marker_art(colour: str) -> tuple[Art, tuple[Any, ...]]:
    """A marker that will fall; "" is one whose colour is not chosen."""
    return (markers.coming_marker, (colour,)) if colour else (markers.open_marker, ())


def _plan(plan: SowingPlan, box: Box) -> Iterator[Item]:
    """The result of sowing a tray: steps and target's action, a laurel if it could accomplish a tile."""
    steps, lit = str(plan.steps), bool(plan.could_accomplish)
    widths = [width(steps, TRAY_STEPS), 2, _ICON, 2, _ICON, *([2, _LAUREL] if lit else [])]
    wide = sum(widths) + 2 * _PAD
    left, top = (box.width - wide) // 2, box.height // 2 + _PLATE_DOWN - _PLATE // 2
    plate = box.part(left, top, wide, _PLATE)
    ground = "glow" if lit else "marble"
    yield Stamp(furniture.plate, plate, (ground, "ink", 10), 1)
    parts = plate.part(_PAD, 0, wide - 2 * _PAD, _PLATE).columns_of_widths(*widths)
    yield Text(steps, TRAY_STEPS, parts[0])
    yield Stamp(furniture.arrow, parts[2].centred(_ICON, _ICON), ("ink",))
    target = parts[4].centred(_ICON, _ICON)
    yield Stamp(action, target, (ACTION_OF[plan.target], "ink", ground))
    if lit:
        yield Stamp(pieces.laurel, parts[6].centred(_LAUREL, _LAUREL))


def _path(sowing: Sowing, places: CirclePlaces) -> Iterator[Item]:
    """Arrows from the tray that is sown to its target."""
    if sowing.source:
        first = TRAYS.index(sowing.source)
        for step in range(min(sowing.steps, len(TRAYS))):
            number = (first + step) % len(TRAYS)
            yield Stamp(circle.path, places.box_about(number + 0.5, _PATH, _ARROW), (number,))
