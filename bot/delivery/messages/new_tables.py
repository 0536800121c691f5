"""Tells people who want to know of new tables, once a day at most."""

from bot.delivery.messages.direct import UserDelivery
from bot.locales import game_words
from bot.screens.finding.open_tables import new_table
from bot.screens.model import Screen
from storage.core.rows import LOBBY, GameRow, OutboxRow


class NewTableDelivery(UserDelivery):
    """Tells users of a table, if they can still sit down there."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        """The message; None if there is no room for them any more."""
        game = await self._store.game(game.id)
        if game.stage != LOBBY or game.closed or game.private or game.own_seat_of(user) is not None:
            return None
        state = await self._store.lobbies.lobby_state(game.id, self._clock.now())
        full = len(game.seated) + len(state.invited) >= game.seats
        if full or await self._store.blocks.kept_apart(game.id, user):
            return None
        language = await self._members.language(user, game.language)
        return new_table(
            game, await self._members.host_name(game), row.nonce, game_words(language, game.name)
        )
