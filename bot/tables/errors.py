"""What the service refuses, in addition to storage/core/errors.py; nothing has changed then."""

from __future__ import annotations

from games.engine.errors import NotAsked
from storage.core.errors import Refused


class NotHost(Refused):
    """Only the host of the table may do this."""


class TooFew(Refused):
    """The game is not for the number of players who are seated, but for at `least` so many."""

    def __init__(self, seated: int, least: int) -> None:
        super().__init__(f"{seated} are seated, {least} are needed")
        self.least = least


class NotPlaying(Refused):
    """The game has not begun."""


class TableDamaged(Refused):
    """The table is closed: its stored rows were changed, or cannot be read."""


class NotYours(Refused):
    """Somebody else holds this seat."""


class GameOver(NotAsked):
    """The game is over: nobody is asked anything."""


class BeforeYou(Refused):
    """What is to be taken back is from before its seat had its present holder."""


class Ended(NotPlaying):
    """The game is over."""


class NotOfTwo(Refused):
    """This can be done in a game of two alone."""


class EarlierRules(Refused):
    """Today's rules play otherwise what was played there."""


class Unfinished(Refused):
    """The bot stops before what was asked for is made; it begins again when it is asked for again."""


class Outdated(Refused):
    """The seat has moved on since the panel was made: what happened after row `since` is new to it."""

    def __init__(self, since: int) -> None:
        super().__init__(f"the seat has moved on since row {since}")
        self.since = since
