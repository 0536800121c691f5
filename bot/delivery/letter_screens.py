"""What letters say: each kind in the language of its reader."""

from __future__ import annotations

import games
from bot.client.people.years import find_year
from bot.delivery.parts import DeliveryBase
from bot.locales import game_titles, game_words, general_words
from bot.screens.absence import stand_ins
from bot.screens.cups.cup_card import cup_called_off
from bot.screens.model import Screen, plain_screen
from bot.screens.people.year import year_letter, year_pictures
from bot.screens.results.analysis import analysis_ready
from bot.tables.cups.standing import least_people
from clocks.user_settings import from_json, schedule_of
from storage.core.kinds import LetterKind
from storage.core.letters import LetterRow
from storage.cups.rows import CALLED_OFF


class LetterScreens(DeliveryBase):
    """Composes letters."""

    async def screen(self, row: LetterRow) -> Screen | None:
        """A letter as it is sent now; None if it is out of date."""
        compose = {
            LetterKind.QUEUE_IN_VAIN: self._in_vain,
            LetterKind.CUP_CALLED_OFF: self._cup_called_off,
            LetterKind.STAND_IN: self._stand_in,
            LetterKind.STAND_IN_ANSWER: self._stand_in_answer,
            LetterKind.ANALYSED: self._analysed,
            LetterKind.YEAR: self._year,
        }[LetterKind(row.kind)]
        return await compose(row, await self._members.language(row.user, "en"))

    async def _in_vain(self, _: LetterRow, locale: str) -> Screen | None:
        return plain_screen(general_words(locale)("queue-in-vain"))

    async def _cup_called_off(self, row: LetterRow, locale: str) -> Screen | None:
        cup = await self._store.cups.find(row.about)
        if cup.row.stage != CALLED_OFF or cup.entrant_of(row.user) is None:
            return None
        at_its_date = (cup.row.ended or 0.0) >= cup.row.round_begins(1)
        too_few = at_its_date and len(cup.entrants) < least_people(cup.row.size)
        return cup_called_off(cup.row, game_words(locale, cup.row.name), too_few=too_few)

    async def _analysed(self, row: LetterRow, locale: str) -> Screen | None:
        game = await self._store.game(row.about)
        return analysis_ready(game.id, game_words(locale, game.name))

    async def _stand_in(self, row: LetterRow, locale: str) -> Screen | None:
        """The request to stand in, or that it has ended."""
        vacations, words = self._store.vacations, general_words(locale)
        vacation = await vacations.find(row.about)
        if vacation is None:
            return None
        offer, name = await vacations.offer(vacation.id), await self._name(vacation.user, vacation.user)
        if vacation.ended is not None or offer is None or offer.user != row.user:
            return stand_ins.no_longer(name, words)
        if offer.accepted is not None:
            return None
        found = await vacations.games(vacation.user, open_to=row.user)
        tables = [await self._store.game(game) for game in found]
        return stand_ins.offer(vacation, name, tables, game_titles(locale), row.nonce, words)

    async def _stand_in_answer(self, row: LetterRow, locale: str) -> Screen | None:
        offer = await self._store.vacations.offer(row.about)
        if offer is None or offer.user is None or offer.accepted is None:
            return None
        name = await self._name(offer.user, row.user)
        return stand_ins.told_answer(name, general_words(locale), accepted=offer.accepted)

    async def _name(self, user: int, player: int) -> str:
        """The name of a user where a player takes part in a cup."""
        servers = await self._store.vacations.servers_of_cups(player)
        return await self._members.name(next(iter(servers), None), user)

    async def _year(self, row: LetterRow, locale: str) -> Screen | None:
        """What a year was like for somebody who has finished games in it."""
        settings = from_json(await self._store.users.settings(row.user))
        zone, now = schedule_of(settings, locale).zone, self._clock.now()
        found = await find_year(self._store, row.user, row.about, zone, locale, now)
        if not found.ended or not settings.tell_year:
            return None
        game = games.names()[0]
        words, name = game_words(locale, game), await self._members.name(None, row.user, locale)
        pictures = await self._screens.paint(year_pictures(found, name, game, words))
        return year_letter(found, row.nonce, words, pictures=pictures)
