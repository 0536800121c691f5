"""The first direct message to a user who has sat down: it shows whether they can be reached."""

from __future__ import annotations

from bot.delivery.messages.direct import UserDelivery
from bot.locales import game_words
from bot.screens.links import card_link
from bot.screens.lobby import lobby
from bot.screens.model import Screen
from storage.rows import LOBBY, GameRow, OutboxRow


class SeatNoticeDelivery(UserDelivery):
    """Tells users of their seats, aloud until one reached them. It is tried even if the last was refused."""

    async def _is_silent(self, game: GameRow, row: OutboxRow, user: int) -> bool:
        return await self._store.users.reachable(user) or await super()._is_silent(game, row, user)

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:  # noqa: ARG002
        """The message; None if they have left or the game has begun."""
        if game.stage != LOBBY or game.seat_of(user) is None:
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        return lobby.seat_notice(await self._members.name(game.guild, user), card_link(game), words)
