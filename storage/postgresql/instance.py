"""One program a database: a lock that is held by a session, and ends with it."""

from __future__ import annotations

from collections.abc import Sequence

import psycopg

from storage.core.errors import DatabaseInUse
from storage.postgresql.address import ServerAddress
from storage.postgresql.session import SessionConnection

LOCK = "7, 0"
"""The advisory lock that a process holds while it has the database open; of several the one of shard 0."""

PROGRAM = "6, 0"
"""The lock that a process holds alone, or shares with others that use the database together."""

END_SECONDS = 1
"""Longest wait for the end of a session whose process has ended."""

HOLDERS = """
SELECT CAST(objid AS BIGINT), application_name,
    to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"'), pid
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = ? AND objsubid = 2
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""What is locked of a class of locks, and by whom: a session's name, its beginning, its process there."""

NUMBER, SHARD = 6, 7
"""Classes of locks: how many shards there are (shared), who works for a shard."""

OWN = "SELECT pid, CAST(backend_start AS TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()"

END = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE pid = ? AND CAST(backend_start AS TEXT) = ?
"""
"""Ends a session, and with it what it has not committed."""


def replaced(connection: SessionConnection, session: tuple[int, str] | None) -> tuple[int, str]:
    """End the session that had locks of this program before, if there was one; returns the one that begins.

    That is known before it has any lock: one that is lost while it begins may last on the server.
    """
    if session is not None:
        connection.execute(END, session).fetchone()
    own: tuple[int, str] = connection.execute(OWN).fetchone()
    return own


def holders(connection: SessionConnection, kind: int, number: int) -> list[tuple[str, str]]:
    """Who has a lock: the name and the beginning of each session."""
    found = connection.execute(HOLDERS, (kind,)).fetchall()
    return [(name, since) for locked, name, since, _ in found if locked == number]


def in_use(address: ServerAddress, how: str, found: Sequence[tuple[str, str]]) -> DatabaseInUse:
    """That a database is in use `how` by the first of some sessions."""
    by = " since ".join(found[0]) if found else "another process"
    return DatabaseInUse(f"{address} is in use {how} {by}")


class ServerLock:
    """The lock of a database on a server."""

    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        self._session: tuple[int, str] | None = None
        """The last one that held it for this program."""

    alone = True
    """Whether no other process has the database."""

    def hold(self, connection: SessionConnection) -> None:
        """Hold it as long as a session lasts. Raises DatabaseInUse.

        The session that held it before is over then, also where only the connection to it was lost.
        """
        self._session = replaced(connection, self._session)
        connection.execute(f"SET lock_timeout = '{END_SECONDS}s'")
        try:
            connection.execute(f"SELECT pg_advisory_lock({LOCK}), pg_advisory_lock({PROGRAM})")
        except psycopg.errors.LockNotAvailable:
            found = [*holders(connection, NUMBER, 0), *holders(connection, SHARD, 0)]
            raise in_use(self._address, "by", found) from None
        connection.execute("RESET lock_timeout")

    def begun(self, connection: SessionConnection) -> None:
        """The schema is the newest."""
