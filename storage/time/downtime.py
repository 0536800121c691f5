"""Times in which the bot did not run, as a process finds them: by jumps of the time of this computer.

A jump ahead is taken for downtime: perhaps the machine slept. If the time is set back by as much soon after,
it was wrong, and there was no downtime. A time that is set back without having been ahead is wrong until it
is set ahead again. So nobody gains time, however often the time steps.
"""

from __future__ import annotations

from msgspec import Struct, structs

DOWN_SECONDS = 180.0
"""Seconds by which the time has to jump; shorter pauses are no downtime."""


class Downtime(Struct, frozen=True):
    """A time in which the bot did not run."""

    begins: float
    ends: float
    at_start: bool
    """Whether it ended with the start of the process: then it may be longer than the time is wrong."""


class Ledger(Struct, frozen=True):
    """What a process has found: the downtime it found last, and by how much the time is wrong."""

    last: Downtime | None = None
    behind: float = 0.0
    """Seconds by which the time was set back without having been ahead."""

    def ahead(self, seconds: float, now: float, *, at_start: bool, least: float = DOWN_SECONDS) -> Ledger:
        """After the time has jumped ahead to `now`; `least`: how many seconds are downtime."""
        absorbed = min(seconds, self.behind)
        down = seconds - absorbed
        found = Downtime(now - down, now, at_start) if down >= least else self.last
        return Ledger(found, self.behind - absorbed)

    def back(self, seconds: float, now: float) -> Ledger:
        """After the time was set back to `now`."""
        if self.last is None or self.last.ends <= now:
            return Ledger(self.last, self.behind + seconds)
        left = self.last.ends - self.last.begins - seconds
        if abs(left) < DOWN_SECONDS:
            return Ledger(None, self.behind)
        if self.last.at_start and left > 0:
            return Ledger(structs.replace(self.last, ends=self.last.ends - seconds), self.behind)
        return Ledger(self.last, self.behind + seconds)
