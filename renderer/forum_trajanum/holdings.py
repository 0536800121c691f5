"""What a seat has beside the spaces of its Colonia: stock, ship, tiles in hand, tiles received."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.forum_trajanum.pieces import RESOURCES
from games.forum_trajanum.state import Player, owner
from games.game import Known
from games.words import Message, Words
from renderer import stone
from renderer.canvas import Box, Item, Stamp, Text
from renderer.forum_trajanum import lying, monuments
from renderer.forum_trajanum.styles import COLONIA_FIGURE, COLONIA_HEADING, COLONIA_NONE
from renderer.forum_trajanum.tokens import token
from renderer.lettering import cut

_TILE = 78
_HEADING = 34
_GAP = 4
_SHIP = 98


def stock(player: Player, field: Box) -> Iterator[Item]:
    """How many of each resource; what is not there is pale."""
    yield Stamp(stone.slab, field, (), 1)
    for kind, box in zip(RESOURCES, field.inset(8).columns(len(RESOURCES)), strict=True):
        number = player.stock.get(kind, 0)
        size = box.height
        yield Stamp(token, box.part(8, 0, size, size), (kind,), essential=True)
        yield Text(
            str(number),
            COLONIA_FIGURE if number else COLONIA_NONE,
            box.part(size + 14, 0, box.width - size - 14, size),
            "ink" if number else "bark",
            "left",
            essential=True,
        )


def tile(known: Known, box: Box) -> Stamp:
    """A Colonia tile: its face if it is known, else its back."""
    if known.face:
        return Stamp(lying.tile_face, box, (known.face, owner(known)), essential=True)
    return Stamp(lying.tile_back, box, (owner(known),), essential=True)


def ship(player: Player, seat: int, field: Box) -> Iterator[Item]:
    """The ship with the number of tiles; to its owner also the one left over, whose face he alone knows."""
    yield Stamp(stone.slab, field, ("blue_pale", "blue_dark", 10), 1)
    spare = left_over(player, seat)
    inner = field.inset(8)
    line = inner.part(0, 0, inner.width, inner.height - (_TILE + 8 if spare else 0))
    size = min(line.height, _SHIP)
    icon, beside_it = line.split(size, line.width - size)
    yield Stamp(monuments.ship, icon.centred(size, size), essential=True)
    yield Text(f"×{len(player.ship)}", COLONIA_FIGURE, beside_it, essential=True)
    if spare:
        yield tile(spare, inner.part(0, inner.height - _TILE, inner.width, _TILE).centred(_TILE, _TILE))


def left_over(player: Player, seat: int) -> Known | None:
    """The tile that was left over in the setup, as long as it lies on the ship, for its owner alone."""
    return next((known for known in player.ship if known.face and known.seats == (seat,)), None)


def in_hand(player: Player) -> list[Known]:
    """The tiles of the moment: taken, kept, received."""
    return [
        *[taken.tile for taken in player.taken],
        *[each for each in (player.own, player.received) if each],
    ]


def hand(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """The tiles of the moment: taken, kept, received."""
    yield from _tiles(in_hand(player), field, words.say(Message("picture-hand")))


def beside(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """The tiles received from the left neighbour, open."""
    yield from _tiles(player.beside, field, words.say(Message("picture-beside")))


def _tiles(tiles: Sequence[Known], field: Box, heading: str) -> Iterator[Item]:
    yield Stamp(stone.sunk, field, (), 1)
    yield Text(
        cut(heading, COLONIA_HEADING, field.width - 12),
        COLONIA_HEADING,
        field.part(6, 4, field.width - 12, _HEADING),
        "umber",
    )
    inner = field.part(8, _HEADING + 8, field.width - 16, field.height - _HEADING - 14)
    whole = inner.height // (_TILE + _GAP)
    rows = max((len(tiles) + 1) // 2, whole, 1)
    size = min(_TILE, inner.height // rows - _GAP)
    for number in range(2 * rows):
        row, column = divmod(number, 2)
        half = inner.columns(2)[column]
        box = half.part(0, row * (size + _GAP), half.width, size).centred(size, size)
        if number < len(tiles):
            yield tile(tiles[number], box)
        else:
            yield Stamp(lying.place_for_tile, box)
