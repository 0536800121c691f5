"""Players who have left the server of their table: found by a look-up alone, and replaced."""

from __future__ import annotations

import logging

import discord

from bot.delivery.parts import DeliveryBase
from bot.limits import UNKNOWN_MEMBER, UNKNOWN_USER
from storage.core.errors import Refused
from storage.core.rows import PLAYING, GameRow
from storage.seats.holders import GONE

log = logging.getLogger(__name__)


class GoneMembers(DeliveryBase):
    """Looks up players whom a direct message did not reach, or who are late."""

    async def look_up(self, game: GameRow, user: int) -> None:
        """Have computer players take over from a user at all tables of a server that they have left."""
        server = self._client.get_guild(game.guild) if game.guild else None
        if server is None or server.unavailable or not await self._has_left(server, user):
            return
        for each in await self._store.games_of(user):
            seat = each.row.own_seat_of(user)
            if each.row.guild == server.id and each.row.stage == PLAYING and seat is not None:
                log.info("game %d: user %d has left the server", each.row.id, user)
                await self._replace(each.row, seat, user)

    async def _replace(self, row: GameRow, seat: int, user: int) -> None:
        try:
            await self._tables.seats.vacate(row.id, seat, GONE, user=user)
        except Refused as error:
            log.info("game %d: the seat of user %d has changed meanwhile: %s", row.id, user, error)

    async def _has_left(self, server: discord.Guild, user: int) -> bool:
        """Whether Discord says that a user is no member; what else fails says nothing."""
        try:
            await server.fetch_member(user)
        except discord.HTTPException as error:
            log.info("user %d is looked up on server %d: %s", user, server.id, error)
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return False
