"""How fast a user may press."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

USERS = 10_000
"""Of how many of the last users it is known how fast they press."""

WARNING_SECONDS = 10.0
"""Shortest time between two warnings to a user."""


class PressRate(Struct, frozen=True):
    """Some presses at once, and then so many a second: more than anybody needs who plays."""

    at_once: float = 20.0
    a_second: float = 5.0

    @classmethod
    def of(cls, a_second: float) -> PressRate:
        """So many presses a second, and four times as many at once."""
        return cls(4 * a_second, a_second)


class _User(Struct):
    """A user who presses."""

    left: float
    """How many presses they may make at once."""
    at: float
    """When that was so."""
    warned: float = float("-inf")
    """When they were warned last."""


class PressRates:
    """How fast users press, as far as they did so lately. Times are seconds of any clock."""

    def __init__(self, rate: PressRate) -> None:
        """Nobody has pressed yet."""
        self._rate = rate
        self._users: OrderedDict[int, _User] = OrderedDict()

    def allows(self, user: int, now: float) -> bool:
        """Whether a user may press now; it counts as a press if they may."""
        pressing = self._users.setdefault(user, _User(self._rate.at_once, now))
        self._users.move_to_end(user)
        if len(self._users) > USERS:
            self._users.popitem(last=False)
        gained = max(0.0, now - pressing.at) * self._rate.a_second
        pressing.left = min(self._rate.at_once, pressing.left + gained)
        pressing.at = now
        if pressing.left < 1:
            return False
        pressing.left -= 1
        return True

    def warns(self, user: int, now: float) -> bool:
        """Whether a user who presses too fast is warned now; not again within WARNING_SECONDS."""
        pressing = self._users[user]
        if now - pressing.warned < WARNING_SECONDS:
            return False
        pressing.warned = now
        return True
