"""`/stats`: statistics of a game, of this server or of all."""

from __future__ import annotations

from discord import app_commands

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import localized
from bot.client.handlers import answer, handles
from bot.client.responses import UserError, respond, user_locale
from bot.locales import game_titles, game_words, general_words
from bot.screens.ids.people_ids import EVERYWHERE, HERE, StatsGame, StatsOf
from bot.screens.people import stats as screens


class StatsCog(BotCog):
    """The command, and the controls of its page."""

    @app_commands.command(name=localized("stats"), description=localized("stats", about=True))
    async def stats(self, interaction: Interaction) -> None:
        """The statistics of the game that is played most, from which others can be chosen."""
        await answer(interaction, Reply.PRIVATE, self._show_first(interaction))

    @handles(StatsOf, Reply.UPDATE, also=StatsGame)
    async def _of(self, interaction: Interaction, pressed: StatsOf | StatsGame) -> None:
        await self._show(interaction, pressed.name, pressed.scope)

    async def _show_first(self, interaction: Interaction) -> None:
        guild, names, statistics = interaction.guild_id, games.names(), self._bot.store.statistics
        here = await statistics.played(names, guild)
        if here:
            await self._show(interaction, here[0], EVERYWHERE if guild is None else HERE)
            return
        elsewhere = () if guild is None else await statistics.played(names, None)
        words = general_words(user_locale(interaction))
        await respond(interaction, screens.no_stats(elsewhere, words, on_server=guild is not None))

    async def _show(self, interaction: Interaction, name: str, scope: str) -> None:
        if name not in games.names() or scope not in (HERE, EVERYWHERE):
            raise UserError("error-no-such-control")
        locale, guild = user_locale(interaction), interaction.guild_id if scope == HERE else None
        if scope == HERE and guild is None:
            raise UserError("error-no-such-control")
        words = game_words(locale, name)
        titles = game_titles(locale)
        found = await self._bot.store.statistics.of_games(name, guild)
        wanted = screens.stats_pictures(found, name, titles[name], words)
        screen = screens.stats_screen(
            found,
            name,
            scope,
            titles,
            words,
            has_server=interaction.guild_id is not None,
            pictures=await self._bot.paint_queue.paint(wanted),
        )
        await respond(interaction, screen)
