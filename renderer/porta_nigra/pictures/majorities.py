"""The majorities: what every seat has in each area, what decides ties, and what each would score now."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.majorities import Place, all_places
from games.porta_nigra.pieces import MAJORITIES
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import Style, cut, first_fitting, fit_balanced
from renderer.kit import furniture, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.header import CLOSE_UP
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NAMES, CLOSE_UP_ZERO
from renderer.porta_nigra.alt_text import about, when
from renderer.porta_nigra.drawings.bricks import brick_tile
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.areas import PLATES, place_plate
from renderer.porta_nigra.parts.building_in_words import area_sentences
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_TIGHT, BOARD_WORDS, ROW_LETTER
from renderer.request import Scene

_AREA = 276
_HEAD = CLOSE_UP.box_below(CLOSE_UP.band_height, 128)
_ROW = 70
_BETWEEN = 4
_GROUP = 10
_SIGN = 58
_LETTER = 50
_PLATE = (62, 50)
_BRICK = 42
_DECIDES = 52
_NUMBER = 46
_EMBLEM = 52
_NAME = 50
_NAME_PAD = 8
_LEGEND_LINE = 42
_LEGEND_LINES = 3
_TABLET = (150, 66)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies in the table of majorities."""
    view, words = scene.view, scene.words
    columns = _HEAD.part(_AREA, 0, _HEAD.width - _AREA, _HEAD.height).columns(len(view.players), 8)
    rows = _rows()
    foot = Box(_HEAD.left, rows[-1].bottom + _GROUP, _HEAD.width, 84)
    items: list[Item] = [CLOSE_UP.band(), *_legend(words)]
    names = first_fitting(scene.names, CLOSE_UP_NAMES, columns[0].width - 2 * _NAME_PAD)
    for seat, column in enumerate(columns):
        ground = Box(column.left, column.top, column.width, foot.bottom - column.top)
        look = ("glow", "brass", 10) if seat == scene.seat else ("marble", "sand", 10)
        items.append(Stamp(furniture.slab, ground, look, 1))
        items.append(Stamp(furniture.plain, column.part(0, 0, column.width, 12), (f"seat{seat}", 6), 1))
        items += _title(seat, scene.names[seat], column, names)
    for row in rows:
        line = Box(columns[0].left, row.bottom + 1, columns[-1].right - columns[0].left, 2)
        items.append(Stamp(furniture.plain, line, ("joint",), 1))
    sums = [0] * len(view.players)
    found = all_places(view)
    for name, row in zip(MAJORITIES, rows, strict=True):
        items += _area(name, row.part(0, 0, _AREA - 8, row.height))
        for each in found[name]:
            cell = Box(columns[each.seat].left, row.top, columns[each.seat].width, row.height)
            items += _place(each, cell, first=MAJORITIES[name].points[0])
            sums[each.seat] += each.points
    for column, points in zip(columns, sums, strict=True):
        tablet = Box(column.left, foot.top, column.width, foot.height).centred(*_TABLET)
        items.append(Stamp(furniture.tablet, tablet, ("gold", "ink") if points == max(sums) > 0 else (), 1))
        items.append(Text(str(points), CLOSE_UP_FIGURE if points else CLOSE_UP_ZERO, tablet))
    title = words("picture-title-majorities")
    items += CLOSE_UP.header(title, words.text(when(view)), scene.seat)
    return Layout(CLOSE_UP.width, foot.bottom + CLOSE_UP.margin, tuple(items))


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the majorities: what they would bring now, then every area."""
    view = scene.view
    yield about(scene, "picture-title-majorities")
    found = [place for areas in all_places(view).values() for place in areas]
    points = [sum(each.points for each in found if each.seat == seat) for seat in range(len(view.players))]
    yield Message("picture-majority-points", {"list": points_of(viewer_first(scene), points)})
    yield from area_sentences(view, scene.words, MAJORITIES)


def _rows() -> list[Box]:
    """Where the areas lie, those of a building close together."""
    found: list[Box] = []
    top = _HEAD.bottom + _GROUP
    before = ""
    for area in MAJORITIES.values():
        top += _GROUP if before not in ("", area.building) else 0
        before = area.building
        found.append(Box(_HEAD.left, top, _HEAD.width, _ROW))
        top += _ROW + _BETWEEN
    return found


def _legend(words: Words) -> Iterator[Item]:
    """What stands in the columns, from left to right."""
    text, room = words("picture-majority-legend"), _AREA - 8
    lines, style = fit_balanced(text, [(each, _LEGEND_LINES) for each in BOARD_WORDS], room)
    block = _HEAD.part(0, 0, room, _HEAD.height).centred(room, len(lines) * _LEGEND_LINE)
    for line, row in zip(lines, block.rows(len(lines)), strict=True):
        yield Text(line, style, row, "bark", "left")


def _title(seat: int, name: str, column: Box, style: Style) -> Iterator[Item]:
    """Whose column it is."""
    inside = column.part(_NAME_PAD, 14, column.width - 2 * _NAME_PAD, column.height - 14)
    emblem = inside.part(0, 4, inside.width, inside.height - _NAME - 4).centred(_EMBLEM, _EMBLEM)
    yield Stamp(seats.emblem, emblem, (seat,))
    field = inside.part(0, inside.height - _NAME, inside.width, _NAME)
    yield Text(cut(name, style, field.width), style, field, "ink")


def _area(name: str, box: Box) -> Iterator[Item]:
    """An area: its building, its row or height, the points of both places."""
    area = MAJORITIES[name]
    yield Stamp(furniture.slab, box, ("stone", "bark", 10), 1)
    inside = box.part(6, 0, box.width - 12, box.height - 3)
    sign = inside.part(0, 0, _SIGN, inside.height).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (area.building, "ink", "stone"))
    letter = str(area.height or area.row)
    if letter:
        field = inside.part(_SIGN + 6, 0, _LETTER, inside.height)
        yield Text(letter, ROW_LETTER, field, "umber")
    left = inside.width - 2 * _PLATE[0] - 6
    for number, points in enumerate(area.points):
        plate = inside.part(left + number * (_PLATE[0] + 6), 0, _PLATE[0], inside.height).centred(*_PLATE)
        yield from place_plate(number, points, plate, BOARD_FIGURE)


def _place(place: Place, cell: Box, *, first: int) -> Iterator[Item]:
    """What a seat has in an area: its bricks, or elements of a height; its best colour, gilded where that
    or its bricks put it ahead; what it would score, with an equals sign where the place is shared."""
    wide = _NUMBER + _DECIDES + 12 + _PLATE[0]
    line = cell.centred(min(wide, cell.width - 8), cell.height)
    number = line.part(0, 0, _NUMBER, line.height)
    yield Text(str(place.number), BOARD_FIGURE if place.number < 10 else BOARD_TIGHT, number)
    mark = line.part(_NUMBER, 0, _DECIDES, line.height).centred(_DECIDES, _DECIDES)
    if place.ahead_by:
        yield Stamp(furniture.plain, mark, ("ink", 10), 1)
        yield Stamp(furniture.plain, mark.inset(2), ("gold", 9), 1)
    yield Stamp(brick_tile, mark.centred(_BRICK, _BRICK), (place.best,))
    plate = line.part(line.width - _PLATE[0], 0, _PLATE[0], line.height).centred(*_PLATE)
    if place.points:
        yield Stamp(furniture.plate, plate, PLATES[place.points != first], 1)
        text = f"={place.points}" if place.shared else str(place.points)
        style = BOARD_TIGHT if place.shared else BOARD_FIGURE
        yield Text(text, style, plate)
    elif place.shared:
        yield Text("=", BOARD_FIGURE, plate, "bark")
