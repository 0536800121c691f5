"""The schema of a database on a server, its lock, and whether it is a restored copy."""

from __future__ import annotations

from pathlib import Path

import psycopg

from storage.errors import CorruptDatabase, DatabaseInUse, DatabaseUnusable, SchemaTooNew
from storage.outbox import EXPECT_POSTED
from storage.postgresql.address import ServerAddress
from storage.postgresql.session import SessionConnection

SCHEMA = Path(__file__).parent / "schema"

LOCK = "7, 0"
"""The advisory lock of whoever has the database open."""

KNOWN = """
CREATE TABLE IF NOT EXISTS this_database (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    version BIGINT NOT NULL,
    incarnation TEXT
)
"""
"""The table with the version of the schema, and which database it was when it was opened last."""

INCARNATION = """
SELECT concat_ws(' ', system_identifier, timeline_id, CAST(CAST('game' AS REGCLASS) AS OID))
FROM pg_control_system(), pg_control_checkpoint()
"""
"""Another one in a copy that was restored, by `pg_restore` or to a point in time, and after a failover."""

HOLDER = """
SELECT application_name, to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"')
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = 7 AND objid = 0 AND objsubid = 2
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def hold(connection: SessionConnection, address: ServerAddress) -> None:
    """Hold the lock of a database as long as the session lasts. Raises DatabaseInUse."""
    (held,) = connection.execute(f"SELECT pg_try_advisory_lock({LOCK})").fetchone()
    if not held:
        found = connection.execute(HOLDER).fetchone()
        holder = "another process" if found is None else f"{found[0]} since {found[1]}"
        raise DatabaseInUse(f"{address} is in use by {holder}")


def migrate(connection: SessionConnection) -> None:
    """Bring a database to the newest schema; an empty one gets it.

    Raises SchemaTooNew, CorruptDatabase, DatabaseUnusable.
    """
    try:
        connection.execute(KNOWN)
    except psycopg.errors.InsufficientPrivilege as error:
        raise DatabaseUnusable(f"the user of the database may not create tables: {error}") from None
    found = connection.execute("SELECT version FROM this_database").fetchone()
    version = 0 if found is None else found[0]
    files = {int(file.name[:4]): file for file in sorted(SCHEMA.glob("[0-9][0-9][0-9][0-9]_*.sql"))}
    if version > max(files):
        raise SchemaTooNew(
            f"the database has schema {version}, this program knows {max(files)}; use a newer one"
        )
    for number, file in files.items():
        if number > version:
            _apply(connection, number, file.read_text("utf-8"))


def _apply(connection: SessionConnection, number: int, script: str) -> None:
    stored = (
        f"INSERT INTO this_database (id, version) VALUES (1, {number})"
        " ON CONFLICT (id) DO UPDATE SET version = excluded.version"
    )
    try:
        connection.raw.execute(f"BEGIN; {script}; {stored}; COMMIT".encode())
    except (psycopg.errors.DuplicateTable, psycopg.errors.DuplicateFunction) as error:
        connection.raw.execute("ROLLBACK")
        raise CorruptDatabase(f"this is no database of the bot: {error}") from error
    except BaseException:
        connection.raw.execute("ROLLBACK")
        raise


def recognise(connection: SessionConnection) -> None:
    """Expect what is due in a restored copy to be posted: it is looked for before it is posted."""
    (now,) = connection.execute(INCARNATION).fetchone()
    (before,) = connection.execute("SELECT incarnation FROM this_database").fetchone()
    if before != now:
        connection.raw.execute("BEGIN")
        if before is not None:
            connection.execute(EXPECT_POSTED)
        connection.execute("UPDATE this_database SET incarnation = ?", (now,))
        connection.raw.execute("COMMIT")
