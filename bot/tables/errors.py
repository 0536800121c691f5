"""Errors of the service, in addition to storage/core/errors.py; nothing has changed then."""

from games.engine.errors import NotAsked
from storage.core.errors import Refused, host_of
from storage.core.rows import GameRow


class NotHost(Refused):
    text = "error-not-host"

    def __init__(self, row: GameRow) -> None:
        super().__init__(f"game {row.id} has another host")
        self.arguments = {"host": host_of(row)}


class TooFew(Refused):
    """Too few players are seated: the game needs `least`."""

    text = "error-too-few"

    def __init__(self, seated: int, least: int) -> None:
        super().__init__(f"{seated} are seated, {least} are needed")
        self.arguments = {"n": least}


class NotPlaying(Refused):
    text = "error-not-started"


class TableDamaged(Refused):
    """The table is closed: its stored rows were changed, or cannot be read."""

    text = "error-damaged"


class NotYours(Refused):
    text = "error-not-your-seat"


def check_plays(row: GameRow, seat: int, user: int) -> None:
    """Check that a user plays a seat. Raises NotYours."""
    if row.seat_of(user) != seat:
        raise NotYours(f"user {user} does not play seat {seat} of game {row.id}")


class GameOver(NotAsked, Refused):
    """The game has ended: no seat is asked."""

    text = "panel-over"


class BeforeYou(Refused):
    """The move to take back is older than the present holder of its seat."""

    text = "error-before-you"


class Ended(NotPlaying):
    text = "panel-over"


class CannotPlan(Refused):
    """The next turn of the seat cannot be planned now."""

    text = "error-cannot-plan"


class NotOfTwo(Refused):
    """This can be done in a game of two alone."""

    text = "error-no-such-control"


class EarlierRules(Refused):
    """Today's rules do not give what was played there."""

    text = "error-earlier-rules"


class Unfinished(Refused):
    """The bot stops before the requested work is done; a new request begins it again."""

    text = "error-stopping"


class Outdated(Refused):
    """The seat has moved on since the panel was made: events after row `since` are new to it."""

    text = "error-outdated"

    def __init__(self, since: int) -> None:
        super().__init__(f"the seat has moved on since row {since}")
        self.since = since
