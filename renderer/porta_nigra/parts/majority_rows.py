"""Majorities: who would score first and second place in an area."""

from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from games.porta_nigra.majorities import Place, majority_places, places_by_area
from games.porta_nigra.pieces import MAJORITIES, PORTA_NIGRA, Majority
from games.porta_nigra.state import PortaNigra
from games.words import Message
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, width
from renderer.kit import furniture, seats
from renderer.porta_nigra.drawings.bricks import brick_tile
from renderer.porta_nigra.styles import BOARD_TIGHT, ROW_LETTER, SITE_NAME

PLATES = (("gold", "brass", 8), ("silver", "slate", 8))
"""The plates of the points of first and second place."""

HEIGHT_ROW = 68
"""How high the line of a height of the Porta Nigra is, in pixels."""

_PLATE_PAD = 18
_GAP = 4
_SHARED = "="
_LETTER = 52
_BAR = 6
_OTHERS = {2: 0, 3: 250, 4: 306}


class PlaceSizes(Struct, frozen=True):
    """How large the places of an area are drawn in a line. Lengths in pixels."""

    figure: Style
    plate: int
    """The width of the plates of points."""
    emblem: int
    apart: int
    """After each seat."""
    brick: int = 0
    """The best colour of a seat; 0 where there is no room for it."""
    starts: tuple[int, int, int] = (0, 0, 0)
    """Where first place, second place and all others begin at the earliest."""


HALF_LINES = (
    PlaceSizes(figure=BOARD_TIGHT, plate=60, emblem=48, apart=8, brick=38),
    PlaceSizes(figure=BOARD_TIGHT, plate=60, emblem=48, apart=8),
    PlaceSizes(figure=BOARD_TIGHT, plate=54, emblem=40, apart=4),
)
"""A line half as wide as the picture."""


def area_title(area: Majority) -> Message:
    """The name of an area as a heading."""
    name = area.building if area.height else area.name
    return Message(f"picture-part-{name}", {"height": area.height})


def table_columns(players: int, wide: int) -> tuple[int, int, int]:
    """Where first place, second place and all others begin in a table that is so wide, in pixels."""
    others = wide - _OTHERS[players]
    return 0, others // 2, others


def table_lines(players: int, wide: int) -> tuple[PlaceSizes, ...]:
    """A line of a table that is so wide: the first in which all find room."""
    starts = table_columns(players, wide)
    sizes = PlaceSizes(figure=SITE_NAME, plate=66, emblem=52, apart=14, brick=40, starts=starts)
    return sizes, structs.replace(sizes, brick=0), structs.replace(sizes, brick=0, starts=(0, 0, 0))


def place_plate(number: int, points: int, box: Box, style: Style) -> Iterator[Item]:
    """The points of the first or second place on its plate."""
    yield Stamp(furniture.plate, box, PLATES[number], 1)
    yield Text(str(points), style, box)


def place_line(
    view: PortaNigra, area: str, box: Box, tried: Sequence[PlaceSizes], own: int | None
) -> Iterator[Item]:
    """The points of both places, each before the seats that would score them now; then all others there.

    Each seat with what it has and its best colour, gilded where that or its bricks put it ahead; the `own`
    one lit. Seats that share a place have an equals sign and score the next one's; before those that score
    nothing is a bar.
    """
    points, found = MAJORITIES[area].points, majority_places(view, area)
    groups = [[each for each in found if each.points == number] for number in (*points, 0)]
    sizes = next(
        (each for each in tried if _place_offsets(groups, each)[-1] - each.apart <= box.width), tried[-1]
    )
    for number, (there, left) in enumerate(zip(groups, _place_offsets(groups, sizes), strict=False)):
        if number < len(points):
            plate = box.part(left, 0, sizes.plate, box.height)
            plate = plate.centred(sizes.plate, sizes.figure.capital + 16)
            yield from place_plate(number, points[number], plate, sizes.figure)
        elif there:
            yield Stamp(furniture.plain, box.part(left, 8, _BAR, box.height - 16), ("sand",), 1)
        after = left + _width_before_seats(number, there, sizes)
        for each in there:
            wide = _place_width(each, sizes)
            cell = box.part(after, 0, wide, box.height)
            if each.seat == own:
                yield Stamp(
                    furniture.slab, cell.part(-4, 2, wide + 8, box.height - 3), ("glow", "brass", 8), 1
                )
            yield from _place(each, cell, sizes)
            after += wide + sizes.apart


