"""`/table` and *This table*: what a table is, and what one can do there."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from msgspec import structs

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import localized
from bot.client.handlers import answer, handles
from bot.client.new_place import is_deleted
from bot.client.responses import UserError, refusing, respond, user_locale
from bot.client.table_place import manages_tables
from bot.locales import game_words
from bot.screens.ids.custom_ids import parse_pressed
from bot.screens.ids.table_ids import AskSure, BackToTable, ChooseTable, Drastic, OpenTableMenu
from bot.screens.overview.table_menu import table_menu
from bot.screens.shared.menu import TableMenu, sure_screen, without_free_seats
from bot.tables.errors import TableDamaged
from storage.core.kinds import Kind
from storage.core.rows import OVER, PLAYING, GameRow


class TableCog(BotCog):
    """`/table`, and the way back to it."""

    @app_commands.command(name=localized("table"), description=localized("table", about=True))
    async def table(self, interaction: Interaction) -> None:
        """A table, and what one can do there."""
        await answer(interaction, Reply.PRIVATE, self._table_here(interaction))

    async def _table_here(self, interaction: Interaction) -> None:
        row = await self._bot.store.game_in(interaction.channel_id or 0)
        mine = () if row else await self._bot.store.games_of(interaction.user.id)
        row = row or next((each.row for each in mine), None)
        row = row or await self._bot.tables.game_here(None, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        await self.show(interaction, row, others=tuple(each.row for each in mine[1:]))

    @handles(OpenTableMenu, Reply.PRIVATE)
    async def _open(self, interaction: Interaction, pressed: OpenTableMenu) -> None:
        await self.show(interaction, await self._bot.store.game(pressed.game))

    @handles(BackToTable, Reply.UPDATE)
    async def _back(self, interaction: Interaction, pressed: BackToTable) -> None:
        await self.show(interaction, await self._bot.store.game(pressed.game))

    @handles(ChooseTable, Reply.UPDATE)
    async def _choose(self, interaction: Interaction, pressed: ChooseTable) -> None:
        mine = await self._bot.store.games_of(interaction.user.id)
        others = tuple(each.row for each in mine if each.row.id != pressed.game)
        await self.show(interaction, await self._bot.store.game(pressed.game), others=others)

    @handles(AskSure, Reply.UPDATE)
    async def _ask_sure(self, interaction: Interaction, pressed: AskSure) -> None:
        with refusing("error-no-such-control", ValueError):
            inner = parse_pressed(pressed, Drastic)
        row = await self._bot.store.game(inner.game)
        await respond(interaction, sure_screen(inner, game_words(user_locale(interaction), row.name)))

    async def show(
        self, interaction: Interaction, row: GameRow, *, others: tuple[GameRow, ...] = (), said: str = ""
    ) -> None:
        """Respond with a table as it is now; `said`: what has just been done, first."""
        menu = await self._menu(interaction, row)
        titles = tuple((each, game_words(user_locale(interaction), each.name)("title")) for each in others)
        await respond(interaction, table_menu(structs.replace(menu, others=titles, said=said)))

    async def _menu(self, interaction: Interaction, row: GameRow) -> TableMenu:
        store, user, now = self._bot.store, interaction.user.id, self._bot.clock.now()
        is_away = row.stage != OVER and await self._is_kept_away(row, user)
        row = without_free_seats(row) if is_away else row
        given_up: dict[int, int] = {}
        knows: set[int] = set()
        if row.stage == PLAYING:
            for held in row.seated:
                former = None if held.computer is None else await store.seats.former_user(row.id, held.seat)
                given_up |= {} if former is None else {held.seat: former}
                if await store.seats.knows_another_seat(row.id, held.seat, user):
                    knows.add(held.seat)
        names = await self._bot.members.names(row, user_locale(interaction))
        words = game_words(user_locale(interaction), row.name)
        context = await self._context(row)
        return TableMenu(
            row,
            names,
            await self._host(row),
            user,
            words,
            now,
            manages=manages_tables(interaction.permissions),
            context=context,
            options=self._bot.screens.options_text(row, names, words),
            given_up=given_up,
            invitations=()
            if row.stage == OVER or is_away
            else await store.seats.invitations(row.id, now=now),
            knows_another=frozenset(knows),
            pausing=await store.agreements.open_at(row.id, Kind.AGREE_PAUSE),
            ending=await store.agreements.open_at(row.id, Kind.AGREE_END),
            lobby=await self._bot.screens.lobby_view(row),
            channel_gone=is_deleted(self._bot.get_guild(row.guild or 0), row)
            and await self._bot.outbox.places.can_move(row),
        )

    async def _is_kept_away(self, row: GameRow, user: int) -> bool:
        """Whether somebody plays at a table whom a user does not meet, who has no seat there."""
        if row.own_seat_of(user) is not None or row.seat_of(user) is not None:
            return False
        return await self._bot.store.blocks.kept_away(row.id, user)

    async def _context(self, row: GameRow) -> Any:
        """The table, once it was begun, if it can be read."""
        if row.stage not in (PLAYING, OVER):
            return None
        try:
            return await self._bot.screens.context(row.id)
        except TableDamaged:
            return None

    async def _host(self, row: GameRow) -> str:
        host = row.present_host if row.stage == PLAYING else row.host
        return await self._bot.members.name(row.guild, row.host if host is None else host)
