"""Warns those whose table of a cup is not over that its round ends soon."""

from __future__ import annotations

from bot.delivery.messages.direct import UserDelivery
from bot.locales import game_words
from bot.screens.cups.cup_notices import round_ends
from bot.screens.model import Screen
from storage.rows import PLAYING, GameRow, OutboxRow


class RoundEndsDelivery(UserDelivery):
    """Sends the direct messages."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        if game.of_cup is None or game.stage != PLAYING or game.seat_of(user) is None:
            return None
        cup = (await self._store.cups.find(game.of_cup.cup)).row
        ends = cup.round_begins(game.of_cup.round + 1)
        if ends <= self._clock.now():
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        return round_ends(game.id, cup, game.of_cup.round, row.nonce, words)
