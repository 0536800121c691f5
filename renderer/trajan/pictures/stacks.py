"""The stacks of Trajan tiles close up, next to the viewer's trays."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.pieces import CENTRE
from games.trajan.state import Trajan
from games.trajan.table_text import stack_lines
from games.words import Message
from renderer.engine.layout import Box, Item, Layout
from renderer.kit.header import CLOSE_UP
from renderer.request import Scene
from renderer.trajan.board_in_words import about, next_slot, points_sentence, sentences_of, slot_sentence
from renderer.trajan.parts import tray_rows
from renderer.trajan.parts.circle.circle_in_words import slot_sentences, tray_sentences
from renderer.trajan.parts.close_up import close_up_layout
from renderer.trajan.parts.forum import ForumSizes, markers_there, stack_spots, stacks
from renderer.trajan.styles import BOARD_TIGHT

SIZES = ForumSizes(label=BOARD_TIGHT, foot=50, gap=12, stack_rows=2, stack_pad=14)
"""The stacks close up."""

_TITLE = "picture-title-stacks"
_FIELD = CLOSE_UP.box_below(CLOSE_UP.band_height, tray_rows.HEIGHT)
_BESIDE = _FIELD.part(0, 0, _FIELD.width - tray_rows.WIDTH - CLOSE_UP.gap, _FIELD.height)
_TRAYS = _FIELD.part(_FIELD.width - tray_rows.WIDTH, 0, tray_rows.WIDTH, _FIELD.height)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies among the stacks."""
    view, seat = scene.view, scene.seat
    field = _FIELD if seat is None else _BESIDE
    items = (*stacks(view, field, SIZES), *(() if seat is None else _own(view, seat, field)))
    return close_up_layout(scene, _TITLE, items, stack_spots(field, SIZES), _FIELD.bottom)


def _own(view: Trajan, seat: int, field: Box) -> Iterator[Item]:
    """A seat's trays, and which markers of the open tiles lie next to the slot of its next tile."""
    player, slot = view.players[seat], next_slot(view, seat)
    if slot != CENTRE:
        yield from markers_there(view, player.trays[slot], field, SIZES)
    yield from tray_rows.tray_rows(player, slot, _TRAYS)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the stacks, and about the viewer's trays and slots."""
    view, seat = scene.view, scene.seat
    yield about(scene, _TITLE)
    if seat is not None:
        yield slot_sentence(view, seat)
    yield from sentences_of(stack_lines(view))
    if seat is not None:
        yield from tray_sentences(view.players[seat])
        yield from slot_sentences(view.players[seat])
    yield points_sentence(scene)
