"""Sends letters: direct messages that belong to no table, each once, one after another."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter

from bot.clock import sleep_unless_woken
from bot.delivery.backoff import OPENING_SECONDS, given_up
from bot.delivery.deliverer import NotYet
from bot.delivery.failures import Failure, FailureKind, failure_of
from bot.delivery.letter_screens import LetterScreens
from bot.delivery.messages.direct import OPENING, DirectMessages
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.limits import TOO_MANY_DIRECT_MESSAGES
from bot.work import DATABASE_SECONDS
from clocks.local_time import next_new_year
from storage.core.errors import DatabaseBusy
from storage.core.letters import LetterRow

AT_A_TIME = 50
"""Letters that are read at once."""

RESCAN_SECONDS = 24 * 3600.0
"""Seconds between two looks in any case."""

ERROR_SECONDS = 60.0
"""Seconds until the next look after a mistake of the program."""

PAUSE_SECONDS = 1.0
"""After each letter that is due to many at once."""

log = logging.getLogger(__name__)


class Letters(DeliveryBase):
    """Sends what is due; only in the process that does what is done once."""

    def __init__(self, services: DeliveryServices, direct: DirectMessages) -> None:
        """Nothing is sent before `run`."""
        super().__init__(services)
        self._direct = direct
        self._screens_of_letters = LetterScreens(services)
        self._years_due = 0.0
        """When years are looked at next that are over."""
        self._attempts: Counter[int] = Counter()
        """Of letters that could not be sent, since the start."""
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()

    async def run(self) -> None:
        """Send what is due, now and whenever more is."""
        await self._client.wait_until_ready()
        while True:
            self._woken.clear()
            try:
                left = await self._send_all()
            except DatabaseBusy as error:
                log.warning("letters that are due are sent later: %s", error)
                left = DATABASE_SECONDS
            except Exception:
                log.exception("letters that are due cannot be sent")
                left = ERROR_SECONDS
            if not self._woken.is_set():
                self._idle.set()
            await sleep_unless_woken(self._clock, min(left, RESCAN_SECONDS), self._woken)

    def wake(self) -> None:
        """A letter may be due."""
        self._idle.clear()
        self._woken.set()

    async def wait_until_idle(self) -> None:
        """Wait until everything is sent that can be sent now."""
        await self._idle.wait()

    async def _send_all(self) -> float:
        """Send letters, those that are due to many at once last; returns in how many seconds to go on."""
        await self._write_of_years()
        last, left = 0, math.inf
        while due := await self._store.letters.due(last, AT_A_TIME):
            for row in due:
                left = min(left, await self._send(row))
            last = due[-1].id
        left = min(left, await self._send_of_years())
        return min(left, self._years_due - self._clock.now())

    async def _write_of_years(self) -> None:
        """Make letters due about a year that is over."""
        now = self._clock.now()
        if now >= self._years_due:
            while await self._store.letters.write_of_years(now, AT_A_TIME):
                pass
            self._years_due = next_new_year(now)

    async def _send_of_years(self) -> float:
        """Send letters about years, until others may be due; returns in how many seconds to go on."""
        last, left = 0, math.inf
        while due := await self._store.letters.due(last, AT_A_TIME, of_years=True):
            for row in due:
                if self._woken.is_set():
                    return 0.0
                remaining = self._backoff.remaining(("user", row.user))
                left = min(left, remaining or await self._send(row))
                if not remaining:
                    await self._clock.sleep(PAUSE_SECONDS)
            last = due[-1].id
        return left

    async def _send(self, row: LetterRow) -> float:
        """Send a letter; returns in how many seconds it is to be tried again."""
        key = ("user", row.user)
        remaining = self._backoff.remaining(key)
        if remaining:
            return remaining
        try:
            await self._post(row)
        except NotYet as early:
            return early.seconds
        except DatabaseBusy:
            raise
        except Exception as error:
            failure = failure_of(error)
            if failure.kind is FailureKind.INTERNAL:
                log.exception("letter %d (%s) cannot be sent", row.id, row.kind)
            return await self._failed(row, failure)
        await self._done(row)
        self._backoff.reset(key)
        return math.inf

    async def _done(self, row: LetterRow) -> None:
        await self._store.letters.done(row.id)
        self._attempts.pop(row.id, None)

    async def _post(self, row: LetterRow) -> None:
        """Post a letter unless it is out of date; silently if phones cannot show it.

        Raises NotYet, and what failed.
        """
        screen = await self._screens_of_letters.screen(row)
        if screen is not None:
            silent = not screen.plain or (await self._reminders.reader(row.user)).silent(self._clock.now())
            direct = await self._store.users.direct(row.user)
            await self._direct.post(row.user, screen, row, direct=direct, silent=silent)

    async def _failed(self, row: LetterRow, failure: Failure) -> float:
        """Note a failure; returns in how many seconds the letter is to be tried again."""
        now = self._clock.now()
        closed = failure.kind is FailureKind.CLOSED
        if closed:
            await self._store.users.set_unreachable(row.user, code=failure.code, time=now)
        self._attempts[row.id] += 1
        if closed or given_up(self._attempts[row.id], now - row.created):
            log.info("letter %d (%s) is given up: %s", row.id, row.kind, failure.name)
            await self._done(row)
            return math.inf
        log.warning("letter %d (%s) is sent later: %s", row.id, row.kind, failure.name)
        if failure.code == TOO_MANY_DIRECT_MESSAGES:
            self._backoff.pause(OPENING, OPENING_SECONDS)
        mended = failure.kind in (FailureKind.GONE, FailureKind.FORBIDDEN)
        self._backoff.failed(("user", row.user), failure, mended=mended)
        return self._backoff.remaining(("user", row.user))
