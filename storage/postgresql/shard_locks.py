"""Shards of several processes on a database, as locks of their writing sessions."""

import psycopg

from storage.core.shards import Layout, Taken
from storage.postgresql.address import ServerAddress
from storage.postgresql.instance import (
    END_SECONDS,
    HOLDERS,
    NUMBER,
    PROGRAM,
    SHARD,
    in_use_error,
    lock_holders,
    take_over_session,
)
from storage.postgresql.session import SessionConnection

START_SECONDS = 30
"""Longest wait for a starting process, which may migrate the schema."""

IDLE_SECONDS = 45
"""Seconds without a sign of life of a process until the server ends its session and its locks."""

OWNER = 8
"""Class of locks of the processes that own a shard."""


class ShardLocks:
    def __init__(self, address: ServerAddress, layout: Layout) -> None:
        self._address = address
        self._layout = layout
        self._session: tuple[int, str] | None = None
        self.alone = False
        """Whether the last session began without another process."""
        self.held: set[int] = set()

    @property
    def process(self) -> int | None:
        return self._session and self._session[0]

    def hold(self, connection: SessionConnection) -> None:
        """Hold this process's locks until the session ends, and end its predecessor. Raises DatabaseInUse."""
        self._session = take_over_session(connection, self._session)
        self._join(connection)
        for number in _locked_shards(connection, NUMBER) - {0, self._layout.shards}:
            how = f"with SHARDS={number}, not {self._layout.shards}, by"
            raise in_use_error(self._address, how, lock_holders(connection, NUMBER, number))
        for own in self._layout.own:
            self._claim(connection, OWNER, own)
        for shard in sorted(self.held):
            self._claim(connection, SHARD, shard)
        end_if_idle(connection)
        connection.execute("SET tabellarius.several = 'on'")

    def _join(self, connection: SessionConnection) -> None:
        """Share the database, once no process has it alone."""
        (self.alone,) = connection.execute(f"SELECT pg_try_advisory_lock({PROGRAM})").fetchone()
        connection.execute(f"SET lock_timeout = '{START_SECONDS}s'")
        try:
            connection.execute(f"SELECT pg_advisory_lock_shared({PROGRAM})")
        except psycopg.errors.LockNotAvailable:
            raise in_use_error(self._address, "by", lock_holders(connection, NUMBER, 0)) from None
        connection.execute(f"SELECT pg_advisory_lock_shared({NUMBER}, {self._layout.shards})")

    def _claim(self, connection: SessionConnection, kind: int, shard: int) -> None:
        connection.execute(f"SET lock_timeout = '{END_SECONDS}s'")
        try:
            connection.execute(f"SELECT pg_advisory_lock({kind}, {shard})")
        except psycopg.errors.LockNotAvailable:
            found = lock_holders(connection, kind, shard)
            raise in_use_error(self._address, f"for shard {shard} by", found) from None

    def begun(self, connection: SessionConnection) -> None:
        """Let others begin, after the schema is the newest."""
        if self.alone:
            connection.execute(f"SELECT pg_advisory_unlock({PROGRAM})")

    def take(self, connection: SessionConnection, shard: int) -> bool:
        """Take a shard; returns whether this process has it."""
        if shard not in self.held:
            (got,) = connection.execute(f"SELECT pg_try_advisory_lock({SHARD}, {shard})").fetchone()
            if got:
                self.held.add(shard)
        return shard in self.held

    def taken_shards(self, connection: SessionConnection) -> Taken:
        (time,) = connection.execute("SELECT extract(epoch FROM clock_timestamp())").fetchone()
        found = connection.execute(HOLDERS, (OWNER,)).fetchall()
        owners = {shard: f"{process} since {since}" for shard, _, since, process in found}
        return Taken(frozenset(_locked_shards(connection, SHARD)), owners, float(time))


def end_if_idle(connection: SessionConnection) -> None:
    for setting in ("idle_session_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(f"SET {setting} = '{IDLE_SECONDS}s'")


def _locked_shards(connection: SessionConnection, kind: int) -> set[int]:
    return {number for number, *_ in connection.execute(HOLDERS, (kind,)).fetchall()}
