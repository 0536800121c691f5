"""The interface of deliverers, and their next step after a failure."""

from collections.abc import Hashable
from enum import Enum, auto
from typing import Protocol, TypeVar

from bot.delivery.failures import Failure
from storage.core.rows import OutboxRow

Game = TypeVar("Game", contravariant=True)
"""The row of a game, or None."""


class Next(Enum):
    """The next step after a failure."""

    LATER = auto()
    """It stays due, and is attempted again after a delay."""
    SOON = auto()
    """The obstacle is removed: it is attempted again after the shortest delay."""
    DONE = auto()
    """It is not needed any longer, which is stored."""


class NotYet(Exception):
    """Nothing was attempted: it is too early."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not for {seconds:.0f} s")
        self.seconds = seconds


class LinePosted(Exception):
    """The line of a call is posted; the full message follows once no other call waits."""


class Deliverer(Protocol[Game]):
    """Delivers the notifications of some kinds; `game` is None for those about no game."""

    def destination(self, game: Game, row: OutboxRow) -> Hashable:
        """The key of the delay after a failure."""
        ...

    async def deliver(self, game: Game, row: OutboxRow) -> bool:
        """Deliver a notification and store that; returns False if it is outdated.

        Raises NotYet, LinePosted, and what failed.
        """
        ...

    async def after_failure(self, game: Game, row: OutboxRow, failure: Failure) -> Next:
        """What a failure means for this destination; `game` is as it was before the attempt."""
        ...
