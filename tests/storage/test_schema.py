"""What one engine refuses the other one refuses: each CHECK, reference, key and trigger is tried to break."""

import json
import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.audit import VOCABULARIES
from storage.core.database import Connection, Database
from storage.postgresql.address import ServerAddress
from storage.postgresql.session import connect
from storage.sqlite.database import SqliteDatabase, migrate
from storage.together.engines import open_database
from storage.together.store import Store
from tests.support.postgresql import INTEGRITY, Cluster

Row = Mapping[str, Any]

SEAT = {"game": 1, "seat": 0}

DATA = json.loads(Path(__file__).with_name("schema_rows.json").read_text("utf-8"))

ROWS: dict[str, Row] = DATA["rows"]
"""A row of each table, after those on which it depends."""

SEAT_CHANGE = {"kind": "seat", "seat": 0, "from_user": 7, "to_computer": "careful"}

BROKEN: tuple[tuple[str, Row], ...] = (*DATA["broken"], ("game", {"seed": b"short"}))
"""Values that a row of a table may not have."""

NOT_BOOLEAN = (
    *(("game", each) for each in ("vacations", "private", "may_ask", "direct", "forum", "hints")),
    *(("hints", "shown"), ("outbox", "called"), ("waiting", "computer"), ("stand_in_offer", "accepted")),
    *(("invitation", "accepted"), ("result", "replaced"), ("presence", "here")),
    *(("cup", "hints"), ("cup", "forum"), ("plan", "hinted")),
)
"""What is only ever yes or no."""

PRACTICE = {"origin": "game:1", "host": 9}

TWICE: tuple[tuple[str, Row, Row], ...] = (
    *((table, {}, {}) for table in ROWS if table not in ("move", "hint_use")),
    ("game", {"card": 5}, {"id": 2, "card": 5}),
    ("game", {"thread": 5}, {"id": 2, "thread": 5}),
    ("game", PRACTICE, PRACTICE | {"id": 2}),
    ("seat", {}, {"seat": 1}),
    ("move", {"interaction": 5}, {"n": 2, "interaction": 5}),
    ("timer", {}, {"id": 2}),
    ("vacation", {}, {"id": 2, "ends": 9.0}),
    ("pause", {}, {"id": 2}),
    ("out_of_reach", {}, {"begins": 2.0}),
    ("hint_use", {}, {}),
    ("cup", {}, {"id": 2}),
    ("cup", {"message": 5}, {"id": 2, "host": 8, "message": 5}),
    ("cup_entrant", {}, {"number": 1}),
    ("cup_table", {}, {"number": 1}),
    ("hint_use", {"n": 1}, {"n": 1}),
)
"""Two rows of a table that exclude each other."""

TRIGGERS: Mapping[str, tuple[str, ...]] = {
    "a move follows the last one": (
        "INSERT INTO move (game, n, time, key, draws, events, secret) VALUES (1, 3, 1, 'a', '[]', '[]', 0)",
        "INSERT INTO move (game, n, time, key, draws, events, secret) VALUES (1, 1, 1, 'a', '[]', '[]', 0)",
    ),
    "a move is never changed": (
        *(
            f"UPDATE move SET {column} = {column}"
            for column in (
                *("game", "n", "time", "seat", "key", "draws", "events", "undoes", "secret", "interaction"),
            )
        ),
        "UPDATE move SET time = time + 1",
        "UPDATE move SET time = time - 1, key = 'b'",
        "UPDATE move SET time = time + 1, interaction = -5",
        "UPDATE move SET interaction = 5",
    ),
    "a move is never deleted": ("DELETE FROM move",),
    "a change of a table is never changed": (
        *(
            f"UPDATE table_change SET {column} = {column}"
            for column in (
                *("game", "number", "after", "time", "kind", "seat", "reason"),
                *("from_computer", "to_computer", "from_channel", "to_channel"),
            )
        ),
        "UPDATE table_change SET time = time + 1",
        "UPDATE table_change SET time = time - 1, reason = 'left'",
    ),
    "a change of a table is never deleted": ("DELETE FROM table_change",),
    "a seed is never changed": (
        "UPDATE game SET seed = NULL",
        "UPDATE game SET commitment = NULL",
        "UPDATE game SET seeded_after = 3",
    ),
    "the origin of a table is never changed": (
        "UPDATE game SET origin = NULL",
        "UPDATE game SET origin = 'game:1'",
    ),
}
"""What a trigger says -> what it refuses."""


