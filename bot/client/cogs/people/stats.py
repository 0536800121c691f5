"""`/stats`: statistics of a game, of this server or of all."""

from __future__ import annotations

from discord import app_commands

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import for_users, localized
from bot.client.handlers import handles
from bot.client.responses import UserError, answer, respond, user_locale
from bot.locales import game_words, words_of_games
from bot.screens.people import stats as screens
from bot.screens.people.people_ids import EVERYWHERE, HERE, StatsGame, StatsOf


class StatsCog(BotCog):
    """The command, and the controls of its page."""

    @app_commands.command(name=localized("stats"), description=localized("stats", about=True))
    @for_users
    async def stats(self, interaction: Interaction) -> None:
        """The statistics of the first game, from which others can be chosen."""
        scope = EVERYWHERE if interaction.guild_id is None else HERE
        await answer(interaction, Reply.PRIVATE, self._show(interaction, games.names()[0], scope))

    @handles(StatsOf, Reply.UPDATE, also=StatsGame)
    async def _of(self, interaction: Interaction, pressed: StatsOf | StatsGame) -> None:
        await self._show(interaction, pressed.name, pressed.scope)

    async def _show(self, interaction: Interaction, name: str, scope: str) -> None:
        if name not in games.names() or scope not in (HERE, EVERYWHERE):
            raise UserError("error-no-such-control")
        locale, guild = user_locale(interaction), interaction.guild_id if scope == HERE else None
        if scope == HERE and guild is None:
            raise UserError("error-no-such-control")
        words = game_words(locale, name)
        titles = {each: of_game("title") for each, of_game in words_of_games(locale).items()}
        found = await self._bot.statistics.of_games(name, guild)
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
