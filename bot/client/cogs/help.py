"""`/help` and *Help*, the same everywhere; tips on and off."""

from __future__ import annotations

from dataclasses import dataclass

from discord import app_commands

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import Command, command, game_choices, slash, with_parameters
from bot.client.emojis import EmojiUploader
from bot.client.gateway.connection import Client
from bot.client.handlers import answer, handles
from bot.client.members import COMPUTERS
from bot.client.responses import respond, user_locale
from bot.locales import game_words, words_by_game
from bot.screens.help import game_help
from bot.screens.help.game_help import glossary_page_name
from bot.screens.ids import help_ids as ids
from bot.screens.ids.server_ids import HowItWorks
from bot.screens.overview.builder import ScreenBuilder
from bot.tables.errors import check_plays
from bot.tables.service import TableService
from storage.core.rows import GameRow

MOST_SEARCHED = 100
"""Most letters of a search."""


def rules_command(cog: HelpCog) -> Command:
    """`/rules`, in any of the games there are now."""

    @slash("rules")
    @with_parameters(wanted="words", name="game")
    @app_commands.choices(name=game_choices())
    async def rules(
        interaction: Interaction, wanted: app_commands.Range[str, 0, MOST_SEARCHED] = "", name: str = ""
    ) -> None:
        await answer(interaction, Reply.PRIVATE, cog.search_rules(interaction, wanted.strip(), name))

    return rules


