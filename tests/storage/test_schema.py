"""What one engine refuses the other one refuses: each CHECK, reference, key and trigger is tried to break."""

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

ROWS: dict[str, Row] = {
    "game": {
        "id": 1,
        "name": "chess",
        "options": "{}",
        "seats": 2,
        "stage": "playing",
        "channel": 1,
        "host": 7,
    }
    | {"language": "en", "created": 1.0},
    "seat": SEAT | {"user": 7},
    "move": {"game": 1, "n": 1, "time": 1.0, "key": "a", "draws": "[]", "events": "[]", "secret": 0},
    "waiting": SEAT | {"since": 1.0},
    "message": {"game": 1, "name": "turn", "channel": 1, "message": 5},
    "direct": {"user": 7, "reached": 1, "time": 1.0},
    "language": {"owner": 7, "language": "en"},
    "greeting": {"guild": 1, "channel": 1, "time": 1.0},
    "hints": {"user": 7, "game": "chess", "shown": True},
    "outbox": {"id": 1, "game": 1, "kind": "turn", "created": 1.0, "nonce": 5},
    "member_name": {"guild": 1, "user": 7, "name": "Ada"},
    "notice": {"user": 7, "kind": "removed", "place": 1, "time": 1.0},
    "timer": SEAT | {"id": 1, "since": 1.0, "kind": "nudge", "deadline": 0.0, "due": 2.0},
    "settings": {"user": 7, "settings": "{}"},
    "vacation": {"id": 1, "user": 7, "begins": 1.0, "ends": 2.0},
    "stand_in": SEAT | {"vacation": 1, "user": 8},
    "downtime": {"ends": 2.0, "shards": 2, "shard": 1, "begins": 1.0},
    "heartbeat": {"shards": 2, "shard": 1, "time": 1.0},
    "session_start": {"time": 1.0, "shard": 0},
    "question": {"id": 1, "game": 1, "kind": "late", "asked": 1.0},
    "vote": {"question": 1, "seat": 0, "answer": "yes"},
    "miss": SEAT | {"user": 7, "time": 1.0, "since": 1.0},
    "stand_in_offer": {"vacation": 1, "user": 8},
    "stood_in": SEAT | {"id": 1, "first": 2, "user": 8},
    "table_change": {"game": 1, "number": 1, "after": 0, "time": 1.0, "kind": "end", "reason": "agreed"}
    | {"chain": "c"},
    "seat_offer": SEAT | {"since": 1.0},
    "invitation": {"id": 1, "game": 1, "user": 8, "by_user": 7, "created": 1.0, "expires": 2.0},
    "pause": {"id": 1, "game": 1, "kind": "agreed", "begins": 1.0},
    "result": SEAT | {"user": 7, "place": 1, "points": 5, "replaced": False},
    "rating": SEAT
    | {"scope": "*", "took_over": False, "user": 7, "number": 1, "games": 0, "mean_before": 25.0}
    | {"deviation_before": 8.0, "mean_after": 26.0, "deviation_after": 7.5},
    "rated_result": {"id": 1, "last": 1},
    "hand_over": {"id": 1, "user": 7, "time": 1.0, "seconds": 5.0},
    "server": {"guild": 1, "settings": "{}"},
    "presence": {"game": 1, "user": 7, "asked": 1.0},
    "seat_request": {"game": 1, "user": 7, "created": 1.0, "expires": 2.0},
    "erasure": {"user": 7, "asked": 1.0},
    "erased_player": SEAT | {"digest": "d" * 64},
    "out_of_reach": SEAT | {"begins": 1.0},
    "reserve": SEAT | {"user": 7, "pace": "brisk", "left": 5.0, "schedule": "{}"},
    "hint_use": dict(SEAT),
    "analysis": SEAT | {"play": "{}"},
    "seat_statistics": SEAT | {"statistics": "{}"},
    "game_statistics": {"game": 1, "statistics": "{}"},
    "block": {"user": 7, "blocked": 8, "since": 1.0},
    "seeker": {"user": 7, "games": "[]", "fewest": 2, "most": 4, "pace": "brisk", "days": 7},
    "listener": {"guild": 1, "user": 7},
    "letter": {"id": 1, "user": 7, "kind": "queue-in-vain", "about": 0, "created": 1.0, "nonce": 5},
    "bar": {"guild": 1, "who": 7, "since": 1.0},
    "report": {"id": 1, "guild": 1, "game": 1, "step": 1, "user": 7, "reported": 8, "written": 1.0}
    | {"text": "rude"},
    "note": {"game": 1, "user": 7, "step": 1, "begun_again": 0, "written": 1.0, "text": "Attack!"},
    "cup": {
        "id": 1,
        "stage": "draft",
        "guild": 1,
        "host": 7,
        "language": "en",
        "name": "chess",
        "options": "{}",
        "size": 4,
        "pace": "h24",
        "level": "medium",
        "days": 7,
        "round_days": 7,
        "created": 1.0,
    },
    "cup_entrant": {"cup": 1, "number": 0, "user": 7},
    "cup_table": {"cup": 1, "round": 1, "number": 0, "game": 1},
}
"""A row of each table, those before it that it refers to."""

