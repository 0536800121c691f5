"""The schema of a database on a server, and whether it is a restored copy."""

from __future__ import annotations

from pathlib import Path

import psycopg

from storage.errors import AddressRefused, CorruptDatabase, DatabaseInUse, SchemaTooNew
from storage.outbox import EXPECT_POSTED
from storage.postgresql.session import SessionConnection

SCHEMA = Path(__file__).parent / "schema"

KNOWN = """
CREATE TABLE IF NOT EXISTS this_database (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    version BIGINT NOT NULL,
    incarnation TEXT
)
"""
"""The table with the version of the schema, and which database it was when it was opened last."""

INCARNATION = """
SELECT concat_ws(
    ' ',
    system_identifier,
    CAST(CAST('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) AS BIT(32)) AS BIGINT),
    CAST(CAST('game' AS REGCLASS) AS OID)
)
FROM pg_control_system()
"""
"""Another one in a copy that was restored, by `pg_restore` or to a point in time, and after a failover.

The second number is that of the timeline, of which `pg_control_checkpoint()` knows only minutes later.
"""


def migrate(connection: SessionConnection) -> None:
    """Bring a database to the newest schema; an empty one gets it.

    Raises SchemaTooNew, CorruptDatabase, DatabaseUnusable.
    """
    try:
        connection.execute(KNOWN)
    except psycopg.errors.InsufficientPrivilege as error:
        raise AddressRefused(f"the user of the database may not create tables: {error}") from None
    version, files = stored_version(connection), _files()
    for number, file in files.items():
        if number > version:
            _apply(connection, number, file.read_text("utf-8"))


def check_newest(connection: SessionConnection) -> None:
    """Check that a database that other processes use has the newest schema.

    Raises DatabaseInUse, SchemaTooNew, CorruptDatabase.
    """
    if not is_newest(connection):
        raise DatabaseInUse("processes of an earlier version use the database: stop all before an update")


def is_newest(connection: SessionConnection) -> bool:
    """Whether a database has the newest schema. Raises SchemaTooNew, CorruptDatabase."""
    return stored_version(connection) == max(_files())


def stored_version(connection: SessionConnection) -> int:
    """The version of a database's schema. Raises SchemaTooNew, CorruptDatabase if it has none."""
    try:
        found = connection.execute("SELECT version FROM this_database").fetchone()
    except psycopg.errors.UndefinedTable:
        raise CorruptDatabase("this is no database of the bot") from None
    version, newest = 0 if found is None else int(found[0]), max(_files())
    if version > newest:
        raise SchemaTooNew(f"the database has schema {version}, this program knows {newest}; use a newer one")
    return version


def _files() -> dict[int, Path]:
    """The versions of the schema, with the scripts that lead to them."""
    return {int(file.name[:4]): file for file in sorted(SCHEMA.glob("[0-9][0-9][0-9][0-9]_*.sql"))}


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


def incarnation(connection: SessionConnection) -> str:
    """Which server and tables a database is of."""
    found: str = connection.execute(INCARNATION).fetchone()[0]
    return found


def recognise(connection: SessionConnection, now: str) -> None:
    """Expect what is due in a restored copy to be posted: it is looked for before it is posted.

    `now`: the present incarnation.
    """
    (before,) = connection.execute("SELECT incarnation FROM this_database").fetchone()
    if before != now:
        connection.raw.execute("BEGIN")
        if before is not None:
            connection.execute(EXPECT_POSTED)
        connection.execute("UPDATE this_database SET incarnation = ?", (now,))
        connection.raw.execute("COMMIT")
