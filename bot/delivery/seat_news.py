"""What a seat wants to know besides: that it is next, that all others are ready."""

from __future__ import annotations

from collections.abc import Hashable

from bot.client.members import Members
from bot.clock import Clock
from bot.delivery.deliverer import Next
from bot.delivery.direct import DirectMessages
from bot.delivery.failures import Failure
from bot.locales import game_words
from bot.screens import seat_news
from bot.screens.builder import ScreenBuilder
from bot.screens.calls import wall_clock
from bot.screens.model import Screen
from bot.tables.notifications import Kind
from bot.timing.reminders import Reminders
from bot.timing.reminding import Reader
from storage.rows import GameRow, OutboxRow
from storage.store import Store

KINDS = (Kind.NEXT, Kind.ALL_READY)


class SeatNewsDelivery:
    """Tells by direct message who plays a seat, if it is still so; silently while they sleep or are away."""

    def __init__(
        self,
        direct: DirectMessages,
        store: Store,
        screens: ScreenBuilder,
        members: Members,
        reminders: Reminders,
        clock: Clock,
    ) -> None:
        """Nobody is told yet."""
        self._direct = direct
        self._store = store
        self._screens = screens
        self._members = members
        self._reminders = reminders
        self._clock = clock

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        """The user."""
        return "user", _user(game, row)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the message, unless it is needed no more. Raises NotYet, and what failed."""
        user, message = _user(game, row), None
        if user is not None and await self._direct.closed_code(user) is None:
            reader = await self._reminders.reader(user)
            screen = await self._screen(game, row, user, reader)
            if screen is not None:
                silent = await self._reminders.is_silent(game, user, self._clock.now())
                message = await self._direct.post(user, screen, row, silent=silent)
        await self._store.mark_sent(row.id, time=self._clock.now(), message=message)
        return message is not None

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """As for every direct message."""
        user = _user(game, row)
        return Next.LATER if user is None else await self._direct.after_failure(user, row, failure)

    async def _screen(self, game: GameRow, row: OutboxRow, user: int, reader: Reader) -> Screen | None:
        assert row.seat is not None, row
        context = await self._screens.context(game.id)
        words = game_words(await self._members.language(user, game.language), game.name)
        if row.kind == Kind.NEXT:
            return seat_news.is_next(context, row.seat, row.nonce, words)
        now, where = self._clock.now(), wall_clock([reader], words)
        return seat_news.all_ready(context, row.seat, row.nonce, words, now=now, where=where)


def _user(game: GameRow, row: OutboxRow) -> int | None:
    """Who plays the seat; None if a computer player does."""
    assert row.seat is not None, row
    return game.seated[row.seat].player
