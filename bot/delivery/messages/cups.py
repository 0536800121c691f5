"""Direct messages about cups to those who play there."""

from __future__ import annotations

from bot.delivery.cup_messages import entrant_names
from bot.delivery.messages.direct import UserDelivery
from bot.locales import game_words
from bot.screens.cups.cup_card import cup_over, round_ends
from bot.screens.model import Screen
from bot.tables.cups.standing import standing_of
from storage.core.rows import PLAYING, GameRow, OutboxRow
from storage.cups.rows import OVER


class CupOverDelivery(UserDelivery):
    """Tells those who have played a cup to its end who has won, and how they stand."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:  # noqa: ARG002
        if game.of_cup is None:
            return None
        cup = await self._store.cups.find(game.of_cup.cup)
        entrant = cup.entrant_of(user)
        if cup.row.stage != OVER or entrant is None:
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        standings = standing_of(cup)
        names = await entrant_names(cup, self._members, words.locale)
        best = [names[each.entrant] for each in standings if each.place == 1]
        own = next((each for each in standings if each.entrant == entrant.number), None)
        return cup_over(cup.row, best, own, len(standings), words)


class RoundEndsDelivery(UserDelivery):
    """Warns those whose table of a cup is not over that its round ends soon."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        if game.of_cup is None or game.stage != PLAYING or game.seat_of(user) is None:
            return None
        if game.of_cup.ends <= self._clock.now():
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        return round_ends(game.id, game.of_cup, row.nonce, words)
