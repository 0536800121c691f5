"""The forum and the stacks of Trajan tiles."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from games.game import coordinates
from games.trajan.pieces import FORUM_ROWS, FORUM_TILES, SEATS, STACKS, TRAJAN_TILES, YELLOW_SPACES
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.engine.lettering import Style
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts.labelled import marker_boxes, trajan_tile
from renderer.trajan.styles import BOARD_WORDS

_PAD = 6


class ForumSizes(Struct, frozen=True):
    """How large the forum is drawn. Lengths in pixels."""

    label: Style
    """How the names of spaces and numbers of tiles are set."""
    foot: int
    """The height of the line of a name, below a tile."""
    gap: int
    """Between spaces."""
    reach: int = 9
    """How broad the frame of a space that can be chosen is."""
    numbered: bool = True
    """Whether changes have their numbers."""
    word: int = 0
    """The height of the line that says what a tile is, above the name of its space; 0 for none."""
    stack_rows: int = 1
    """In how many rows the stacks of Trajan tiles lie."""
    stack_pad: int = _PAD
    """Between the edge of a stack and its open tile."""
    row: int = 0
    """How high a row is, if those without tiles are left out; 0 where all share the field."""


def space_boxes(view: Trajan, field: Box, sizes: ForumSizes) -> Mapping[str, Box]:
    first = coordinates(YELLOW_SPACES[0])[1]
    columns = max(coordinates(name)[1] for name in view.forum_spaces) - first + 1
    numbers = _rows_shown(view, sizes)
    rows = field.rows(len(numbers), sizes.gap) if numbers else ()
    cells = {number: row.columns(columns, sizes.gap) for number, row in zip(numbers, rows, strict=True)}
    where = {name: coordinates(name) for name in view.forum_spaces}
    return {name: cells[row][column - first] for name, (row, column) in where.items() if row in cells}


def _rows_shown(view: Trajan, sizes: ForumSizes) -> list[int]:
    filled = {coordinates(name)[0] for name, tile in view.forum.items() if tile}
    return [row for row in range(1, FORUM_ROWS + 1) if row in filled or not sizes.row]


def forum_field(view: Trajan, field: Box, sizes: ForumSizes) -> Box:
    """Where the forum lies in the middle of a field: with fewer players it has fewer columns, as wide."""
    columns = len(view.players) + 1
    wide = (field.width + sizes.gap) // (SEATS[-1] + 1) * columns - sizes.gap
    high = max(len(_rows_shown(view, sizes)) * (sizes.row + sizes.gap) - sizes.gap, 0)
    return field.part((field.width - wide) // 2, 0, wide, high if sizes.row else field.height)


def stack_spot(stack: str) -> str:
    return f"stack_{stack}"


def forum_spots(view: Trajan, field: Box, sizes: ForumSizes) -> dict[str, Spot]:
    """The forum spaces as spots; a label stands in the line of the space's name."""
    return {
        name: Spot(box, _foot_box(box, sizes), "glow", sizes.reach, room=4, numbered=sizes.numbered)
        for name, box in space_boxes(view, field, sizes).items()
    }


def forum_spaces(
    view: Trajan, field: Box, sizes: ForumSizes, labelled: Collection[str], words: Words
) -> Iterator[Item]:
    """All spaces with their tiles; those of extra action tiles are light."""
    for name, box in space_boxes(view, field, sizes).items():
        yellow = name in YELLOW_SPACES
        tile = view.forum.get(name)
        ground = ("glow", "brass", 8) if yellow else ("green_pale", "cypress", 8)
        yield Stamp(furniture.slab, box, ground if tile else ("page", "joint", 8), 1)
        foot = _foot_box(box, sizes)
        if name in labelled:
            yield Stamp(furniture.plain, foot, ("ink", 4), 1)
        else:
            yield Text(name, sizes.label, foot, "ink" if tile else "bark")
        if tile:
            above = box.part(_PAD, _PAD, box.width - 2 * _PAD, foot.top - box.top - _PAD - sizes.word)
            size = min(above.width, above.height)
            yield Stamp(forum_tile, above.centred(size, size), (tile,))
            if sizes.word:
                line = Box(above.left, above.bottom, above.width, sizes.word)
                yield fitted_text(_tile_word(tile, words), BOARD_WORDS, line)


def _tile_word(tile: str, words: Words) -> str:
    """What a tile is: that it repeats an action, its votes, that it is wild, or the demand it meets."""
    kind = FORUM_TILES[tile]
    if kind.votes:
        return words("picture-tile-votes", votes=kind.votes)
    if kind.meets:
        text = words(f"tile-{tile}")
        return text[:1].upper() + text[1:]
    return words("picture-extra" if kind.action else "picture-wild")


def _foot_box(box: Box, sizes: ForumSizes) -> Box:
    """The line of a space's name."""
    return box.part(_PAD, box.height - sizes.foot - 6, box.width - 2 * _PAD, sizes.foot)


def stack_boxes(field: Box, sizes: ForumSizes) -> Mapping[str, Box]:
    """Where every stack of Trajan tiles lies, row by row."""
    rows = field.rows(sizes.stack_rows, sizes.gap)
    cells = [cell for row in rows for cell in row.columns(len(STACKS) // sizes.stack_rows, sizes.gap)]
    return dict(zip(STACKS, cells, strict=True))


def stack_spots(field: Box, sizes: ForumSizes) -> dict[str, Spot]:
    return {
        stack_spot(name): Spot(box, room=4, numbered=sizes.numbered)
        for name, box in stack_boxes(field, sizes).items()
    }


def stacks(view: Trajan, field: Box, sizes: ForumSizes, words: Words) -> Iterator[Item]:
    """The open tile of every stack, and below it how many tiles are left."""
    for name, box in stack_boxes(field, sizes).items():
        yield Stamp(furniture.slab, box, ("stone", "bark", 8), 1)
        tile = _open_tile_box(box, sizes)
        if name in view.stacks:
            yield from trajan_tile(view.stacks[name], tile)
        else:
            yield Stamp(furniture.sunk, tile.inset(4), ("page", "joint", 8), 1)
        left = view.stack_left(name)
        written = words("picture-left", n=left)
        yield Text(written, sizes.label, _foot_box(box, sizes), "ink" if left else "bark")


def markers_there(view: Trajan, lying: Collection[str], field: Box, sizes: ForumSizes) -> Iterator[Item]:
    """A tick on each marker of an open tile that lies among these already."""
    for name, tile in view.stacks.items():
        box = _open_tile_box(stack_boxes(field, sizes)[name], sizes)
        left = Counter(lying)
        for colour, marker in zip(TRAJAN_TILES[tile].markers, marker_boxes(box), strict=True):
            if left[colour]:
                left[colour] -= 1
                size = marker.width // 2
                yield Stamp(
                    furniture.seal, Box(marker.right - size + 4, marker.bottom - size + 4, size, size)
                )


def _open_tile_box(box: Box, sizes: ForumSizes) -> Box:
    """Where the open tile of a stack lies."""
    pad = sizes.stack_pad
    above = box.part(pad, pad, box.width - 2 * pad, _foot_box(box, sizes).top - box.top - pad)
    size = min(above.width, above.height)
    return above.centred(size, size)
