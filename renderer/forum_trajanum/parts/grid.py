"""The 6 x 6 spaces of a Colonia, its streets, and what lies on each space."""

from collections.abc import Iterator, Mapping
from functools import cache

from games.forum_trajanum.pieces import CORNERS, SIZE, SPACES, TEMPLES
from games.forum_trajanum.player import Player
from games.forum_trajanum.scoring import crane_points
from games.forum_trajanum.state import ForumTrajanum
from games.game import coordinates
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.forum_trajanum.drawings import spaces, tiles
from renderer.forum_trajanum.parts.streets import LETTERS, street_sign
from renderer.forum_trajanum.styles import COLONIA_NARROW
from renderer.kit import furniture, pieces
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_NUMBER

_JOINT = 5
_LIT = 4
_FACE = 0.51
_LABEL = (64, 50)
_OVER = 8
"""How far the label of a corner reaches over its edges into the streets."""
_CORNER_REACH = 5
_ACROSS = (32, 34, 46)
_BESIDE = (34, 52)
_SIGN = 46
"""The height of the sign of a street beside the number of its row, in pixels."""
_WORTH = (41, 43)
_INSIDE = 7


@cache
def space_boxes(grid: Box) -> Mapping[str, Box]:
    cell = grid.width // SIZE
    return {
        name: grid.part((column - 1) * cell, (row - 1) * cell, cell, cell).inset(_JOINT)
        for name, (row, column) in ((name, coordinates(name)) for name in SPACES)
    }


def space_spots(player: Player, grid: Box) -> Iterator[tuple[str, Spot]]:
    """The spaces as spots; in a corner the label leaves open tile and crane visible."""
    for name, box in space_boxes(grid).items():
        wide, high = _LABEL
        above = box.part(box.width - wide + _OVER, -_OVER, wide, high)
        below = box.part(box.width - wide + _OVER, box.height - high + _OVER, wide, high)
        crane = name in player.cranes and name not in player.scored_cranes
        label = above if name in player.corner_tiles else below if crane else None
        if label:
            yield name, Spot(box, label, reach=_CORNER_REACH, numbered=not crane)
        else:
            yield name, Spot(box)


def bare_board(grid: Box) -> Iterator[Item]:
    """The bare board: streets, temples."""
    yield Stamp(furniture.slab, grid.inset(-8), ("joint", "sand", 12), 1)
    for name in TEMPLES:
        yield Stamp(spaces.temple, space_boxes(grid)[name])


def lit_streets(view: ForumTrajanum, player: Player, grid: Box) -> Iterator[Item]:
    """This round's streets, lit while tiles are taken from them."""
    for street in sorted(set(view.streets)) if view.phase == "tiles" else ():
        names = player.spaces_of_street(street)
        first, last = space_boxes(grid)[names[0]], space_boxes(grid)[names[-1]]
        road = Box(first.left, first.top, last.right - first.left, last.bottom - first.top)
        yield Stamp(furniture.plain, road.inset(-_JOINT), ("umber", 8), 1)
        yield Stamp(furniture.plain, road.inset(_LIT - _JOINT), ("glow", 6), 1)


def pieces_on_spaces(view: ForumTrajanum, seat: int, grid: Box, *, zeros: bool) -> Iterator[Item]:
    """What lies on every space; `zeros`: cranes say so if they would score nothing."""
    player = view.players[seat]
    for name in SPACES:
        box = space_boxes(grid)[name]
        if name in TEMPLES:
            yield Stamp(spaces.temple, box)
        elif name in CORNERS:
            yield from _corner(view, seat, name, box, zeros=zeros)
        elif name in player.covered:
            yield Stamp(pieces.tile_back, box, (seat,))
        elif name in player.built:
            yield Stamp(spaces.building_space, box, (player.built[name].kind,))
        else:
            yield Stamp(spaces.free_space, box)
    yield from _cramps(player, grid)


