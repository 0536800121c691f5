"""The senate close up with what the quarter brings: votes, bonus tiles, demands, time."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.table_text import demand_lines, senate_lines, time_lines
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NAMES, CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.board_in_words import about, points_sentence, sentences_of
from renderer.trajan.parts.calendar import (
    DEMANDS_SPOT,
    demands_of_quarter,
    demands_to_come,
    time_spots,
    time_track,
)
from renderer.trajan.parts.close_up import close_up_layout
from renderer.trajan.parts.senate import (
    SenateSizes,
    bonus_spots,
    bonus_tiles,
    ranking,
    track,
    track_height,
    track_spots,
)
from renderer.trajan.styles import BOARD_WORDS

SIZES = SenateSizes(
    figure=CLOSE_UP_FIGURE, number=CLOSE_UP_NUMBER, names=CLOSE_UP_NAMES, disc=54, foot=50, gap=8
)
"""The senate close up."""

_TITLE = "picture-title-senate"
_GAP = CLOSE_UP.gap
_ROW = 80
_BETWEEN = 6
_BONUS = 330
_HEADING = 40
_DEMANDS = 150
_TIME = 72


def lay_out(scene: Scene) -> Layout:
    """Where everything lies in the senate."""
    view = scene.view
    field = CLOSE_UP.box_below(CLOSE_UP.band_height, track_height(len(view.players), SIZES))
    rows = CLOSE_UP.rows_below(field.bottom, len(view.players), _ROW, _BETWEEN)
    high = max(rows[-1].bottom - rows[0].top, 2 * _ROW + _BETWEEN + _HEADING)
    votes = [row.part(0, 0, row.width - _BONUS - _GAP, row.height) for row in rows]
    bonus = Box(rows[0].right - _BONUS, rows[0].top, _BONUS, high)
    tiles = bonus.part(0, _HEADING, bonus.width, 2 * 112 + 8)
    below = CLOSE_UP.box_below(max(rows[-1].bottom, tiles.bottom), _DEMANDS)
    now, later = below.columns(2, _GAP)
    time = CLOSE_UP.box_below(below.bottom, _HEADING + _TIME)
    clock = time.part(0, _HEADING, time.width, _TIME)
    spots = track_spots(view, field, SIZES) | bonus_spots(view, tiles, 8) | time_spots(view, clock)
    spots[DEMANDS_SPOT] = Spot(now, room=4)
    items = (
        *track(view, field, SIZES),
        *ranking(view, votes, scene.names, SIZES, scene.seat),
        *_heading(scene, "picture-bonus-tiles", bonus),
        *bonus_tiles(view, tiles, SIZES, 8),
        *_demands(scene, now, later),
        *_heading(scene, "picture-steps-left", time, steps=view.steps_left),
        *time_track(view, clock),
    )
    return close_up_layout(scene, _TITLE, items, spots, time.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about votes, bonus tiles, demands and time."""
    view = scene.view
    yield about(scene, _TITLE)
    yield points_sentence(scene)
    yield from sentences_of((*senate_lines(view), *demand_lines(view), *time_lines(view)))


def _heading(scene: Scene, text: str, box: Box, **arguments: int) -> Iterator[Item]:
    """What stands in a field, at its top."""
    line = box.part(8, 0, box.width - 16, _HEADING)
    said, style = fit(scene.words(text, **arguments), BOARD_WORDS, line.width)
    yield Text(said, style, line, "umber", "left")


def _demands(scene: Scene, now: Box, later: Box) -> Iterator[Item]:
    """The demands of this quarter, and those that may still come."""
    for text, box in (("picture-demands", now), ("picture-may-come", later)):
        yield Stamp(furniture.slab, box, (), 1)
        yield from _heading(scene, text, box.part(6, 4, box.width - 12, box.height))
    field = now.part(0, _HEADING + 4, now.width, now.height - _HEADING - 10)
    yield from demands_of_quarter(scene.view, field, 92)
    field = Box(later.left + 20, field.top, later.width - 40, field.height)
    yield from demands_to_come(scene.view, field, 72, CLOSE_UP_FIGURE)