@dataclass(eq=False)
class HelpCog(BotCog):
    _tables: TableService
    _screens: ScreenBuilder
    _emoji_uploader: EmojiUploader
    _client: Client

    async def cog_load(self) -> None:
        """Add the command, which depends on the games there are."""
        self._client.tree.add_command(rules_command(self))

    @command("help")
    async def help(self, interaction: Interaction) -> None:
        await self._show(interaction, await self._name_of_game_here(interaction))

    async def search_rules(self, interaction: Interaction, wanted: str, name: str) -> None:
        """Respond with the paragraphs on these words; `name` "": of the game at hand. Raises UnknownGame."""
        name = games.find(name).name if name else await self._name_of_game_here(interaction)
        if wanted:
            found = await self._screens.found_rules(name, wanted, user_locale(interaction), COMPUTERS)
            await respond(interaction, found)
        else:
            await self._show(interaction, name)

    async def _name_of_game_here(self, interaction: Interaction) -> str:
        """The name of the game of this thread, else of one the user plays; else the first by name."""
        here = await self._tables.game_here(interaction.channel_id, interaction.user.id)
        mine = () if here else await self._store.games_of(interaction.user.id)
        row = here or next((each.row for each in mine), None)
        return row.name if row else games.names()[0]

    async def _show(
        self,
        interaction: Interaction,
        name: str,
        page: str = game_help.OVERVIEW,
        *,
        table: int | None = None,
        options: str = "",
    ) -> None:
        """Respond with a page of a game's help; `options`: how `table` differs from the usual game."""
        locale = user_locale(interaction)
        screen = game_help.help_page(
            games.find(name),
            page,
            game_words(locale, name),
            self._emoji_uploader.symbols(name),
            games=words_by_game(locale),
            tips=await self._store.users.shows_tips(interaction.user.id, name),
            table=table,
            options=options,
        )
        await respond(interaction, screen)

    # Handlers of controls

    @handles(ids.OpenHelp, Reply.PRIVATE)
    async def _help_of_table(self, interaction: Interaction, pressed: ids.OpenHelp) -> None:
        row = await self._store.game(pressed.game)
        await self._show(
            interaction, row.name, table=row.id, options=await self._options_of_table(interaction, row)
        )

    async def _options_of_table(self, interaction: Interaction, row: GameRow) -> str:
        locale = user_locale(interaction)
        names = await self._members.names(row, locale)
        return self._screens.options_text(row, names, game_words(locale, row.name))

    @handles(HowItWorks, Reply.PRIVATE)
    async def _how_it_works(self, interaction: Interaction, pressed: HowItWorks) -> None:
        await self._show(interaction, pressed.name)

    @handles(ids.ReadHelp, Reply.UPDATE)
    async def _read_page(self, interaction: Interaction, pressed: ids.ReadHelp) -> None:
        await self._show(interaction, pressed.name, pressed.page)

    @handles(ids.ReadGlossary, Reply.UPDATE)
    async def _read_glossary(self, interaction: Interaction, pressed: ids.ReadGlossary) -> None:
        await self._show(interaction, games.find(pressed.name).name, glossary_page_name(pressed.page))

    @handles(ids.ReadGlossaryHere, Reply.UPDATE)
    async def _read_glossary_here(self, interaction: Interaction, pressed: ids.ReadGlossaryHere) -> None:
        row = await self._own_game(interaction, pressed.game, pressed.seat)
        await self._show_here(interaction, row, pressed.seat, glossary_page_name(pressed.page))

    @handles(ids.HelpOf, Reply.UPDATE)
    async def _help_of_game(self, interaction: Interaction, pressed: ids.HelpOf) -> None:
        await self._show(interaction, pressed.name)

    @handles(ids.SetTips, Reply.UPDATE)
    async def _set_tips(self, interaction: Interaction, pressed: ids.SetTips) -> None:
        name = games.find(pressed.name).name
        await self._store.users.set_tips(interaction.user.id, name, shown=bool(pressed.shown))
        await self._show(interaction, name, pressed.page)

    @handles(ids.Explain, Reply.UPDATE)
    async def _explain_question(self, interaction: Interaction, pressed: ids.Explain) -> None:
        row = await self._own_game(interaction, pressed.game, pressed.seat)
        await self._show_question(interaction, row, pressed.seat)

    @handles(ids.WhyNot, Reply.UPDATE)
    async def _why_not(self, interaction: Interaction, pressed: ids.WhyNot) -> None:
        row = await self._own_game(interaction, pressed.game, pressed.seat)
        locale = user_locale(interaction)
        screen = await self._screens.why_not(row.id, pressed.seat, pressed.page, locale)
        if screen is None:
            await self._show_here(interaction, row, pressed.seat, game_help.OVERVIEW)
        else:
            await respond(interaction, screen)

    @handles(ids.ReadRule, Reply.PRIVATE)
    async def _read_rule(self, interaction: Interaction, pressed: ids.ReadRule) -> None:
        name, locale = games.find(pressed.name).name, user_locale(interaction)
        screen = await self._screens.rule(name, pressed.rule, locale, COMPUTERS)
        if screen is None:
            await self._show(interaction, name)
        else:
            await respond(interaction, screen)

    @handles(ids.ReadHelpHere, Reply.UPDATE)
    async def _read_page_here(self, interaction: Interaction, pressed: ids.ReadHelpHere) -> None:
        row = await self._own_game(interaction, pressed.game, pressed.seat)
        await self._show_here(interaction, row, pressed.seat, pressed.page)

    @handles(ids.SetTipsHere, Reply.UPDATE)
    async def _set_tips_here(self, interaction: Interaction, pressed: ids.SetTipsHere) -> None:
        row = await self._own_game(interaction, pressed.game, pressed.seat)
        await self._store.users.set_tips(interaction.user.id, row.name, shown=bool(pressed.shown))
        await self._show_question(interaction, row, pressed.seat)

    async def _own_game(self, interaction: Interaction, game: int, seat: int) -> GameRow:
        """The game. Raises NotYours if the user does not play the seat."""
        row = await self._store.game(game)
        check_plays(row, seat, interaction.user.id)
        return row

    async def _show_question(self, interaction: Interaction, row: GameRow, seat: int) -> None:
        """Respond with what a seat is asked now; if that is nothing, with the game's help."""
        screen = await self._screens.question(row.id, seat, user_locale(interaction))
        if screen is None:
            await self._show_here(interaction, row, seat, game_help.OVERVIEW)
        else:
            await respond(interaction, screen)

    async def _show_here(self, interaction: Interaction, row: GameRow, seat: int, page: str) -> None:
        screens, user, locale = self._screens, interaction.user.id, user_locale(interaction)
        tips = await self._store.users.shows_tips(user, row.name)
        await respond(interaction, await screens.help_page_here(row.id, seat, page, locale, tips=tips))
