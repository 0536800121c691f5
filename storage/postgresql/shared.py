"""A server's database shared by several processes: shards, guards and messages between them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from random import uniform

import psycopg

from storage.core.errors import DatabaseBusy
from storage.core.shards import ALL_NEWS, Layout, News, Processes, Taken
from storage.postgresql.address import ServerAddress
from storage.postgresql.database import BUSY_SECONDS, PostgresqlDatabase
from storage.postgresql.instance import SHARD
from storage.postgresql.session import DatabaseSession, SessionConnection, with_default_timeouts
from storage.postgresql.shard_locks import ShardLocks, end_if_idle
from storage.schema.steps import SCHEMA

GUARD_SECONDS = 10.0
"""Longest wait for a guard that another process has."""

PAUSE = 0.02
"""Average seconds between two attempts to get a guard."""

KEYS = 2**31
"""Numbers of guards; those of users and servers are larger, so that some share one."""

CHANNELS = ("due", "moved", "user", "erased", "server", "timers", "shards")
"""Channels of messages between processes; triggers of the schema use all but the last two."""

RETRY_SECONDS = 1.0
"""Seconds until the next attempt to listen again."""

log = logging.getLogger(__name__)


class SharedDatabase(PostgresqlDatabase, Processes):
    """A server's database that other processes with the same number of shards have open, too."""

    def __init__(
        self,
        address: ServerAddress,
        layout: Layout,
        *,
        busy_seconds: float = BUSY_SECONDS,
        schema: Path = SCHEMA,
    ) -> None:
        self._locks = ShardLocks(address, layout)
        super().__init__(address, busy_seconds=busy_seconds, lock=self._locks, schema=schema)
        self._guards = DatabaseSession(address, end_if_idle)

    @classmethod
    async def open_shared(
        cls, address: ServerAddress, layout: Layout, *, busy_seconds: float = BUSY_SECONDS
    ) -> SharedDatabase:
        return await cls(address, layout, busy_seconds=busy_seconds).opened()

    async def close(self) -> None:
        await self._guards.close()
        await super().close()

    async def take_shard(self, shard: int) -> bool:
        """Raises DatabaseBusy."""
        return await self._go_on(self._writer.run(lambda connection: self._locks.take(connection, shard)))

    async def give_shard(self, shard: int) -> None:
        """Raises DatabaseBusy: then its session is gone."""
        self._locks.held.discard(shard)
        await self._go_on(
            self._writer.run(partial(_query_bool, f"SELECT pg_advisory_unlock({SHARD}, {shard})"))
        )

    async def taken_shards(self) -> Taken:
        await self._go_on(self._guards.run(partial(_query_bool, "SELECT TRUE")))
        return await self._go_on(self._writer.run(self._locks.taken_shards))

    def guard(self, kind: int, number: int) -> AbstractAsyncContextManager[None]:
        return self._hold_guard(kind, number, GUARD_SECONDS)

    @asynccontextmanager
    async def _hold_guard(self, kind: int, number: int, seconds: float) -> AsyncIterator[None]:
        key = f"{kind}, {number % KEYS}"
        end = asyncio.get_running_loop().time() + seconds
        while not await self._go_on(
            self._guards.run(partial(_query_bool, f"SELECT pg_try_advisory_lock({key})"))
        ):
            if asyncio.get_running_loop().time() > end:
                raise DatabaseBusy("another process has locked what is to be changed")
            await asyncio.sleep(uniform(0.5, 1.5) * PAUSE)
        try:
            yield
        finally:
            await asyncio.shield(self._release(key))

    async def _release(self, key: str) -> None:
        """Release a guard; a lost server does so itself."""
        try:
            await self._go_on(self._guards.run(partial(_query_bool, f"SELECT pg_advisory_unlock({key})")))
        except DatabaseBusy as error:
            log.warning("a guard is gone with the session that had it: %s", error)

    async def tell(self, news: News) -> None:
        await self.write(
            lambda connection: connection.execute("SELECT pg_notify(?, ?)", (news.channel, news.what)).close()
        )

    async def news(self) -> AsyncGenerator[News, None]:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    with_default_timeouts(self._address), autocommit=True, client_encoding="utf8"
                ) as connection:
                    for channel in CHANNELS:
                        await connection.execute(f'LISTEN "{channel}"'.encode())
                    yield ALL_NEWS
                    async for each in connection.notifies():
                        if each.pid != self._locks.process:
                            yield News(each.channel, each.payload)
            except psycopg.OperationalError as error:
                lost = DatabaseBusy(" ".join(str(error).split()))
                log.warning("the news of other processes are not heard: %s", lost)
            await asyncio.sleep(RETRY_SECONDS)


def _query_bool(statement: str, connection: SessionConnection) -> bool:
    return bool(connection.execute(statement).fetchone()[0])