SEAT_CHANGE = {"kind": "seat", "seat": 0, "from_user": 7, "to_computer": "careful"}

BROKEN: tuple[tuple[str, Row], ...] = (
    ("game", {"options": "{"}),
    ("game", {"seats": 0}),
    ("game", {"seed": b"short"}),
    ("game", {"commitment": "short"}),
    ("game", {"cleaned": 2}),
    ("game", {"direct": True}),
    ("game", {"previous": 999}),
    ("seat", {"seat": -1}),
    ("seat", {"computer": "careful"}),
    ("seat", {"user": None}),
    ("seat", {"game": 999}),
    ("move", {"n": 0}),
    ("move", {"draws": "]"}),
    ("move", {"events": ""}),
    ("move", {"undoes": 1}),
    ("move", {"game": 999}),
    ("waiting", {"left": -1.0}),
    ("waiting", {"schedule": "no"}),
    ("waiting", {"game": 999}),
    ("message", {"layout": "no"}),
    ("message", {"game": 999}),
    ("direct", {"reached": 2}),
    ("outbox", {"game": 999}),
    ("outbox", {"n": 999}),
    ("timer", {"version": 1}),
    ("timer", {"kind": "turn-end"}),
    ("timer", {"game": 999}),
    ("settings", {"settings": "no"}),
    ("vacation", {"ends": 0.0}),
    ("stand_in", {"computer": "careful"}),
    ("stand_in", {"vacation": 999}),
    ("stand_in", {"game": 999}),
    ("downtime", {"ends": 1.0}),
    ("downtime", {"shard": 2}),
    ("downtime", {"shard": -1}),
    ("heartbeat", {"shard": 2}),
    ("heartbeat", {"shard": -1}),
    ("session_start", {"shard": -1}),
    ("question", {"game": 999}),
    ("vote", {"question": 999}),
    ("miss", {"game": 999}),
    ("stand_in_offer", {"computer": "careful"}),
    ("stand_in_offer", {"user": None, "computer": "careful", "accepted": False}),
    ("stand_in_offer", {"begun": 1.0, "accepted": False}),
    ("stand_in_offer", {"vacation": 999}),
    ("stood_in", {"last": 0}),
    ("stood_in", {"computer": "careful"}),
    ("stood_in", {"game": 999}),
    ("table_change", {"number": 0}),
    ("table_change", {"after": -1}),
    ("table_change", SEAT_CHANGE | {"seat": None}),
    ("table_change", SEAT_CHANGE | {"from_user": None}),
    ("table_change", SEAT_CHANGE | {"to_user": 8}),
    ("table_change", {"kind": "channel", "from_channel": 1}),
    ("table_change", {"from_channel": 1, "to_channel": 2}),
    ("table_change", {"game": 999}),
    ("seat_offer", {"game": 999}),
    ("invitation", {"expires": 0.0}),
    ("invitation", {"reason": "declined", "accepted": True}),
    ("invitation", {"game": 999}),
    ("pause", {"ends": 0.0}),
    ("pause", {"game": 999}),
    ("result", {"place": 0}),
    ("result", {"computer": "careful"}),
    ("game", {"rated": True, "origin": "guided"}),
    ("rating", {"number": 0}),
    ("rating", {"games": -1}),
    ("rating", {"deviation_before": -0.5}),
    ("rating", {"deviation_after": -0.5}),
    ("rating", {"computer": "careful"}),
    ("rating", {"seat": 999}),
    ("rated_result", {"id": 2}),
    ("seat_statistics", {"statistics": "no"}),
    ("game_statistics", {"statistics": "no"}),
    ("game_statistics", {"game": 999}),
    ("seat_statistics", {"seat": 999}),
    ("rated_result", {"last": 0}),
    ("result", {"game": 999}),
    ("hand_over", {"seconds": -1.0}),
    ("server", {"settings": "no"}),
    ("presence", {"game": 999}),
    ("seat_request", {"game": 999}),
    ("erased_player", {"digest": "short"}),
    ("erased_player", {"game": 999}),
    ("out_of_reach", {"game": 999}),
    ("reserve", {"left": -1.0}),
    ("reserve", {"schedule": "no"}),
    ("reserve", {"since": 1.0, "had": 4.0}),
    ("reserve", {"since": 1.0}),
    ("reserve", {"game": 999}),
    ("hint_use", {"game": 999}),
    ("hint_use", {"n": 999}),
    ("analysis", {"game": 999}),
    ("note", {"step": 0}),
    ("note", {"begun_again": -1}),
    ("note", {"text": ""}),
    ("note", {"game": 999}),
    ("cup", {"options": "{"}),
    ("cup", {"size": 1}),
    ("cup", {"days": 0}),
    ("cup", {"round_days": 0}),
    ("cup", {"rounds_begun": -1}),
    ("cup", {"begins": 1.0}),
    ("cup", {"ended": 1.0}),
    ("cup_entrant", {"number": -1}),
    ("cup_entrant", {"computer": "easy"}),
    ("cup_entrant", {"cup": 999}),
    ("cup_table", {"round": 0}),
    ("cup_table", {"number": -1}),
    ("cup_table", {"cup": 999}),
    ("cup_table", {"game": 999}),
    ("bar", {"guild": -1}),
    ("seeker", {"games": "no"}),
    ("seeker", {"fewest": 1}),
    ("seeker", {"most": 1}),
    ("seeker", {"days": 0}),
    ("seeker", {"since": 1.0}),
    ("seeker", {"game": 999}),
    ("seeker", {"held": 1.0}),
    ("report", {"game": 999}),
    ("report", {"step": -1}),
    ("report", {"text": ""}),
)
"""What a row of a table may not have."""

