"""`/ranks`: who leads on a server, and a user's games with one of them."""

from dataclasses import dataclass

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import command
from bot.client.handlers import handles
from bot.client.responses import UserError, respond, user_locale
from bot.locales import game_titles, general_words
from bot.screens.ids import people_ids as ids
from bot.screens.people.ranks import RanksView, head_to_head, no_server_screen, ranks_screen
from bot.tables.settings.settings_store import SettingsStore
from clocks.local_time import quarter_begun

ALWAYS = 0.0


@dataclass(eq=False)
class RanksCog(BotCog):
    _settings: SettingsStore

    @command("ranks")
    async def ranks(self, interaction: Interaction) -> None:
        """The ranks in the game that is played most there."""
        names = games.names()
        played = await self._store.statistics.games_played(names, interaction.guild_id or 0)
        await self._show(interaction, ids.RanksOf([*played, *names][0], 0, 0))

    @handles(ids.RanksOf, Reply.UPDATE)
    async def _show_page(self, interaction: Interaction, pressed: ids.RanksOf) -> None:
        await self._show(interaction, pressed)

    @handles(ids.RanksGame, Reply.UPDATE)
    async def _show_game(self, interaction: Interaction, pressed: ids.RanksGame) -> None:
        await self._show(interaction, ids.RanksOf(pressed.name, pressed.quarter, 0))

    @handles(ids.ShowInRanks, Reply.UPDATE)
    async def _show_in_ranks(self, interaction: Interaction, pressed: ids.ShowInRanks) -> None:
        await self._settings.change(interaction.user.id, ranks=bool(pressed.shown))
        await self._show(interaction, ids.RanksOf(pressed.name, pressed.quarter, 0))

    async def _show(self, interaction: Interaction, wanted: ids.RanksOf) -> None:
        guild, user, locale = interaction.guild_id, interaction.user.id, user_locale(interaction)
        words, agreed = general_words(locale), (await self._settings.of(user)).ranks
        if wanted.name not in games.names():
            raise UserError("error-no-such-control")
        if guild is None:
            await respond(interaction, no_server_screen(wanted.name, words, agreed=agreed))
            return
        since = quarter_begun(self._clock.now()) if wanted.quarter else ALWAYS
        page = await self._store.ranks.of_server(guild, wanted.name, since, user, wanted.page)
        view = RanksView(
            page,
            wanted.name,
            bool(wanted.quarter),
            agreed,
            user,
            {each.user: await self._members.name(guild, each.user, locale) for each in page.listed},
            game_titles(locale),
        )
        await respond(interaction, ranks_screen(view, words))

    @handles(ids.HeadToHead, Reply.PRIVATE)
    async def _show_head_to_head(self, interaction: Interaction, pressed: ids.HeadToHead) -> None:
        locale, every = user_locale(interaction), games.names()
        names = every if pressed.name == ids.EVERYWHERE else [pressed.name]
        if not {*names} <= {*every}:
            raise UserError("error-no-such-control")
        found = await self._store.ranks.games_of_two(interaction.user.id, pressed.user, names)
        called = await self._members.name(interaction.guild_id, pressed.user, locale)
        await respond(interaction, head_to_head(found, called, game_titles(locale), general_words(locale)))
