"""Rates, and the limits of the world that go by its own time."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """At most ``limit`` times within any ``window`` seconds."""

    limit: int
    window: float

    def allows(self, times: deque[float], now: float) -> bool:
        """Whether once more is allowed now; drops the times outside the window."""
        while times and now - times[0] >= self.window:
            times.popleft()
        return len(times) < self.limit

    def wait(self, times: deque[float], now: float) -> float:
        """Seconds until there is room again."""
        return max(0.0, times[0] + self.window - now) if len(times) >= self.limit else 0.0

    def reset_after(self, times: deque[float], now: float) -> float:
        """Seconds until the whole limit is available again."""
        return max(0.0, times[-1] + self.window - now) if times else self.window


@dataclass(slots=True)
class WorldRates:
    """Limits of the world, to be set by tests."""

    old_edits: Rate = Rate(3, 20.0)
    """Edits of messages older than an hour, for each channel (30046)."""
    renames: Rate = Rate(2, 600.0)
    """Changes of the name of each thread."""
    new_direct_messages: Rate = Rate(20, 60.0)
    """First messages to people the bot has not written to before (40003)."""
    active_threads: int = 1000
    """Threads of a guild that are not archived (160006)."""
    emoji_uploads: Rate = Rate(2000, 3600.0)
    """Emojis of the application that are created (a shared 429)."""
    forbidden_names: tuple[str, ...] = ()
    """Words that Discord allows in no name of a thread, in no guild (20031)."""
    largest_file: int = 10 * 1024 * 1024
    """Bytes of the largest file that can be uploaded (40005)."""
