"""Forum tiles and extra action tiles on a seat's mat."""

from collections.abc import Iterator

from games.trajan.pieces import ACTIONS, DEMANDS, FORUM_PILE, FORUM_TILES, WILD_DEMAND, WILD_EXTRA, extra_tile
from games.trajan.player import Player
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import marks
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts.labelled import box_beside_label, count_badge, labelled_slab

ORDER = tuple(
    dict.fromkeys((*map(extra_tile, ACTIONS), WILD_EXTRA, *DEMANDS, WILD_DEMAND, *sorted(FORUM_PILE)))
)
"""The kinds of tiles on a mat: extra actions, demands, all others."""

_TILE = 84
_GAP = 14
_ACROSS = 8
_LINE = 98
_MARK = 42
_ROOM = 3


def tile_spot(kind: str) -> str:
    return f"tile_{kind}"


def tiles_height(player: Player) -> int:
    """How high the slab of a player's tiles is, in pixels; 0 without any."""
    kinds = sum(player.has(kind) for kind in ORDER)
    return kinds and -(-kinds // _ACROSS) * _LINE + 8


def mat_tiles(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """The tiles by kind, extra action tiles with the [+2] marker of their slot."""
    yield from labelled_slab(words, "picture-label-tiles", field)
    for kind, box in tile_boxes(player, field).items():
        yield Stamp(forum_tile, box, (kind,))
        if FORUM_TILES[kind].action in player.plus_two:
            yield Stamp(marks.plus_two, Box(box.right - _MARK + 8, box.top - 8, _MARK, _MARK))


def tile_numbers(player: Player, field: Box) -> Iterator[Item]:
    """How many tiles of a kind lie on each other, upon them and their frames."""
    for kind, box in tile_boxes(player, field).items():
        yield from count_badge(player.tiles[kind], box)


def tile_boxes(player: Player, field: Box) -> dict[str, Box]:
    """Where each kind of tile lies."""
    kinds = [kind for kind in ORDER if player.has(kind)]
    room, step = box_beside_label(field), _TILE + _GAP
    places = (divmod(number, _ACROSS) for number in range(len(kinds)))
    cells = (room.part(column * step, row * _LINE + 2, step, _LINE) for row, column in places)
    return {kind: cell.centred(_TILE, _TILE) for kind, cell in zip(kinds, cells, strict=False)}


def tile_spots(player: Player, field: Box) -> Iterator[tuple[str, Spot]]:
    for kind, box in tile_boxes(player, field).items():
        yield tile_spot(kind), Spot(box.inset(-2), room=_ROOM, numbered=False)
