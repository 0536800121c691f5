"""The construction district: sites with their tiles and workers, and what first tiles give."""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from games.game import coordinates
from games.trajan.pieces import CONSTRUCTION_TILES, FIRST_TILE_GIVES, SITES, TYPES, WORKER_CAMP
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, fit_balanced
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import bonus
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.construction import construction_sign
from renderer.trajan.parts.token_lines import TokenLine, token_line
from renderer.trajan.styles import BOARD_FIGURE, BOARD_NAMES

CAMP = 72
"""The height of the line of the worker camps, in pixels."""

_GAP = 10
_ROWS = max(coordinates(name)[0] for name in SITES)
_COLUMNS = max(coordinates(name)[1] for name in SITES)


class DistrictSizes(Struct, frozen=True):
    """How large the district is drawn. Lengths in pixels."""

    figure: Style
    """How points are set."""
    label: Style
    """How the names of sites are set."""
    foot: int
    """The height of the line of a site's name, or the width of the column of names at the left."""
    worker: int
    """The most that a worker measures."""
    pad: int
    """Around what lies on a site."""
    gap: int
    """Between sites."""
    beside: bool = False
    """Whether names stand at the left, and workers side by side, as on low sites."""
    reach: int = 8
    """How broad the frame of a site that can be chosen is."""
    numbered: bool = True
    """Whether changes have their numbers."""


def site_boxes(field: Box, sizes: DistrictSizes) -> Mapping[str, Box]:
    cells = [row.columns(_COLUMNS, sizes.gap) for row in field.rows(_ROWS, sizes.gap)]
    return {name: cells[coordinates(name)[0] - 1][coordinates(name)[1] - 1] for name in SITES}


