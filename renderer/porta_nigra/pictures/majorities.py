"""The majorities: current points in each area, reasons that decide ties, totals."""

from collections.abc import Iterator

from games.porta_nigra.majorities import places_by_area
from games.porta_nigra.pieces import MAJORITIES, PORTA_NIGRA
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, fitted_text
from renderer.kit import furniture, header, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.furniture import points_tablet
from renderer.kit.header import CLOSE_UP
from renderer.kit.styles import CLOSE_UP_NAMES, TABLET_POINTS
from renderer.porta_nigra.alt_text import moment_text, title_and_moment
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.building_in_words import area_sentences
from renderer.porta_nigra.parts.close_up import heading
from renderer.porta_nigra.parts.majority_rows import (
    area_title,
    majority_points,
    place_line,
    place_plate,
    table_columns,
    table_lines,
)
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_WORDS
from renderer.request import Scene

PICTURE = "majorities"

_LINE = 54
_ROW = 66
_BETWEEN = 4
_NAME = 400
_SIGN = 50
_PLATE = 66
_SUM = 76
_EMBLEM = 56
_TABLET = (160, 68)
_HANDLES = 60
_HALVES = 2


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    there = {name: places for name, places in places_by_area(view).items() if places}
    title = _next_line(CLOSE_UP.band_height)
    sums = CLOSE_UP.rows_below(title.bottom - CLOSE_UP.gap, (len(view.players) + 1) // _HALVES, _SUM, 8)
    items: list[Item] = [heading(words("picture-majorities-now"), title), *_sums(scene, sums)]
    bottom = sums[-1].bottom
    lines = table_lines(len(view.players), _places_box(title).width)
    for legend, in_gate in (("picture-majority-legend", False), ("picture-heights-legend", True)):
        names = [name for name in there if (MAJORITIES[name].building == PORTA_NIGRA) == in_gate]
        if names:
            head = _next_line(bottom)
            rows = CLOSE_UP.rows_below(head.bottom - CLOSE_UP.gap, len(names), _ROW, _BETWEEN)
            items += _headings(words, legend, head, len(view.players))
            for name, row in zip(names, rows, strict=True):
                items += _area(words, name, row)
                items += place_line(view, name, _places_box(row), lines, scene.seat)
            bottom = rows[-1].bottom
    free = [name for name in MAJORITIES if name not in there]
    if free:
        head = _next_line(bottom)
        rows = CLOSE_UP.rows_below(head.bottom - CLOSE_UP.gap, -(-len(free) // _HALVES), _ROW, _BETWEEN)
        cells = [cell for row in rows for cell in row.columns(_HALVES, CLOSE_UP.gap)]
        items.append(heading(words("picture-nobody-there"), head))
        for name, cell in zip(free, cells, strict=False):
            items += _free_area(words, name, cell)
        bottom = rows[-1].bottom
    headings = words("picture-title-majorities"), words.text(moment_text(view))
    return header.close_up_layout(scene, headings, items, {}, PICTURE, bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "picture-title-majorities")
    points = majority_points(view)
    yield Message("picture-majority-points", {"list": points_of(viewer_first(scene), points)})
    yield from area_sentences(view, scene.words, MAJORITIES)


def _next_line(bottom: int) -> Box:
    """A line of words below what ends there."""
    return CLOSE_UP.box_below(bottom - CLOSE_UP.gap + 4, _LINE)


def _places_box(row: Box) -> Box:
    return row.part(_NAME, 0, row.width - _NAME - 4, row.height - 3)


def _headings(words: Words, legend: str, head: Box, players: int) -> Iterator[Item]:
    yield heading(words(legend), head.part(0, 0, _NAME, head.height))
    field = _places_box(head)
    begins = table_columns(players, field.width)[:players]
    ends = (*begins[1:], field.width)
    for place, left, right in zip(("place-1", "place-2", "picture-place-rest"), begins, ends, strict=False):
        line = field.part(left, 0, right - left - 8, head.height)
        yield fitted_text(words(place), BOARD_WORDS, line, "bark", "left")


def _area(words: Words, name: str, box: Box) -> Iterator[Item]:
    """The ground of an area: its building, its name."""
    yield Stamp(furniture.slab, box, ("marble", "sand", 10), 1)
    area = MAJORITIES[name]
    line = box.part(10, 0, _NAME - 16, box.height - 3)
    yield Stamp(
        building_sign, line.part(0, 0, _SIGN, line.height).centred(_SIGN, _SIGN), (area.building, "ink")
    )
    said = words.text(area_title(area))
    field = line.part(_SIGN + 8, 0, line.width - _SIGN - 8, line.height)
    yield fitted_text(said, BOARD_WORDS, field, "ink", "left")


def _free_area(words: Words, name: str, box: Box) -> Iterator[Item]:
    """An area in which nobody is: its points."""
    yield from _area(words, name, box)
    plates = box.part(_NAME, 0, box.width - _NAME - 8, box.height - 3).columns(_HALVES, 10)
    for number, (points, plate) in enumerate(zip(MAJORITIES[name].points, plates, strict=True)):
        yield from place_plate(number, points, plate.centred(_PLATE, 54), BOARD_FIGURE)


def _sums(scene: Scene, rows: list[Box]) -> Iterator[Item]:
    """What all areas would bring each seat, the most gilded."""
    points = majority_points(scene.view)
    cells = [cell for row in rows for cell in row.columns(_HALVES, 8)]
    for seat, (name, cell) in enumerate(zip(scene.names, cells, strict=False)):
        look = ("glow", "brass", 10) if seat == scene.seat else ("marble", "sand", 10)
        yield Stamp(furniture.slab, cell, look, 1)
        emblem = cell.part(10, 0, _EMBLEM, cell.height - 3).centred(_EMBLEM, _EMBLEM)
        yield Stamp(seats.emblem, emblem, (seat,))
        tablet = cell.part(cell.width - _TABLET[0] - 8, 0, _TABLET[0], cell.height - 3).centred(*_TABLET)
        best = points[seat] == max(points) > 0
        yield from points_tablet(points[seat], tablet, TABLET_POINTS, _HANDLES, gilded=best)
        field = cell.part(_EMBLEM + 22, 0, tablet.left - cell.left - _EMBLEM - 34, cell.height - 3)
        yield fitted_text(name, CLOSE_UP_NAMES, field, "ink", "left")
