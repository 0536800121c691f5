"""Cups as they are stored. Times are UTC seconds."""

from __future__ import annotations

from msgspec import Struct

from storage.errors import Refused
from storage.rows import SeatResult

DRAFT, OPEN, PLAYING, OVER, CALLED_OFF = "draft", "open", "playing", "over", "called-off"
"""Stages of a cup: it is set up, people enrol, its rounds are played, it is over, it does not take place.

They never change.
"""

DAY = 86400.0

LONGEST_WARNING = 2 * DAY
"""Seconds before the end of a round at which people are warned; of a short one a quarter of it."""


ROUND_ENDS = f"cup.begins + cup_table.round * cup.round_days * {DAY}"
"""When the round of a table of a cup ends: `CupRow.round_begins` of the next one, in SQL."""


class NoSuchCup(Refused):
    """No cup has this id, or it is at another stage by now."""


class CupBegun(Refused):
    """The cup has begun, or does not take place."""


class CupFull(Refused):
    """The cup has as many entrants as there may be."""


class AlreadyEnrolled(Refused):
    """This user takes part in the cup already."""


class NotEnrolled(Refused):
    """This user does not take part in the cup, or has left it."""


class TooManyCups(Refused):
    """The server has as many cups under way as there may be."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} cups are under way")
        self.most = most


class CupTerms(Struct, frozen=True):
    """What the host of a cup sets; the names are those of the columns."""

    name: str
    """Which game is played: the name of its package."""
    options: str
    """The game's options as JSON."""
    size: int
    """How many take part."""
    pace: str
    """Key of the pace: how much time players have."""
    hints: bool
    """Whether seats can be told what they could best do."""
    level: str
    """Name of the computer player in gaps, and of those who drop out."""
    days: int
    """In how many days after it is announced it begins."""
    round_days: int
    """How long a round lasts."""


class CupPlace(Struct, frozen=True):
    """Where a cup's tables are opened, and where its message stands."""

    channel: int
    forum: bool
    language: str
    message_channel: int


class CupRow(Struct, frozen=True):
    """A cup; the names are those of the columns."""

    id: int
    stage: str
    guild: int
    host: int
    """The manager who has set it up."""
    language: str
    name: str
    options: str
    size: int
    pace: str
    hints: bool
    level: str
    days: int
    round_days: int
    created: float
    channel: int | None
    """Where its tables are opened; None before it is announced."""
    forum: bool
    begins: float | None
    """When the first round begins; None before it is announced."""
    rounds_begun: int
    ended: float | None
    message_channel: int | None
    message: int | None
    """The message that shows it."""
    rounds_warned: int
    """Of how many rounds people were warned that they end soon."""

    @property
    def terms(self) -> CupTerms:
        """What its host has set."""
        return CupTerms(*(getattr(self, name) for name in CupTerms.__struct_fields__))

    def round_begins(self, number: int) -> float:
        """When a round begins, from 1; of the one after the last, when the cup ends. Not of a draft."""
        assert self.begins is not None, self
        return self.begins + (number - 1) * self.round_days * DAY

    @property
    def warns(self) -> float:
        """When people are warned that the last round that has begun ends soon."""
        return self.round_begins(self.rounds_begun + 1) - min(LONGEST_WARNING, self.round_days * DAY / 4)


class Entrant(Struct, frozen=True):
    """Who takes part: a user, or a computer player."""

    number: int
    user: int | None
    computer: str | None
    dropped: float | None
    """When they left."""


class CupTable(Struct, frozen=True):
    """A table of a cup."""

    round: int
    number: int
    game: int
    stage: str
    thread: int | None
    results: tuple[SeatResult, ...] = ()
    """How it has ended, by its seats; none before."""


class Cup(Struct, frozen=True):
    """A cup with who takes part, and its tables by round and number."""

    row: CupRow
    entrants: tuple[Entrant, ...]
    tables: tuple[CupTable, ...]

    def entrant_of(self, user: int) -> Entrant | None:
        """A user who takes part, or did; None for others."""
        return next((each for each in self.entrants if each.user == user), None)
