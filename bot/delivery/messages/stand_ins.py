"""Direct messages about standing in: who is asked, who no longer does, what they have answered."""

from __future__ import annotations

from bot.delivery.messages.direct import QuestionDelivery
from bot.locales import game_titles, general_words
from bot.screens.absence import stand_ins as screens
from bot.screens.model import Screen
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow


class StandInDelivery(QuestionDelivery):
    """Tells users; whom no direct message reaches is asked in the thread."""

    async def _call(self, game: GameRow, row: OutboxRow) -> bool:
        """Whom no direct message reaches is asked in the thread."""
        asked = row.kind == Kind.STAND_IN
        if asked:
            await self._store.repeat(game.id, Kind.VACATION, time=self._clock.now())
        return asked

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        """The message; None if it is outdated."""
        language = await self._members.language(user, game.language)
        if row.kind == Kind.STAND_IN:
            return await self._offer(game, user, language, row.nonce)
        return await self._answer(game, user, language)

    async def _offer(self, game: GameRow, user: int, language: str, nonce: int) -> Screen | None:
        vacation = await self._store.vacations.offered(user, game.id)
        words = general_words(language)
        if vacation is None or vacation.ended is not None:
            away = None if vacation is None else await self._members.name(game.guild, vacation.user)
            return None if away is None else screens.no_longer(away, words)
        offer = await self._store.vacations.offer(vacation.id)
        if offer is None or offer.accepted is not None:
            return None
        name = await self._members.name(game.guild, vacation.user)
        found = await self._store.vacations.games(vacation.user, open_to=user)
        games = [await self._store.game(each) for each in found]
        titles = game_titles(language)
        return screens.offer(vacation, name, games, titles, nonce, words)

    async def _answer(self, game: GameRow, user: int, language: str) -> Screen | None:
        vacation = await self._store.vacations.announced(user)
        offer = None if vacation is None else await self._store.vacations.offer(vacation.id)
        if offer is None or offer.user is None or offer.accepted is None:
            return None
        name = await self._members.name(game.guild, offer.user)
        return screens.told_answer(name, general_words(language), accepted=offer.accepted)
