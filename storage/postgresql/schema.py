"""The schema of a database on a server, derived from SQLite's, and whether it is a restored copy."""

import re
from collections.abc import Sequence
from pathlib import Path

import psycopg

from storage.core.errors import AddressRefused, CorruptDatabase, DatabaseInUse
from storage.core.outbox import EXPECT_POSTED
from storage.postgresql.session import SessionConnection
from storage.schema.steps import POSTGRESQL, SCHEMA, SQLITE, Step, missing_steps, steps

KNOWN = """
CREATE TABLE IF NOT EXISTS this_database (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    version BIGINT NOT NULL,
    incarnation TEXT
)
"""
"""The version of the schema, and which database it was when last opened."""

WORKS_FROM = "ALTER TABLE this_database ADD COLUMN IF NOT EXISTS works_from BIGINT"
"""Adds the oldest version whose programs work with the schema; NULL: its own."""

VERSION = "SELECT version, CAST(to_jsonb(this_database) ->> 'works_from' AS BIGINT) FROM this_database"
LOCK_WRITES = "SELECT pg_advisory_lock(1)"
"""Waits until no process writes or migrates, and keeps others from it."""

STOP_ALL = "processes of an earlier version use the database: stop all before an update"

INCARNATION = """
SELECT concat_ws(
    ' ',
    system_identifier,
    CAST(CAST('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) AS BIT(32)) AS BIGINT),
    CAST(CAST('game' AS REGCLASS) AS OID)
)
FROM pg_control_system()
"""
"""Differs in a restored copy and after a failover, by the number of the timeline."""


def migrate(connection: SessionConnection, schema: Path = SCHEMA, *, alone: bool = True) -> None:
    """Bring a database to the newest schema; a newer one by steps that only add stays as it is.

    Raises DatabaseInUse if other processes use it and a step does more, OtherSchema, CorruptDatabase,
    DatabaseUnusable.
    """
    try:
        connection.execute(KNOWN)
    except psycopg.errors.InsufficientPrivilege as error:
        raise AddressRefused(f"the user of the database may not create tables: {error}") from None
    _, missing = version_and_missing(connection, schema)
    if not alone and not all(step.adds_only for step in missing):
        raise DatabaseInUse(STOP_ALL)
    if missing:
        connection.execute(LOCK_WRITES)
        for step in version_and_missing(connection, schema)[1]:
            _apply(connection, step)
        connection.execute("SELECT pg_advisory_unlock(1)")


def check_newest(connection: SessionConnection) -> None:
    """Raises DatabaseInUse for an older schema, OtherSchema, CorruptDatabase."""
    if not is_newest(connection):
        raise DatabaseInUse(STOP_ALL)


def is_newest(connection: SessionConnection) -> bool:
    """Raises OtherSchema, CorruptDatabase."""
    return not version_and_missing(connection, may_be_newer=False)[1]


def version_and_missing(
    connection: SessionConnection, schema: Path = SCHEMA, *, may_be_newer: bool = True
) -> tuple[int, Sequence[Step]]:
    """A database's version, and the steps that it lacks. Raises OtherSchema, CorruptDatabase."""
    try:
        found = connection.execute(VERSION).fetchone()
    except psycopg.errors.UndefinedTable:
        raise CorruptDatabase("this is no database of the bot") from None
    version, works_from = found or (0, None)
    if may_be_newer and works_from is not None and works_from <= steps(schema)[-1].number < version:
        return version, ()
    return version, missing_steps(version, schema)


def _apply(connection: SessionConnection, step: Step) -> None:
    works_from = "coalesce(this_database.works_from, this_database.version)" if step.adds_only else "NULL"
    stored = (
        f"INSERT INTO this_database (id, version) VALUES (1, {step.number}) ON CONFLICT (id) DO UPDATE"
        f" SET version = excluded.version, works_from = {works_from}"
    )
    try:
        connection.raw.execute(f"BEGIN; {script_for_server(step)}; {WORKS_FROM}; {stored}; COMMIT".encode())
    except (psycopg.errors.DuplicateTable, psycopg.errors.DuplicateFunction) as error:
        connection.raw.execute("ROLLBACK")
        raise CorruptDatabase(f"this is no database of the bot: {error}") from error
    except BaseException:
        connection.raw.execute("ROLLBACK")
        raise


