"""Users' settings, read and changed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import structs

from bot.clock import Clock
from bot.tables.settings.recipient import Recipient, next_digest, overdue_until, recipient_with
from bot.work import Locks
from clocks.local_time import next_new_year
from clocks.user_settings import UserSettings, from_json, to_json, with_timed_change
from storage.together.screen_reads import UserRow
from storage.together.store import Store


def recipient_from(row: UserRow) -> Recipient:
    return recipient_with(from_json(row.settings), row.language or "")


class SettingsStore:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._locks = Locks[int]()

    async def of(self, user: int) -> UserSettings:
        return from_json(await self._store.users.settings(user))

    async def recipient(self, user: int) -> Recipient:
        return recipient_from(await self._store.users.row(user))

    async def change(self, user: int, **changes: Any) -> UserSettings:
        """Change fields of a user's settings; returns all of them. Raises ValueError, TypeError."""
        async with self.hold_unchanged(user):
            row, now = await self._store.users.row(user), self._clock.now()
            settings, language = from_json(row.settings), row.language or ""
            changed = with_timed_change(settings, structs.replace(settings, **changes), language, now)
            recipient = recipient_with(changed, language)
            await self._store.users.set_settings(
                user,
                to_json(changed),
                digest_due=next_digest(recipient, now),
                overdue_until=overdue_until(recipient, now),
                year_due=next_new_year(now) if changed.tell_year else None,
            )
            return changed

    @asynccontextmanager
    async def hold_unchanged(self, user: int) -> AsyncIterator[None]:
        """Held while nobody else changes a user's settings."""
        async with self._locks.of(user), self._store.guard_user(user):
            yield
