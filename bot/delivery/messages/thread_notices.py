"""Messages in a thread that report no move: their base, and that the table has moved."""

from abc import ABC, abstractmethod
from collections.abc import Hashable

from bot.delivery.deliverer import Next
from bot.delivery.failures import Failure
from bot.delivery.messages.thread import ThreadDelivery
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.locales import game_words
from bot.screens.servers import new_place
from storage.core.rows import GameRow, OutboxRow


class ThreadNoticeDelivery(DeliveryBase, ABC):
    """Posts messages in the table's thread, each by itself."""

    def __init__(self, services: DeliveryServices, threads: ThreadDelivery) -> None:
        """`threads` opens the thread where there is none."""
        super().__init__(services)
        self._threads = threads

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        return self._threads.destination(game, row)

    @abstractmethod
    async def deliver(self, game: GameRow, row: OutboxRow) -> bool: ...

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        return await self._threads.after_failure(game, row, failure)


class MovedDelivery(ThreadNoticeDelivery):
    """Posts in the thread of a table that has moved; phones of those who sleep stay silent."""

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the new channel of the game. Raises what failed."""
        game = await self._threads.open(game)
        assert game.thread is not None
        now = self._clock.now()
        players = [held.player for held in game.seated if held.player is not None]
        loud = [user for user in players if not await self._reminders.is_silent(game, user, now)]
        screen = new_place.goes_on_here_screen(game, loud, game_words(game.language, game.name))
        message, _ = await self._poster.post(game.thread, screen, row, oldest=game.thread, silent=not loud)
        await self._store.mark_sent(row, time=self._clock.now(), message=message)
        return True
