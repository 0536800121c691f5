"""What a story changed on the pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.forum_trajanum.events import (
    CitizenPlaced,
    CraneScored,
    EnvoySent,
    MarkerAtColumn,
    MarkerMoved,
    ScoringEnded,
    SetupEnded,
    TileBuilt,
    TileTaken,
    TileTurnedUp,
    TurnEnded,
    Upgraded,
)
from games.game import Event
from renderer.values import Change

Spot = tuple[str, str, int]
"""A picture, a spot on it, and the seat that changed it."""


def row_spot(row: int) -> str:
    """The spot of a citizen row, 1 to 6."""
    return f"row-{row}"


def marker_spot(track: str, seat: int) -> str:
    """The spot of a seat's forum marker of a track."""
    return f"{track}-{seat}"


BAR_SPOT = "bar"
"""The spot of the slide bar."""


def changes(story: Sequence[tuple[int, Event]]) -> tuple[Change, ...]:
    """The spots that changed, numbered on each picture in the order of their last change."""
    last: dict[Spot, None] = {}
    for _, event in story:
        for spot in _spots(event):
            last.pop(spot, None)
            last[spot] = None
    seen: Counter[tuple[str, int | None]] = Counter()
    found = []
    for picture, name, seat in last:
        canvas = (picture, seat if picture == "colonia" else None)
        seen[canvas] += 1
        found.append(Change(picture, name, seat, seen[canvas]))
    return tuple(found)


def turns(story: Sequence[tuple[int, Event]]) -> list[int]:
    """The rows that end a turn, a scoring or the setup."""
    return sorted({row for row, event in story if isinstance(event, SetupEnded | TurnEnded | ScoringEnded)})


def _spots(event: Event) -> Iterator[Spot]:
    match event:
        case TileTaken(seat=seat, space=name) | TileTurnedUp(seat=seat, space=name):
            yield "colonia", name, seat
        case TileBuilt(seat=seat, spaces=names):
            for name in names:
                yield "colonia", name, seat
        case CraneScored(seat=seat, corner=name):
            yield "colonia", name, seat
        case CitizenPlaced(seat=seat, row=row):
            yield "colonia", row_spot(row), seat
        case Upgraded(seat=seat):
            yield "colonia", BAR_SPOT, seat
        case EnvoySent(seat=seat, space=name):
            yield "table", name, seat
        case MarkerMoved(seat=seat, track=track) | MarkerAtColumn(seat=seat, track=track):
            yield "table", marker_spot(track, seat), seat
        case _:
            pass
