"""The stacks of Trajan tiles close up, next to the viewer's trays."""

from collections.abc import Iterator, Sequence

from games.trajan.pieces import ACTION_OF, CENTRE, TRAYS
from games.trajan.player import Player
from games.trajan.state import Trajan
from games.trajan.table_text import stack_lines
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.request import Scene
from renderer.trajan.board_in_words import (
    next_free_slot,
    points_sentence,
    sentences_of,
    slot_sentence,
    title_and_moment,
)
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.circle import arch
from renderer.trajan.drawings.markers import marker
from renderer.trajan.parts.circle.circle_in_words import slot_sentences, tray_sentences
from renderer.trajan.parts.close_up import close_up_layout
from renderer.trajan.parts.forum import ForumSizes, markers_there, stack_spots, stacks
from renderer.trajan.parts.labelled import trajan_tile
from renderer.trajan.styles import BOARD_TIGHT, SMALL_TILE_POINTS, TRAY_NUMERAL

WIDTH = 456
"""The width of the rows, in pixels."""

HEIGHT = 572

_GAP = 4
_PAD = 8
_NUMERAL = 56
_SIGN = 48
_TILE = 86
_LARGE = (4, 58)
_SMALL = (6, 40)
"""How many markers find room side by side, and their size."""


def tray_rows(player: Player, lit: str, field: Box) -> Iterator[Item]:
    """Each tray with its slot; the row of the slot `lit` is light."""
    for tray, row in zip(TRAYS, field.rows(len(TRAYS), _GAP), strict=True):
        ground = ("glow", "brass", 8) if tray == lit else ("marble", "sand", 8)
        yield Stamp(furniture.slab, row, ground, 1)
        inner = row.part(_PAD, 0, row.width - 2 * _PAD, row.height - 2)
        left = inner.width - _NUMERAL - _SIGN - _TILE - _PAD
        numeral, sign, slot, _, markers = inner.columns_of_widths(_NUMERAL, _SIGN, _TILE, _PAD, left)
        yield Text(tray, TRAY_NUMERAL, numeral, "ink")
        yield Stamp(action, sign.centred(_SIGN - 8, _SIGN - 8), (ACTION_OF[tray], "ink", ground[0]))
        yield from _slot(player, tray, slot.centred(_TILE, _TILE), lit=tray == lit)
        yield from _markers(player.trays[tray], markers)


def _slot(player: Player, slot: str, box: Box, *, lit: bool) -> Iterator[Item]:
    """The tile in a slot, the Arch, an arrow where a tile comes without it, or nothing."""
    if slot in player.slots:
        yield from trajan_tile(player.slots[slot], box, SMALL_TILE_POINTS)
        return
    yield Stamp(furniture.sunk, box, ("stone", "sand", 10), 1)
    if player.arch == slot:
        yield Stamp(arch, box.inset(_PAD))
    elif lit:
        yield Stamp(furniture.arrow, box.inset(_PAD), ("ink",))


def _markers(colours: Sequence[str], field: Box) -> Iterator[Item]:
    """The markers of a tray, in two rows where one is not enough."""
    side_by_side, size = _LARGE if len(colours) <= _LARGE[0] else _SMALL
    lines = [colours[first : first + side_by_side] for first in range(0, len(colours), side_by_side)]
    step = field.width // side_by_side
    block = field.centred(field.width, len(lines) * (size + 1))
    for line, row in zip(lines, block.rows(len(lines)) if lines else (), strict=True):
        for number, colour in enumerate(line):
            yield Stamp(marker, row.part(number * step, 0, step, row.height).centred(size, size), (colour,))


SIZES = ForumSizes(label=BOARD_TIGHT, foot=50, gap=12, stack_rows=2, stack_pad=14)

_TITLE = "picture-title-stacks"
_FIELD = CLOSE_UP.box_below(CLOSE_UP.band_height, HEIGHT)
_BESIDE = _FIELD.part(0, 0, _FIELD.width - WIDTH - CLOSE_UP.gap, _FIELD.height)
_TRAYS = _FIELD.part(_FIELD.width - WIDTH, 0, WIDTH, _FIELD.height)


def lay_out(scene: Scene) -> Layout:
    view, seat = scene.view, scene.seat
    field = _FIELD if seat is None else _BESIDE
    items = (*stacks(view, field, SIZES, scene.words), *(() if seat is None else _own(view, seat, field)))
    return close_up_layout(scene, _TITLE, items, stack_spots(field, SIZES), _FIELD.bottom)


def _own(view: Trajan, seat: int, field: Box) -> Iterator[Item]:
    """A seat's trays, and which markers of the open tiles lie next to the slot of its next tile."""
    player, slot = view.players[seat], next_free_slot(view, seat)
    if slot != CENTRE:
        yield from markers_there(view, player.trays[slot], field, SIZES)
    yield from tray_rows(player, slot, _TRAYS)


def sentences(scene: Scene) -> Iterator[Message]:
    view, seat = scene.view, scene.seat
    yield title_and_moment(scene, _TITLE)
    if seat is not None:
        yield slot_sentence(view, seat)
    yield from sentences_of(stack_lines(view))
    if seat is not None:
        yield from tray_sentences(view.players[seat])
        yield from slot_sentences(view.players[seat])
    yield points_sentence(scene)
