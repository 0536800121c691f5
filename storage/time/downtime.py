"""Downtime of the bot, found by jumps of the computer's time.

A jump ahead counts as downtime, unless the time is set back by as much soon after. A time set back without
having been ahead is wrong until it is set ahead again. So nobody gains time.
"""

from __future__ import annotations

from msgspec import Struct, structs

DOWN_SECONDS = 180.0
"""Shorter jumps are no downtime."""


class Downtime(Struct, frozen=True):
    begins: float
    ends: float
    at_start: bool
    """Whether it ended with the start of the process, and may be longer than the error of the time."""


class Ledger(Struct, frozen=True):
    """The last downtime a process found, and how wrong the time is."""

    last: Downtime | None = None
    behind: float = 0.0
    """Seconds by which the time was set back without having been ahead."""

    def ahead(self, seconds: float, now: float, *, at_start: bool, least: float = DOWN_SECONDS) -> Ledger:
        """After a jump ahead to `now`; `least`: seconds that count as downtime."""
        absorbed = min(seconds, self.behind)
        down = seconds - absorbed
        found = Downtime(now - down, now, at_start) if down >= least else self.last
        return Ledger(found, self.behind - absorbed)

    def back(self, seconds: float, now: float) -> Ledger:
        """After a jump back to `now`."""
        if self.last is None or self.last.ends <= now:
            return Ledger(self.last, self.behind + seconds)
        left = self.last.ends - self.last.begins - seconds
        if abs(left) < DOWN_SECONDS:
            return Ledger(None, self.behind)
        if self.last.at_start and left > 0:
            return Ledger(structs.replace(self.last, ends=self.last.ends - seconds), self.behind)
        return Ledger(self.last, self.behind + seconds)
