"""Optional news for a seat: it is next, all others are ready."""

from __future__ import annotations

from bot.delivery.messages.direct import UserDelivery, player_of
from bot.locales import game_words
from bot.screens.model import Screen
from bot.screens.panel import plans
from bot.screens.seats import seat_messages
from bot.screens.shared.calls import wall_clock
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow


class SeatNewsDelivery(UserDelivery):
    """Tells by direct message who plays a seat, if it is still so; silently while they sleep or are away."""

    def _user(self, game: GameRow, row: OutboxRow) -> int | None:
        return player_of(game, row)

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        assert row.seat is not None, row
        if await self._direct.closed_code(user) is not None:
            return None
        context = await self._screens.context(game.id)
        words = game_words(await self._members.language(user, game.language), game.name)
        if row.kind == Kind.NEXT:
            return seat_messages.is_next(context, row.seat, row.nonce, words)
        if row.kind == Kind.PLAN_PLAYED:
            until = await self._store.plans.ends(game.id, row.seat)
            return plans.played(context, row.seat, row.nonce, words, n=row.n, until=until)
        now, where = self._clock.now(), wall_clock([await self._reminders.reader(user)], words)
        return seat_messages.all_ready(context, row.seat, row.nonce, words, now=now, where=where)
