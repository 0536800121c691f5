"""The benefit tracks and the Trajan's Column close up, the viewer's next steps lit."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.effects import TRACK_END, benefit_text
from games.forum_trajanum.pieces import TRACKS
from games.forum_trajanum.state import ForumTrajanum
from games.words import Message, Seat
from renderer.engine.layout import Item, Layout, Stamp, Text
from renderer.engine.lettering import fit
from renderer.forum_trajanum.alt_text import steps_on_tracks, when
from renderer.forum_trajanum.drawings import people
from renderer.forum_trajanum.parts.tracks import (
    TrackSizes,
    marker_spots,
    markers,
    number_box,
    step_boxes,
)
from renderer.forum_trajanum.parts.tracks_in_words import tracks_in_words
from renderer.forum_trajanum.styles import COLUMN_VALUE, TASK_WORDS
from renderer.kit import furniture, seats
from renderer.kit.alt_text import viewer_first
from renderer.kit.changes import changes_on
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.request import Scene

_SIZES = TrackSizes(
    column=190,
    gap=12,
    head=80,
    start=58,
    marker=38,
    token=66,
    pad=0,
    edge=12,
    figure=COLUMN_VALUE,
    scale=1.5,
    room=9,
    between=24,
    in_words=True,
)
_TRACKS = CLOSE_UP.box_below(CLOSE_UP.band_height, 1098)
_CAPTION = CLOSE_UP.box_below(_TRACKS.bottom - 4, 40)
_WORTH = CLOSE_UP.box_below(_CAPTION.bottom - 10, 84)
_HEIGHT = _WORTH.bottom + CLOSE_UP.margin
_PARTS = (54, 52, 54, 34, 4, 76)
"""Widths: emblem, the column's value, citizens and their number, gap, the sum."""


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the tracks."""
    view = scene.view
    spots = marker_spots(view, _TRACKS, _SIZES)
    steps = {name: Spot(box, number_box(box.inset(-3))) for name, box in step_boxes(_TRACKS, _SIZES)}
    spots |= steps
    offered = {each.spot for each in scene.highlights if each.spot in steps}
    lit = {} if offered else _next_steps(view, scene.seat)
    caption, style = fit(scene.words("picture-column-caption"), TASK_WORDS, _CAPTION.width)
    title = scene.words("picture-title-tracks")
    changes = changes_on(scene, "table")
    items = (
        CLOSE_UP.band(),
        *tracks_in_words(_TRACKS, _SIZES, scene.words, lit, offered),
        Text(caption, style, _CAPTION, anchor="left"),
        Stamp(furniture.slab, _WORTH, (), 1),
        *CLOSE_UP.header(title, scene.words.text(when(view)), scene.seat),
        *markers(view, _TRACKS, _SIZES),
        *_worth(view),
        *highlight_items(spots, scene.highlights, changes, CLOSE_UP_NUMBER),
    )
    return Layout(CLOSE_UP.width, _HEIGHT, items)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the tracks, the viewer's first."""
    view = scene.view
    yield Message("picture-close-tracks", {"when": when(view)})
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


def _worth(view: ForumTrajanum) -> Iterator[Item]:
    """What a marker at the column, or a triumphal column, would bring each seat: fragment and citizens."""
    boxes = _WORTH.inset(8).columns(len(view.players), 8)
    fragment = view.column_value
    for seat, box in enumerate(boxes):
        parts = box.centred(sum(_PARTS), box.height)
        emblem, value, icon, number, _, tablet = parts.split(*_PARTS)
        yield Stamp(seats.emblem, emblem.centred(48, 48), (seat,))
        plate = value.centred(38, 48)
        yield Stamp(furniture.plate, plate, ("crimson", "gold", 8), 1)
        yield Text(str(fragment), CLOSE_UP_NUMBER, plate, "marble")
        yield Stamp(people.citizens, icon.centred(48, 48))
        citizens = view.players[seat].active_citizens
        colour = "ink" if citizens else "bark"
        yield Text(str(citizens), CLOSE_UP_NUMBER, number, colour)
        sum_of = tablet.part(0, 4, tablet.width, tablet.height - 8)
        yield Stamp(furniture.plate, sum_of, ("marble", "brass", 10), 1)
        yield Text(str(fragment + citizens), CLOSE_UP_FIGURE, sum_of)
