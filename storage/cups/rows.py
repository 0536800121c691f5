"""Cups as rows. Times are UTC seconds."""

from msgspec import Struct

from storage.core.errors import Refused, TooMany
from storage.core.rows import SeatResult

DRAFT, OPEN, PLAYING, OVER, CALLED_OFF = "draft", "open", "playing", "over", "called-off"
"""Stages of a cup; stored, never change."""

DAY = 86400.0
LONGEST_WARNING = 2 * DAY
"""Longest warning in seconds before the end of a round; else a quarter of the round."""


class NoSuchCup(Refused):
    """No cup has this id, or it is at another stage."""

    text = "error-no-such-cup"


class CupBegun(Refused):
    """The cup has begun, or was called off."""

    text = "error-cup-begun"


class CupFull(Refused):
    text = "error-cup-full"


class AlreadyEnrolled(Refused):
    text = "error-cup-enrolled"


class NotEnrolled(Refused):
    """This user does not take part in the cup, or has left it."""

    text = "error-cup-not-enrolled"


class TooManyCups(TooMany):
    """The server has as many running cups as it may."""

    text = "error-many-cups"


class CupTerms(Struct, frozen=True):
    name: str
    options: str
    size: int
    """The most who can enrol; once it begins, how many take part."""
    players: int
    """How many sit at a table."""
    pace: str
    hints: bool
    level: str
    """Name of the computer player in gaps, and for entrants who drop out."""
    days: int
    """Days from the announcement to the beginning."""
    round_days: int


class CupPlace(Struct, frozen=True):
    channel: int
    forum: bool
    language: str
    message_channel: int


class CupRow(Struct, frozen=True):
    """Fields are named like the columns."""

    id: int
    stage: str
    guild: int
    host: int
    """The manager who set it up."""
    language: str
    name: str
    options: str
    size: int
    players: int
    pace: str
    hints: bool
    level: str
    days: int
    round_days: int
    created: float
    channel: int | None
    """Of its tables; None before the announcement."""
    forum: bool
    begins: float | None
    """The first round's beginning; None before the announcement."""
    rounds_begun: int
    ended: float | None
    message_channel: int | None
    message: int | None
    """The message that shows it."""
    rounds_warned: int
    """Rounds whose people were warned of the end."""

    @property
    def terms(self) -> CupTerms:
        return CupTerms(*(getattr(self, name) for name in CupTerms.__struct_fields__))

    def round_begins(self, number: int) -> float:
        """Beginning of a round, from 1; that after the last is the cup's end. Not for a draft."""
        assert self.begins is not None, self
        return self.begins + (number - 1) * self.round_days * DAY

    @property
    def warns(self) -> float:
        return self.round_begins(self.rounds_begun + 1) - min(LONGEST_WARNING, self.round_days * DAY / 4)


class Entrant(Struct, frozen=True):
    """An entrant of a cup: a user, or a computer player."""

    number: int
    user: int | None
    computer: str | None
    dropped: float | None
    final: int | None = None
    """The number in the final; None: they have not reached it."""


class CupTable(Struct, frozen=True):
    round: int
    number: int
    game: int
    stage: str
    thread: int | None
    results: tuple[SeatResult, ...] = ()


class Cup(Struct, frozen=True):
    row: CupRow
    entrants: tuple[Entrant, ...]
    tables: tuple[CupTable, ...]

    @property
    def finalists(self) -> tuple[int, ...]:
        """The numbers of those who have reached the final, in the order that they have there."""
        found = sorted((each.final, each.number) for each in self.entrants if each.final is not None)
        return tuple(number for _, number in found)

    def entrant_of(self, user: int) -> Entrant | None:
        """A present or former entrant."""
        return next((each for each in self.entrants if each.user == user), None)