def _corner(view: ForumTrajanum, seat: int, name: str, box: Box, *, zeros: bool) -> Iterator[Item]:
    player = view.players[seat]
    colour = player.cranes.get(name)
    tile = player.corner_tiles.get(name)
    if colour is None:
        yield Stamp(spaces.free_space, box)
    elif tile is None:
        yield Stamp(spaces.crane, box, (colour, name in player.scored_cranes))
    else:
        yield Stamp(spaces.crane_under_tile, box, (colour,))
    if tile is not None and tile.face:
        size = round(box.width * _FACE)
        corner = box.part(box.width - size, box.height - size, size, size)
        yield Stamp(tiles.tile_face, corner, (tile.face, seat))
    if colour is not None and name not in player.scored_cranes and view.round:
        points = crane_points(view, player, colour)
        if points or zeros:
            yield from _crane_worth(points, box)


def _crane_worth(points: int, box: Box) -> Iterator[Item]:
    """What a crane would score now: at the lower left, clear of open tiles, ticks and labels."""
    wide, high = _WORTH
    plate = box.part(_INSIDE, box.height - high - _INSIDE, wide, high)
    yield Stamp(furniture.plate, plate, ("marble", "brass", 8), 1)
    yield Text(str(points), COLONIA_NARROW, plate, "ink" if points else "bark")


def _cramps(player: Player, grid: Box) -> Iterator[Item]:
    """A cramp between the halves of each double building."""
    for name, building in player.built.items():
        if building.other_half and name < building.other_half:
            one, other = space_boxes(grid)[name], space_boxes(grid)[building.other_half]
            across = one.top == other.top
            first = one if (one.left, one.top) < (other.left, other.top) else other
            size = (34, 16) if across else (16, 34)
            for at in (0.25, 0.75):
                middle = (
                    (first.right + _JOINT, first.top + round(at * first.height))
                    if across
                    else (first.left + round(at * first.width), first.bottom + _JOINT)
                )
                yield Stamp(
                    spaces.cramp, Box(middle[0] - size[0] // 2, middle[1] - size[1] // 2, *size), (), 1
                )


def street_headings(view: ForumTrajanum, player: Player, letters: Box, numbers: Box) -> Iterator[Item]:
    """Letters above and numbers at the left with other signs of their streets; this round's are lit."""
    columns = [
        (letter, f"column_{symbol}") for letter, symbol in zip(LETTERS, player.column_symbols, strict=False)
    ]
    rows = [(str(number), f"row_{symbol}") for number, symbol in enumerate(player.row_symbols, 1)]
    for lines, boxes in ((columns, letters.columns(SIZE)), (rows, numbers.rows(SIZE))):
        for (label, street), box in zip(lines, boxes, strict=False):
            yield from _heading(label, street, view, box)


def _heading(label: str, street: str, view: ForumTrajanum, box: Box) -> Iterator[Item]:
    """The name of a line, the sign of its street, and whether both cards of this round name it."""
    times = view.streets.count(street)
    across = box.width > box.height
    if across and not view.options.side_b:
        field = box.centred(84, box.height)
        if times:
            yield Stamp(furniture.plate, field, ("glow", "brass", 8), 1)
        yield Text(label if times < 2 else f"{label}×2", CLOSE_UP_NUMBER, field)
        return
    if not across:
        yield from _row_heading(label, street, times, box)
        return
    wide, shift = sum(_ACROSS), 0 if times > 1 else _ACROSS[-1] // 2
    first, second, third = (
        box.centred(wide, box.height).part(shift, 0, wide, box.height).columns_of_widths(*_ACROSS)
    )
    yield Text(label, CLOSE_UP_NUMBER, first)
    yield from street_sign(street, second, COLONIA_NARROW, lit=bool(times))
    if times > 1:
        yield Text("×2", COLONIA_NARROW, third)


def _row_heading(label: str, street: str, times: int, box: Box) -> Iterator[Item]:
    """The number of a row, the sign of its street beside it, below that whether both cards name it."""
    number, beside = box.columns_of_widths(*_BESIDE)
    sign = beside.centred(beside.width, _SIGN * min(max(times, 1), 2)).part(0, 0, beside.width, _SIGN)
    yield Text(label, CLOSE_UP_NUMBER, Box(number.left, sign.top, number.width, sign.height))
    yield from street_sign(street, sign, COLONIA_NARROW, lit=bool(times))
    if times > 1:
        yield Text("×2", COLONIA_NARROW, sign.part(0, _SIGN, sign.width, _SIGN))