def incarnation(connection: SessionConnection) -> str:
    found: str = connection.execute(INCARNATION).fetchone()[0]
    return found


def note_incarnation(connection: SessionConnection, now: str) -> None:
    """Store the server's incarnation; if it changed, treat messages due for posting as possibly posted."""
    (before,) = connection.execute("SELECT incarnation FROM this_database").fetchone()
    if before != now:
        connection.raw.execute("BEGIN")
        if before is not None:
            connection.execute(EXPECT_POSTED)
        connection.execute("UPDATE this_database SET incarnation = ?", (now,))
        connection.raw.execute("COMMIT")


NUMBERS = frozenset({"cleaned", "reached"})
"""Columns of 0 or 1 that are no BOOLEAN: statements compare them with 0."""

WORDS = {"INTEGER": "BIGINT", "REAL": "DOUBLE PRECISION", "BLOB": "BYTEA", "user": '"user"', "left": '"left"'}
WORD = re.compile(rf"'[^']*'|\"[^\"]*\"|\b(?:{'|'.join(WORDS)})\b")
"""Words with another name in PostgreSQL, and quoted parts to skip."""

COMMENT = re.compile(r"('[^']*')|--[^\n]*")

YES_OR_NO = re.compile(
    r"\b(\w+) INTEGER(?P<null> NOT NULL)?(?: DEFAULT (?P<default>[01]))?"
    r" CHECK \(\s*\1 IN \(0, 1\)(?:\)| AND (?P<condition>))"
)
"""The beginning of a column of 0 or 1."""

RULES = (
    (r"\) STRICT(, WITHOUT ROWID)?", ")"),
    (
        r"\bid INTEGER PRIMARY KEY( AUTOINCREMENT)?(?! CHECK)",
        "id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    ),
    (r"\bsettings TEXT NOT NULL CHECK \(json_valid\(settings\)\)", "settings JSON NOT NULL"),
    (r"\bIS NOT (?!NULL)", "IS DISTINCT FROM "),
    (r"\bIS (?!NOT |NULL|DISTINCT )", "IS NOT DISTINCT FROM "),
    (r"\b(ON \w+)\s+WHEN ((?:(?!\bBEGIN\b).)*?)\s+BEGIN", r"\1 FOR EACH ROW WHEN (\2) BEGIN"),
    (r"\b(ON \w+)\s+BEGIN", r"\1 FOR EACH ROW BEGIN"),
    (r"\bBEGIN\s+SELECT raise\(ABORT, ('[^']*')\);\s+END", r"EXECUTE FUNCTION refuse(\1)"),
    (r"\bDROP TRIGGER (\w+);(?=.*\bCREATE TRIGGER \1\b[^;]*?\b(ON \w+)\s)", r"DROP TRIGGER \1 \2;"),
)
"""Other patterns, replaced in order."""


def script_for_server(step: Step) -> str:
    """The statements of a step in PostgreSQL's words."""
    return "".join(
        part if name == POSTGRESQL else _translate_script(part) for name, part in step.sections(SQLITE)
    )


def _translate_script(script: str) -> str:
    script = COMMENT.sub(r"\1", script)
    for column in {found[1] for found in YES_OR_NO.finditer(script)} - NUMBERS:
        script = re.sub(rf"\b{column} = 0", f"NOT {column}", script)
    script = YES_OR_NO.sub(_boolean_column, script)
    for pattern, replacement in RULES:
        script = re.sub(pattern, replacement, script, flags=re.DOTALL)
    return WORD.sub(lambda found: WORDS.get(found[0], found[0]), script)


def _boolean_column(found: re.Match[str]) -> str:
    if found[1] in NUMBERS:
        return found[0]
    default = found["default"] and f" DEFAULT {'TRUE' if found['default'] == '1' else 'FALSE'}"
    condition = None if found["condition"] is None else " CHECK ("
    return f"{found[1]} BOOLEAN{found['null'] or ''}{default or ''}{condition or ''}"