def height_lines(view: PortaNigra, field: Box, own: int | None) -> Iterator[Item]:
    """The heights of the Porta Nigra in two columns of lines."""
    areas = [area for area in MAJORITIES.values() if area.building == PORTA_NIGRA]
    rows = len(areas) // 2
    boxes = [box for column in field.columns(2, 8) for box in column.rows(rows, 6)]
    for area, box in zip(areas, boxes, strict=True):
        yield Stamp(furniture.slab, box, ("page", "sand", 10), 1)
        letter = box.part(4, 0, _LETTER, box.height - 3)
        yield Text(str(area.height), ROW_LETTER, letter, "umber")
        line = box.part(_LETTER + 10, 0, box.width - _LETTER - 16, box.height - 3)
        yield from place_line(view, area.name, line, HALF_LINES, own)


def heights_height() -> int:
    """How high all lines of heights are, in pixels."""
    return 3 * (HEIGHT_ROW + 6) - 6


def majority_points(view: PortaNigra) -> list[int]:
    """What all majorities would bring each seat now."""
    found = [place for areas in places_by_area(view).values() for place in areas]
    return [sum(each.points for each in found if each.seat == seat) for seat in range(len(view.players))]


def _place_offsets(groups: Sequence[Sequence[Place]], sizes: PlaceSizes) -> list[int]:
    """Where the places of a line begin, and its end, in pixels from the left."""
    found: list[int] = []
    left = 0
    for number, (there, start) in enumerate(zip(groups, sizes.starts, strict=True)):
        found.append(max(left, start))
        widths = [_place_width(each, sizes) + sizes.apart for each in there]
        left = found[-1] + _width_before_seats(number, there, sizes) + (sum(widths) or sizes.apart)
    return [*found, left]


def _width_before_seats(number: int, there: Sequence[Place], sizes: PlaceSizes) -> int:
    """How wide the plate or the bar before the seats of a place is."""
    if number < len(PLATES):
        return sizes.plate + 2 * _GAP
    return _BAR + sizes.apart if there else -sizes.apart


def _place_width(place: Place, sizes: PlaceSizes) -> int:
    shared = width(_SHARED, sizes.figure) + _GAP if place.shared else 0
    tile = sizes.brick + 3 * _GAP if sizes.brick else 0
    return shared + sizes.emblem + _GAP + width(str(place.number), sizes.figure) + tile


def _place(place: Place, box: Box, sizes: PlaceSizes) -> Iterator[Item]:
    """A seat, its number, its best colour; an equals sign before it if it shares its place."""
    left = 0
    if place.shared:
        wide = width(_SHARED, sizes.figure)
        yield Text(_SHARED, sizes.figure, box.part(0, 0, wide, box.height), "bark")
        left = wide + _GAP
    emblem = box.part(left, 0, sizes.emblem, box.height).centred(sizes.emblem, sizes.emblem)
    yield Stamp(seats.emblem, emblem, (place.seat,))
    left += sizes.emblem + _GAP
    number = str(place.number)
    wide = width(number, sizes.figure)
    yield Text(number, sizes.figure, box.part(left, 0, wide, box.height))
    if sizes.brick:
        tile = box.part(left + wide + 2 * _GAP, 0, sizes.brick, box.height).centred(sizes.brick, sizes.brick)
        if place.ahead_by:
            yield Stamp(furniture.plain, tile.inset(-5), ("ink", 10), 1)
            yield Stamp(furniture.plain, tile.inset(-3), ("gold", 9), 1)
        yield Stamp(brick_tile, tile, (place.best,))


def area_lines(view: PortaNigra, area: str, box: Box, style: Style, sign: int) -> Iterator[Item]:
    """The points of both places, seats that share one scoring the next, numbers if there is room."""
    points, found = MAJORITIES[area].points, majority_places(view, area)
    lines = [[each for each in found if each.points == number] for number in points]
    lines += [[each] for each in found if not each.points]
    wide = max(width(str(number), style) for number in points) + _PLATE_PAD
    count = max(2, min(len(lines), (box.height + _GAP) // (max(sign, style.capital + 12) + _GAP)))
    high = (box.height + _GAP) // count - _GAP
    for number, there in enumerate(lines[:count]):
        line = box.part(0, number * (high + _GAP), box.width, high)
        if number < len(points):
            plate = line.part(0, 0, wide, high).centred(wide, min(high, style.capital + 14))
            yield from place_plate(number, points[number], plate, style)
        yield from _seats(there, line.part(wide + 6, 0, line.width - wide - 6, high), style, sign)


def _seats(there: list[Place], line: Box, style: Style, sign: int) -> Iterator[Item]:
    """The seats of a line, each with its number if there is room."""
    figures = [width(str(each.number), style) + _GAP for each in there]
    has_room = len(there) * sign + sum(figures) <= line.width
    step = min(sign + _GAP, line.width // max(len(there), 1))
    left = 0
    for each, figure in zip(there, figures, strict=True):
        emblem = line.part(left, 0, sign, line.height).centred(sign, sign)
        yield Stamp(seats.emblem, emblem, (each.seat,))
        left += sign if has_room else step
        if has_room:
            yield Text(str(each.number), style, line.part(left, 0, figure, line.height), "ink", "right")
            left += figure
