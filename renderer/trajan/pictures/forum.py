"""The forum and the stacks of Trajan tiles close up."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.pieces import FORUM_ROWS
from games.trajan.table_text import forum_lines, stack_lines
from games.words import Message
from renderer.engine.layout import Layout, Text
from renderer.engine.lettering import fit
from renderer.kit.header import CLOSE_UP
from renderer.request import Scene
from renderer.trajan.board_in_words import about, points_sentence, sentences_of, slot_sentence
from renderer.trajan.parts.close_up import close_up_layout
from renderer.trajan.parts.forum import (
    ForumSizes,
    forum_field,
    forum_spaces,
    forum_spots,
    stack_spots,
    stacks,
)
from renderer.trajan.styles import BOARD_TIGHT, BOARD_WORDS

SIZES = ForumSizes(label=BOARD_TIGHT, foot=50, gap=10)
"""The forum close up."""

_TITLE = "picture-title-forum"
_SPACE = 196
_STACK = 246
_FORUM = CLOSE_UP.box_below(CLOSE_UP.band_height, FORUM_ROWS * (_SPACE + SIZES.gap) - SIZES.gap)
_HEADING = CLOSE_UP.box_below(_FORUM.bottom, 50)
_STACKS = CLOSE_UP.box_below(_HEADING.bottom - 4, _STACK)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies in the forum."""
    view = scene.view
    field = forum_field(view, _FORUM, SIZES)
    spots = forum_spots(view, field, SIZES) | stack_spots(_STACKS, SIZES)
    labelled = {each.spot for each in scene.highlights if each.label}
    heading, style = fit(scene.words("picture-stacks"), BOARD_WORDS, _HEADING.width)
    items = (
        *forum_spaces(view, field, SIZES, labelled),
        Text(heading, style, _HEADING, "ink", "left"),
        *stacks(view, _STACKS, SIZES),
    )
    return close_up_layout(scene, _TITLE, items, spots, _STACKS.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the forum and the stacks of Trajan tiles."""
    yield about(scene, _TITLE)
    if scene.seat is not None:
        yield slot_sentence(scene.view, scene.seat)
    tiles, *pile = forum_lines(scene.view)
    yield from sentences_of((tiles, *stack_lines(scene.view)))
    yield points_sentence(scene)
    yield from sentences_of(pile)
