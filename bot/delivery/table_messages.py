"""Messages to all at a table beside those that tell of the game: questions, each posted once."""

from __future__ import annotations

from collections.abc import Hashable

from bot.client.members import Members
from bot.clock import Clock
from bot.delivery.deliverer import Next
from bot.delivery.failures import Failure
from bot.delivery.posting import Poster
from bot.delivery.thread import ThreadDelivery
from bot.locales import game_words
from bot.screens.model import Screen
from bot.screens.pace_proposal import proposal
from storage.rows import OVER, GameRow, OutboxRow
from storage.store import Store


class TableMessageDelivery:
    """Posts in the table's thread, silently: nobody has to hurry."""

    def __init__(
        self, poster: Poster, store: Store, members: Members, threads: ThreadDelivery, clock: Clock
    ) -> None:
        """`threads` opens the thread where there is none."""
        self._poster = poster
        self._store = store
        self._members = members
        self._threads = threads
        self._clock = clock

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        """The thread of the game."""
        return self._threads.destination(game, row)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post a question that is still open. Raises what failed."""
        screen = await self._screen(game, row)
        if screen is None:
            await self._store.mark_done([row.id], time=self._clock.now())
            return False
        game = await self._threads.open(game)
        assert game.thread is not None
        message, _ = await self._poster.post(game.thread, screen, row, oldest=game.thread, silent=True)
        await self._store.mark_sent(row.id, time=self._clock.now(), message=message)
        return True

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """The same as of other messages in the thread."""
        return await self._threads.after_failure(game, row, failure)

    async def _screen(self, game: GameRow, row: OutboxRow) -> Screen | None:
        """The question as it is now; None if nobody needs to answer it any more."""
        question = await self._store.questions.asked_at(game.id, row.kind, row.created)
        if question is None or question.closed is not None or game.stage == OVER:
            return None
        words = game_words(game.language, game.name)
        return proposal(game, question, await self._members.names(game), row.nonce, words)
