"""What a history changed on the pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import structs

from games.forum_trajanum.events import (
    CitizenPlaced,
    CraneScored,
    EnvoySent,
    MarkerAtColumn,
    MarkerMoved,
    ScoringEnded,
    SetupEnded,
    TileBuilt,
    TileReceived,
    TileTaken,
    TileTurnedUp,
    TurnEnded,
    Upgraded,
)
from games.forum_trajanum.pieces import row_spot
from games.game import Event
from renderer.request import Change, History


def marker_spot(track: str, seat: int) -> str:
    """The spot of a seat's forum marker of a track."""
    return f"{track}-{seat}"


BAR_SPOT = "bar"
"""The spot of the slide bar."""

RECEIVED_SPOT = "received"
"""The spot of a tile received, in hand."""


def changes(history: History, since: int, viewer: int | None) -> tuple[Change, ...]:
    """What a history changed, the last of it last; news is what others than the viewer did after row `since`.

    Points stand on the table, for each seat that gained some after that row.
    """
    last: dict[tuple[str, str, int | None], Change] = {}
    points: Counter[int] = Counter()
    for row, event in history:
        news = row > since
        if news and event.gain and event.gain.points and event.owner is not None:
            points[event.owner] += event.gain.points
        for change in _changed(event):
            place = (change.picture, change.spot, change.board)
            last.pop(place, None)
            last[place] = structs.replace(change, news=news and change.seat != viewer)
    sums = (Change("table", points_spot(seat), seat, points=gained) for seat, gained in points.items())
    return (*sums, *last.values())


def points_spot(seat: int) -> str:
    """The spot of a seat's points on the table."""
    return f"points-{seat}"


def turn_ends(history: History) -> list[int]:
    """The rows that end a turn, a scoring or the setup."""
    return sorted({row for row, event in history if isinstance(event, SetupEnded | TurnEnded | ScoringEnded)})


def _changed(event: Event) -> Iterator[Change]:
    match event:
        case TileTaken(seat=seat, space=name) | TileTurnedUp(seat=seat, space=name):
            yield Change("colonia", name, seat, seat)
        case TileReceived(seat=seat, giver=giver):
            yield Change("colonia", RECEIVED_SPOT, giver, seat)
        case TileBuilt(seat=seat, spaces=names):
            for name in names:
                yield Change("colonia", name, seat, seat)
        case CraneScored(seat=seat, corner=name):
            yield Change("colonia", name, seat, seat)
        case CitizenPlaced(seat=seat, row=row):
            yield Change("colonia", row_spot(row), seat, seat)
        case Upgraded(seat=seat):
            yield Change("colonia", BAR_SPOT, seat, seat)
        case EnvoySent(seat=seat, space=name):
            yield Change("table", name, seat)
        case MarkerMoved(seat=seat, track=track) | MarkerAtColumn(seat=seat, track=track):
            yield Change("table", marker_spot(track, seat), seat)
        case _:
            pass
