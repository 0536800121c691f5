"""The sites of a building: what each takes and scores, and the elements that stand there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from games.porta_nigra.pieces import COLOURS, HEIGHTS, SITES, VALUE, Site
from games.porta_nigra.state import Element, PortaNigra
from games.porta_nigra.texts import site_place
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, first_fitting, width
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.porta_nigra.drawings.bricks import brick, brick_tile, ground, masonry

_LINE_GAP = 4


class SiteSizes(Struct, frozen=True):
    """How large sites are drawn. Lengths in pixels."""

    figures: tuple[Style, ...]
    """How numbers of bricks and points are set: the first in which they find room."""

    sign: int
    """The size of a brick, and of a seat's shape."""

    plate: int
    """The height of the plate of points."""

    gap: int
    """Between sites."""

    pad: int
    """Around what lies on a site."""

    name: Style | None = None
    """How the names of sites are set; without it they have none."""

    foot: int = 0
    """The height of the line of a site's name."""

    reach: int = 8
    """How broad the frame of a site that can be chosen is."""

    numbered: bool = True
    """Whether changes have their numbers."""


def site_rows(building: str) -> list[list[Site]]:
    """The sites of a building in rows, the colours from black to white."""
    rows: dict[str | int, list[Site]] = {}
    for colour in COLOURS:
        alike = [site for site in SITES.values() if (site.building, site.colour) == (building, colour)]
        for number, site in enumerate(alike):
            rows.setdefault(site.row or number, []).append(site)
    return list(rows.values())


def site_boxes(building: str, field: Box, sizes: SiteSizes) -> Mapping[str, Box]:
    """Where every site of a building lies, colours below each other."""
    rows = site_rows(building)
    return {
        site.name: line.columns(len(COLOURS), sizes.gap)[COLOURS.index(site.colour)]
        for sites, line in zip(rows, field.rows(len(rows), sizes.gap), strict=True)
        for site in sites
    }


def site_spots(building: str, field: Box, sizes: SiteSizes) -> dict[str, Spot]:
    """The sites as spots; a label stands in the line of the site's name."""
    return {
        name: Spot(
            box,
            _foot(box, sizes) if sizes.name else None,
            "glow" if sizes.name else "",
            sizes.reach,
            room=min(sizes.gap // 2, 4),
            numbered=sizes.numbered,
        )
        for name, box in site_boxes(building, field, sizes).items()
    }


def sites(
    view: PortaNigra,
    building: str,
    field: Box,
    sizes: SiteSizes,
    labelled: Collection[str] = (),
    lit: Collection[str] = (),
) -> Iterator[Item]:
    """All sites of a building; `labelled` have their names as labels of their controls.

    `lit` are those on which the viewer could build now: their names stand on gold.
    """
    for name, box in site_boxes(building, field, sizes).items():
        site, element = SITES[name], view.elements.get(name)
        inside = box.inset(sizes.pad)
        if element:
            yield from _built(
                site, element, box, inside.part(0, 0, inside.width, _high(inside, sizes)), sizes
            )
        else:
            yield Stamp(ground, box, (site.colour,), 1)
            yield from _free(site, inside.part(0, 0, inside.width, _high(inside, sizes)), sizes)
        if sizes.name and name in labelled:
            yield Stamp(furniture.plain, _foot(box, sizes), ("ink", 4), 1)
        elif sizes.name:
            ground_of_name = "ink" if element else "gold" if name in lit else ""
            yield from _name(name, _foot(box, sizes), sizes.name, ground_of_name)


def _high(inside: Box, sizes: SiteSizes) -> int:
    return inside.height - sizes.foot


def _foot(box: Box, sizes: SiteSizes) -> Box:
    """The line of a site's name."""
    return box.part(
        sizes.pad, box.height - sizes.foot - sizes.pad + 2, box.width - 2 * sizes.pad, sizes.foot - 2
    )


def _name(name: str, foot: Box, style: Style, fill: str) -> Iterator[Item]:
    """The name of a site, on a ground of this colour if there is one."""
    if fill:
        yield Stamp(furniture.plain, foot, (fill, 4), 1)
    yield Text(site_place(name), style, foot, "sand" if fill == "ink" else "ink", essential=True)


def _free(site: Site, box: Box, sizes: SiteSizes) -> Iterator[Item]:
    """The bricks that a site takes, and its points on gold."""
    number = str(site.bricks) if site.bricks else f"{HEIGHTS[0]}–{HEIGHTS[-1]}"
    points = str(site.points) if site.bricks else f"×{VALUE[site.colour]}"
    above, below = _halves(box, sizes, box.width * 3 // 5)
    style = first_fitting([number], sizes.figures, above.width - sizes.sign - _LINE_GAP)
    line = above.centred(width(number, style) + _LINE_GAP + sizes.sign, above.height)
    yield Text(
        number, style, line.part(0, 0, line.width - sizes.sign - _LINE_GAP, line.height), essential=True
    )
    sign = line.part(line.width - sizes.sign, 0, sizes.sign, line.height).centred(sizes.sign, sizes.sign)
    yield Stamp(brick, sign, (site.colour,), essential=True)
    style = first_fitting([points], sizes.figures, below.width - 10)
    plate = below.centred(min(max(width(points, style) + 20, sizes.plate), below.width), sizes.plate)
    yield Stamp(furniture.plate, plate, ("gold", "brass", 8), 1)
    yield Text(points, style, plate, essential=True)


def _built(site: Site, element: Element, box: Box, inside: Box, sizes: SiteSizes) -> Iterator[Item]:
    """An element: its bricks as a wall, whose it is, and how many bricks it has."""
    yield Stamp(masonry, box, (site.colour, max(3, box.height // 32)), 1)
    above, below = _halves(inside, sizes, sizes.sign + _LINE_GAP)
    yield Stamp(seats.emblem, above.centred(sizes.sign, sizes.sign), (element.seat,), essential=True)
    number = str(element.bricks)
    style = sizes.figures[0]
    small = min(sizes.sign, sizes.plate) - 6
    wide = width(number, style) + small + 22
    plate = below.centred(min(wide, below.width), sizes.plate)
    yield Stamp(furniture.plate, plate, ("marble", "ink", 8), 1)
    left = plate.part(8, 0, plate.width - small - 20, plate.height)
    yield Text(number, style, left, essential=True)
    sign = plate.part(plate.width - small - 8, 0, small, plate.height).centred(small, small)
    yield Stamp(brick_tile, sign, (site.colour,))


def _halves(box: Box, sizes: SiteSizes, first: int) -> tuple[Box, Box]:
    """Two fields one below the other; where the site is low side by side, the first `first` pixels wide."""
    if box.height >= sizes.sign + sizes.plate + _LINE_GAP:
        free = (box.height - sizes.sign - sizes.plate) // 3
        return (
            box.part(0, free, box.width, sizes.sign),
            box.part(0, 2 * free + sizes.sign, box.width, sizes.plate),
        )
    return box.part(0, 0, first, box.height), box.part(first, 0, box.width - first, box.height)
