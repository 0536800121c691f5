"""The seaport: ships with their points, the draw pile and the discard piles."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from games.trajan.left import pile_left
from games.trajan.pieces import COMMODITIES, DISCARD_PILES, SHIPS
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.engine.lettering import Style
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.ships import ship
from renderer.trajan.styles import BOARD_WORDS

PILE = "pile"

_PAD = 8


class PortSizes(Struct, frozen=True):
    """How large ships and cards are drawn. Lengths in pixels."""

    points: Style
    """How the points of the side that lies up are set."""
    number: Style
    """How numbers of cards and the points of the gray side are set."""
    drawing: int
    """The height of a ship's drawing."""
    card: int
    """The top card of a pile."""
    other: int
    """A card below it."""
    gap: int
    other_side: bool = False
    """Whether the points of the other side stand below them."""
    beside: bool = False
    """Whether points stand next to a ship's drawing, those of the side that lies up alone."""
    heading: int = 0
    """The height of the line with a pile's name; 0 for none."""


def ship_spot(name: str) -> str:
    return f"ship_{name}"


def discard_spot(number: int) -> str:
    return f"discard_{number}"


def ship_boxes(field: Box, sizes: PortSizes) -> Mapping[str, Box]:
    return dict(zip(SHIPS, field.columns(len(SHIPS), sizes.gap), strict=True))


def ship_spots(field: Box, sizes: PortSizes) -> dict[str, Spot]:
    """The ships as spots, full of figures to their edges."""
    return {
        ship_spot(name): Spot(box, room=4, numbered=False) for name, box in ship_boxes(field, sizes).items()
    }


def ships(view: Trajan, field: Box, sizes: PortSizes, words: Words) -> Iterator[Item]:
    """Every ship: what it loads, for each number of cards or pairs the points of the side that lies up."""
    for name, box in ship_boxes(field, sizes).items():
        gray = name in view.gray_ships
        yield Stamp(furniture.slab, box, ("mist", "slate", 10) if gray else ("marble", "sand", 10), 1)
        inner = box.inset(_PAD)
        drawing = inner.part(0, 0, sizes.drawing, sizes.drawing)
        yield Stamp(ship, drawing, (name, gray))
        before = sizes.drawing + 4
        if sizes.beside:
            lines = inner.part(before, 0, inner.width - before, inner.height)
        else:
            caption = inner.part(before, 0, inner.width - before, sizes.drawing)
            yield fitted_text(words(f"ship-{name}"), BOARD_WORDS, caption)
            lines = inner.part(0, before, inner.width, inner.height - before)
        tile = SHIPS[name]
        up, down = (tile.gray, tile.colour) if gray else (tile.colour, tile.gray)
        above, *below = lines.rows(2, 4) if sizes.other_side else (lines,)
        yield from _points(up, above, sizes, gray=gray)
        for half in below:
            other = words("picture-ship-colored" if gray else "picture-ship-gray")
            yield from _other_points(down, half, sizes, other)


def _points(points: Sequence[int], box: Box, sizes: PortSizes, *, gray: bool) -> Iterator[Item]:
    """Numbers of cards, the points of the side that lies up."""
    for number, (each, cell) in enumerate(zip(points, box.columns(len(points), 2), strict=True), 1):
        head, shown = cell.rows(2, 4)
        yield Text(f"{number}×", sizes.number, head, "umber")
        yield Stamp(furniture.plate, shown, ("ash", "slate", 8) if gray else ("gold", "brass", 8), 1)
        yield Text(str(each), sizes.points, shown)


def _other_points(points: Sequence[int], box: Box, sizes: PortSizes, words: str) -> Iterator[Item]:
    """The points of the other side, pale, below a caption."""
    head, shown = box.rows(2, 4)
    yield fitted_text(words, BOARD_WORDS, head, "umber")
    for each, below in zip(points, shown.columns(len(points), 6), strict=True):
        yield Stamp(furniture.plate, below, ("page", "joint", 8), 1)
        yield Text(str(each), sizes.number, below, "bark")


