"""`/verify`: whether the draws of a game were honest."""

from __future__ import annotations

from discord import app_commands

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import localized
from bot.client.handlers import answer, handles
from bot.client.responses import UserError, respond, user_locale
from bot.locales import game_words
from bot.screens.ids.table_ids import VerifyDraws
from bot.screens.shared.fair_chance import fair_chance
from storage.core.rows import GameRow


class VerifyCog(BotCog):
    """`/verify`."""

    @app_commands.command(name=localized("verify"), description=localized("verify", about=True))
    async def verify(self, interaction: Interaction) -> None:
        """What the draws of a game prove."""
        await answer(interaction, Reply.PRIVATE, self._verify(interaction))

    @handles(VerifyDraws, Reply.PRIVATE)
    async def _verify_draws(self, interaction: Interaction, pressed: VerifyDraws) -> None:
        await self.show(interaction, await self._bot.store.game(pressed.game))

    async def _verify(self, interaction: Interaction) -> None:
        row = await self._bot.tables.game_to_verify(interaction.channel_id, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        await self.show(interaction, row)

    async def show(self, interaction: Interaction, row: GameRow) -> None:
        """Show what the draws of a game prove."""
        words = game_words(user_locale(interaction), row.name)
        await respond(interaction, fair_chance(await self._bot.tables.fair_chance(row.id), words))
