"""Edits that remove the controls of invitations which cannot be answered any longer."""

import logging
from collections.abc import Hashable

import discord

from bot.delivery.deliverer import Next
from bot.delivery.failures import OUT_OF_REACH, Failure, failure_of
from bot.delivery.parts import DeliveryBase
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow

CALLS = (
    *(Kind.INVITED, Kind.SEAT_INVITED, Kind.LOBBY_CALL, Kind.SEAT_CALL, Kind.STAND_IN),
    Kind.SEAT_REQUEST,
)
"""Kinds by which users are invited, asked to stand in, or asked for seats."""

log = logging.getLogger(__name__)


class InvitationEdits(DeliveryBase):
    """Edits messages by which users were invited."""

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        return "invitations", game.id, row.user

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Remove the controls of earlier messages."""
        assert row.user is not None, row
        sent = await self._store.messages_to_user(game.id, row.user, CALLS, before=row.id)
        direct = await self._store.users.direct_reach(row.user)
        places = {
            Kind.LOBBY_CALL: game.card_place,
            Kind.SEAT_CALL: game.thread,
        }
        made = False
        for kind, message in sent:
            channel = places.get(Kind(kind), None if direct is None else direct.channel)
            made |= channel is not None and await self._remove_controls(channel, message)
        await self._store.mark_sent(row, time=self._clock.now())
        return made

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:  # noqa: ARG002
        """What fails for now is tried again."""
        return Next.LATER

    async def _remove_controls(self, channel: int, message: int) -> bool:
        """Remove the controls of a message, if it has any and can be edited. Raises what failed otherwise."""
        try:
            async with self._edits.edit(message):
                layout = await self._poster.layout_of(channel, message)
                if layout.has_controls:
                    await self._poster.edit(channel, message, layout, ready=None)
        except discord.HTTPException as error:
            if failure_of(error).kind not in OUT_OF_REACH:
                raise
            log.info("the message %d needs no edit: %s", message, error)
            return False
        return layout.has_controls
