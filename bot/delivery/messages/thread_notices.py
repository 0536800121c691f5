"""Base of thread notices that report no move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable

from bot.delivery.deliverer import Next
from bot.delivery.failures import Failure
from bot.delivery.messages.thread import ThreadDelivery
from bot.delivery.parts import DeliveryBase, DeliveryServices
from storage.core.rows import GameRow, OutboxRow


class ThreadNoticeDelivery(DeliveryBase, ABC):
    """Posts messages in the table's thread, each by itself."""

    def __init__(self, services: DeliveryServices, threads: ThreadDelivery) -> None:
        """`threads` opens the thread where there is none."""
        super().__init__(services)
        self._threads = threads

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        """The thread of the game."""
        return self._threads.destination(game, row)

    @abstractmethod
    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the message, unless it is needed no more. Raises what failed."""

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """The same as of other messages in the thread."""
        return await self._threads.after_failure(game, row, failure)