def add(connection: Connection, table: str, values: Row) -> None:
    names = ", ".join(f'"{name}"' for name in values)
    marks = ", ".join("?" for _ in values)
    connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(values.values()))


def add_before(connection: Connection, table: str) -> None:
    """Add the rows that a row of a table may refer to, if any."""
    for other, row in ROWS.items():
        if other == table:
            return
        add(connection, other, row)


REFUSED = (*INTEGRITY, psycopg.DataError, psycopg.errors.DatatypeMismatch)
"""How an engine refuses a value; JSON and BOOLEAN are types of the server."""


BEHIND_A_TRIGGER = {"move_pkey", "move_n_check"}
"""Rules behind a trigger."""


class Undone(Exception):
    """Nothing of a transaction is to be kept."""


async def refused(database: Database, table: str, *rows: Row) -> Exception | None:
    """How the last one of some rows of a table is refused; None if it is not. Nothing is kept."""

    def work(connection: Connection) -> None:
        add_before(connection, table)
        for row in rows:
            try:
                add(connection, table, {**ROWS[table], **row})
            except Exception as error:
                if row is rows[-1]:
                    raise Undone from error
                raise
        raise Undone

    with pytest.raises(Undone) as undone:
        await database.write(work)
    cause = undone.value.__cause__
    assert cause is None or isinstance(cause, Exception)
    return cause


@pytest.fixture
async def database(where: Path | ServerAddress) -> Database:
    return await open_database(where)


async def test_every_row_is_stored_as_it_should_be(database: Database) -> None:
    async with database:
        for table in ROWS:
            assert await refused(database, table, {}) is None, table


async def test_whatever_breaks_a_rule_of_the_schema_is_refused(database: Database) -> None:
    rules = set()
    async with database:
        for table, broken in BROKEN:
            error = await refused(database, table, broken)
            assert isinstance(error, REFUSED), (table, broken, error)
            rules.add(_rule(error))
        for table, first, second in TWICE:
            error = await refused(database, table, first, second)
            assert isinstance(error, INTEGRITY), (table, second, error)
            rules.add(_rule(error))
        if not isinstance(database, SqliteDatabase):
            assert await database.read(_rules_of_server) - rules == BEHIND_A_TRIGGER


async def test_what_is_yes_or_no_is_nothing_else(database: Database) -> None:
    async with database:
        for table, column in NOT_BOOLEAN:
            error = await refused(database, table, {column: 2})
            assert isinstance(error, REFUSED), (table, column, error)


def _rule(error: Exception) -> str | None:
    return error.diag.constraint_name if isinstance(error, psycopg.Error) else None


def _rules_of_server(connection: Connection) -> set[str]:
    """All rules of the schema but that of the table of its version; of `move` the trigger comes first."""
    found = connection.execute(
        "SELECT conname FROM pg_constraint WHERE connamespace = CAST('public' AS REGNAMESPACE)"
        " AND conrelid <> CAST('this_database' AS REGCLASS)"
        " UNION SELECT CAST(CAST(indexrelid AS REGCLASS) AS TEXT) FROM pg_index"
        " JOIN pg_class ON pg_class.oid = indrelid"
        " WHERE indisunique AND relnamespace = CAST('public' AS REGNAMESPACE) AND relname <> 'this_database'"
    )
    return {name for (name,) in found}


async def changed(database: Database, game: Row, statement: str) -> Exception | None:
    """How a statement is refused where there is a game with a move and a change; nothing is kept."""

    def work(connection: Connection) -> None:
        add(connection, "game", {**ROWS["game"], **game})
        for table in ("seat", "move", "table_change"):
            add(connection, table, ROWS[table])
        try:
            connection.execute(statement)
        except Exception as error:
            raise Undone from error
        raise Undone

    with pytest.raises(Undone) as undone:
        await database.write(work)
    cause = undone.value.__cause__
    assert cause is None or isinstance(cause, Exception)
    return cause


