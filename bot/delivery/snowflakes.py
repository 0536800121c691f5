"""Discord's ids as points in Discord's time, which no clock of ours can set wrong."""

from __future__ import annotations

MARGIN_SECONDS = 5
"""How far ids may be out of order: they are made by many of Discord's machines."""


class Snowflakes:
    """The newest id of Discord that this process has seen."""

    def __init__(self) -> None:
        """None seen yet."""
        self.newest = 0

    def see(self, id_: int) -> None:
        """An id was made by Discord."""
        self.newest = max(self.newest, id_)


def with_margin(id_: int) -> int:
    """An id that is surely older than what is made after this one was seen."""
    return max(0, id_ - (MARGIN_SECONDS * 1000 << 22))
