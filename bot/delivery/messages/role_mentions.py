"""Updates lines that mentioned a role for a table once that table is no longer open."""

import logging

import discord

from bot.delivery.parts import DeliveryBase
from bot.locales import game_words
from bot.screens.finding.open_tables import OPEN_MESSAGE, open_table
from storage.core.rows import LOBBY, GameRow, MessageRow

log = logging.getLogger(__name__)


class OpenTableLines(DeliveryBase):
    async def find_outdated(self, game: GameRow) -> MessageRow | None:
        """Find the line that still invites to a table which has begun, was closed or became private."""
        if game.stage == LOBBY and not game.closed and not game.private:
            return None
        return await self._store.find_message(game.id, OPEN_MESSAGE)

    async def update(self, game: GameRow) -> None:
        """Say in an outdated line what the table is now; raises what failed.

        A line that cannot be edited any more stays as it is.
        """
        found = await self.find_outdated(game)
        if found is None:
            return
        words = game_words(game.language, game.name)
        screen = open_table(game, await self._members.host_name(game), words)
        await self._poster.wait_for_turn()
        line = self._poster.client.get_partial_messageable(found.channel).get_partial_message(found.message)
        try:
            await line.edit(content=screen.text, allowed_mentions=discord.AllowedMentions.none())
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("game %d: a line about the open table stays: %s", game.id, error)
        await self._store.forget_message(game.id, OPEN_MESSAGE)
