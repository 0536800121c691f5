"""How fast a user may press, and other limits that come back with time."""

from __future__ import annotations

from msgspec import Struct

from bot.recent import Recent

USERS = 10_000
"""Number of users whose last presses are remembered."""

WARNING_SECONDS = 10.0
"""Shortest time between two warnings to a user."""


class PressRate(Struct, frozen=True):
    """A limit of presses: some at once, then so many a second."""

    at_once: float = 20.0
    a_second: float = 5.0

    @classmethod
    def of(cls, a_second: float) -> PressRate:
        """Allow a number of presses a second, and four times as many at once."""
        return cls(4 * a_second, a_second)


COMPLETION_RATE = PressRate(at_once=10.0, a_second=2.0)
"""How fast a user is shown completions: Discord asks for them while somebody types."""


class _User(Struct):
    left: float
    """How many presses they may make at once."""
    at: float
    """When that was so."""
    warned: float = float("-inf")
    """When they were warned last."""


class PressRates:
    """How fast users have pressed lately. Times are seconds of any clock."""

    def __init__(self, rate: PressRate) -> None:
        self._rate = rate
        self._users = Recent[int, _User](USERS)

    def allows(self, user: int, now: float) -> bool:
        """Whether a user may press now; it counts as a press if they may."""
        pressing = self._bring_up_to_date(user, now)
        if pressing.left < 1:
            return False
        pressing.left -= 1
        return True

    def seconds_left(self, user: int, now: float) -> float:
        """How long a user has to wait until they may press; 0 if they may."""
        missing = 1 - self._bring_up_to_date(user, now).left
        return missing / self._rate.a_second if missing > 0 else 0.0

    def _bring_up_to_date(self, user: int, now: float) -> _User:
        pressing = self._users.get(user)
        if pressing is None:
            pressing = self._users[user] = _User(self._rate.at_once, now)
        gained = max(0.0, now - pressing.at) * self._rate.a_second
        pressing.left = min(self._rate.at_once, pressing.left + gained)
        pressing.at = now
        return pressing

    def warns(self, user: int, now: float) -> bool:
        """Whether a user who presses too fast is warned now; not again within WARNING_SECONDS."""
        pressing = self._users.get(user)
        if pressing is None or now - pressing.warned < WARNING_SECONDS:
            return False
        pressing.warned = now
        return True