NOT_BOOLEAN = (
    *(("game", each) for each in ("vacations", "private", "may_ask", "direct", "forum", "hints")),
    *(("hints", "shown"), ("outbox", "called"), ("waiting", "computer"), ("stand_in_offer", "accepted")),
    *(("invitation", "accepted"), ("result", "replaced"), ("presence", "here")),
    *(("cup", "hints"), ("cup", "forum")),
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
    """Add what a row of a table may refer to."""
    for other, row in ROWS.items():
        if other == table:
            return
        add(connection, other, row)


REFUSED = (*INTEGRITY, psycopg.DataError, psycopg.errors.DatatypeMismatch)
"""How an engine refuses a value; JSON and BOOLEAN are types of the server."""


BEHIND_A_TRIGGER = {"move_pkey", "move_n_check"}
"""Rules that a trigger comes before."""


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
    """The rule that was broken, as the server names it."""
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
            "UPDATE move SET chain = 'd'",
            "UPDATE table_change SET chain = 'd'",
            "UPDATE table_change SET from_user = 8",
            "UPDATE move SET time = time - 1, interaction = -5",
            "UPDATE table_change SET time = time - 1",
            "UPDATE game SET seed = seed, commitment = commitment, seeded_after = seeded_after",
            "UPDATE game SET origin = origin, stage = 'over'",
            "DELETE FROM move",
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
    assert {*found} == {*VOCABULARIES}
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
