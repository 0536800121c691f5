"""Commands during a game, and the buttons in its thread and on its boards."""

from dataclasses import dataclass

import discord
from discord import app_commands

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.replays import Replays
from bot.client.cogs.pages.table_pages import TablePages
from bot.client.cogs.pages.vacation_pages import VacationPages
from bot.client.command_tree import command, slash, with_parameters
from bot.client.gateway.connection import Client
from bot.client.handlers import answer, handles, suggest
from bot.client.panel_responses import respond_with_panel
from bot.client.responses import UserError, follow_up, pressed_message, respond, user_locale
from bot.delivery.messages.zone_offers import ZoneOffers
from bot.limits import OPTION_TEXT, OPTIONS
from bot.locales import game_words
from bot.screens.ids import table_ids as ids
from bot.screens.ids.settings_ids import MyGames, OpenOneOf
from bot.screens.model import Screen
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.panel import boards
from bot.screens.shared.fair_chance import fair_chance_screen
from bot.screens.text import cut_text
from bot.tables.errors import TableDamaged
from bot.tables.service import TableService
from clocks.user_settings import from_json
from storage.core.rows import LOBBY, GameRow


@dataclass(eq=False)
class PlayCog(BotCog):
    """`/games`, `/move`, `/board`, `/replay`, `/verify`, and the buttons that open the same."""

    _tables: TableService
    _screens: ScreenBuilder
    _zone_offers: ZoneOffers
    _client: Client
    _table_pages: TablePages
    _vacation_pages: VacationPages
    _replays: Replays

    # Commands

    @command("games")
    async def games(self, interaction: Interaction) -> None:
        await self._show_games(interaction)

    @command("move")
    async def move(self, interaction: Interaction) -> None:
        user = interaction.user.id
        waiting = [each.row.id for each in await self._store.games_waiting_for(user)]
        game = waiting[0] if waiting else await self._tables.plans.game_to_plan(user)
        if game is None:
            raise UserError("error-nothing-waits")
        await self._open_panel(interaction, game)

    @command("board", seat="player")
    async def board(self, interaction: Interaction, seat: int | None = None) -> None:
        row = await self._tables.game_here(interaction.channel_id, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        if seat is not None and row.holder(seat) is None:
            raise UserError("error-no-seat")
        await self._open_board(interaction, row, seat)

    @board.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await suggest(interaction, self._suggest_seats(interaction, typed))

    async def _suggest_seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        row = await self._tables.game_here(interaction.channel_id, interaction.user.id)
        names = await self._members.names(row, user_locale(interaction)) if row else ()
        return [
            app_commands.Choice(name=name, value=seat)
            for seat, name in enumerate(names)
            if typed.lower() in name.lower()
        ]

    @slash("replay")
    @with_parameters(number="round")
    async def replay(
        self, interaction: Interaction, number: app_commands.Range[int, 1] | None = None
    ) -> None:
        channel = interaction.channel
        public = isinstance(channel, discord.Thread) and channel.owner_id == self._client.application_id
        await answer(
            interaction,
            Reply.PUBLIC if public else Reply.PRIVATE,
            self._replay_here(interaction, number, public=public),
        )

    @replay.autocomplete("number")
    async def rounds(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await suggest(interaction, self._suggest_rounds(interaction, typed))

    async def _suggest_rounds(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The newest rounds whose name or number has what is typed in it."""
        row = await self._tables.game_here(interaction.channel_id, interaction.user.id)
        if row is None or row.stage == LOBBY:
            return []
        try:
            names = await self._screens.round_names(row, user_locale(interaction))
        except TableDamaged:
            return []
        found = [
            app_commands.Choice(name=cut_text(name, OPTION_TEXT), value=number)
            for number, name in enumerate(names, 1)
            if typed.lower() in name.lower() or typed == str(number)
        ]
        return found[::-1][:OPTIONS]

    async def _show_games(self, interaction: Interaction) -> None:
        locale, guild = user_locale(interaction), interaction.guild_id
        await respond(interaction, await self._screens.user_games(interaction.user.id, locale, guild))

    # Handlers of controls

    @handles(MyGames, Reply.PRIVATE)
    async def _my_games(self, interaction: Interaction, _: MyGames) -> None:
        await self._show_games(interaction)

    @handles(ids.OpenPanel, Reply.PRIVATE, OpenOneOf)
    async def _my_move(self, interaction: Interaction, pressed: ids.OpenPanel | OpenOneOf) -> None:
        await self._open_panel(interaction, pressed.game)

    @handles(ids.OpenBoard, Reply.PRIVATE)
    async def _my_board(self, interaction: Interaction, pressed: ids.OpenBoard) -> None:
        await self._open_board(interaction, await self._store.game(pressed.game), None)

    @handles(ids.OpenTable, Reply.PRIVATE)
    async def _whole_table(self, interaction: Interaction, pressed: ids.OpenTable) -> None:
        await self._show_pictures(interaction, "table", await self._store.game(pressed.game))

    @handles(ids.LargePicture, Reply.PRIVATE)
    async def _large_picture(self, interaction: Interaction, pressed: ids.LargePicture) -> None:
        await self._show_pictures(interaction, "large", await self._store.game(pressed.game))

    @handles(ids.MorePictures, Reply.PRIVATE)
    async def _more_pictures(self, interaction: Interaction, pressed: ids.MorePictures) -> None:
        await self._show_pictures(interaction, "more", await self._store.game(pressed.game), pressed.seat)

    async def _show_pictures(
        self,
        interaction: Interaction,
        role: str,
        row: GameRow,
        seat: int | None = None,
        message: int | None = None,
    ) -> None:
        viewer, locale = row.seat_of(interaction.user.id), user_locale(interaction)
        message = message or interaction.id
        shown = self._screens.pictures_of(role, row.id, viewer, locale, seat, message=message)
        await respond(interaction, await shown)

    @handles(ids.BoardOf, Reply.UPDATE)
    async def _show_board_of(self, interaction: Interaction, pressed: ids.BoardOf) -> None:
        row = await self._store.game(pressed.game)
        if row.holder(pressed.seat) is None:
            raise UserError("error-no-seat")
        await self._show_pictures(interaction, "board", row, pressed.seat, pressed_message(interaction))

    async def _open_panel(self, interaction: Interaction, game: int) -> None:
        row, rows = await self._store.panel_of(game, interaction.user.id)
        if rows is None:
            pages = self._vacation_pages
            if await pages.show_stand_in(interaction, row) or await pages.offer(interaction, row):
                return
            if await self._tables.seats.may_return(row, interaction.user.id):
                await self._table_pages.show(interaction, row)
                return
            raise UserError("error-not-your-table")
        locale, user = user_locale(interaction), interaction.user.id
        settings, counted = from_json(rows.player.settings if rows.player else None), False

        async def show(panel: Screen) -> None:
            nonlocal counted
            shown = panel
            if row.has_several_people:
                shown = await self._zone_offers.add_below(panel, settings, locale)
            if shown is not panel and not counted:
                counted = True
                await self._zone_offers.count_offer(user)
            await respond(interaction, shown)

        await respond_with_panel(interaction, game, rows.seat, rows=rows, message=interaction.id, show=show)

    async def _open_board(self, interaction: Interaction, row: GameRow, seat: int | None) -> None:
        viewer = row.seat_of(interaction.user.id)
        own = viewer if viewer is not None else row.own_seat_of(interaction.user.id)
        await self._show_pictures(interaction, "board", row, seat if seat is not None else own or 0)

    @handles(ids.BoardInWords, Reply.PRIVATE)
    async def _board_in_words(self, interaction: Interaction, pressed: ids.BoardInWords) -> None:
        row = await self._store.game(pressed.game)
        words = game_words(user_locale(interaction), row.name)
        context = await self._screens.context(row.id)
        first, *rest = boards.board_in_words(context, row.seat_of(interaction.user.id), words)
        await respond(interaction, first)
        for screen in rest:
            await follow_up(interaction, screen)

    async def _replay_here(self, interaction: Interaction, number: int | None, *, public: bool) -> None:
        """Post an animation of the game here; a `public` one is of the thread's own game."""
        row = await self._tables.game_here(interaction.channel_id, interaction.user.id)
        if row is None or (public and interaction.channel_id != row.thread):
            raise UserError("error-no-table")
        await self._replays.show(interaction, row, number, public=public)

    # The draws of a game

    @command("verify")
    async def verify(self, interaction: Interaction) -> None:
        row = await self._tables.game_to_verify(interaction.channel_id, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        await self._show_draws(interaction, row)

    @handles(ids.VerifyDraws, Reply.PRIVATE)
    async def _verify_draws(self, interaction: Interaction, pressed: ids.VerifyDraws) -> None:
        await self._show_draws(interaction, await self._store.game(pressed.game))

    async def _show_draws(self, interaction: Interaction, row: GameRow) -> None:
        words = game_words(user_locale(interaction), row.name)
        await respond(interaction, fair_chance_screen(await self._tables.fair_chance(row.id), words))
