"""Delays between attempts, for each destination; they live in memory, so a restart tries everything again."""

from collections.abc import Hashable
from itertools import islice
from random import Random

from msgspec import Struct

from bot.clock import Clock
from bot.delivery.failures import REPORTED, Failure, FailureKind

FIRST_SECONDS = 2.0
"""Delay after the first failure; each further one doubles it."""

PASSING_SECONDS = 900.0
"""Longest delay for what passes by itself."""

OUTAGE_SECONDS = 60.0
"""Longest delay while Discord is out of reach."""

OTHER_SECONDS = 3600.0
"""Longest delay for what somebody has to mend, and the only one for what is reported or gone."""

JITTER = 0.2
"""Largest part by which a delay is made longer, so that not all come at once."""

OPENING_SECONDS = 60.0
"""Delay before new direct messages are opened, after too many of them."""

FORGET_SECONDS = 24 * 3600.0
"""Seconds after the end of a delay until the failures behind it are forgotten."""

FORGOTTEN_AT_ONCE = 2
"""Delays checked, whether they can be forgotten, when another one begins."""

GIVE_UP_SECONDS = 3 * 24 * 3600.0
GIVE_UP_ATTEMPTS = 50
"""A notification is given up when it is older than this and was attempted more often than that."""

LONG = (*REPORTED, FailureKind.GONE, FailureKind.DAMAGED)


class _Delay(Struct):
    failures: int = 0
    until: float = 0.0
    """Monotonic seconds."""
    outage: bool = False
    """Whether Discord was out of reach at the last attempt."""


class Backoff:
    """Delays by destination."""

    def __init__(self, clock: Clock, random: Random) -> None:
        self._clock = clock
        self._random = random
        self._delays: dict[Hashable, _Delay] = {}

    def __len__(self) -> int:
        return len(self._delays)

    def seconds_left(self, key: Hashable) -> float:
        """Seconds until the next attempt; 0 if one may be made now."""
        delay = self._delays.get(key)
        return max(0.0, delay.until - self._clock.monotonic()) if delay else 0.0

    def note_failure(self, key: Hashable, failure: Failure, *, mended: bool = False) -> None:
        """Note a failed attempt: the next one is made later, or soon if the obstacle is `mended`.

        Attempts side by side count as one.
        """
        now = self._clock.monotonic()
        delay = self._delays.pop(key, None) or _Delay()
        self._delays[key] = delay
        if delay.until <= now:
            delay.failures += 1
        delay.outage = failure.outage
        delay.until = now + self._seconds(failure, max(1, delay.failures), mended=mended)
        self._forget_old(now)

    def pause(self, key: Hashable, seconds: float) -> None:
        """Make no attempt for some seconds."""
        self._delays.setdefault(key, _Delay()).until = self._clock.monotonic() + seconds

    def reset(self, key: Hashable) -> None:
        """Allow the next attempt at once."""
        self._delays.pop(key, None)

    def reset_outage(self) -> None:
        """End the delays of an outage: Discord is in reach again."""
        for key in [key for key, delay in self._delays.items() if delay.outage]:
            del self._delays[key]

    def _forget_old(self, now: float) -> None:
        """Forget destinations without a failure for long."""
        for key, delay in list(islice(self._delays.items(), FORGOTTEN_AT_ONCE)):
            if delay.until < now - FORGET_SECONDS:
                del self._delays[key]

    def _seconds(self, failure: Failure, failures: int, *, mended: bool) -> float:
        longest = _longest_delay(failure)
        growing = min(longest, FIRST_SECONDS * 2 ** min(failures - 1, 20))
        seconds = longest if failure.kind in LONG and not mended else growing
        return seconds * (1 + JITTER * self._random.random())


def _longest_delay(failure: Failure) -> float:
    if failure.outage:
        return OUTAGE_SECONDS
    return PASSING_SECONDS if failure.kind is FailureKind.PASSING else OTHER_SECONDS


def is_given_up(attempts: int, age: float) -> bool:
    """Whether a notification of an age in seconds is given up; a wrong clock alone drops nothing."""
    return attempts > GIVE_UP_ATTEMPTS and age > GIVE_UP_SECONDS
