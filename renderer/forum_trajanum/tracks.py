"""The three benefit tracks and the Trajan's Column, with everybody's forum markers."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.events import column_value
from games.forum_trajanum.pieces import TRACKS
from games.forum_trajanum.state import ForumTrajanum
from renderer import seats, stone
from renderer.canvas import Box, Item, Stamp, Text
from renderer.forum_trajanum.changes import marker_spot
from renderer.forum_trajanum.signs import building
from renderer.forum_trajanum.styles import TABLE_FIGURE
from renderer.forum_trajanum.tokens import BENEFITS, row_of
from renderer.pen import Pen

_COLUMN = 128
_SEATS = 4
_GAP = 8
_HEAD = 64
_START = 46
_MARKER = 36
_TOKEN = 44


def columns_of(field: Box) -> tuple[Box, list[Box]]:
    """Where the Trajan's Column and the three tracks lie."""
    rest = field.part(_COLUMN + _GAP, 0, field.width - _COLUMN - _GAP, field.height)
    return field.part(0, 0, _COLUMN, field.height), rest.columns(len(TRACKS), _GAP)


def _steps(track: Box) -> list[Box]:
    """The places of a track: the start, then four steps."""
    steps = track.part(0, _HEAD + _START, track.width, track.height - _HEAD - _START).rows(4, 4)
    return [track.part(0, _HEAD, track.width, _START - 4), *steps]


def bare_tracks(field: Box) -> Iterator[Item]:
    """The tracks with their benefits, without markers."""
    column, tracks = columns_of(field)
    yield Stamp(stone.slab, column, (), 1)
    yield Stamp(stone.sunk, _places(column).inset(-4), ("stone", "joint", 8), 1)
    for name, track in zip(TRACKS, tracks, strict=True):
        yield Stamp(stone.slab, track.inset(-2), ("stone", "sand", 10), 1)
        yield Stamp(
            building,
            track.part(0, 2, track.width, _HEAD - 4).centred(_HEAD - 10, _HEAD - 10),
            (name, "ink", "stone"),
            essential=True,
        )
        for tokens, box in zip(BENEFITS[name], _steps(track)[1:], strict=True):
            yield Stamp(stone.slab, box.inset(3), ("marble", "joint", 8), 1)
            yield from row_of(tokens, box.part(0, 6, box.width, _TOKEN), _TOKEN, 6)


def markers(view: ForumTrajanum, field: Box) -> Iterator[Item]:
    """All markers, on the tracks or at the Trajan's Column, and what the column is worth."""
    boxes = marker_boxes(view, field)
    yield from _trajans_column(view, columns_of(field)[0])
    for seat in range(len(view.players)):
        for track in TRACKS:
            yield Stamp(seats.emblem, boxes[marker_spot(track, seat)], (seat,), essential=True)


def marker_boxes(view: ForumTrajanum, field: Box) -> dict[str, Box]:
    """Where each seat's markers stand."""
    column, tracks = columns_of(field)
    lines: dict[Box, list[str]] = {}
    for seat, player in enumerate(view.players):
        for name, track in zip(TRACKS, tracks, strict=True):
            step = player.tracks[name]
            if name in player.column:
                line = _places(column).part(0, seat * (_MARKER + 4) + 2, _places(column).width, _MARKER)
            elif step == 0:
                line = _steps(track)[0]
            else:
                box = _steps(track)[step]
                line = box.part(0, box.height - _MARKER - 8, box.width, _MARKER)
            lines.setdefault(line, []).append(marker_spot(name, seat))
    return {spot: box for line, spots in lines.items() for spot, box in _side_by_side(spots, line)}


def _side_by_side(spots: list[str], line: Box) -> Iterator[tuple[str, Box]]:
    field = line.centred(len(spots) * (_MARKER + 2) - 2, _MARKER)
    for number, spot in enumerate(spots):
        yield spot, field.part(number * (_MARKER + 2), 0, _MARKER, _MARKER)


def _trajans_column(view: ForumTrajanum, box: Box) -> Iterator[Item]:
    places = _places(box)
    shaft = box.part(10, 10, box.width - 20, places.top - box.top - 22)
    yield Stamp(trajans_column, shaft, (view.cycle,), 1)
    plate = shaft.part(0, shaft.height - 76, shaft.width, 56).centred(64, 56)
    yield Stamp(stone.plate, plate, ("crimson", "gold", 8), 1)
    yield Text(str(column_value(view)), TABLE_FIGURE, plate, "marble", essential=True)


def _places(column: Box) -> Box:
    """Where markers stand at the Trajan's Column: a line for each seat."""
    high = _SEATS * (_MARKER + 4)
    return column.part(14, column.height - high - 16, column.width - 28, high)


def trajans_column(pen: Pen, fragments: int) -> None:
    """The Trajan's Column as far as it is built: plinth, shaft, capital with the emperor. Unit: pixels."""
    middle = pen.width / 2
    floor, top = pen.height, 4
    plinth, capital = floor - 84, top + 64
    pen.rect(middle - 56, floor - 14, middle + 56, floor, "sand", 2)
    pen.rect(middle - 46, plinth, middle + 46, floor - 14, "mist", 3)
    pen.rect(middle - 52, plinth, middle + 52, plinth + 12, "sand", 2)
    if fragments > 1:
        pen.rect(middle - 28, capital, middle + 28, plinth, "mist")
        pen.rect(middle - 28, capital, middle - 20, plinth, "marble")
        pen.rect(middle + 22, capital, middle + 28, plinth, "ash")
        for y in range(int(capital) + 22, int(plinth) - 2, 24):
            pen.line([(middle - 26, y), (middle + 26, y - 14)], 3, "ash")
    if fragments > 2:
        pen.rect(middle - 40, capital - 6, middle + 40, capital + 8, "sand", 3)
        pen.polygon(
            [
                (middle - 14, capital - 6),
                (middle - 9, top + 22),
                (middle + 9, top + 22),
                (middle + 14, capital - 6),
            ],
            "gold",
        )
        pen.circle((middle, top + 14), 11, "gold")
