"""Direct messages about stand-ins: requests, their ends, and answers."""

from __future__ import annotations

from typing import ClassVar

from bot.delivery.messages.direct import QuestionDelivery, Screens
from bot.locales import game_titles, general_words
from bot.screens.absence import stand_ins as screens
from bot.screens.markup import bold
from bot.screens.model import Screen, plain_screen
from games.words import Words
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow


class StandInDelivery(QuestionDelivery):
    """Notifies stand-ins; an unreached one is asked in the thread.

    About no game: the vacation affects no table yet, but later ones of cups.
    """

    async def _call(self, game: GameRow, row: OutboxRow) -> bool:
        asked = row.kind == Kind.STAND_IN
        if asked:
            await self._store.renew_notification(game.id, Kind.VACATION, time=self._clock.now())
        return asked

    async def _screen(self, game: GameRow | None, row: OutboxRow, user: int) -> Screen | None:
        words = general_words(await self._members.language(user, "en" if game is None else game.language))
        return await self.SCREENS[Kind(row.kind)](self, game, row, user, words)

    async def _offer_screen(
        self, game: GameRow | None, row: OutboxRow, user: int, words: Words
    ) -> Screen | None:
        vacations = self._store.vacations
        vacation = await (
            vacations.find_vacation(row.about)
            if game is None
            else vacations.vacation_offered_to(user, game.id)
        )
        if vacation is None:
            return None
        name = await self._name(game, vacation.user, vacation.user)
        offer = await vacations.offer(vacation.id)
        withdrawn = game is None and (offer is None or offer.user != user)
        if vacation.ended is not None or withdrawn:
            return plain_screen(words("stand-in-over", name=bold(name)))
        if offer is None or offer.accepted is not None:
            return None
        found = await vacations.games_of_user(vacation.user, open_to=user)
        tables = [await self._store.game(each) for each in found]
        return screens.offer_screen(vacation, name, tables, game_titles(words.locale), row.nonce, words)

    async def _answer_screen(
        self, game: GameRow | None, row: OutboxRow, user: int, words: Words
    ) -> Screen | None:
        vacations, about = self._store.vacations, row.about
        if game is not None:
            announced = await vacations.announced_vacation(user)
            about = 0 if announced is None else announced.id
        offer = await vacations.offer(about)
        if offer is None or offer.user is None or offer.accepted is None:
            return None
        name = await self._name(game, offer.user, user)
        return screens.answer_notice(name, words, accepted=offer.accepted)

    async def _name(self, game: GameRow | None, user: int, player: int) -> str:
        """The name of a user on the server of the game, or of a cup of the player who is away."""
        if game is not None:
            return await self._members.name(game.guild, user)
        servers = await self._store.vacations.servers_of_cups(player)
        return await self._members.name(next(iter(servers), None), user)

    SCREENS: ClassVar[Screens[StandInDelivery, GameRow | None, OutboxRow, int, Words]] = {
        Kind.STAND_IN: _offer_screen,
        Kind.STAND_IN_ANSWER: _answer_screen,
    }
