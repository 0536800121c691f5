"""The majorities: who would score in each area now with how much, what decides ties, what all bring."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.pieces import MAJORITIES, PORTA_NIGRA
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit
from renderer.kit import close_up, furniture, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.header import CLOSE_UP
from renderer.kit.styles import CLOSE_UP_NAMES, TABLET_POINTS
from renderer.kit.tablet import points_tablet
from renderer.porta_nigra.alt_text import about, when
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.areas import LINES, height_lines, heights_height, majority_points, place_line
from renderer.porta_nigra.parts.building_in_words import area_sentences
from renderer.porta_nigra.parts.close_up import heading
from renderer.porta_nigra.styles import BOARD_WORDS, ROW_LETTER
from renderer.request import Scene

PICTURE = "majorities"

_LEGEND = CLOSE_UP.box_below(CLOSE_UP.band_height - 8, 58)
_ROW = 78
_BETWEEN = 4
_GROUP = 8
_SIGN = 64
_LETTER = 48
_CAPTION = 56
_SUM = 76
_EMBLEM = 56
_TABLET = (160, 68)
_HANDLES = 60


def lay_out(scene: Scene) -> Layout:
    """Where everything lies: a line for each area, the heights of the Porta Nigra below them, the sums."""
    view, words = scene.view, scene.words
    rows = _rows()
    caption = CLOSE_UP.box_below([*rows.values()][-1].bottom - 4, _CAPTION)
    heights = Box(caption.left, caption.bottom, caption.width, heights_height())
    sums = CLOSE_UP.rows_below(heights.bottom, (len(view.players) + 1) // 2, _SUM, 8)
    items: list[Item] = [heading(words("picture-majority-legend"), _LEGEND)]
    for name, row in rows.items():
        items += _area(name, row)
        items += place_line(view, name, _places_box(row), LINES)
    items += _by_height(scene, caption)
    items += height_lines(view, heights)
    items += _sums(scene, sums)
    headings = words("picture-title-majorities"), words.text(when(view))
    return close_up.close_up_layout(scene, headings, items, {}, PICTURE, sums[-1].bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the majorities: what they would bring now, then every area."""
    view = scene.view
    yield about(scene, "picture-title-majorities")
    points = majority_points(view)
    yield Message("picture-majority-points", {"list": points_of(viewer_first(scene), points)})
    yield from area_sentences(view, scene.words, MAJORITIES)


def _rows() -> dict[str, Box]:
    """Where the areas of bricks lie, those of a building close together."""
    found: dict[str, Box] = {}
    top, before = _LEGEND.bottom, ""
    for area in MAJORITIES.values():
        if area.building != PORTA_NIGRA:
            top += _GROUP if before not in ("", area.building) else 0
            before = area.building
            found[area.name] = Box(_LEGEND.left, top, _LEGEND.width, _ROW)
            top += _ROW + _BETWEEN
    return found


def _places_box(row: Box) -> Box:
    left = _SIGN + _LETTER + 34
    return row.part(left, 0, row.width - left - 8, row.height - 3)


def _area(name: str, box: Box) -> Iterator[Item]:
    """An area: its building, its row."""
    area = MAJORITIES[name]
    yield Stamp(furniture.slab, box, ("marble", "sand", 10), 1)
    head = box.part(0, 0, _SIGN + _LETTER + 22, box.height)
    yield Stamp(furniture.slab, head, ("stone", "bark", 10), 1)
    sign = head.part(8, 0, _SIGN, head.height - 3).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (area.building, "ink", "stone"))
    if area.row:
        field = head.part(_SIGN + 14, 0, _LETTER, head.height - 3)
        yield Text(area.row, ROW_LETTER, field, "umber")


def _by_height(scene: Scene, box: Box) -> Iterator[Item]:
    """The heading of the heights: the building, what counts."""
    size = box.height - 6
    sign = box.part(8, 0, size, box.height).centred(size, size)
    yield Stamp(building_sign, sign, (PORTA_NIGRA, "ink", "page"))
    field = box.part(size + 24, 0, box.width - size - 34, box.height)
    text, style = fit(scene.words("picture-heights-legend"), BOARD_WORDS, field.width)
    yield Text(text, style, field, "bark", "left")


def _sums(scene: Scene, rows: list[Box]) -> Iterator[Item]:
    """What all areas would bring each seat, the most gilded."""
    points = majority_points(scene.view)
    cells = [cell for row in rows for cell in row.columns(2, 8)]
    for seat, (name, cell) in enumerate(zip(scene.names, cells, strict=False)):
        look = ("glow", "brass", 10) if seat == scene.seat else ("marble", "sand", 10)
        yield Stamp(furniture.slab, cell, look, 1)
        emblem = cell.part(10, 0, _EMBLEM, cell.height - 3).centred(_EMBLEM, _EMBLEM)
        yield Stamp(seats.emblem, emblem, (seat,))
        tablet = cell.part(cell.width - _TABLET[0] - 8, 0, _TABLET[0], cell.height - 3).centred(*_TABLET)
        best = points[seat] == max(points) > 0
        yield from points_tablet(points[seat], tablet, TABLET_POINTS, _HANDLES, gilded=best)
        field = cell.part(_EMBLEM + 22, 0, tablet.left - cell.left - _EMBLEM - 34, cell.height - 3)
        text, style = fit(name, CLOSE_UP_NAMES, field.width)
        yield Text(text, style, field, "ink", "left")
