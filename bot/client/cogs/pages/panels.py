"""A game of a user and their panel, opened from elsewhere."""

from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.client.acknowledgement import Interaction
from bot.client.bot_cog import Reads
from bot.client.components import attachments_of, layout_view
from bot.client.live_panels import LivePanels, ask_on_live_panel
from bot.client.panel_responses import respond_with_panel
from bot.client.responses import follow_up, respond, user_locale
from bot.delivery.outbox import Outbox
from bot.locales import game_words
from bot.screens.model import Screen
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.servers import greeting
from games.game import Game
from storage.core.rows import GameRow


@dataclass(eq=False)
class Panels(Reads):
    _outbox: Outbox
    _screens: ScreenBuilder
    _live_panels: LivePanels

    async def open(self, interaction: Interaction, game: Game[Any], row: GameRow, *, now: bool) -> None:
        """Respond with a link to a user's game and its panel, where the first question will appear."""
        user = interaction.user.id
        locale = user_locale(interaction)
        seat = row.seat_of(user)
        assert seat is not None
        context = await self._screens.context(row.id)
        words = game_words(locale, game.name)
        await respond(interaction, greeting.game_link(context, words, now=now))
        sent: list[discord.Message] = []

        async def show(panel: Screen) -> None:
            if sent:
                await sent[0].edit(view=layout_view(panel), attachments=attachments_of(panel))
            else:
                sent.append(await follow_up(interaction, panel))

        await respond_with_panel(interaction, row.id, seat, message=interaction.id, show=show)
        if seat not in context.table.waiting_seats:
            await self._continue_in(interaction, row.id, seat, sent[0].id)

    async def _continue_in(self, interaction: Interaction, game: int, seat: int, message: int) -> None:
        """Continue in a panel that was sent after the reply, even if the seat has just been asked."""
        self._live_panels.note_panel(interaction, game, seat, message, follows_up=True)
        live = self._live_panels.find(game, seat, interaction.user.id)
        if live is None:
            return
        asked = partial(ask_on_live_panel, live, self._screens, user_locale(interaction))
        await self._live_panels.edit(live, self._outbox.message_edits, asked)
