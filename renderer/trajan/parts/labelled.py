"""Slabs with a word at their left, and numbers upon pieces."""

from collections.abc import Iterator

from games.trajan.pieces import TRAJAN_TILES
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.engine.lettering import Style, width
from renderer.engine.pen import Art
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.trajan.drawings import trajan_tiles
from renderer.trajan.styles import MAT_WORDS, TILE_POINTS


def trajan_tile(name: str, box: Box, points: Style = TILE_POINTS) -> Iterator[Item]:
    """A Trajan tile in a square box, at least 80 pixels wide."""
    yield Stamp(trajan_tiles.trajan_tile, box, (name,))
    left, top, wide, high = (round(each * box.width / 100) for each in trajan_tiles.POINTS_BOX)
    field = box.part(left, top, wide, high)
    yield Text(str(TRAJAN_TILES[name].points), points, field)


def marker_boxes(box: Box) -> list[Box]:
    """Where the markers lie that a tile in this box needs."""
    top, size = (round(each * box.width / 100) for each in (trajan_tiles.MARKER_TOP, trajan_tiles.MARKER))
    return [box.part(round(left * box.width / 100), top, size, size) for left in trajan_tiles.MARKERS]


LABEL = 274
"""How broad the words are, in pixels."""

PAD = 10
"""Between a slab's edge and what lies on it, in pixels."""

_SIGN = 46
_HIGH = 46
_OUT = 8


def box_beside_label(box: Box) -> Box:
    """The rest of a slab at the right of its word."""
    return Box(box.left + PAD + LABEL, box.top, box.width - LABEL - 2 * PAD, box.height - 3)


def _label(words: Words, text: str, box: Box) -> Iterator[Item]:
    field = box.part(PAD + 4, 0, LABEL - 10, box.height - 3)
    yield fitted_text(words(text), MAT_WORDS, field, "bark", "left")


def counted_label(words: Words, text: str, box: Box, sign: Art, number: int) -> Iterator[Item]:
    """The word at the left of a slab, below it a sign and how many there are."""
    above, below = box.part(0, 4, box.width, box.height - 8).rows(2)
    yield from _label(words, text, above)
    line = below.part(PAD + 4, 0, LABEL - 10, below.height)
    yield Stamp(sign, line.part(0, 0, _SIGN, line.height).centred(_SIGN, _SIGN))
    field = line.part(_SIGN + 8, 0, line.width - _SIGN - 8, line.height)
    yield Text(str(number), CLOSE_UP_FIGURE, field, "ink", "left")


def slab(box: Box) -> Stamp:
    return Stamp(furniture.slab, box, (), 1)


def labelled_slab(words: Words, text: str, box: Box) -> Iterator[Item]:
    """The ground of a row with its word."""
    yield slab(box)
    yield from _label(words, text, box)


def count_badge(number: int, box: Box) -> Iterator[Item]:
    """How many lie there, at the lower right of a piece; nothing for one."""
    if number > 1:
        wide = max(width(str(number), CLOSE_UP_NUMBER) + 16, _HIGH)
        plate = Box(box.right - wide + _OUT, box.bottom - _HIGH + _OUT, wide, _HIGH)
        yield Stamp(furniture.plate, plate, ("umber", "sand", 10), 1)
        yield Text(str(number), CLOSE_UP_NUMBER, plate, "marble")
