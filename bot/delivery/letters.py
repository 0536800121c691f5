"""Sends letters: direct messages that belong to no table, each once, one after another."""

from __future__ import annotations

import asyncio
import logging
import math

from bot.clock import sleep_unless_woken
from bot.delivery.backoff import OPENING_SECONDS
from bot.delivery.deliverer import NotYet
from bot.delivery.failures import Failure, FailureKind, failure_of
from bot.delivery.messages.direct import OPENING, DirectMessages
from bot.delivery.messages.stand_ins import game_titles
from bot.delivery.services import DeliveryBase, DeliveryServices
from bot.limits import TOO_MANY_DIRECT_MESSAGES
from bot.locales import game_words, general_words
from bot.screens.absence import stand_ins
from bot.screens.cups.cup_notices import cup_called_off
from bot.screens.model import Screen, plain_screen
from bot.tables.cups.standing import least_people
from storage.cups.rows import CALLED_OFF
from storage.kinds import LetterKind
from storage.letters import LetterRow

AT_A_TIME = 50
"""Letters that are read at once."""

RESCAN_SECONDS = 24 * 3600.0
"""Seconds between two looks in any case."""

ERROR_SECONDS = 60.0
"""Seconds until the next look after a mistake of the program, or if the database is not to be had."""

GIVE_UP_SECONDS = 7 * 86400.0
"""A letter that cannot be sent for so long is not sent any more."""

log = logging.getLogger(__name__)


class Letters(DeliveryBase):
    """Sends what is due; only in the process that does what is done once."""

    def __init__(self, services: DeliveryServices, direct: DirectMessages) -> None:
        """Nothing is sent before `run`."""
        super().__init__(services)
        self._direct = direct
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()

    async def run(self) -> None:
        """Send what is due, now and whenever more is."""
        await self._client.wait_until_ready()
        while True:
            self._woken.clear()
            try:
                left = await self._send_all()
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
        """Send all letters; returns in how many seconds one is to be tried again."""
        last, left = 0, math.inf
        while due := await self._store.letters.due(last, AT_A_TIME):
            for row in due:
                left = min(left, await self._send(row))
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
        except Exception as error:
            failure = failure_of(error)
            if failure.kind is FailureKind.INTERNAL:
                log.exception("letter %d (%s) cannot be sent", row.id, row.kind)
            return await self._failed(row, failure)
        await self._store.letters.done(row.id)
        self._backoff.reset(key)
        return math.inf

    async def _post(self, row: LetterRow) -> None:
        """Post a letter, unless it is needed no more. Raises NotYet, and what failed."""
        screen = await self._screen(row)
        if screen is not None:
            silent = (await self._reminders.reader(row.user)).silent(self._clock.now())
            direct = await self._store.users.direct(row.user)
            await self._direct.post(row.user, screen, row, direct=direct, silent=silent)

    async def _failed(self, row: LetterRow, failure: Failure) -> float:
        """Note a failure; returns in how many seconds the letter is to be tried again."""
        now = self._clock.now()
        closed = failure.kind is FailureKind.CLOSED
        if closed:
            await self._store.users.set_unreachable(row.user, code=failure.code, time=now)
        if closed or now - row.created > GIVE_UP_SECONDS:
            log.info("letter %d (%s) is given up: %s", row.id, row.kind, failure.name)
            await self._store.letters.done(row.id)
            return math.inf
        log.warning("letter %d (%s) is sent later: %s", row.id, row.kind, failure.name)
        if failure.code == TOO_MANY_DIRECT_MESSAGES:
            self._backoff.pause(OPENING, OPENING_SECONDS)
        self._backoff.failed(("user", row.user), failure)
        return self._backoff.remaining(("user", row.user))

    async def _screen(self, row: LetterRow) -> Screen | None:
        """A letter in the user's language; None if it is needed no more."""
        if row.kind == LetterKind.QUEUE_IN_VAIN:
            words = general_words(await self._members.language(row.user, "en"))
            return plain_screen(words("queue-in-vain"))
        if row.kind == LetterKind.CUP_CALLED_OFF:
            return await self._cup_called_off(row)
        return await self._stand_in(row)

    async def _stand_in(self, row: LetterRow) -> Screen | None:
        """Who is asked to stand in, or does so no more, or what they have answered."""
        vacations, words = self._store.vacations, general_words(await self._members.language(row.user, "en"))
        vacation = await vacations.find(row.about)
        if vacation is None:
            return None
        offer = await vacations.offer(vacation.id)
        guild = next(iter(await vacations.servers_of_cups(vacation.user)), None)
        if row.kind == LetterKind.STAND_IN_ANSWER:
            if offer is None or offer.user is None or offer.accepted is None:
                return None
            name = await self._members.name(guild, offer.user)
            return stand_ins.told_answer(name, words, accepted=offer.accepted)
        name = await self._members.name(guild, vacation.user)
        if vacation.ended is not None or offer is None or offer.user != row.user:
            return stand_ins.no_longer(name, words)
        games = [
            await self._store.game(each) for each in await vacations.games(vacation.user, open_to=row.user)
        ]
        titles = game_titles(games, words.locale)
        asked = offer.accepted is None
        return stand_ins.offer(vacation, name, games, titles, row.nonce, words) if asked else None

    async def _cup_called_off(self, row: LetterRow) -> Screen | None:
        cup = await self._store.cups.find(row.about)
        if cup.row.stage != CALLED_OFF or cup.entrant_of(row.user) is None:
            return None
        words = game_words(await self._members.language(row.user, cup.row.language), cup.row.name)
        return cup_called_off(cup.row, words, too_few=len(cup.entrants) < least_people(cup.row.size))
