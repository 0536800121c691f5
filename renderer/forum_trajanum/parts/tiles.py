"""The tiles of a seat next to the spaces of its Colonia: on the ship, in hand, received."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.player import Player, owner
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tiles import BESIDE
from games.hidden import Piece
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import cut
from renderer.forum_trajanum.changes import RECEIVED_SPOT
from renderer.forum_trajanum.drawings import monuments, tiles
from renderer.forum_trajanum.styles import COLONIA_HEADING
from renderer.kit import furniture, pieces, seats
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER

_TILE = 84
_HEADING = 34
_GAP = 4
_SHIP = 98
_EMBLEM = 36
_ROOM = 3


def tile_stamp(tile: Piece, box: Box) -> Stamp:
    """A Colonia tile: its face if it is known, else its back."""
    if tile.face:
        return Stamp(tiles.tile_face, box, (tile.face, owner(tile)))
    return Stamp(pieces.tile_back, box, (owner(tile),))


def ship(player: Player, seat: int, field: Box) -> Iterator[Item]:
    """The ship with the number of tiles; to its owner also the one left over, which nobody else knows."""
    yield Stamp(furniture.slab, field, ("blue_pale", "blue_dark", 10), 1)
    spare = left_over_tile(player, seat)
    inner = field.inset(8)
    line = inner.part(0, 0, inner.width, inner.height - (_TILE + 8 if spare else 0))
    size = min(line.height, _SHIP)
    icon, beside_it = line.split(size, line.width - size)
    yield Stamp(monuments.ship, icon.centred(size, size))
    yield Text(f"×{len(player.ship)}", CLOSE_UP_FIGURE, beside_it)
    if spare:
        yield tile_stamp(spare, inner.part(0, inner.height - _TILE, inner.width, _TILE).centred(_TILE, _TILE))


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
    """The tiles of the moment, below each where it came from: its space, or whose it was."""
    player = view.players[seat]
    yield from _heading(field, words("picture-hand"))
    boxes = _hand_boxes(field)
    for box in boxes[len(hand_of(player)) :]:
        yield Stamp(tiles.tile_space, box)
    for tile, box in zip(hand_of(player), boxes, strict=False):
        yield tile_stamp(tile, box)
    for taken, box in zip(player.taken, boxes, strict=False):
        yield Text(taken.space, CLOSE_UP_NUMBER, _below(box))
    givers = [giver for giver, tile in ((seat, player.own), (view.left(seat), player.received)) if tile]
    for giver, box in zip(givers, boxes[len(player.taken) :], strict=False):
        yield Stamp(seats.emblem, _below(box).centred(_EMBLEM, _EMBLEM), (giver,))


def _hand_boxes(field: Box) -> list[Box]:
    inner = field.part(6, _HEADING + 8, field.width - 12, _TILE)
    return [half.centred(_TILE, _TILE) for half in inner.columns(2)]


def _below(box: Box) -> Box:
    return Box(box.left, box.bottom + 4, box.width, _EMBLEM)


def tiles_beside(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """The tiles received from the left neighbour, open."""
    yield from _heading(field, words("picture-beside"))
    boxes = _beside_boxes(len(player.beside_colonia), field)
    for tile, box in zip(player.beside_colonia, boxes, strict=False):
        yield tile_stamp(tile, box)
    for box in boxes[len(player.beside_colonia) :]:
        yield Stamp(tiles.tile_space, box)


def _beside_boxes(number: int, field: Box) -> list[Box]:
    """Places for so many tiles and more, two side by side, smaller where they are many."""
    inner = field.part(8, _HEADING + 8, field.width - 16, field.height - _HEADING - 14)
    rows = max((number + 1) // 2, inner.height // (_TILE + _GAP), 1)
    size = min(_TILE, inner.height // rows - _GAP)
    return [
        half.part(0, row * (size + _GAP), half.width, size).centred(size, size)
        for row in range(rows)
        for half in inner.columns(2)
    ]


def _heading(field: Box, heading: str) -> Iterator[Item]:
    yield Stamp(furniture.sunk, field, (), 1)
    room = field.part(6, 4, field.width - 12, _HEADING)
    yield Text(cut(heading, COLONIA_HEADING, room.width), COLONIA_HEADING, room, "umber")


def tile_spots(player: Player, hand: Box, beside: Box) -> Iterator[tuple[str, Spot]]:
    """The tiles in hand and those next to the Colonia as spots; of equal ones next to it the first."""
    names = [f"taken_{taken.space}" for taken in player.taken]
    names += [name for name, tile in (("own", player.own), (RECEIVED_SPOT, player.received)) if tile]
    for name, box in zip(names, _hand_boxes(hand), strict=False):
        yield name, Spot(box, room=_ROOM, numbered=False)
    boxes = _beside_boxes(len(player.beside_colonia), beside)
    for tile, box in reversed(list(zip(player.beside_colonia, boxes, strict=False))):
        yield f"{BESIDE}{tile.face}", Spot(box, room=_ROOM, numbered=False)
