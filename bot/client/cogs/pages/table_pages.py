"""A table as it is now, and what a user can do there."""

from dataclasses import dataclass
from typing import Any

from msgspec import structs

from bot.client.acknowledgement import Interaction
from bot.client.bot_cog import Reads
from bot.client.gateway.connection import Client
from bot.client.responses import respond, user_locale
from bot.client.table_place import is_deleted, manages_tables
from bot.delivery.outbox import Outbox
from bot.locales import game_words
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.overview.table_menu import table_menu
from bot.screens.shared.menu import TableMenu, without_free_seats
from bot.tables.errors import TableDamaged
from storage.core.kinds import Kind
from storage.core.rows import OVER, PLAYING, GameRow, PlanRow


@dataclass(eq=False)
class TablePages(Reads):
    _outbox: Outbox
    _screens: ScreenBuilder
    _client: Client

    async def show(
        self, interaction: Interaction, row: GameRow, *, others: tuple[GameRow, ...] = (), said: str = ""
    ) -> None:
        """Respond with a table as it is now; `said`: what has just been done, first."""
        menu = await self._menu(interaction, row)
        titles = tuple((each, game_words(user_locale(interaction), each.name)("title")) for each in others)
        await respond(interaction, table_menu(structs.replace(menu, others=titles, said=said)))

    async def _menu(self, interaction: Interaction, row: GameRow) -> TableMenu:
        store, user, now = self._store, interaction.user.id, self._clock.now()
        is_away = row.stage != OVER and await self._is_kept_apart(row, user)
        row = without_free_seats(row) if is_away else row
        given_up: dict[int, int] = {}
        knows: set[int] = set()
        if row.stage == PLAYING:
            for held in row.seated:
                former = None if held.computer is None else await store.seats.former_user(row.id, held.seat)
                given_up |= {} if former is None else {held.seat: former}
                if await store.seats.knows_another_seat(row.id, held.seat, user):
                    knows.add(held.seat)
        names = await self._members.names(row, user_locale(interaction))
        words = game_words(user_locale(interaction), row.name)
        context = await self._context_or_none(row)
        return TableMenu(
            row,
            names,
            await self._host_name(row),
            user,
            words,
            now,
            manages=manages_tables(interaction.permissions),
            context=context,
            options=self._screens.options_text(row, names, words),
            plan=await self._plan(row, user),
            given_up=given_up,
            invitations=()
            if row.stage == OVER or is_away
            else await store.seats.invitations(row.id, now=now),
            knows_another=frozenset(knows),
            pausing=await store.agreements.open_proposal_at(row.id, Kind.AGREE_PAUSE),
            ending=await store.agreements.open_proposal_at(row.id, Kind.AGREE_END),
            lobby=await self._screens.lobby_view(row),
            channel_gone=is_deleted(self._client.get_guild(row.guild or 0), row)
            and await self._outbox.places.can_move(row),
        )

    async def _plan(self, row: GameRow, user: int) -> PlanRow | None:
        held = next((each for each in row.seated if each.user == user and each.has_plan), None)
        return None if held is None else await self._store.plans.find(row.id, held.seat)

    async def _is_kept_apart(self, row: GameRow, user: int) -> bool:
        """Whether a user without a seat is kept from a table by one of its players."""
        if row.own_seat_of(user) is not None or row.seat_of(user) is not None:
            return False
        return await self._store.blocks.kept_apart(row.id, user)

    async def _context_or_none(self, row: GameRow) -> Any:
        """The table, once it was begun, if it can be read."""
        if row.stage not in (PLAYING, OVER):
            return None
        try:
            return await self._screens.context(row.id)
        except TableDamaged:
            return None

    async def _host_name(self, row: GameRow) -> str:
        host = row.present_host if row.stage == PLAYING else row.host
        return await self._members.name(row.guild, row.host if host is None else host)
