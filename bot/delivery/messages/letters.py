"""Letters: direct messages that belong to no table."""

from __future__ import annotations

from typing import ClassVar

import games
from bot.client.people.years import find_year
from bot.delivery.messages.direct import Screens, UserDelivery
from bot.locales import game_words, general_words
from bot.screens.cups.cup_card import cup_called_off_screen, new_cup_screen
from bot.screens.model import Screen, plain_screen
from bot.screens.people.regulars import asked_letter, looking_letter
from bot.screens.people.year import year_letter, year_pictures
from bot.screens.results.analysis import analysis_ready
from clocks.user_settings import from_json, schedule_of
from cups.schedule import LEAST
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow
from storage.cups.rows import CALLED_OFF, OPEN


class LetterDelivery(UserDelivery):
    """Sends letters, each in the language of its reader."""

    async def _screen(self, game: GameRow | None, row: OutboxRow, user: int) -> Screen | None:  # noqa: ARG002
        """A letter as it is sent now; None if it is out of date."""
        return await self.SCREENS[Kind(row.kind)](self, row, user, await self._members.language(user, "en"))

    async def _in_vain_screen(self, _row: OutboxRow, _user: int, locale: str) -> Screen:
        return plain_screen(general_words(locale)("queue-in-vain"))

    async def _analysed_screen(self, row: OutboxRow, _user: int, locale: str) -> Screen:
        about = await self._store.game(row.about)
        return analysis_ready(about.id, game_words(locale, about.name))

    async def _cup_called_off_screen(self, row: OutboxRow, user: int, locale: str) -> Screen | None:
        cup = await self._store.cups.find(row.about)
        if cup.row.stage != CALLED_OFF or cup.entrant_of(user) is None:
            return None
        at_its_date = (cup.row.ended or 0.0) >= cup.row.round_begins(1)
        too_few = at_its_date and len(cup.entrants) < LEAST
        return cup_called_off_screen(cup.row, game_words(locale, cup.row.name), too_few=too_few)

    async def _new_cup_screen(self, row: OutboxRow, user: int, locale: str) -> Screen | None:
        """A new cup; None if the reader has enrolled, or cannot."""
        cup = await self._store.cups.find(row.about)
        if cup.row.stage != OPEN or len(cup.entrants) >= cup.row.size or cup.entrant_of(user) is not None:
            return None
        if await self._store.bars.is_barred(cup.row.guild, user):
            return None
        return new_cup_screen(cup.row, row.nonce, game_words(locale, cup.row.name))

    async def _year_screen(self, row: OutboxRow, user: int, locale: str) -> Screen | None:
        """The year in review; None without a finished game, or if it is not wanted any more."""
        settings = from_json(await self._store.users.settings(user))
        zone, now = schedule_of(settings, locale).zone, self._clock.now()
        found = await find_year(self._store, user, row.about, zone, locale, now)
        if not found.ended or not settings.tell_year:
            return None
        game = games.names()[0]
        words, name = game_words(locale, game), await self._members.name(None, user, locale)
        pictures = await self._screens.paint(year_pictures(found, name, game, words))
        return year_letter(found, row.nonce, words, pictures=pictures)

    async def _regular_asked_screen(self, row: OutboxRow, user: int, locale: str) -> Screen | None:
        """Who asks; None if they have been answered."""
        asking = (await self._store.regulars.of_user(user)).asking
        names = [await self._members.name(None, each, locale) for each in asking]
        return asked_letter(names, row.nonce, general_words(locale)) if names else None

    async def _regulars_look_screen(self, row: OutboxRow, user: int, locale: str) -> Screen | None:
        """Who looks for a table; None if nobody does any more, or it is not wanted."""
        looking = await self._store.regulars.looking(user)
        if not looking or not from_json(await self._store.users.settings(user)).tell_regulars:
            return None
        names = [await self._members.name(None, each, locale) for each in looking]
        return looking_letter(names, row.nonce, general_words(locale))

    SCREENS: ClassVar[Screens[LetterDelivery, OutboxRow, int, str]] = {
        Kind.QUEUE_IN_VAIN: _in_vain_screen,
        Kind.CUP_CALLED_OFF: _cup_called_off_screen,
        Kind.NEW_CUP: _new_cup_screen,
        Kind.ANALYSED: _analysed_screen,
        Kind.YEAR: _year_screen,
        Kind.REGULAR_ASKED: _regular_asked_screen,
        Kind.REGULARS_LOOK: _regulars_look_screen,
    }
