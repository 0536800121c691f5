"""The sites of a building: bricks, points and rewards of each, and the elements there."""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from games.porta_nigra.elements import buildable_elements, building_card
from games.porta_nigra.pieces import COLOURS, HEIGHTS, SITES, VALUE, Site
from games.porta_nigra.state import Element, PortaNigra
from games.porta_nigra.texts import site_place
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, first_fitting, width
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.porta_nigra.drawings.bricks import LIGHT_ON, brick, brick_tile, ground, masonry
from renderer.porta_nigra.drawings.sources import building_card_sign, card_of_colour
from renderer.porta_nigra.parts.close_up import heading
from renderer.porta_nigra.styles import BOARD_WORDS
from renderer.request import Scene

_LINE_GAP = 4
_PLATE_PAD = 9
_OWNER = 0.44
"""How much of a low site the shape of an element's seat takes at most."""

_TILE_LESS = 14
"""How much lower than its plate the tile of an element's colour is, in pixels."""


class SiteSizes(Struct, frozen=True):
    """How large sites are drawn. Lengths in pixels."""

    figures: tuple[Style, ...]
    """How numbers of bricks and points are set: the first in which they find room."""
    sign: int
    """The size of a brick."""
    owner: int
    """The most that the shape of an element's seat may measure."""
    plate: int
    """The height of the plate of points."""
    gap: int
    """Between sites."""
    pad: int
    """Around what lies on a site."""
    name: Style
    """How the names of sites are set."""
    foot: int
    """The height of the line of a site's name; where it stands before the bricks, its width."""
    card: int
    """The size of the building card gained with an element."""
    reach: int = 8
    """How broad the frame of a site that can be chosen is."""
    numbered: bool = True
    """Whether changes have their numbers."""
    in_line: bool = False
    """Whether name, bricks, points and building card stand side by side, without `heights_text`."""


def heights_text() -> str:
    """How many bricks each site of the Porta Nigra takes."""
    return f"{HEIGHTS[0]}–{HEIGHTS[-1]}"


def site_rows(building: str) -> list[list[Site]]:
    """The sites of a building in rows, the colours from black to white."""
    rows: dict[str | int, list[Site]] = {}
    for colour in COLOURS:
        alike = [site for site in SITES.values() if (site.building, site.colour) == (building, colour)]
        for number, site in enumerate(alike):
            rows.setdefault(site.row or number, []).append(site)
    return list(rows.values())


def boxes_of_sites(building: str, field: Box, gap: int) -> Mapping[str, Box]:
    """Where every site of a building lies, colours below each other; `gap`: between them."""
    rows = site_rows(building)
    return {
        site.name: line.columns(len(COLOURS), gap)[COLOURS.index(site.colour)]
        for sites, line in zip(rows, field.rows(len(rows), gap), strict=True)
        for site in sites
    }


def site_spots(building: str, field: Box, sizes: SiteSizes) -> dict[str, Spot]:
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
        for name, box in boxes_of_sites(building, field, sizes.gap).items()
    }


def lit_sites(scene: Scene) -> list[str]:
    """The sites on which the viewer could build now, if it had the action; none once a site is asked."""
    if scene.seat is None or any(each.spot in SITES for each in scene.highlights):
        return []
    return [each.site.name for each in buildable_elements(scene.view, scene.seat)]


