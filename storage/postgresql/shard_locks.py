"""Several processes on a database: which shards of the servers each has, as locks of its writing session."""

from __future__ import annotations

import psycopg

from storage.core.shards import Layout, Taken
from storage.postgresql.address import ServerAddress
from storage.postgresql.instance import (
    END_SECONDS,
    HOLDERS,
    NUMBER,
    PROGRAM,
    SHARD,
    holders,
    in_use,
    replaced,
)
from storage.postgresql.session import SessionConnection

START_SECONDS = 30
"""Longest wait for a process that starts: it may bring the database to the newest schema."""

IDLE_SECONDS = 45
"""Time without a sign of life of a process after which the server ends its session and its locks."""

OWNER = 8
"""The class of locks that say whose own a shard is."""


class ShardLocks:
    """The locks of a process that shares a database with others."""

    def __init__(self, address: ServerAddress, layout: Layout) -> None:
        self._address = address
        self._layout = layout
        self._session: tuple[int, str] | None = None
        """The last one that held them for this process."""
        self.alone = False
        """Whether no other process had the database when the last session began."""
        self.held: set[int] = set()
        """The shards of which this process has the lock."""

    @property
    def process(self) -> int | None:
        """The server's process of the session that holds them."""
        return self._session and self._session[0]

    def hold(self, connection: SessionConnection) -> None:
        """Hold all locks of this process as long as a session lasts. Raises DatabaseInUse.

        The session that held them before is over then, also where only the connection to it was lost.
        """
        self._session = replaced(connection, self._session)
        self._join(connection)
        for number in _locked(connection, NUMBER) - {0, self._layout.shards}:
            how = f"with SHARDS={number}, not {self._layout.shards}, by"
            raise in_use(self._address, how, holders(connection, NUMBER, number))
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
            raise in_use(self._address, "by", holders(connection, NUMBER, 0)) from None
        connection.execute(f"SELECT pg_advisory_lock_shared({NUMBER}, {self._layout.shards})")

    def _claim(self, connection: SessionConnection, kind: int, shard: int) -> None:
        connection.execute(f"SET lock_timeout = '{END_SECONDS}s'")
        try:
            connection.execute(f"SELECT pg_advisory_lock({kind}, {shard})")
        except psycopg.errors.LockNotAvailable:
            found = holders(connection, kind, shard)
            raise in_use(self._address, f"for shard {shard} by", found) from None

    def begun(self, connection: SessionConnection) -> None:
        """The schema is the newest: others may begin."""
        if self.alone:
            connection.execute(f"SELECT pg_advisory_unlock({PROGRAM})")

    def take(self, connection: SessionConnection, shard: int) -> bool:
        """Have a shard, unless another process has it; returns whether this one does."""
        if shard not in self.held:
            (got,) = connection.execute(f"SELECT pg_try_advisory_lock({SHARD}, {shard})").fetchone()
            if got:
                self.held.add(shard)
        return shard in self.held

    def taken(self, connection: SessionConnection) -> Taken:
        """Which shards are some process's."""
        (time,) = connection.execute("SELECT extract(epoch FROM clock_timestamp())").fetchone()
        found = connection.execute(HOLDERS, (OWNER,)).fetchall()
        owners = {shard: f"{process} since {since}" for shard, _, since, process in found}
        return Taken(frozenset(_locked(connection, SHARD)), owners, float(time))


def end_if_idle(connection: SessionConnection) -> None:
    """Have the server end a session, and with it its locks, whose process gives no sign of life."""
    for setting in ("idle_session_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(f"SET {setting} = '{IDLE_SECONDS}s'")


def _locked(connection: SessionConnection, kind: int) -> set[int]:
    """Which locks of a class some session has."""
    return {number for number, *_ in connection.execute(HOLDERS, (kind,)).fetchall()}
