"""The forum: its mosaic, the areas that were begun or completed, eagles and envoys."""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from games.forum_trajanum.pieces import EAGLE
from games.forum_trajanum.state import ForumTrajanum
from games.game import coordinates, space_name
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style
from renderer.engine.pen import Art
from renderer.forum_trajanum.drawings.icons import sign
from renderer.forum_trajanum.drawings.mosaic import (
    AROUND,
    eagle_sign,
    eagle_square,
    pale_square,
    seat_envoy,
    square,
)
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.kit.styles import LANDSCAPE_NUMBER

_MARGIN = 6
_TOKEN = 0.76
_SEAL = 0.4
_ASIDE = 18


class MosaicSizes(Struct, frozen=True):
    """How large a mosaic is drawn. Lengths in pixels."""

    number: Style
    """How coordinates and labels are set."""
    gutter: int
    """The room for coordinates."""
    largest: int
    """The most a square measures."""
    sign: float
    """A square's sign, in parts of the square."""
    aside: int
    """The room around the sign above a label."""
    badge: int
    """The size of a badge at the upper right of a square."""
    reach: int
    """How broad the frame of a square that can be chosen is."""
    plate: int
    """How high the plate of its label is."""
    pales: bool = False
    """Whether the other squares are pale then."""


TABLE_SIZES = MosaicSizes(
    number=LANDSCAPE_NUMBER, gutter=44, largest=104, sign=0.56, aside=0, badge=0, reach=4, plate=38
)
"""The mosaic on the table."""


