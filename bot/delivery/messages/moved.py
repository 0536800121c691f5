"""All at a table are told in the new thread that it goes on in another channel."""

from __future__ import annotations

from bot.clock import Clock
from bot.delivery.messages.thread import ThreadDelivery
from bot.delivery.messages.thread_notices import BesideDelivery
from bot.delivery.posting import Poster
from bot.locales import game_words
from bot.screens.servers import new_place
from bot.tables.reminders.reminders import ReminderService
from storage.rows import GameRow, OutboxRow
from storage.store import Store


class MovedDelivery(BesideDelivery):
    """Posts in the thread of a table that has moved; phones of those who sleep stay silent."""

    def __init__(
        self, poster: Poster, store: Store, threads: ThreadDelivery, reminders: ReminderService, clock: Clock
    ) -> None:
        """`threads` opens the thread where there is none."""
        super().__init__(poster, store, threads, clock)
        self._reminders = reminders

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post where the game goes on. Raises what failed."""
        game = await self._threads.open(game)
        assert game.thread is not None
        now = self._clock.now()
        players = [held.player for held in game.seated if held.player is not None]
        loud = [user for user in players if not await self._reminders.is_silent(game, user, now)]
        screen = new_place.goes_on_here(game, loud, game_words(game.language, game.name))
        message, _ = await self._poster.post(game.thread, screen, row, oldest=game.thread, silent=not loud)
        await self._store.mark_sent(row.id, time=self._clock.now(), message=message)
        return True
