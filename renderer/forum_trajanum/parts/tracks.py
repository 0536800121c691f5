"""The three benefit tracks and the Trajan's Column, with everybody's forum markers."""

from collections.abc import Iterator

from msgspec import Struct

from games.forum_trajanum.effects import BENEFITS, TRACK_END
from games.forum_trajanum.pieces import TRACKS
from games.forum_trajanum.state import ForumTrajanum
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.forum_trajanum.changes import marker_spot
from renderer.forum_trajanum.drawings.icons import building
from renderer.forum_trajanum.drawings.tracks import free_marker_space, trajans_column
from renderer.forum_trajanum.effect_signs import signs_of
from renderer.forum_trajanum.parts.stock import token_row
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.kit.styles import LANDSCAPE_FIGURE

_SEATS = 4
_CLEAR = 2
_NUMBER = 36
_BETWEEN = 5
_PAD = 10
_DRAWING = 122
_SEAT = 134
_EMBLEM = 66

STEP_GAP = 4
"""Between two steps, in pixels."""

BESIDE = 12
"""How far the number, the signs and the markers of a step lie inside its edges, where it has words."""


class TrackSizes(Struct, frozen=True):
    """How large the tracks are drawn. Lengths in pixels."""

    column: int
    """The width of the Trajan's Column, or its height below the tracks."""
    gap: int
    """Between the column and the tracks."""
    head: int
    """The height of the building above a track."""
    start: int
    """The height of the start below it."""
    marker: int
    token: int
    pad: int
    """The room above the signs of a step."""
    edge: int
    """The frame of a step, which markers leave free."""
    room: int
    """How far an outline reaches around a marker, where no other is near."""
    between: int
    """The room between the lines of markers at the column."""
    large_token: int = 0
    """A sign of a benefit where no markers stand and no words are."""
    in_words: bool = False
    """Whether benefits are in words below their signs, markers next to these, the column below."""


TABLE_SIZES = TrackSizes(
    column=128,
    gap=8,
    head=64,
    start=46,
    marker=36,
    token=44,
    large_token=62,
    pad=11,
    edge=0,
    room=7,
    between=4,
)


def column_and_track_boxes(field: Box, sizes: TrackSizes) -> tuple[Box, list[Box]]:
    """Where the Trajan's Column and the three tracks lie."""
    taken = sizes.column + sizes.gap
    if sizes.in_words:
        tracks = field.part(0, 0, field.width, field.height - taken)
        column = field.part(0, tracks.height + sizes.gap, field.width, sizes.column)
        return column, tracks.columns(len(TRACKS), sizes.gap)
    rest = field.part(taken, 0, field.width - taken, field.height)
    return field.part(0, 0, sizes.column, field.height), rest.columns(len(TRACKS), sizes.gap)


def step_boxes_of_track(track: Box, sizes: TrackSizes) -> list[Box]:
    """The boxes of a track: the start, then each step."""
    above = sizes.head + sizes.start
    steps = track.part(0, above, track.width, track.height - above).rows(TRACK_END, STEP_GAP)
    return [track.part(0, sizes.head, track.width, sizes.start - 4), *steps]


def bare_tracks(view: ForumTrajanum, field: Box, sizes: TrackSizes) -> Iterator[Item]:
    """The tracks with the signs of their benefits, large where no markers stand; without markers."""
    taken = {
        (track, step)
        for player in view.players
        for track, step in player.tracks.items()
        if track not in player.markers_at_column
    }
    yield from bare_column(field, sizes)
    for name, track in zip(TRACKS, column_and_track_boxes(field, sizes)[1], strict=True):
        yield Stamp(furniture.slab, track.inset(-2), ("stone", "sand", 10), 1)
        head = track.part(0, 2, track.width, sizes.head - 4).centred(sizes.head - 10, sizes.head - 10)
        yield Stamp(building, head, (name, "ink", "stone"))
        for step, effects in enumerate(BENEFITS[name], 1):
            box = step_boxes_of_track(track, sizes)[step]
            yield Stamp(furniture.slab, box.inset(3), ("marble", "joint", 8), 1)
            if (name, step) in taken:
                above = box.part(0, sizes.pad, box.width, sizes.token)
                yield from token_row(signs_of(effects), above, sizes.token, 6)
            else:
                yield from token_row(signs_of(effects), box, sizes.large_token, 6)


def number_box(step: Box) -> Box:
    """Where the number of a step stands, at its upper left."""
    return step.part(BESIDE, BESIDE, _NUMBER, _NUMBER)


def bare_column(field: Box, sizes: TrackSizes) -> Iterator[Item]:
    """The ground of the Trajan's Column and of its markers."""
    column, _ = column_and_track_boxes(field, sizes)
    yield Stamp(furniture.slab, column, (), 1)
    if not sizes.in_words:
        yield Stamp(furniture.sunk, _column_marker_field(column, sizes).inset(-4), ("stone", "joint", 8), 1)


def markers(view: ForumTrajanum, field: Box, sizes: TrackSizes) -> Iterator[Item]:
    """All markers, on the tracks or at the Trajan's Column, and what the column is worth."""
    boxes = marker_boxes(view, field, sizes)
    column, _ = column_and_track_boxes(field, sizes)
    yield from _trajans_column(view, column, sizes)
    for seat, boxes_of_seat in enumerate(_column_marker_boxes(view, column, sizes)):
        for free_box in boxes_of_seat:
            yield Stamp(free_marker_space, free_box, (seat,))
    for seat in range(len(view.players)):
        for track in TRACKS:
            yield Stamp(seats.emblem, boxes[marker_spot(track, seat)], (seat,))


