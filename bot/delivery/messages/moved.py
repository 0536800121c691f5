"""Says in the new thread that the table goes on in another channel."""

from __future__ import annotations

from bot.delivery.messages.thread_notices import ThreadNoticeDelivery
from bot.locales import game_words
from bot.screens.servers import new_place
from storage.core.rows import GameRow, OutboxRow


class MovedDelivery(ThreadNoticeDelivery):
    """Posts in the thread of a table that has moved; phones of those who sleep stay silent."""

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post where the game goes on. Raises what failed."""
        game = await self._threads.open(game)
        assert game.thread is not None
        now = self._clock.now()
        players = [held.player for held in game.seated if held.player is not None]
        loud = [user for user in players if not await self._reminders.is_silent(game, user, now)]
        screen = new_place.goes_on_here(game, loud, game_words(game.language, game.name))
        message, _ = await self._poster.post(game.thread, screen, row, oldest=game.thread, silent=not loud)
        await self._store.mark_sent(row, time=self._clock.now(), message=message)
        return True
