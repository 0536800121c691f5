"""The senate close up with the end of the quarter: votes, bonus tiles, demands, time."""

from collections.abc import Iterator

from games.trajan.table_text import demand_lines, senate_lines, time_lines
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp, fitted_text
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.board_in_words import points_sentence, sentences_of, title_and_moment
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
    ranking,
    track_and_bonus,
    track_and_bonus_spots,
    track_height,
)
from renderer.trajan.styles import BOARD_WORDS

SIZES = SenateSizes(figure=CLOSE_UP_FIGURE, number=CLOSE_UP_NUMBER, disc=54, foot=50, gap=8)

_TITLE = "picture-title-senate"
_LEAST = 250
"""The least height of the track, so that bonus tiles find room next to it."""

_ROW = 98
_BETWEEN = 6
_HEADING = 50
_DEMANDS = 156
_TIME = 72


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    high = max(track_height(len(view.players), SIZES), _LEAST)
    field = CLOSE_UP.box_below(CLOSE_UP.band_height, high)
    above = CLOSE_UP.box_below(field.bottom - 6, _HEADING)
    votes = above.part(0, 0, above.width - 8, _HEADING)
    rows = CLOSE_UP.rows_below(above.bottom - 8, len(view.players), _ROW, _BETWEEN)
    now, later = CLOSE_UP.box_below(rows[-1].bottom, _DEMANDS).columns(2, CLOSE_UP.gap)
    time = CLOSE_UP.box_below(now.bottom, _HEADING + _TIME)
    clock = time.part(0, _HEADING, time.width, _TIME)
    spots = track_and_bonus_spots(view, field, SIZES) | time_spots(view, clock)
    spots[DEMANDS_SPOT] = Spot(now, room=4)
    items = (
        *track_and_bonus(view, field, SIZES, scene.words),
        *_heading(scene, "picture-senate-places", above),
        fitted_text(scene.words("picture-votes"), BOARD_WORDS, votes, "umber", "right"),
        *ranking(view, rows, scene.names, SIZES, scene.seat),
        *_demands(scene, now, later),
        *_heading(scene, "picture-steps-left", time, steps=view.steps_left),
        *time_track(view, clock),
    )
    return close_up_layout(scene, _TITLE, items, spots, time.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, _TITLE)
    yield points_sentence(scene)
    yield from sentences_of((*senate_lines(view), *demand_lines(view), *time_lines(view)))


def _heading(scene: Scene, text: str, box: Box, **arguments: int) -> Iterator[Item]:
    """What stands in a field, at its top."""
    line = box.part(8, 0, box.width - 16, _HEADING)
    yield fitted_text(scene.words(text, **arguments), BOARD_WORDS, line, "umber", "left")


def _demands(scene: Scene, now: Box, later: Box) -> Iterator[Item]:
    """The demands of this quarter, and those that may still come."""
    for text, box in (("picture-demands", now), ("picture-may-come", later)):
        yield Stamp(furniture.slab, box, (), 1)
        yield from _heading(scene, text, box.part(6, 4, box.width - 12, box.height))
    field = now.part(0, _HEADING + 2, now.width, now.height - _HEADING - 8)
    yield from demands_of_quarter(scene.view, field, 92)
    field = Box(later.left + 20, field.top, later.width - 40, field.height)
    yield from demands_to_come(scene.view, field, 72, CLOSE_UP_FIGURE)
