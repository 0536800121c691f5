"""The forum: its mosaic, the areas that were begun or completed, eagles and envoys."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from games.forum_trajanum.pieces import EAGLE
from games.forum_trajanum.state import ForumTrajanum
from games.game import place, space
from renderer import seats, stone
from renderer.canvas import Box, Item, Stamp, Text
from renderer.forum_trajanum import monuments, people
from renderer.forum_trajanum.signs import LIGHT_ON, sign
from renderer.forum_trajanum.styles import TABLE_NUMBER
from renderer.marks import Spot
from renderer.pen import Pen

_MARGIN = 6
_GUTTER = 44
_LARGEST = 104
_TOKEN = 0.76
_SIGN_TOP = 11


def squares(view: ForumTrajanum, field: Box) -> Mapping[str, Box]:
    """The box of each square, as large as the field allows."""
    places = {name: place(name) for name in view.squares}
    field = field.inset(_MARGIN)
    rows = max((row for row, _ in places.values()), default=1)
    columns = max((column for _, column in places.values()), default=1)
    size = min((field.width - _GUTTER) // columns, (field.height - _GUTTER) // rows, _LARGEST)
    left = field.left + _GUTTER + (field.width - _GUTTER - size * columns) // 2
    top = field.top + _GUTTER + (field.height - _GUTTER - size * rows) // 2
    return {
        name: Box(left + (column - 1) * size, top + (row - 1) * size, size, size)
        for name, (row, column) in places.items()
    }


def mosaic(view: ForumTrajanum, field: Box) -> Iterator[Item]:
    """The bare mosaic, with letters above and numbers to the left."""
    yield Stamp(stone.slab, field, ("marble", "sand", 12), 1)
    boxes = squares(view, field)
    if not boxes:
        return
    left, top = min(box.left for box in boxes.values()), min(box.top for box in boxes.values())
    for box in boxes.values():
        yield Stamp(stone.plain, box.inset(-5), ("umber", 6), 1)
    for row in sorted({place(name)[0] for name in boxes}):
        box = next(box for name, box in boxes.items() if place(name)[0] == row)
        yield Text(
            str(row), TABLE_NUMBER, Box(left - _GUTTER, box.top, _GUTTER - 4, box.height), essential=True
        )
    for column in sorted({place(name)[1] for name in boxes}):
        box = next(box for name, box in boxes.items() if place(name)[1] == column)
        label = Box(box.left, top - _GUTTER, box.width, _GUTTER - 8)
        yield Text(space(1, column)[0], TABLE_NUMBER, label, essential=True)


def spots(view: ForumTrajanum, field: Box) -> Iterator[tuple[str, Spot]]:
    """The squares as spots; a label stands below the sign of the square's colour."""
    for name, box in squares(view, field).items():
        top = _SIGN_TOP + _small(box)
        label = box.part(0, top, box.width, box.height - top - _SIGN_TOP)
        yield name, Spot(box, label, LIGHT_ON.get(view.squares[name], "ink"))


def _small(box: Box) -> int:
    return round(box.width * 0.25)


def forum(view: ForumTrajanum, field: Box, marked: Collection[str]) -> Iterator[Item]:
    """Every square with its area's state, and who stands there; marked ones leave room for a label."""
    for name, box in squares(view, field).items():
        colour = view.squares[name]
        owner = view.envoys.get(name)
        if colour == EAGLE:
            yield Stamp(eagle_square, box, (name in marked,), essential=True)
        else:
            yield Stamp(square, box, (colour, _state(view, name), *_borders(view, name)))
            if name in marked:
                size = _small(box)
                yield Stamp(sign, box.part(0, _SIGN_TOP, box.width, size).centred(size, size), (colour,))
            elif owner is None:
                size = round(box.width * 0.56)
                yield Stamp(sign, box.centred(size, size), (colour,), essential=True)
        if owner is not None:
            size = round(box.width * _TOKEN)
            yield Stamp(envoy, box.centred(size, size), (owner,), essential=True)


def _state(view: ForumTrajanum, name: str) -> str:
    area = view.areas[name]
    taken = sum(each in view.envoys for each in area)
    return "complete" if taken == len(area) else "begun" if taken else "empty"


def _borders(view: ForumTrajanum, name: str) -> tuple[bool, ...]:
    """Whether the area ends on each side and at each corner, in the order of _AROUND."""
    row, column = place(name)
    area = view.areas[name]
    around = ((row + down, column + right) for down, right in _AROUND)
    return tuple(min(each) < 1 or space(*each) not in area for each in around)


_AROUND = ((-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1))
_RIMS = {"begun": "glow", "complete": "gold"}
_JOINT, _RIM = 3, 10


def square(pen: Pen, colour: str, state: str, *borders: bool) -> None:
    """A square of an area: a rim runs around areas that were begun, completed ones are pale."""
    ends = dict(zip(_AROUND, borders, strict=True))
    rim = _RIMS.get(state)
    fill = f"{colour}_pale" if state == "complete" else colour
    for thickness, tint in ((0, "umber"), (_JOINT, rim or fill), (_RIM if rim else _JOINT, fill)):
        above, left, right, below = (thickness * ends[side] for side in _AROUND[:4])
        pen.rect(left, above, 100 - right, 100 - below, tint)
    for down, right in _AROUND[4:]:
        if rim and ends[down, right] and not (ends[down, 0] or ends[0, right]):
            _corner(pen, down, right, rim)


def _corner(pen: Pen, down: int, right: int, rim: str) -> None:
    """Where the area bends around a corner of this square."""
    for size, tint in ((_RIM, rim), (_JOINT, "umber")):
        left, top = (100 - size if step > 0 else 0 for step in (right, down))
        pen.rect(left, top, left + size, top + size, tint)


def eagle_square(pen: Pen, marked: bool) -> None:
    """An eagle space; marked, it leaves room for a label."""
    pen.rect(0, 0, 100, 100, "umber")
    pen.rect(3, 3, 97, 97, "marble")
    pen.rect(8, 8, 92, 92, "brass")
    pen.rect(11, 11, 89, 89, "marble")
    monuments.eagle(pen.inner(32, 9, 36) if marked else pen.inner(16, 17, 68), "brass")


def envoy(pen: Pen, seat: int) -> None:
    """An envoy of a seat: a bust on the seat's shape."""
    seats.emblem(pen, seat)
    size = (46, 46, 36, 40)[seat]
    people.envoy(pen.inner(50 - size / 2, seats.CENTRES[seat] - size * 0.52, size), seats.light(seat))
