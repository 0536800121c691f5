"""The tiles of a seat next to the spaces of its Colonia: on the ship, in hand, received."""

from collections.abc import Iterator
from math import ceil

from games.forum_trajanum.player import Player, owner_of_tile
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tiles import NEXT_TO_COLONIA
from games.hidden import Piece
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.engine.lettering import width
from renderer.forum_trajanum.changes import RECEIVED_SPOT
from renderer.forum_trajanum.drawings import monuments, tiles
from renderer.forum_trajanum.styles import COLONIA_NARROW
from renderer.kit import furniture, pieces, seats
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_NUMBER, PHONE_FIGURE

_TILE = 78
_GAP = 4
_PAD = 8
_SHIP = 60
_EMBLEM = 44
_FROM = 58
_ROOM = 3

TILE_ROW = _TILE + 2 * _PAD
"""The height of a field with one row of tiles, in pixels."""


def tile_stamp(tile: Piece, box: Box) -> Stamp:
    """A Colonia tile: its face if it is known, else its back."""
    if tile.face:
        return Stamp(tiles.tile_face, box, (tile.face, owner_of_tile(tile)))
    return Stamp(pieces.tile_back, box, (owner_of_tile(tile),))


def ship(player: Player, seat: int, field: Box) -> Iterator[Item]:
    """The ship with the number of tiles; only its owner sees the leftover one."""
    yield Stamp(furniture.slab, field, ("blue_pale", "blue_dark", 10), 1)
    spare = left_over_tile(player, seat)
    line = field.part(_PAD, 0, field.width - 2 * _PAD, field.height - 2)
    icon, number, tile = line.columns_of_widths(_SHIP, line.width - 2 * _SHIP, _SHIP)
    yield Stamp(monuments.ship, icon.centred(_SHIP, _SHIP))
    yield fitted_text(f"×{len(player.ship)}", (PHONE_FIGURE, COLONIA_NARROW), number)
    if spare:
        yield tile_stamp(spare, tile.centred(_SHIP, _SHIP))


def left_over_tile(player: Player, seat: int) -> Piece | None:
    """The tile that was left over in the setup, as long as it lies on the ship, for its owner alone."""
    return next((tile for tile in player.ship if tile.face and tile.seats == (seat,)), None)


def hand_of(player: Player) -> list[Piece]:
    """The tiles of the moment: taken, kept, received."""
    return [
        *[taken.tile for taken in player.taken],
        *[each for each in (player.own, player.received) if each],
    ]


def tiles_in_hand(view: ForumTrajanum, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """The tiles of the moment, at the right of each its origin: its space, or whose it was."""
    player = view.players[seat]
    yield from _heading(field, words("picture-hand"))
    boxes = _hand_boxes(player, field)
    for tile, box in zip(hand_of(player), boxes, strict=True):
        yield tile_stamp(tile, box)
    for taken, box in zip(player.taken, boxes, strict=False):
        yield Text(taken.space, CLOSE_UP_NUMBER, _box_beside(box))
    givers = [
        giver for giver, tile in ((seat, player.own), (view.left_neighbour(seat), player.received)) if tile
    ]
    for giver, box in zip(givers, boxes[len(player.taken) :], strict=True):
        yield Stamp(seats.emblem, _box_beside(box).centred(_EMBLEM, _EMBLEM), (giver,))


def hand_width(player: Player, words: Words) -> int:
    """How wide the field of the tiles in hand is, 0 without any, in pixels."""
    number = len(hand_of(player))
    return number and _heading_width(words("picture-hand")) + number * (_TILE + _FROM) + _PAD


def _hand_boxes(player: Player, field: Box) -> list[Box]:
    number, step = len(hand_of(player)), _TILE + _FROM
    left = field.width - _PAD - number * step
    return [field.part(left + place * step, _PAD, _TILE, _TILE) for place in range(number)]


def _box_beside(box: Box) -> Box:
    return Box(box.right, box.top, _FROM, box.height)


def tiles_beside(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """The tiles received from the left neighbour, open."""
    yield from _heading(field, words("picture-beside"))
    for tile, box in zip(player.beside_colonia, _beside_boxes(player, field, words), strict=True):
        yield tile_stamp(tile, box)


def height_of_tiles_beside(player: Player, wide: int, words: Words) -> int:
    """How high a field of this width is for the tiles next to a Colonia, in pixels."""
    rows = ceil(len(player.beside_colonia) / _count_across(wide, words))
    return rows and TILE_ROW + (rows - 1) * (_TILE + _GAP)


def _count_across(wide: int, words: Words) -> int:
    """How many tiles stand side by side in a field of this width."""
    return (wide - _heading_width(words("picture-beside")) - _PAD) // (_TILE + _GAP)


def _beside_boxes(player: Player, field: Box, words: Words) -> list[Box]:
    """Where the tiles next to a Colonia lie, in rows."""
    step, across, left = (
        _TILE + _GAP,
        _count_across(field.width, words),
        _heading_width(words("picture-beside")),
    )
    places = (divmod(number, across) for number in range(len(player.beside_colonia)))
    return [field.part(left + column * step, _PAD + row * step, _TILE, _TILE) for row, column in places]


def _heading_width(heading: str) -> int:
    """How wide a heading is before tiles, in pixels."""
    return width(heading, COLONIA_NARROW) + 3 * _PAD


def _heading(field: Box, heading: str) -> Iterator[Item]:
    yield Stamp(furniture.sunk, field, (), 1)
    room = field.part(0, 0, _heading_width(heading), TILE_ROW)
    yield Text(heading, COLONIA_NARROW, room, "umber")


def tile_spots(player: Player, hand: Box, row: Box | None, words: Words) -> Iterator[tuple[str, Spot]]:
    """The tiles in hand and those in the row next to the Colonia as spots; of equal ones there the first."""
    names = [f"taken_{taken.space}" for taken in player.taken]
    names += [name for name, tile in (("own", player.own), (RECEIVED_SPOT, player.received)) if tile]
    for name, box in zip(names, _hand_boxes(player, hand), strict=True):
        yield name, Spot(box, room=_ROOM, numbered=False)
    if row is None:
        return
    boxes = _beside_boxes(player, row, words)
    for tile, box in reversed(list(zip(player.beside_colonia, boxes, strict=True))):
        yield f"{NEXT_TO_COLONIA}{tile.face}", Spot(box, room=_ROOM, numbered=False)
