"""What a history changed on the pictures."""

from collections.abc import Iterator

from games.forum_trajanum.events.building import MarkerAtColumn, MarkerMoved, TileBuilt
from games.forum_trajanum.events.forum import EnvoySent
from games.forum_trajanum.events.goods import Upgraded
from games.forum_trajanum.events.round import TileReceived, TileTaken, TurnEnded
from games.forum_trajanum.events.scoring import CraneScored, ScoringEnded
from games.forum_trajanum.events.setup import SetupEnded
from games.forum_trajanum.events.tiles import CitizenPlaced, TileTurnedUp
from games.forum_trajanum.pieces import row_spot
from games.game import Event
from renderer.kit.changes import history_changes
from renderer.request import Change, History


def marker_spot(track: str, seat: int) -> str:
    """The spot of a seat's forum marker of a track."""
    return f"{track}-{seat}"


BAR_SPOT = "bar"
"""The spot of the slide bar."""

RECEIVED_SPOT = "received"
"""The spot of a tile received, in hand."""


def changes(history: History, since: int, viewer: int | None) -> tuple[Change, ...]:
    """What a history changed on the pictures; the points that seats gained stand on the table."""
    return history_changes(history, since, viewer, _changes_by_event, "table")


TURN_ENDS = (SetupEnded, TurnEnded, ScoringEnded)
"""The events that end a turn, a scoring or the setup."""


def _changes_by_event(event: Event) -> Iterator[Change]:
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
