"""Optional news for a seat: it is next, all others are ready."""

from __future__ import annotations

from typing import ClassVar

from bot.delivery.messages.direct import Screens, UserDelivery, player_of
from bot.locales import game_words
from bot.screens.model import Screen, TableContext
from bot.screens.panel import plans
from bot.screens.seats import seat_messages
from bot.screens.shared.calls import wall_clock
from games.words import Words
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow


class SeatNewsDelivery(UserDelivery):
    """Tells by direct message who plays a seat, if it is still so; silently while they sleep or are away."""

    def _user(self, game: GameRow, row: OutboxRow) -> int | None:
        """The player of the seat; news of a plan is its owner's, even while a stand-in plays."""
        assert row.seat is not None, row
        return game.seated[row.seat].user if row.kind == Kind.PLAN_PLAYED else player_of(game, row)

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        assert row.seat is not None, row
        if await self._direct.closed_code(user) is not None:
            return None
        context = await self._screens.context(game.id)
        words = game_words(await self._members.language(user, game.language), game.name)
        return await self.SCREENS[Kind(row.kind)](self, context, row.seat, row.nonce, user, words)

    async def _next_screen(
        self, context: TableContext, seat: int, nonce: int, _user: int, words: Words
    ) -> Screen | None:
        return seat_messages.is_next_screen(context, seat, nonce, words)

    async def _all_ready_screen(
        self, context: TableContext, seat: int, nonce: int, user: int, words: Words
    ) -> Screen | None:
        now, where = self._clock.now(), wall_clock([await self._reminders.recipient(user)], words)
        return seat_messages.all_ready_screen(context, seat, nonce, words, now=now, where=where)

    async def _plan_played_screen(
        self, context: TableContext, seat: int, nonce: int, _user: int, words: Words
    ) -> Screen:
        until = await self._store.plans.planned_at(context.row.id, seat)
        return plans.played(context, seat, nonce, words, until=until)

    SCREENS: ClassVar[Screens[SeatNewsDelivery, TableContext, int, int, int, Words]] = {
        Kind.NEXT: _next_screen,
        Kind.ALL_READY: _all_ready_screen,
        Kind.PLAN_PLAYED: _plan_played_screen,
    }