def sites(
    view: PortaNigra,
    building: str,
    field: Box,
    sizes: SiteSizes,
    labelled: Collection[str] = (),
    lit: Collection[str] = (),
) -> Iterator[Item]:
    """All sites of a building: `labelled` ones with their control's name, `lit` ones on light."""
    for name, box in boxes_of_sites(building, field, sizes.gap).items():
        site, element = SITES[name], view.elements.get(name)
        content, foot = _content_box(box, sizes, built=element is not None), _foot_box(box, sizes)
        if element:
            yield from _element_items(site, element, box, content, sizes)
        else:
            yield Stamp(ground, box, (site.colour,), 1)
            yield from _free_site_items(site, content, sizes)
        if name in labelled:
            yield Stamp(furniture.plain, foot, ("ink", 4), 1)
        elif element:
            yield from _name_on_wall(site, _wall_foot_box(box, content, foot, sizes), sizes.name)
        else:
            yield from _name(name, foot, sizes, is_lit=name in lit)
        if not element and building_card(view, site):
            corner = box.part(0, 0, box.width - sizes.pad, box.height - sizes.pad)
            left, top = corner.width - sizes.card + 4, corner.height - sizes.card
            card = corner.part(left, top // 2 if sizes.in_line else top, sizes.card, sizes.card)
            if sizes.in_line:
                yield Stamp(card_of_colour, card, (site.colour,))
            else:
                yield Stamp(building_card_sign, card, (building, site.colour))


def _content_box(box: Box, sizes: SiteSizes, *, built: bool) -> Box:
    """Where bricks and points or an element's owner lie, clear of the name and the place of a card."""
    inside = box.inset(sizes.pad)
    if not sizes.in_line:
        return inside.part(0, 0, inside.width, inside.height - sizes.foot)
    after = 0 if built else sizes.card
    before = sizes.foot + _LINE_GAP
    return inside.part(before, 0, inside.width - before - after, inside.height)


def _foot_box(box: Box, sizes: SiteSizes) -> Box:
    """The field of a site's name."""
    if sizes.in_line:
        return box.part(sizes.pad, sizes.pad, sizes.foot, box.height - 2 * sizes.pad)
    return box.part(
        sizes.pad, box.height - sizes.foot - sizes.pad + 2, box.width - 2 * sizes.pad, sizes.foot - 2
    )


def _name(name: str, foot: Box, sizes: SiteSizes, *, is_lit: bool) -> Iterator[Item]:
    """The name of a free site: on light where the viewer could build, on dark before figures."""
    on_dark = sizes.in_line and not is_lit
    if is_lit or on_dark:
        yield Stamp(furniture.plain, foot, ("bark" if on_dark else "glow", 4), 1)
    yield Text(site_place(name), sizes.name, foot, "marble" if on_dark else "ink")


def _name_on_wall(site: Site, foot: Box, style: Style) -> Iterator[Item]:
    """The name of a site on a smooth stone of the wall."""
    text = site_place(site.name)
    stone = foot.centred(width(text, style) + 2 * _PLATE_PAD, foot.height)
    yield Stamp(furniture.plain, stone, (f"brick_{site.colour}", 3), 1)
    yield Text(text, style, foot, LIGHT_ON[site.colour])


def _free_site_items(site: Site, box: Box, sizes: SiteSizes) -> Iterator[Item]:
    """The bricks that a site takes, and its points on gold."""
    number = str(site.bricks) if site.bricks else "" if sizes.in_line else heights_text()
    points = str(site.points) if site.bricks else f"×{VALUE[site.colour]}"
    plain = width(number, sizes.figures[-1]) + _LINE_GAP + sizes.sign
    first = plain if sizes.in_line else max(plain, box.width * 3 // 5)
    above, below = _sign_and_plate_boxes(box, sizes, sizes.sign, first)
    style = first_fitting([number], sizes.figures, above.width - sizes.sign - _LINE_GAP)
    line = above.centred(width(number, style) + _LINE_GAP + sizes.sign, above.height)
    if number:
        yield Text(number, style, line.part(0, 0, line.width - sizes.sign - _LINE_GAP, line.height))
    sign = line.part(line.width - sizes.sign, 0, sizes.sign, line.height).centred(sizes.sign, sizes.sign)
    yield Stamp(brick, sign, (site.colour,))
    style = first_fitting([points], sizes.figures, below.width - 16)
    plate = below.centred(min(max(width(points, style) + 20, sizes.plate), below.width), sizes.plate)
    yield Stamp(furniture.plate, plate, ("gold", "brass", 8), 1)
    yield Text(points, style, plate)


def _element_items(site: Site, element: Element, box: Box, inside: Box, sizes: SiteSizes) -> Iterator[Item]:
    """An element: its bricks as a wall, whose it is, and how many bricks it has."""
    yield Stamp(masonry, box, (site.colour, max(3, box.height // 32)), 1)
    owner, below = _owner_and_plate_boxes(box, inside, sizes)
    yield Stamp(seats.emblem, owner, (element.seat,))
    number = str(element.bricks)
    style = sizes.figures[0]
    high, tile = width(number, style), sizes.plate - _TILE_LESS
    wide = _PLATE_PAD + high + _LINE_GAP + 2 + tile + _TILE_LESS // 2
    plate = below.centred(min(wide, below.width), sizes.plate)
    yield Stamp(furniture.plate, plate, ("marble", "ink", 8), 1)
    yield Text(number, style, plate.part(_PLATE_PAD, 0, high, plate.height))
    sign = plate.part(plate.width - tile - _TILE_LESS // 2, 0, tile, plate.height).centred(tile, tile)
    yield Stamp(brick_tile, sign, (site.colour,))


def _owner_and_plate_boxes(box: Box, inside: Box, sizes: SiteSizes) -> tuple[Box, Box]:
    """Where the shape of an element's seat lies, and the field of its plate: next to it on a low site."""
    if sizes.in_line:
        owner = min(sizes.owner, inside.height)
        left = inside.part(0, 0, owner, inside.height).centred(owner, owner)
        return left, Box(left.right, inside.top, inside.right - left.right, inside.height)
    if _is_low(inside, sizes):
        owner = min(sizes.owner, box.height - 2 * sizes.pad, round(inside.width * _OWNER))
        left = box.part(sizes.pad, 0, owner, box.height).centred(owner, owner)
        return left, Box(left.right, inside.top, inside.right - left.right, inside.height)
    owner = min(sizes.owner, inside.height - sizes.plate)
    above, below = _sign_and_plate_boxes(inside, sizes, owner)
    return above.centred(owner, owner), below


def _wall_foot_box(box: Box, inside: Box, foot: Box, sizes: SiteSizes) -> Box:
    """The line of an element's name: on a low site next to the shape of its seat."""
    if sizes.in_line or not _is_low(inside, sizes):
        return foot
    owner, _ = _owner_and_plate_boxes(box, inside, sizes)
    return Box(owner.right, foot.top, foot.right - owner.right, foot.height)


def _is_low(inside: Box, sizes: SiteSizes) -> bool:
    """Whether a sign and its plate find no room below each other."""
    return inside.height < sizes.sign + sizes.plate


def _sign_and_plate_boxes(box: Box, sizes: SiteSizes, sign: int, first: int | None = None) -> tuple[Box, Box]:
    """Fields for a sign and the plate below it; where the site is low next to it, the first `first` wide."""
    if box.height >= sign + sizes.plate:
        free = (box.height - sign - sizes.plate) // 3
        return (box.part(0, free, box.width, sign), box.part(0, 2 * free + sign, box.width, sizes.plate))
    first = first or sign + _LINE_GAP
    return box.part(0, 0, first, box.height), box.part(first, 0, box.width - first, box.height)


def sites_legend(scene: Scene, line: Box, *, lit: bool) -> Iterator[Item]:
    """The legend of the sites, with the meaning of the light names if there are some."""
    text = scene.words("picture-sites-lit")
    style = first_fitting([text], BOARD_WORDS, line.width // 2)
    wide = width(text, style) + 32 if lit else 0
    left, right = line.columns_of_widths(line.width - wide, wide)
    yield heading(scene.words("picture-sites-free"), left, scene.words("picture-sites-legend"))
    if lit:
        lights = right.centred(wide, right.height - 6)
        yield Stamp(furniture.plain, lights, ("glow", 6), 1)
        yield Text(text, style, lights)