async def test_what_is_never_changed_is_not(database: Database) -> None:
    async with database:
        game = {"seed": b"s" * 32, "commitment": "c" * 64, "origin": "guided"}
        for said, statements in TRIGGERS.items():
            for statement in statements:
                error = await changed(database, game, statement)
                assert isinstance(error, INTEGRITY), (statement, error)
                assert said in str(error), statement


async def test_what_the_program_changes_it_may(database: Database) -> None:
    async with database:
        for statement in (
            *("UPDATE move SET chain = 'd'", "UPDATE table_change SET chain = 'd'"),
            *("UPDATE table_change SET from_user = 8", "UPDATE move SET time = time - 1, interaction = -5"),
            "UPDATE table_change SET time = time - 1",
            "UPDATE game SET seed = seed, commitment = commitment, seeded_after = seeded_after",
            *("UPDATE game SET origin = origin, stage = 'over'", "DELETE FROM move"),
            "DELETE FROM table_change",
        ):
            assert await changed(database, PRACTICE, statement) is None, statement


WORD_LIST = re.compile(r"(\w+) IN \((?!0, 1\))[^)]*\)(?!\) =)")
"""What a condition compares with words, or sizes, unless it says what another column is then."""


def test_no_schema_lists_the_words_of_a_vocabulary(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "new.sqlite3", isolation_level=None)) as connection:
        migrate(connection, upto=44)
        before = dict(connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'"))
        migrate(connection)
        after = dict(connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'"))
        assert connection.execute("SELECT name FROM sqlite_temp_schema").fetchall() == []
    found = [(name, column) for name, sql in before.items() for column in WORD_LIST.findall(sql)]
    assert {*found} == {each for each in VOCABULARIES if each[0] in before}
    assert [column for sql in after.values() for column in WORD_LIST.findall(sql)] == []


def columns_of_file() -> dict[str, list[tuple[str, str, bool]]]:
    """The columns of SQLite's tables, with their types and whether they may be NULL."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        return {
            table: [
                (name, kind, not (required or key))
                for _, name, kind, required, _, key in fresh.execute(f"PRAGMA table_info({table})")
            ]
            for (table,) in fresh.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            ).fetchall()
        }


KINDS = {"bigint": "INTEGER", "boolean": "INTEGER", "double precision": "REAL", "text": "TEXT"} | {
    "json": "TEXT",
    "bytea": "BLOB",
}
"""Types of the server -> those of SQLite."""


async def test_both_engines_have_the_same_tables_columns_and_indexes(server: Cluster) -> None:
    async with await Store.open(server.address):
        pass
    with closing(connect(server.address)) as raw:
        found: dict[str, list[tuple[str, str, bool]]] = {}
        for table, name, kind, null in raw.execute(
            "SELECT table_name, column_name, data_type, is_nullable = 'YES' FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name <> 'this_database' ORDER BY ordinal_position"
        ):
            found.setdefault(table, []).append((name, KINDS[kind], null))
        server_indexes = dict(
            raw.execute("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'").fetchall()
        )
        triggers = {
            name
            for (name,) in raw.execute(
                "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgname NOT LIKE 'tell%'"
            ).fetchall()
        }
    assert found == columns_of_file()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        rows = fresh.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    assert triggers == {name for kind, name, _ in rows if kind == "trigger"}
    for name, sql in ((name, sql) for kind, name, sql in rows if kind == "index"):
        assert _index(server_indexes[name]) == _index(sql), name
    assert {name for name in server_indexes if not re.search(r"_(p)?key$", name)} == {
        name for kind, name, _ in rows if kind == "index"
    }


def _index(statement: str) -> tuple[bool, str, str]:
    """Whether an index is unique, its columns, and its condition, however an engine writes them."""
    plain = re.sub(r"::text|::bigint", "", statement).replace("COALESCE", "coalesce")
    columns, condition = (*re.split(r"\sWHERE\s", plain), "")[:2]
    condition = re.sub(r"[()]", "", condition)
    return "UNIQUE" in columns, _words(columns.partition("(")[2]), _words(condition)


def _words(text: str) -> str:
    return " ".join(re.findall(r"[\w'<>=-]+", text))
