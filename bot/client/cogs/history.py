"""`/history`: a game step by step, and as a file to take along."""

from __future__ import annotations

from discord import app_commands

import renderer
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import for_users, localized
from bot.client.handlers import handles
from bot.client.progress import ProgressMessages
from bot.client.responses import (
    UserError,
    answer,
    pressed_message,
    respond,
    update_progress,
    user_locale,
)
from bot.locales import game_words, language
from bot.screens.history.history_ids import (
    NOW,
    ChoosePicture,
    ChooseStep,
    ChooseViewer,
    HistoryId,
    OpenHistory,
    ShowStep,
    TakeAlong,
)
from bot.screens.history.history_page import NoStep, eyes_of
from bot.screens.history.take_along import page_progress, taken_along
from bot.screens.painting.game_pages import PageRequest
from bot.tables.sent_table import sent
from games.engine.steps import times_begun_again
from games.words import LOCALES


class HistoryCog(BotCog):
    """`/history`, and the controls of what it shows."""

    @app_commands.command(name=localized("history"), description=localized("history", about=True))
    @app_commands.rename(number=localized("step", parameter=True))
    @app_commands.describe(number=localized("step", parameter=True, about=True))
    @for_users
    async def history(
        self, interaction: Interaction, number: app_commands.Range[int, 1] | None = None
    ) -> None:
        """A step of the game that is played here."""
        await answer(interaction, Reply.PRIVATE, self._history_here(interaction, number or NOW))

    async def _history_here(self, interaction: Interaction, number: int) -> None:
        row = await self._bot.tables.game_here(interaction.channel_id, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        table = await self._bot.tables.table(row.id)
        await self._show(interaction, HistoryId(row.id, number, times_begun_again(table)), interaction.id)

    @handles(OpenHistory, Reply.PRIVATE)
    async def _open(self, interaction: Interaction, pressed: OpenHistory) -> None:
        await self._show(interaction, HistoryId(pressed.game), interaction.id)

    @handles(TakeAlong, Reply.PRIVATE)
    async def _take_along(self, interaction: Interaction, pressed: TakeAlong) -> None:
        """Make the game a file as the user may see it, after progress messages."""
        bot, locale, user = self._bot, user_locale(interaction), interaction.user.id
        context = await bot.screens.context(pressed.game, locale=locale)
        row, words = context.row, game_words(locale, context.row.name)
        if not renderer.roles(row.name).replay:
            raise UserError("error-no-page")
        names = {each: await bot.members.names(row, each) for each in LOCALES}
        viewer = eyes_of(row, user)
        request = PageRequest(sent(context.table), viewer, names, language(locale))
        messages = ProgressMessages(
            lambda done, total: update_progress(interaction, page_progress(words, done, total))
        )
        async with messages:
            page = await bot.pages.make(request, user, messages.update)
        if len(page) > interaction.filesize_limit:
            raise UserError("error-large-page", size=interaction.filesize_limit // 2**20)
        await respond(interaction, taken_along(context, viewer, page, words))

    @handles(ShowStep, Reply.UPDATE, also=ChooseStep)
    async def _step(self, interaction: Interaction, pressed: ShowStep | ChooseStep) -> None:
        await self._show(interaction, pressed, pressed_message(interaction))

    @handles(ChoosePicture, Reply.UPDATE, also=ChooseViewer)
    async def _looks(self, interaction: Interaction, pressed: ChoosePicture | ChooseViewer) -> None:
        await self._show(interaction, pressed, pressed_message(interaction))

    async def _show(self, interaction: Interaction, shown: HistoryId, message: int | None) -> None:
        """Show a step as the user may see it."""
        locale, user = user_locale(interaction), interaction.user.id
        try:
            screen = await self._bot.screens.history(shown, user, locale, message=message)
        except NoStep as fault:
            raise UserError("error-no-step", n=fault.last) from None
        await respond(interaction, screen)