def marker_boxes(view: ForumTrajanum, field: Box, sizes: TrackSizes) -> dict[str, Box]:
    """Where each seat's markers stand."""
    column, tracks = column_and_track_boxes(field, sizes)
    on_steps: dict[tuple[Box, int], list[str]] = {}
    boxes: dict[str, Box] = {}
    at_column = _column_marker_boxes(view, column, sizes)
    for seat, player in enumerate(view.players):
        there = iter(at_column[seat])
        for name, track in zip(TRACKS, tracks, strict=True):
            spot, step = marker_spot(name, seat), player.tracks[name]
            if name in player.markers_at_column:
                boxes[spot] = next(there)
            else:
                on_steps.setdefault((step_boxes_of_track(track, sizes)[step], step), []).append(spot)
    for (box, step), spots in on_steps.items():
        if step and sizes.in_words:
            places = _marker_boxes_beside_signs(len(spots), box, sizes)
        else:
            places = _marker_boxes_on_line(len(spots), _marker_line_box(box, step, sizes), sizes)
        boxes |= zip(spots, places, strict=True)
    return boxes


def _marker_line_box(box: Box, step: int, sizes: TrackSizes) -> Box:
    """Where the markers of a step stand: at its foot, their outlines clear of its frame."""
    below = sizes.edge + sizes.room + _CLEAR
    top = box.height - sizes.marker - below if step else 0
    return box.part(sizes.edge, top, box.width - 2 * sizes.edge, sizes.marker if step else box.height)


def marker_spots(view: ForumTrajanum, field: Box, sizes: TrackSizes) -> dict[str, Spot]:
    """The markers as spots; their outlines leave each other, and the spaces at the column, uncovered."""
    boxes = marker_boxes(view, field, sizes)
    column, _ = column_and_track_boxes(field, sizes)
    column_boxes = {each for line in _column_marker_boxes(view, column, sizes) for each in line}
    found = {}
    for seat in range(len(view.players)):
        for track in TRACKS:
            name = marker_spot(track, seat)
            box = boxes[name]
            gaps = [_gap_between(box, other) for other in column_boxes.union(boxes.values()) if other != box]
            room = min(sizes.room, *(gap // 2 for gap in gaps))
            found[name] = Spot(box, room=room, token=Stamp(seats.emblem, box, (seat,)))
    return found


def _gap_between(one: Box, other: Box) -> int:
    """How many pixels lie between two boxes next to or above each other."""
    return max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)


def step_boxes(field: Box, sizes: TrackSizes) -> Iterator[tuple[str, Box]]:
    """Where each benefit lies, by the key of its choice: "library:1" is the first of the library."""
    for name, track in zip(TRACKS, column_and_track_boxes(field, sizes)[1], strict=True):
        for step, box in enumerate(step_boxes_of_track(track, sizes)[1:], 1):
            yield f"{name}:{step}", box.inset(3)


def _marker_boxes_beside_signs(number: int, box: Box, sizes: TrackSizes) -> list[Box]:
    """The boxes of markers at the right of a step's signs."""
    each = sizes.marker + _BETWEEN
    left = box.width - sizes.edge - number * each + _BETWEEN
    top = BESIDE + (sizes.token - sizes.marker) // 2
    return [box.part(left + place * each, top, sizes.marker, sizes.marker) for place in range(number)]


def _marker_boxes_on_line(number: int, line: Box, sizes: TrackSizes) -> list[Box]:
    """The boxes of markers on a line, smaller if they would leave it."""
    size = min(sizes.marker, line.width // number)
    gap = min(2 * sizes.room, line.width // number - size)
    field = line.centred(number * (size + gap) - gap, size)
    return [field.part(step * (size + gap), 0, size, size) for step in range(number)]


def _trajans_column(view: ForumTrajanum, box: Box, sizes: TrackSizes) -> Iterator[Item]:
    if sizes.in_words:
        shaft = box.part(_PAD, _PAD, _DRAWING, box.height - 2 * _PAD)
    else:
        shaft = box.part(10, 10, box.width - 20, _column_marker_field(box, sizes).top - box.top - 22)
    yield Stamp(trajans_column, shaft, (view.cycle,), 1)
    plate = shaft.part(0, shaft.height - 76, shaft.width, 56).centred(64, 56)
    yield Stamp(furniture.plate, plate, ("crimson", "sand", 8), 1)
    yield Text(str(view.column_value), LANDSCAPE_FIGURE, plate, "marble")


def _column_marker_field(column: Box, sizes: TrackSizes) -> Box:
    """The field for the markers that stand at the Trajan's Column."""
    high = _SEATS * (sizes.marker + sizes.between)
    return column.part(8, column.height - high - 16, column.width - 16, high)


def caption_box_beside(column: Box) -> Box:
    """The box of the words next to the column below the tracks: above the seats."""
    left = _DRAWING + 2 * _PAD
    return column.part(left, 0, column.width - left - _PAD, column.height - _SEAT - _PAD)


def seat_boxes_beside(column: Box, players: int) -> list[Box]:
    """The boxes of each seat's markers next to the column, with its worth to the seat."""
    caption = caption_box_beside(column)
    return Box(caption.left, caption.bottom, caption.width, _SEAT).columns(players, _PAD)


def _column_marker_boxes(view: ForumTrajanum, column: Box, sizes: TrackSizes) -> list[list[Box]]:
    """The boxes of each seat's markers at the Trajan's Column, a line for each seat."""
    players = len(view.players)
    if sizes.in_words:
        seats_there = seat_boxes_beside(column, players)
        lines = [box.part(_EMBLEM, 0, box.width - _EMBLEM, box.height // 2) for box in seats_there]
    else:
        lines = _column_marker_field(column, sizes).rows(players)
    return [_marker_boxes_on_line(len(TRACKS), line, sizes) for line in lines]
