"""A quarter at a glance: its building, shop and builders; what stands on its sites."""

from collections.abc import Iterator

from games.porta_nigra.pieces import SHOP_OF, SITES, Site
from games.porta_nigra.state import Element, PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.kit.styles import PHONE_FIGURE
from renderer.porta_nigra.drawings.bricks import brick, ground, masonry
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.quarter import builder_spots, builders, shop_spot
from renderer.porta_nigra.parts.sites import boxes_of_sites
from renderer.porta_nigra.styles import SMALL_FIGURE

_PAD = 8
_HEAD = 72
_GAP = 10
_SITES = 180
HEIGHT = 2 * _PAD + _HEAD + _GAP + _SITES + 2
"""How high a quarter is, in pixels."""

_SIGN = 72
_BUILDER = 72
_BRICK = 60
_SHOP = 150
_SMALL_BRICK = 44
_PLATE = 46
_EMBLEM = 68


def small_quarter(view: PortaNigra, building: str, box: Box, *, lit: bool) -> Iterator[Item]:
    """Draw a quarter: sign, shop and builders above its sites."""
    look = ("glow", "brass", 12) if lit else ("stone", "bark", 12)
    yield Stamp(furniture.slab, box, look, 1)
    head = _head_box(box)
    sign = head.part(0, 0, _SIGN, head.height).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (building, "ink", look[0]))
    colour = SHOP_OF[building]
    place = _shop_box(box)
    yield Stamp(ground, place, (colour,), 1)
    yield from counted_sign(
        brick, (colour,), view.market[colour], place.part(10, 0, place.width - 14, place.height)
    )
    yield from builders(view, building, _builders_box(box), _BUILDER)
    for name, site_box in boxes_of_sites(building, _field(box), _GAP).items():
        element = view.elements.get(name)
        if element:
            yield from _element_items(SITES[name], element, site_box)
        else:
            yield from _free_site_items(SITES[name], site_box)


def small_quarter_spots(view: PortaNigra, building: str, box: Box) -> dict[str, Spot]:
    """Its shop, builders and sites as spots."""
    return {
        shop_spot(SHOP_OF[building]): Spot(_shop_box(box), room=3, numbered=False),
        **builder_spots(view, building, _builders_box(box), _BUILDER),
        **{
            name: Spot(site_box, room=9, numbered=False)
            for name, site_box in boxes_of_sites(building, _field(box), _GAP).items()
        },
    }


def counted_sign(art: Art, look: tuple[str, ...], number: int, box: Box) -> Iterator[Item]:
    """A sign and how many there are."""
    yield Stamp(art, box.part(0, 0, _BRICK, box.height).centred(_BRICK, _BRICK), look)
    field = box.part(_BRICK + 12, 0, box.width - _BRICK - 12, box.height)
    yield Text(str(number), PHONE_FIGURE, field, "ink" if number else "bark", "left")


def _head_box(box: Box) -> Box:
    return box.part(_PAD, _PAD, box.width - 2 * _PAD, _HEAD)


def _shop_box(box: Box) -> Box:
    return _head_box(box).part(_SIGN + 18, 0, _SHOP, _HEAD).centred(_SHOP, _HEAD - 2)


def _builders_box(box: Box) -> Box:
    head, left = _head_box(box), _SIGN + _SHOP + 22
    return head.part(left, 0, head.width - left, head.height)


def _field(box: Box) -> Box:
    return box.part(_PAD, _PAD + _HEAD + _GAP, box.width - 2 * _PAD, _SITES)


def _free_site_items(site: Site, box: Box) -> Iterator[Item]:
    """The bricks that a site takes; their colour alone in the Porta Nigra."""
    yield Stamp(ground, box, (site.colour,), 1)
    text = str(site.bricks) if site.bricks else ""
    wide = width(text, SMALL_FIGURE) + 6 if text else 0
    line = box.centred(wide + _SMALL_BRICK, box.height)
    if text:
        yield Text(text, SMALL_FIGURE, line.part(0, 0, wide - 6, line.height))
    sign = line.part(wide, 0, _SMALL_BRICK, line.height).centred(_SMALL_BRICK, _SMALL_BRICK)
    yield Stamp(brick, sign, (site.colour,))


def _element_items(site: Site, element: Element, box: Box) -> Iterator[Item]:
    """An element: its wall, whose it is, how many bricks it has."""
    yield Stamp(masonry, box, (site.colour, 3), 1)
    number = str(element.bricks)
    plate = width(number, SMALL_FIGURE) + 16
    size = min(_EMBLEM, box.height - 8, box.width - plate - 12)
    line = box.centred(size + 4 + plate, box.height)
    yield Stamp(seats.emblem, line.part(0, 0, size, line.height).centred(size, size), (element.seat,))
    field = line.part(size + 4, 0, plate, line.height).centred(plate, _PLATE)
    yield Stamp(furniture.plain, field, ("marble", 6), 1)
    yield Text(number, SMALL_FIGURE, field)
