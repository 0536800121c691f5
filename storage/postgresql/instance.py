"""One program per database: a session's lock, which ends with it."""

from collections.abc import Sequence
from contextlib import closing

import psycopg

from storage.core.errors import AddressRefused, DatabaseInUse
from storage.postgresql.address import ServerAddress
from storage.postgresql.session import SessionConnection, connect

LOCK = "7, 0"
"""Advisory lock of a process with an open database; of several, the one with shard 0."""

PROGRAM = "6, 0"
"""Lock of a process alone, or shared by processes that use the database together."""

END_SECONDS = 1
"""Longest wait for the end of a session whose process has ended."""

HOLDERS = """
SELECT CAST(objid AS BIGINT), application_name,
    to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"'), pid
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = ? AND objsubid = 2
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""Locks of a class: number, and the session's name, beginning and process."""

NUMBER, SHARD = 6, 7
"""Classes of locks: the number of shards (shared), the process of a shard."""

OWN = "SELECT pid, CAST(backend_start AS TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()"

END = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE pid = ? AND CAST(backend_start AS TEXT) = ?
"""
"""Ends a session with its uncommitted changes."""


def take_over_session(connection: SessionConnection, session: tuple[int, str] | None) -> tuple[int, str]:
    """End the program's earlier session, which still holds locks; returns the identity of the new one."""
    if session is not None:
        connection.execute(END, session).fetchone()
    own: tuple[int, str] = connection.execute(OWN).fetchone()
    return own


def lock_holders(connection: SessionConnection, kind: int, number: int) -> list[tuple[str, str]]:
    found = connection.execute(HOLDERS, (kind,)).fetchall()
    return [(name, since) for locked, name, since, _ in found if locked == number]


def in_use_error(address: ServerAddress, how: str, found: Sequence[tuple[str, str]]) -> DatabaseInUse:
    """The error that a database is in use `how` by the first of some sessions."""
    by = " since ".join(found[0]) if found else "another process"
    return DatabaseInUse(f"{address} is in use {how} {by}")


class ServerLock:
    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        self._session: tuple[int, str] | None = None
        """The last session with it in this program."""

    alone = True
    """Whether no other process has the database."""

    def hold(self, connection: SessionConnection) -> None:
        """Hold the lock until the session ends, and end its predecessor. Raises DatabaseInUse."""
        self._session = take_over_session(connection, self._session)
        connection.execute(f"SET lock_timeout = '{END_SECONDS}s'")
        try:
            connection.execute(f"SELECT pg_advisory_lock({LOCK}), pg_advisory_lock({PROGRAM})")
        except psycopg.errors.LockNotAvailable:
            found = [*lock_holders(connection, NUMBER, 0), *lock_holders(connection, SHARD, 0)]
            raise in_use_error(self._address, "by", found) from None
        connection.execute("RESET lock_timeout")

    def begun(self, connection: SessionConnection) -> None:
        """Let others begin once the schema is the newest."""


PROCESS = "SELECT pg_backend_pid()"


def check_session(address: ServerAddress, connection: SessionConnection) -> None:
    """Raises AddressRefused if the connection does not keep its session."""
    with closing(connect(address)) as raw:
        own = {_process_id(connection), _process_id(connection)}
        try:
            raw.execute("BEGIN")
            other = _process_id(SessionConnection(raw))
            shared = len({*own, _process_id(connection)}) > 1 or other in own
        except psycopg.errors.ProtocolViolation:
            shared = True
    if shared:
        raise AddressRefused(
            f"{address} leads to a pooler that lends its sessions: the bot needs its own (PgBouncer:"
            " pool_mode = session)"
        )


def _process_id(connection: SessionConnection) -> int:
    found: int = connection.execute(PROCESS).fetchone()[0]
    return found
