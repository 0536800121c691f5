"""Paces: the waking time a player has for an answer."""

from msgspec import Struct

from clocks.offsets import DAY
from clocks.schedule import HOUR

NO_PACE = "none"
"""The pace of a game without deadlines."""


class Pace(Struct, frozen=True):
    """How much waking time a player has; all in waking seconds."""

    key: str
    """The name stored with a game and used in ids of texts (`pace-<key>`)."""
    first: float
    """What a player has when they are asked for the first time."""
    gain: float
    """What is added each time they are asked after that."""
    most: float
    """The most time a player can have."""

    @property
    def reserve(self) -> bool:
        """Whether what was not used is kept for later; else each time is the same."""
        return self.gain < self.most


RESERVE = Pace("reserve", first=5 * DAY, gain=DAY, most=10 * DAY)
"""The pace of a new table."""

BRISK = Pace("brisk", first=3 * DAY, gain=8 * HOUR, most=5 * DAY)


def _pace_without_reserve(key: str, time: float) -> Pace:
    """A pace with the same time whenever a player is asked."""
    return Pace(key, first=time, gain=time, most=time)


PACES = (
    RESERVE,
    BRISK,
    _pace_without_reserve("h8", 8 * HOUR),
    _pace_without_reserve("h24", 24 * HOUR),
    _pace_without_reserve("h48", 48 * HOUR),
    _pace_without_reserve("d7", 7 * DAY),
)
"""All paces, in the order shown. Their keys are stored and never change."""


def find_pace(key: str) -> Pace | None:
    """The pace of a key, None for a table without one. Raises LookupError."""
    if key == NO_PACE:
        return None
    for pace in PACES:
        if pace.key == key:
            return pace
    raise LookupError(f"no pace is called {key!r}")


def time_when_asked(pace: Pace, kept: float | None) -> float:
    """A player's time for a question; `kept`: saved before it, None the first time."""
    return pace.first if kept is None else min(pace.most, max(0.0, kept) + pace.gain)


def time_kept(left: float, used: float) -> float:
    """The time a player keeps after using some."""
    return max(0.0, left - used)
