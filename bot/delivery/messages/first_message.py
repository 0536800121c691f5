"""The first direct message to a user who has sat down: it shows whether they can be reached."""

import logging

from bot.delivery.deliverer import Next
from bot.delivery.failures import Failure, FailureKind
from bot.delivery.messages.direct import UserDelivery
from bot.locales import game_words
from bot.screens.lobby import lobby
from bot.screens.markup import card_link
from bot.screens.model import Screen
from storage.core.errors import Refused
from storage.core.rows import LOBBY, GameRow, OutboxRow

log = logging.getLogger(__name__)


class SeatNoticeDelivery(UserDelivery):
    """Tells users of their seats, aloud until one reached them. It is tried even if the last was refused.

    Of a table that is played by direct message this is the user's card.
    """

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Handle closed direct messages; at a table by direct message the user also loses the seat."""
        if game.direct and failure.kind is FailureKind.CLOSED and row.user is not None:
            await self._give_up(game.id, row.user)
        return await super().after_failure(game, row, failure)

    async def _give_up(self, game: int, user: int) -> None:
        """Have a user leave, unless they have left."""
        now = await self._store.game(game)
        seats = self._tables.lobby if now.stage == LOBBY else self._tables.seats
        try:
            await seats.leave(game, user)
        except Refused as refused:
            log.info("game %d: no seat is given up: %r", game, refused)
        self._tables.cache.notify_listeners(game)

    async def _is_silent(self, game: GameRow, row: OutboxRow, user: int) -> bool:
        """Cards are silent: phones cannot show them, and the response to *Join* points to them."""
        if game.direct or await self._store.users.reachable(user):
            return True
        return await super()._is_silent(game, row, user)

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        """The message; None if they have left or the game has begun."""
        if game.direct:
            return await self._card(await self._store.game(game.id), row, user)
        if game.stage != LOBBY or game.seat_of(user) is None:
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        return lobby.seat_notice(await self._members.name(game.guild, user), card_link(game), words)

    async def _card(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        if game.own_seat_of(user) is None:
            return None
        return await self._screens.card(game, row.nonce, await self._members.language(user, game.language))