def _pile_boxes(field: Box, sizes: PortSizes, pile: int) -> tuple[Box, list[Box]]:
    """Where the draw pile, `pile` pixels wide, and the discard piles lie."""
    rest = field.part(pile + sizes.gap, 0, field.width - pile - sizes.gap, field.height)
    return field.part(0, 0, pile, field.height), rest.columns(DISCARD_PILES, sizes.gap)


def pile_spots(field: Box, sizes: PortSizes, pile: int) -> dict[str, Spot]:
    drawn, discarded = _pile_boxes(field, sizes, pile)
    found = {PILE: Spot(drawn, room=4)}
    return found | {discard_spot(number): Spot(box, room=4) for number, box in enumerate(discarded, 1)}


def piles(view: Trajan, field: Box, sizes: PortSizes, pile: int, words: Words) -> Iterator[Item]:
    """The draw pile, `pile` pixels wide, then the discard piles."""
    drawn, discarded = _pile_boxes(field, sizes, pile)
    yield from _draw_pile(view, drawn, sizes, words("picture-draw-pile"))
    for number, (cards, box) in enumerate(zip(view.discards, discarded, strict=True), 1):
        yield from _discard_pile(cards, box, sizes, words("picture-discard-pile", pile=number))


def _pile_ground(box: Box, sizes: PortSizes, name: str) -> Iterator[Item]:
    """The ground of a pile, and its name if there is room for names."""
    yield Stamp(furniture.slab, box, ("stone", "bark", 10), 1)
    if sizes.heading:
        line = box.part(2 * _PAD, _PAD, box.width - 3 * _PAD, sizes.heading)
        yield fitted_text(name, BOARD_WORDS, line, "ink", "left")


def _cards_box(box: Box, sizes: PortSizes) -> Box:
    """Where the cards of a pile lie, below its name."""
    inner = box.inset(_PAD)
    return inner.part(0, sizes.heading, inner.width, inner.height - sizes.heading)


def _draw_pile(view: Trajan, box: Box, sizes: PortSizes, name: str) -> Iterator[Item]:
    """The draw pile with the number of its cards."""
    left = pile_left(view)
    yield from _pile_ground(box, sizes, name)
    inner = _cards_box(box, sizes)
    card = inner.part(0, 0, inner.width, sizes.card).centred(sizes.card, sizes.card)
    if left:
        yield Stamp(goods.card_back, card)
    else:
        yield Stamp(furniture.sunk, card, ("page", "joint", 8), 1)
    below = inner.part(0, sizes.card, inner.width, inner.height - sizes.card)
    yield Text(str(left), sizes.points, below, "ink" if left else "bark")


def _discard_pile(cards: Sequence[str], box: Box, sizes: PortSizes, name: str) -> Iterator[Item]:
    """A discard pile: its top card, below it how many cards it has, next to it the others by kind."""
    yield from _pile_ground(box, sizes, name)
    inner = _cards_box(box, sizes)
    top = inner.part(0, 0, sizes.card, sizes.card)
    if cards:
        yield Stamp(goods.card, top, (cards[-1],))
    else:
        yield Stamp(furniture.sunk, top, ("page", "joint", 8), 1)
    below = inner.part(0, sizes.card, sizes.card, inner.height - sizes.card)
    yield Text(str(len(cards)), sizes.points, below, "ink" if cards else "bark")
    rest = inner.part(sizes.card + _PAD, 0, inner.width - sizes.card - _PAD, inner.height)
    yield from _cards_below_top(Counter(cards[:-1]), rest, sizes)


def _cards_below_top(cards: Counter[str], box: Box, sizes: PortSizes) -> Iterator[Item]:
    """The cards below the top one: kinds in lines, with their numbers if greater than one."""
    step = sizes.other + max(sizes.other // 2, 26)
    across = max(box.width // step, 1)
    for place, kind in enumerate(kind for kind in COMMODITIES if cards[kind]):
        cell = box.part(place % across * step, place // across * (sizes.other + 6), step, sizes.other)
        yield Stamp(goods.commodity, cell.part(0, 0, sizes.other, sizes.other), (kind,))
        if cards[kind] > 1:
            number = cell.part(sizes.other, 0, step - sizes.other, sizes.other)
            yield Text(str(cards[kind]), sizes.number, number)
