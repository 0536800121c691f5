"""Each statement of the store is written in the SQL that all engines know, with the same meaning in each."""

import ast
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from storage.core.database import AT_A_TIME, named_placeholders, placeholders, portions
from storage.privacy.personal_data import PERSONAL_DATA

STORAGE = Path(__file__).parents[2] / "storage"

ENGINES = ("sqlite", "postgresql")
"""The folders that know one engine."""

STATEMENT = re.compile(
    r"\b(SELECT|INSERT|DELETE FROM|UPDATE \w+|WHERE|(LEFT |CROSS )?JOIN|UNION|ORDER BY|ON CONFLICT)\b"
    r"|^ ?(SET|AND|FROM|VALUES) "
)
"""Marks of a statement or a part of one."""

WITHOUT_DRIVER = """
import asyncio, sys
sys.modules["psycopg"] = None
from storage.core.errors import DatabaseUnusable
from storage.postgresql.address import ServerAddress
from storage.together.store import Store
try:
    asyncio.run(Store.open(ServerAddress("postgresql:///games")))
except DatabaseUnusable as error:
    print(error)
"""

FORBIDDEN = {
    "which index is used": r"\bINDEXED BY\b|\bNOT INDEXED\b",
    "the order of a join": r"\bCROSS JOIN (?=\w+( AS \w+)? (ON|USING)\b)",
    "what follows a conflict, before the table": r"\bOR (IGNORE|REPLACE|ABORT|FAIL)\b|\bREPLACE INTO\b",
    "a function of SQLite": r"\b(iif|ifnull|json_\w+|total|typeof|instr|printf|format|char|hex|unixepoch"
    r"|julianday|strftime|date|datetime|changes|last_insert_rowid|likely|zeroblob|quote|glob)\(",
    "its own catalogue": r"\bPRAGMA\b|\bsqlite_\w+|\browid\b|\bpg_\w+|\binformation_schema\b",
    "a comparison with NULL": r"\bIS (NOT )?[?:]|\bIS (NOT )?[0-9]|\bIS (NOT )?\w+\.\w",
    "an operator of SQLite": r"==|\bGLOB\b|\bREGEXP\b|\bMATCH\b|\bLIKE\b",
    "a number that is no number everywhere": r"\b9e\d{3}\b",
    "a reserved name": r"(?<![:\w])(user|left)(?![\w(])",
    "a name in quotes that needs none": r'"',
    "a subquery without a name": r"\bFROM \((?=\s*SELECT)",
    "a text for another type": r"::|\b(now|string_agg|to_timestamp|greatest|least|random)\(",
    "what only PostgreSQL knows": r"\bILIKE\b|\bDISTINCT ON\b|\bFOR UPDATE\b|\bANY ?\(|\$\d",
    "0 or 1 for what is BOOLEAN": r"\b(shown|called|vacations|private|forum|hints|here|replaced|accepted"
    r"|waiting\.computer) (=|<>) [01]\b|\bcoalesce\([^()]* AND [^()]*, 0\)",
}
"""What is said -> how it is found."""


def faults(statement: str) -> list[str]:
    """What a statement, or a part of one, has that not all engines know."""
    bare = re.sub(r'"(user|left|{})"', "named", re.sub(r"'[^']*'", "''", statement))
    found = [fault for fault, pattern in FORBIDDEN.items() if re.search(pattern, bare)]
    if "a subquery without a name" in found and all(map(_is_named, _subqueries(bare))):
        found.remove("a subquery without a name")
    return found


def _subqueries(statement: str) -> Iterator[str]:
    """What follows each subquery that is a table."""
    for begin in re.finditer(r"\bFROM \((?=\s*SELECT)", statement):
        depth, place = 1, begin.end()
        while depth and place < len(statement):
            depth += {"(": 1, ")": -1}.get(statement[place], 0)
            place += 1
        yield statement[place:]


