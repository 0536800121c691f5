"""The tiles of a seat next to the spaces of its Colonia: on the ship, in hand, received."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from games.forum_trajanum.player import Player, owner
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tiles import BESIDE
from games.hidden import Piece
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit
from renderer.forum_trajanum.changes import RECEIVED_SPOT
from renderer.forum_trajanum.drawings import monuments, tiles
from renderer.forum_trajanum.styles import COLONIA_NARROW, COLONIA_WORDS
from renderer.kit import furniture, pieces, seats
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_NUMBER, PHONE_FIGURE

_TILE = 78
_HEADING = 46
_GAP = 4
_PAD = 8
_SHIP = 84
_EMBLEM = 44
_BESIDE = 58
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
    line = field.part(_PAD, 0, field.width - 2 * _PAD, field.height - 2)
    icon, number, tile = line.split(_SHIP, line.width - _SHIP - _TILE, _TILE)
    yield Stamp(monuments.ship, icon.centred(_SHIP, _SHIP))
    text, style = fit(f"×{len(player.ship)}", (PHONE_FIGURE, COLONIA_NARROW), number.width)
    yield Text(text, style, number)
    if spare:
        yield tile_stamp(spare, tile.centred(_TILE, _TILE))


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
    """The tiles of the moment, at the right of each where it came from: its space, or whose it was."""
    player = view.players[seat]
    yield from _heading(field, words("picture-hand"))
    boxes = _hand_boxes(field)
    for box in boxes[len(hand_of(player)) :]:
        yield Stamp(tiles.tile_space, box)
    for tile, box in zip(hand_of(player), boxes, strict=False):
        yield tile_stamp(tile, box)
    for taken, box in zip(player.taken, boxes, strict=False):
        yield Text(taken.space, CLOSE_UP_NUMBER, _beside(box))
    givers = [giver for giver, tile in ((seat, player.own), (view.left(seat), player.received)) if tile]
    for giver, box in zip(givers, boxes[len(player.taken) :], strict=False):
        yield Stamp(seats.emblem, _beside(box).centred(_EMBLEM, _EMBLEM), (giver,))


def _hand_boxes(field: Box) -> list[Box]:
    inner = field.part(_PAD, _HEADING, field.width - _PAD, _TILE)
    return [half.part(0, 0, _TILE, _TILE) for half in inner.columns(2)]


def _beside(box: Box) -> Box:
    return Box(box.right, box.top, _BESIDE, box.height)


def tiles_beside(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """The tiles received from the left neighbour, open."""
    yield from _heading(field, words("picture-beside"))
    boxes = _beside_boxes(field)
    for tile, box in zip(player.beside_colonia, boxes, strict=False):
        yield tile_stamp(tile, box)
    for box in boxes[len(player.beside_colonia) :]:
        yield Stamp(tiles.tile_space, box)


def beside_height(player: Player, width: int) -> int:
    """How high a field of this width is for the tiles next to a Colonia, in pixels."""
    rows = max(1, ceil(len(player.beside_colonia) / _across(width)))
    return _HEADING + rows * (_TILE + _GAP) + _PAD


def _across(width: int) -> int:
    """How many tiles stand side by side in a field of this width."""
    return (width - 2 * _PAD + _GAP) // (_TILE + _GAP)


def _beside_boxes(field: Box) -> list[Box]:
    """Places for tiles, in rows."""
    step, across = _TILE + _GAP, _across(field.width)
    return [
        field.part(_PAD + column * step, _HEADING + row * step, _TILE, _TILE)
        for row in range((field.height - _HEADING) // step)
        for column in range(across)
    ]


def _heading(field: Box, heading: str) -> Iterator[Item]:
    yield Stamp(furniture.sunk, field, (), 1)
    room = field.part(_PAD, 2, field.width - 2 * _PAD, _HEADING - 2)
    text, style = fit(heading, COLONIA_WORDS, room.width)
    yield Text(text, style, room, "umber", "left")


def tile_spots(player: Player, hand: Box, beside: Box) -> Iterator[tuple[str, Spot]]:
    """The tiles in hand and those next to the Colonia as spots; of equal ones next to it the first."""
    names = [f"taken_{taken.space}" for taken in player.taken]
    names += [name for name, tile in (("own", player.own), (RECEIVED_SPOT, player.received)) if tile]
    for name, box in zip(names, _hand_boxes(hand), strict=False):
        yield name, Spot(box, room=_ROOM, numbered=False)
    boxes = _beside_boxes(beside)
    for tile, box in reversed(list(zip(player.beside_colonia, boxes, strict=False))):
        yield f"{BESIDE}{tile.face}", Spot(box, room=_ROOM, numbered=False)
