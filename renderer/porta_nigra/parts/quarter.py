"""The quarters of the city: shops, builders, prices of ways."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.porta_nigra.actions.moving import move_price
from games.porta_nigra.pieces import BUILDINGS, VALUE
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, first_fitting, width
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.porta_nigra.drawings.bricks import brick, ground
from renderer.porta_nigra.drawings.goods import sesterce
from renderer.porta_nigra.drawings.people import builder
from renderer.request import Scene

Quarters = Mapping[str, Box]

_PAD = 8

BETWEEN_BUILDERS = 8


class ShopSizes(Struct, frozen=True):
    """How large shops and builders are drawn. Lengths in pixels."""

    figure: Style
    small: Style
    """How prices are set, and numbers of bricks for which there is little room."""
    brick: int
    coin: int


def shop_spot(colour: str) -> str:
    return f"shop_{colour}"


def builder_spot(seat: int) -> str:
    return f"builder-{seat}"


SUPPLY_SPOT = "supply"


def quarter_boxes(field: Box, across: int, down: int) -> Quarters:
    """Where the quarters lie, clockwise from the upper left; `across`, `down`: between them."""
    wide, high = (field.width - across) // 2, (field.height - down) // 2
    left, right, top, bottom = 0, field.width - wide, 0, field.height - high
    places = ((left, top), (right, top), (right, bottom), (left, bottom))
    return dict(zip(BUILDINGS, (field.part(*place, wide, high) for place in places), strict=True))


def shop(view: PortaNigra, colour: str, box: Box, sizes: ShopSizes, beside: int = 0) -> Iterator[Item]:
    """A shop: how many bricks it has, and the price of one; `beside`: pixels at its right left free."""
    number = view.market[colour]
    yield Stamp(ground, box, (colour,), 1)
    box = box.part(0, 0, box.width - beside, box.height)
    coin = sizes.coin
    price = str(VALUE[colour])
    wide = coin + width(price, sizes.small) + 14
    left = box.part(_PAD, 0, box.width - wide - 2 * _PAD, box.height)
    style = first_fitting([str(number)], (sizes.figure, sizes.small), left.width - 8 - sizes.brick)
    stock = left.centred(width(str(number), style) + 8 + sizes.brick, left.height)
    figure, sign = stock.columns_of_widths(stock.width - sizes.brick, sizes.brick)
    yield Text(str(number), style, figure, "ink", "left")
    yield Stamp(brick, sign.centred(sizes.brick, sizes.brick), (colour,))
    plate = box.part(box.width - wide - _PAD, 0, wide, box.height).centred(
        wide, min(coin + 10, box.height - 10)
    )
    yield Stamp(furniture.plate, plate, ("marble", "sand", 8), 1)
    yield Text(price, sizes.small, plate.part(6, 0, wide - coin - 12, plate.height))
    yield Stamp(sesterce, plate.part(wide - coin - 5, 0, coin, plate.height).centred(coin - 4, coin - 4))


def own_price(seat: int, cost: int, box: Box, style: Style, sign: int, *, possible: bool) -> Iterator[Item]:
    """A price for the viewer: their shape and the price on light, on gray if they cannot pay."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 8) if possible else ("mist", "ash", 8), 1)
    wide = width(str(cost), style)
    line = box.centred(2 * sign + wide + 2 * _PAD, box.height - 2)
    yield Stamp(seats.emblem, line.part(0, 0, sign, line.height).centred(sign, sign), (seat,))
    yield Text(str(cost), style, line.part(sign + _PAD, 0, wide, line.height))
    coin = line.part(sign + wide + 2 * _PAD, 0, sign, line.height).centred(sign, sign)
    yield Stamp(sesterce, coin)


def way_price(view: PortaNigra, seat: int | None, quarter: str) -> int:
    """The sesterces that it costs the viewer to get to a quarter; 0 without a builder, and after the game."""
    if seat is None or not view.phase or not view.players[seat].quarter:
        return 0
    return move_price(view, seat, quarter)


def own_way(scene: Scene, quarter: str, box: Box, style: Style, sign: int) -> Iterator[Item]:
    """The price of the viewer's way to a quarter, at the left of a box; nothing if it is free."""
    cost = way_price(scene.view, scene.seat, quarter)
    if scene.seat is None or not cost:
        return
    plate = box.part(0, 0, 2 * sign + width(str(cost), style) + 4 * _PAD, box.height)
    possible = scene.view.players[scene.seat].sesterces >= cost
    yield from own_price(scene.seat, cost, plate, style, sign, possible=possible)


def builder_boxes(view: PortaNigra, quarter: str, box: Box, size: int) -> dict[int, Box]:
    """Where the builders in a quarter stand, from the right, in one line or two, whichever is larger."""
    there = [seat for seat, player in enumerate(view.players) if player.quarter == quarter]
    each, lines = max((_builder_size(len(there), lines, box, size), lines) for lines in (1, 2))
    in_a_line = -(-len(there) // lines)
    places = [
        row.part(row.width - number * (each + BETWEEN_BUILDERS), 0, each, row.height).centred(each, each)
        for row in box.rows(lines)
        for number in range(in_a_line, 0, -1)
    ]
    return dict(zip(there, places, strict=False))


def _builder_size(number: int, lines: int, box: Box, size: int) -> int:
    """The size of builders that fit into the lines of a box, at most `size`."""
    in_a_line = max(-(-number // lines), 1)
    return min(
        size,
        (box.height - (lines - 1) * BETWEEN_BUILDERS) // lines,
        box.width // in_a_line - BETWEEN_BUILDERS,
    )


def builders(view: PortaNigra, quarter: str, box: Box, size: int) -> Iterator[Item]:
    for seat, place in builder_boxes(view, quarter, box, size).items():
        yield Stamp(builder, place, (seat,))


def builder_spots(view: PortaNigra, quarter: str, box: Box, size: int) -> dict[str, Spot]:
    return {
        builder_spot(seat): Spot(place.inset(-BETWEEN_BUILDERS // 2), room=1, numbered=False)
        for seat, place in builder_boxes(view, quarter, box, size).items()
    }