def _is_named(rest: str) -> bool:
    return re.match(r"\s+AS \w+", rest) is not None


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a module that are statements or parts of them, with their lines."""
    tree = parsed(path)
    apart = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            apart.update(id(part) for part in node.values)
            text = "".join(
                str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if id(node) not in apart and STATEMENT.search(text):
            yield node.lineno, text


def test_every_statement_is_known_to_all_engines() -> None:
    found, seen = {}, 0
    for path in sorted(STORAGE.rglob("*.py")):
        if path.relative_to(STORAGE).parts[0] in ENGINES:
            continue
        for line, text in texts(path):
            seen += 1
            if named := faults(text):
                found[f"{path.relative_to(STORAGE)}:{line}"] = named, text
    for table, data in PERSONAL_DATA.items():
        for text in filter(None, (data.exported, data.to_delete)):
            seen += 1
            if named := faults(text):
                found[table] = named, text
    assert found == {}
    assert seen > 350


def test_only_the_folders_of_the_engines_know_their_drivers() -> None:
    known: dict[str, set[str]] = {"sqlite3": set(), "aiosqlite": set(), "psycopg": set()}
    for path in STORAGE.rglob("*.py"):
        for node in ast.walk(parsed(path)):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                if name.partition(".")[0] in known:
                    known[name.partition(".")[0]].add(path.relative_to(STORAGE).as_posix())
    assert {path.partition("/")[0] for path in known["psycopg"]} == {"postgresql"}
    assert {path.partition("/")[0] for path in known["aiosqlite"]} == {"sqlite"}
    assert {path for path in known["sqlite3"] if not path.startswith("sqlite/")} == {"postgresql/move.py"}


def test_without_the_extra_the_program_starts_and_says_what_a_server_needs() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT_DRIVER], cwd=STORAGE.parent, capture_output=True, text=True, check=True
    )
    assert ended.stdout == "for PostgreSQL install `tabellarius[postgresql]`\n"


@pytest.mark.parametrize(
    ("fault", "statement"),
    [
        ("which index is used", "SELECT id FROM game INDEXED BY game_of_guild WHERE guild = ?"),
        ("the order of a join", "SELECT 1 FROM seat CROSS JOIN game ON game.id = seat.game"),
        ("what follows a conflict, before the table", "INSERT OR IGNORE INTO miss VALUES (?)"),
        ("what follows a conflict, before the table", "REPLACE INTO vote VALUES (?, ?, ?)"),
        ("a function of SQLite", "SELECT iif(done IS NULL, 1, 2) FROM outbox"),
        ("a function of SQLite", "SELECT 1 WHERE kind IN (SELECT value FROM json_each(?))"),
        ("its own catalogue", "SELECT name FROM sqlite_master"),
        ("a comparison with NULL", "SELECT 1 FROM outbox WHERE seat IS ?"),
        ("a comparison with NULL", "SELECT 1 FROM presence WHERE here IS NOT 0"),
        ("a comparison with NULL", 'SELECT from_user IS NOT result."user" FROM result'),
        ("an operator of SQLite", "SELECT 1 FROM game WHERE name GLOB ?"),
        ("a number that is no number everywhere", "SELECT coalesce(ends, 9e999) FROM pause"),
        ("a reserved name", "SELECT user FROM seat"),
        ("a reserved name", "SELECT 1 FROM seat WHERE seat.user = ?"),
        ("a reserved name", "SELECT left FROM waiting"),
        ("a name in quotes that needs none", 'SELECT "nmae" FROM game'),
        ("a subquery without a name", "SELECT min(due) FROM (SELECT due FROM timer) WHERE due > 0"),
        ("a text for another type", "SELECT id::text FROM game"),
        ("what only PostgreSQL knows", "SELECT 1 FROM game WHERE id = ANY(?)"),
        ("0 or 1 for what is BOOLEAN", "UPDATE outbox SET called = 1 WHERE id = ?"),
    ],
)
def test_what_only_one_engine_knows_is_found(fault: str, statement: str) -> None:
    assert faults(statement) == [fault]


@pytest.mark.parametrize(
    "statement",
    [
        'SELECT seat."user" FROM seat LEFT JOIN game ON game.id = seat.game WHERE seat."user" = :user',
        "SELECT 1 FROM outbox WHERE seat IS NOT DISTINCT FROM ? AND (kind = ?) IS TRUE",
        "SELECT min(due) FROM (SELECT due FROM timer WHERE (id > 0)) AS moments",
        "SELECT id FROM game WHERE closing = 'left'",
        "SELECT direct.channel FROM direct CROSS JOIN outbox WHERE outbox.game = ?",
    ],
)
def test_what_all_engines_know_is_not_named(statement: str) -> None:
    assert faults(statement) == []


def test_a_list_has_a_mark_for_each_value() -> None:
    with sqlite3.connect(":memory:") as connection:
        connection.execute("CREATE TABLE game (id INTEGER PRIMARY KEY)")
        connection.executemany("INSERT INTO game VALUES (?)", [(number,) for number in range(3000)])
        for wanted in ([], [5], [1, 2, 2999, 4000]):
            values, named = placeholders(wanted), named_placeholders("id", wanted)
            ids = [id_ for id_ in wanted if id_ < 3000]
            found = connection.execute(f"SELECT id FROM game WHERE id IN ({values})", wanted)
            assert [id_ for (id_,) in found] == ids
            found = connection.execute(f"SELECT id FROM game WHERE id IN ({named[0]})", named[1])
            assert [id_ for (id_,) in found] == ids
        every = list(range(2 * AT_A_TIME + 1))
        assert [len(some) for some in portions(every)] == [AT_A_TIME, AT_A_TIME, 1]
        assert [each for some in portions(every) for each in some] == every
    connection.close()
