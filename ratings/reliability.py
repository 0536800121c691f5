"""Whether others can rely on somebody: apart from how well they play."""

from msgspec import Struct

GAMES = 10
"""How many games count, the last ones with others."""

NEW_BELOW = 3
"""With fewer ended games a user is taken to be reliable."""

PERCENT = 80
"""How many of a hundred games are to be finished."""

MOVES = 20
"""From how many moves on deadlines count."""

MISSES = 5
"""How many missed deadlines are too many for a hundred moves."""

DAYS = 365
"""For how long a missed deadline counts."""


class Reliability(Struct, frozen=True):
    """The record of a user's reliability."""

    finished: int = 0
    """How many of their last games they have not left."""
    begun: int = 0
    """How many last games those are."""
    misses: int = 0
    """How many deadlines they have missed in those moves."""
    moves: int = 0
    """How many of their last moves count."""

    @property
    def finishes(self) -> bool:
        """Whether they finish their games, or are too new to judge."""
        return self.begun < NEW_BELOW or 100 * self.finished >= PERCENT * self.begun

    @property
    def is_in_time(self) -> bool:
        """Whether they keep their deadlines, or are too new to judge."""
        return self.moves < MOVES or self.misses_per_hundred < MISSES

    @property
    def misses_per_hundred(self) -> float:
        """How many deadlines they miss in a hundred moves."""
        return 100 * self.misses / self.moves if self.moves else 0.0

    @property
    def is_reliable(self) -> bool:
        return self.finishes and self.is_in_time
