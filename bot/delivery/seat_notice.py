"""The first direct message to a user who has sat down: it shows whether they can be reached."""

from __future__ import annotations

from collections.abc import Hashable

from bot.client.members import Members
from bot.clock import Clock
from bot.delivery.deliverer import Next
from bot.delivery.direct import DirectMessages
from bot.delivery.failures import Failure
from bot.locales import game_words
from bot.screens import lobby
from bot.screens.links import card_link
from storage.rows import LOBBY, GameRow, OutboxRow
from storage.store import Store


class SeatNoticeDelivery:
    """Tells users of their seats. It is tried even if the last direct message was refused."""

    def __init__(self, direct: DirectMessages, store: Store, members: Members, clock: Clock) -> None:
        """Nobody is told yet."""
        self._direct = direct
        self._store = store
        self._members = members
        self._clock = clock

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:  # noqa: ARG002
        """The user."""
        return "user", row.user

    async def deliver(self, game: GameRow, row: OutboxRow) -> None:
        """Post the notice, unless they have left or the game has begun. Raises NotYet, and what failed."""
        assert row.user is not None, row
        message = None
        if game.stage == LOBBY and game.seat_of(row.user) is not None:
            words = game_words(await self._members.language(row.user, game.language), game.name)
            name = await self._members.name(game.guild, row.user)
            screen = lobby.seat_notice(name, card_link(game), words)
            message = await self._direct.post(row.user, screen, row)
        await self._store.mark_sent(row.id, time=self._clock.now(), message=message)

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:  # noqa: ARG002
        """As for every direct message."""
        assert row.user is not None, row
        return await self._direct.after_failure(row.user, row, failure)