def square_boxes(view: ForumTrajanum, field: Box, sizes: MosaicSizes) -> Mapping[str, Box]:
    """The box of each square, as large as the field allows."""
    where = {name: coordinates(name) for name in view.squares}
    field = field.inset(_MARGIN)
    gutter = sizes.gutter
    rows = max((row for row, _ in where.values()), default=1)
    columns = max((column for _, column in where.values()), default=1)
    size = min((field.width - gutter) // columns, (field.height - gutter) // rows, sizes.largest)
    left = field.left + gutter + (field.width - gutter - size * columns) // 2
    top = field.top + gutter + (field.height - gutter - size * rows) // 2
    return {
        name: Box(left + (column - 1) * size, top + (row - 1) * size, size, size)
        for name, (row, column) in where.items()
    }


def bare_mosaic(view: ForumTrajanum, field: Box, sizes: MosaicSizes) -> Iterator[Item]:
    """The bare mosaic, with letters above and numbers to the left."""
    yield Stamp(furniture.slab, field, ("marble", "sand", 12), 1)
    boxes = square_boxes(view, field, sizes)
    if not boxes:
        return
    left, top = min(box.left for box in boxes.values()), min(box.top for box in boxes.values())
    for box in boxes.values():
        yield Stamp(furniture.plain, box.inset(-5), ("umber", 6), 1)
    for row in sorted({coordinates(name)[0] for name in boxes}):
        box = next(box for name, box in boxes.items() if coordinates(name)[0] == row)
        number = Box(left - sizes.gutter, box.top, sizes.gutter - 4, box.height)
        yield Text(str(row), sizes.number, number)
    for column in sorted({coordinates(name)[1] for name in boxes}):
        box = next(box for name, box in boxes.items() if coordinates(name)[1] == column)
        label = Box(box.left, top - sizes.gutter, box.width, sizes.gutter - 8)
        yield Text(space_name(1, column)[0], sizes.number, label)


def square_spots(
    view: ForumTrajanum, field: Box, sizes: MosaicSizes, badges: Collection[str] = ()
) -> Iterator[tuple[str, Spot]]:
    """The squares as spots; a label stands on its plate, below the sign of the square's colour."""
    for name, box in square_boxes(view, field, sizes).items():
        colour = view.squares[name]
        above = _sign_box(box, sizes, sizes.badge if name in badges else 0)
        stamp = Stamp(_sign_art(colour), above, (colour,))
        yield name, Spot(box, label_box(box, sizes), "glow", sizes.reach, stamp)


def _sign_art(colour: str) -> Art:
    return eagle_sign if colour == EAGLE else sign


def badge_box(box: Box, sizes: MosaicSizes) -> Box:
    """Where a badge stands on a square: at its upper right, within the frame of a highlighted one."""
    return box.part(box.width - sizes.badge - sizes.reach, sizes.reach, sizes.badge, sizes.badge)


def label_box(box: Box, sizes: MosaicSizes) -> Box:
    """Where the plate of a label lies on a square: all along the lower side, within the frame."""
    inner = box.inset(sizes.reach)
    return inner.part(0, inner.height - sizes.plate, inner.width, sizes.plate)


def _sign_box(box: Box, sizes: MosaicSizes, badge: int) -> Box:
    """The box of a highlighted square's sign: above the plate, as large as the room next to a badge."""
    inner = box.inset(sizes.reach)
    free = inner.part(0, 0, inner.width - badge, inner.height - sizes.plate)
    size = min(free.width, free.height) - sizes.aside
    return free.centred(size, size)


def squares_with_envoys(
    view: ForumTrajanum,
    field: Box,
    sizes: MosaicSizes,
    highlighted: Collection[str],
    badges: Collection[str] = (),
) -> Iterator[Item]:
    """Every square with its area's state, and who stands there; room is left for labels and badges."""
    boxes = square_boxes(view, field, sizes)
    choosable = boxes.keys() & highlighted
    for name, box in boxes.items():
        colour = view.squares[name]
        owner = view.envoys.get(name)
        pale = sizes.pales and bool(choosable) and name not in choosable
        yield _bare_square(view, name, box, pale=pale, choosable=name in choosable)
        if name in choosable:
            yield Stamp(furniture.plain, label_box(box, sizes), ("ink",), 1)
        elif owner is None:
            large = round(box.width * sizes.sign)
            aside = _ASIDE if name in badges else 0
            middle = box.part(-aside, aside, box.width, box.height).centred(large, large)
            tones = (f"{colour}_dark", f"{colour}_pale") if pale and colour != EAGLE else ()
            yield Stamp(_sign_art(colour), middle, (colour, *tones))
        if owner is not None:
            yield Stamp(seat_envoy, envoy_box(box), (owner,))
    yield from _seals(view, boxes)


def _bare_square(view: ForumTrajanum, name: str, box: Box, *, pale: bool, choosable: bool) -> Stamp:
    """A square without what lies on it; one that can be chosen without the rims its frame would cut."""
    colour = view.squares[name]
    if colour == EAGLE:
        return (
            Stamp(furniture.slab, box, ("marble", "umber", 2), 1) if choosable else Stamp(eagle_square, box)
        )
    state = "empty" if choosable else _area_state(view, name)
    return Stamp(pale_square if pale else square, box, (colour, state, *_has_borders_around(view, name)))


def envoy_box(box: Box) -> Box:
    """Where an envoy stands on a square."""
    size = round(box.width * _TOKEN)
    return box.centred(size, size)


def _seals(view: ForumTrajanum, boxes: Mapping[str, Box]) -> Iterator[Item]:
    """A seal at the upper left of every completed area."""
    for area in sorted(set(view.areas.values())):
        if view.is_area_complete(area[0]):
            box = boxes[min(area, key=coordinates)]
            size = round(box.width * _SEAL)
            yield Stamp(furniture.seal, box.part(1, 1, size, size))


def _area_state(view: ForumTrajanum, name: str) -> str:
    area = view.areas[name]
    taken = sum(each in view.envoys for each in area)
    return "complete" if taken == len(area) else "begun" if taken else "empty"


def _has_borders_around(view: ForumTrajanum, name: str) -> tuple[bool, ...]:
    """Whether the area ends on each side and at each corner, in the order of AROUND."""
    row, column = coordinates(name)
    area = view.areas[name]
    around = ((row + down, column + right) for down, right in AROUND)
    return tuple(min(each) < 1 or space_name(*each) not in area for each in around)