def district_spots(field: Box, sizes: DistrictSizes) -> dict[str, Spot]:
    """The sites as spots; a label stands in the line of the site's name."""
    return {
        name: Spot(
            box,
            _foot_box(box, sizes),
            "glow",
            sizes.reach,
            room=min(sizes.gap // 2, 4),
            numbered=sizes.numbered,
        )
        for name, box in site_boxes(field, sizes).items()
    }


def sites(
    view: Trajan, field: Box, sizes: DistrictSizes, lit: Collection[str], labelled: Collection[str]
) -> Iterator[Item]:
    """All sites; `lit` are those where the viewer could build, `labelled` have their names as labels."""
    for name, box in site_boxes(field, sizes).items():
        tile = view.district.get(name)
        ground = ("stone", "bark", 8) if tile else ("page", "joint", 8)
        yield Stamp(furniture.slab, box, ("glow", "brass", 8) if name in lit else ground, 1)
        foot = _foot_box(box, sizes)
        if name in labelled:
            yield Stamp(furniture.plain, foot, ("ink", 4), 1)
        else:
            yield Text(name, sizes.label, foot, "bark" if tile else "ink")
        rest = _rest_box(box, sizes)
        if tile:
            yield from _tile(tile, rest, sizes, "glow" if name in lit else "stone")
        for seat, token in _worker_boxes(view, name, rest, sizes):
            yield Stamp(seats.emblem, token, (seat,))


def _foot_box(box: Box, sizes: DistrictSizes) -> Box:
    """The line or column of a site's name."""
    if sizes.beside:
        return box.part(sizes.pad, sizes.pad, sizes.foot, box.height - 2 * sizes.pad - 4)
    return box.part(sizes.pad, box.height - sizes.foot - sizes.pad - 4, box.width - 2 * sizes.pad, sizes.foot)


def _rest_box(box: Box, sizes: DistrictSizes) -> Box:
    """Where a tile or workers lie on a site."""
    foot, pad = _foot_box(box, sizes), sizes.pad
    if sizes.beside:
        return Box(foot.right, foot.top, box.right - pad - foot.right, foot.height)
    return box.part(pad, pad, box.width - 2 * pad, foot.top - box.top - pad)


def _tile(tile: str, box: Box, sizes: DistrictSizes, ground: str) -> Iterator[Item]:
    kind = CONSTRUCTION_TILES[tile]
    size = min(box.height, box.width * 3 // 5)
    sign, figure = box.columns_of_widths(size, box.width - size)
    yield Stamp(construction_sign, sign.centred(size - 8, size - 8), (kind.type, "ink", ground))
    plate = figure.centred(min(figure.width, 52), min(figure.height, 52))
    yield Stamp(furniture.plate, plate, ("gold", "brass", 8), 1)
    yield Text(str(kind.points), sizes.figure, plate)


def _worker_boxes(view: Trajan, name: str, box: Box, sizes: DistrictSizes) -> Iterator[tuple[int, Box]]:
    """The workers on a site: whose, and where."""
    found = view.workers.get(name, [])
    if not found:
        return
    across = len(found) if sizes.beside else min(len(found), 2)
    down = -(-len(found) // across)
    size = min(sizes.worker, box.width // across, box.height // down)
    field = box.centred(across * size, down * size)
    for number, seat in enumerate(found):
        yield seat, field.part(number % across * size, number // across * size, size, size).inset(1)


def sites_and_camp(
    view: Trajan, field: Box, sizes: DistrictSizes, words: Words, labelled: Collection[str] = ()
) -> Iterator[Item]:
    """All sites, and below them how many workers of each seat wait in its camp."""
    above, below = _sites_and_camp_boxes(field)
    yield from sites(view, above, sizes, (), labelled)
    yield from worker_camps(view, below, words)


def sites_and_camp_spots(field: Box, sizes: DistrictSizes) -> dict[str, Spot]:
    above, below = _sites_and_camp_boxes(field)
    return {**district_spots(above, sizes), WORKER_CAMP: Spot(below, room=4)}


def _sites_and_camp_boxes(field: Box) -> tuple[Box, Box]:
    high = field.height - CAMP - _GAP
    return field.part(0, 0, field.width, high), field.part(0, field.height - CAMP, field.width, CAMP)


def worker_camps(view: Trajan, box: Box, words: Words) -> Iterator[Item]:
    """How many workers of each seat wait in its camp."""
    waiting = [player.worker_camp for player in view.players]
    yield from token_line(TokenLine(bonus.worker, waiting, BOARD_FIGURE, 46, word=words("picture-camp")), box)


def first_tiles(
    view: Trajan, field: Box, figure: Style, size: int, seat: int | None, words: Words
) -> Iterator[Item]:
    """For each type of tile the action that a first one gives, pale once had, and the seats' numbers."""
    yield Stamp(furniture.slab, field, (), 1)
    head, *rows = field.inset(8).rows(len(TYPES) + 1, 6)
    widths = (size + 4, size - 14, size + 8)
    before = sum(widths)

    def cells(row: Box) -> list[Box]:
        return row.part(before, 0, row.width - before, row.height).columns(len(view.players))

    heading = head.part(0, 0, before, head.height)
    lines, style = fit_balanced(words("picture-first-tile"), BOARD_NAMES, before)
    for line, row in zip(lines, heading.rows(len(lines)), strict=True):
        yield Text(line, style, row, "umber")
    for whose, cell in enumerate(cells(head)):
        small = min(size, cell.width - 4)
        yield Stamp(seats.emblem, cell.centred(small, small), (whose,))
    for type_, row in zip(TYPES, rows, strict=True):
        yield Stamp(furniture.plain, row.part(0, -3, row.width, 2), ("joint",), 1)
        sign, arrow, gives = row.columns_of_widths(*widths)
        yield Stamp(construction_sign, sign.centred(size, size), (type_, "ink", "marble"))
        yield Stamp(furniture.arrow, arrow.centred(size - 16, size - 16), ("bark",))
        had = seat is not None and bool(view.players[seat].construction_of(type_))
        look = (FIRST_TILE_GIVES[type_], "sand" if had else "ink")
        yield Stamp(action, gives.centred(size, size), look)
        for player, cell in zip(view.players, cells(row), strict=True):
            number = len(player.construction_of(type_))
            yield Text(str(number), figure, cell, "ink" if number else "bark")
