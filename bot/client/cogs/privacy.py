"""`/privacy`: what is stored of a user, as a file, and its erasure."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import localized
from bot.client.handlers import answer, handles
from bot.client.responses import respond, user_words
from bot.screens.ids.settings_ids import DataFile, EraseData, PrivacyPage
from bot.screens.settings import privacy as screens


class PrivacyCog(BotCog):
    """The command, and the controls of its page."""

    @app_commands.command(name=localized("privacy"), description=localized("privacy", about=True))
    async def privacy(self, interaction: Interaction) -> None:
        """What is stored of the user."""
        await answer(interaction, Reply.PRIVATE, self._show(interaction))

    async def _show(self, interaction: Interaction) -> None:
        await respond(interaction, screens.privacy(user_words(interaction)))

    @handles(PrivacyPage, Reply.UPDATE)
    async def _open(self, interaction: Interaction, _pressed: PrivacyPage) -> None:
        await self._show(interaction)

    @handles(DataFile, Reply.PRIVATE)
    async def _file(self, interaction: Interaction, _pressed: DataFile) -> None:
        user, now = interaction.user.id, self._bot.clock.now()
        stored = await self._bot.store.privacy.stored(user)
        screen = await asyncio.to_thread(screens.data_file, user, stored, now, user_words(interaction))
        await respond(interaction, screen)

    @handles(EraseData, Reply.UPDATE)
    async def _erase(self, interaction: Interaction, pressed: EraseData) -> None:
        user, words = interaction.user.id, user_words(interaction)
        if not pressed.sure:
            seated = await self._bot.store.erasures.seated(user)
            await respond(interaction, screens.confirm_erasure(seated, words))
            return
        await self._bot.erasure.erase(user)
        await respond(interaction, screens.erased(words))
