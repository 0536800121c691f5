"""Tells people of new tables: those who want to know of a server's, and regulars of the host."""

from bot.delivery.messages.direct import UserDelivery
from bot.locales import game_words
from bot.screens.finding.open_tables import new_table
from bot.screens.model import Screen
from clocks.user_settings import from_json
from storage.core.rows import LOBBY, GameRow, OutboxRow


class NewTableDelivery(UserDelivery):
    """Tells users of a table, if they can still sit down there."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        """The message; None if there is no room for them any more, or it is not wanted."""
        game = await self._store.game(game.id)
        if game.stage != LOBBY or game.closed or game.private or game.own_seat_of(user) is not None:
            return None
        state = await self._store.lobbies.lobby_state(game.id, self._clock.now())
        full = len(game.seated) + len(state.invited) >= game.seats
        if full or user in [each.user for each in state.invited]:
            return None
        if await self._store.blocks.kept_apart(game.id, user):
            return None
        listens = game.guild is not None and await self._store.listeners.listens(game.guild, user)
        if not listens and not await self._is_for_regular(game, user):
            return None
        language = await self._members.language(user, game.language)
        host, words = await self._members.host_name(game), game_words(language, game.name)
        return new_table(game, host, row.nonce, words, listens=listens)

    async def _is_for_regular(self, game: GameRow, user: int) -> bool:
        """Whether a user is there, and wants to hear of the tables of their regular, the host."""
        if not from_json(await self._store.users.settings(user)).tell_regulars:
            return False
        if game.host not in (await self._store.regulars.of_user(user)).regulars:
            return False
        return game.guild is None or await self._membership.is_member(game.guild, user)
