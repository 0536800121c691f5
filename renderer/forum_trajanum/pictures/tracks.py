"""The benefit tracks and the Trajan's Column close up, the viewer's next steps lit."""

from collections.abc import Iterator

from games.forum_trajanum.effects import TRACK_END, benefit_text
from games.forum_trajanum.pieces import TRACKS
from games.forum_trajanum.state import ForumTrajanum
from games.words import Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit_text
from renderer.forum_trajanum.alt_text import moment_text, steps_on_tracks
from renderer.forum_trajanum.drawings import people
from renderer.forum_trajanum.parts.tracks import (
    STEP_GAP,
    TrackSizes,
    caption_box_beside,
    column_and_track_boxes,
    marker_spots,
    markers,
    number_box,
    seat_boxes_beside,
    step_boxes,
)
from renderer.forum_trajanum.parts.tracks_in_words import step_height, tracks_in_words
from renderer.forum_trajanum.styles import TASK_WORDS
from renderer.kit import furniture, seats
from renderer.kit.alt_text import viewer_first
from renderer.kit.header import CLOSE_UP, close_up_layout
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.request import Scene

_SIZES = TrackSizes(
    column=204,
    gap=12,
    head=74,
    start=52,
    marker=38,
    token=60,
    pad=0,
    edge=12,
    room=9,
    between=24,
    in_words=True,
)
_PARTS = (48, 30, 50, 40, 30, 76)
"""Widths: the column's value, plus, citizens and their number, equals, the sum."""


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    field = CLOSE_UP.box_below(CLOSE_UP.band_height, _height(scene.words))
    column, _ = column_and_track_boxes(field, _SIZES)
    spots = marker_spots(view, field, _SIZES)
    steps = {name: Spot(box, number_box(box.inset(-3))) for name, box in step_boxes(field, _SIZES)}
    spots |= steps
    offered = {each.spot for each in scene.highlights if each.spot in steps}
    lit = {} if offered else _next_steps(view, scene.seat)
    above = caption_box_beside(column)
    caption, style = fit_text(scene.words("picture-column-caption"), TASK_WORDS, above.width)
    headings = scene.words("picture-title-tracks"), scene.words.text(moment_text(view))
    items = (
        *tracks_in_words(field, _SIZES, scene.words, lit, offered),
        Text(caption, style, above, anchor="left"),
        *_column_worth_items(view, column),
        *markers(view, field, _SIZES),
    )
    return close_up_layout(scene, headings, items, spots, "table", field.bottom)


def _height(words: Words) -> int:
    wide = (CLOSE_UP.content_width - (len(TRACKS) - 1) * _SIZES.gap) // len(TRACKS)
    steps = TRACK_END * (step_height(wide, _SIZES, words) + STEP_GAP)
    return _SIZES.head + _SIZES.start + steps + _SIZES.gap + _SIZES.column


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield Message("picture-close-tracks", {"when": moment_text(view)})
    if scene.seat is not None:
        steps = _next_steps(view, scene.seat)
        benefits = tuple(benefit_text(*each) for each in steps.items()) or ("none",)
        yield Message("picture-next-step", {"seat": Seat(scene.seat), "list": benefits})
    order = viewer_first(scene)
    for seat in order:
        steps_made = steps_on_tracks(view.players[seat])
        if steps_made:
            yield Message("picture-tracks", {"seat": Seat(seat), "list": tuple(steps_made)})
    for seat in order:
        citizens = view.players[seat].active_citizens
        fragment = view.column_value
        yield Message(
            "picture-column-worth",
            {"seat": Seat(seat), "points": fragment + citizens, "fragment": fragment, "citizens": citizens},
        )


def _next_steps(view: ForumTrajanum, seat: int | None) -> dict[str, int]:
    """The step that comes next on each of a seat's tracks it has not finished."""
    if seat is None:
        return {}
    steps = view.players[seat].tracks
    return {track: steps[track] + 1 for track in TRACKS if steps[track] < TRACK_END}


def _column_worth_items(view: ForumTrajanum, column: Box) -> Iterator[Item]:
    """What a marker at the column, or a triumphal column, would bring each seat: fragment and citizens."""
    fragment = view.column_value
    for seat, box in enumerate(seat_boxes_beside(column, len(view.players))):
        upper, lower = box.rows(2)
        yield Stamp(furniture.slab, box, ("page", "joint", 10), 1)
        yield Stamp(seats.emblem, upper.part(8, 2, 50, upper.height).centred(50, 50), (seat,))
        parts = lower.centred(sum(_PARTS), lower.height - 8)
        value, plus, icon, number, equals, tablet = parts.columns_of_widths(*_PARTS)
        plate = value.centred(40, 50)
        yield Stamp(furniture.plate, plate, ("crimson", "sand", 8), 1)
        yield Text(str(fragment), CLOSE_UP_NUMBER, plate, "marble")
        yield Text("+", CLOSE_UP_NUMBER, plus, "bark")
        yield Stamp(people.citizens, icon.centred(50, 50))
        citizens = view.players[seat].active_citizens
        colour = "ink" if citizens else "bark"
        yield Text(str(citizens), CLOSE_UP_NUMBER, number, colour)
        yield Text("=", CLOSE_UP_NUMBER, equals, "bark")
        yield Stamp(furniture.plate, tablet, ("marble", "brass", 10), 1)
        yield Text(str(fragment + citizens), CLOSE_UP_FIGURE, tablet)
