import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.clock import ManualClock
from bot.operation.exit_status import ExitStatus
from bot.tables.service import Press, TableService
from games.engine.chance import SEED_BYTES
from tests.support.new_file import open_new
from tests.support.table_helpers import CHANNEL, USERS
from tests.support.table_story import somebody_asked

PLAYERS = 2
ANSWERS = 60


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database with a running game and a lobby."""
    path = tmp_path / "games.sqlite3"
    random = Random(1)
    async with await open_new(path) as store:
        tables = TableService(store, ManualClock(), seeds=lambda: random.randbytes(SEED_BYTES))
        row = await tables.lobby.open("forum_trajanum", host=USERS[0], channel=CHANNEL)
        await tables.lobby.join(row.id, USERS[1])
        table = (await tables.start(row.id, host=USERS[0])).table
        await tables.lobby.open("forum_trajanum", host=USERS[0], channel=CHANNEL)
        for answer in range(ANSWERS):
            seat, choice = somebody_asked(table, random)
            key, version = choice.random_answer(random), table.version(seat)
            answered = await tables.answer(
                row.id, Press(seat, user=USERS[seat], version=version, interaction=answer), key
            )
            table = answered.table
    return path


def check(path: Path) -> Result:
    return CliRunner().invoke(app, ["check", str(path)])


def tamper(path: Path, *statements: str) -> None:
    """Change what the database itself would never let be changed."""
    with closing(sqlite3.connect(path)) as connection, connection:
        triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            connection.execute(statement)
        for _, sql in triggers:
            connection.execute(sql)


def test_a_good_database_is_in_order(database: Path) -> None:
    result = check(database)
    assert result.exit_code == 0, result.output
    assert "2 games" in result.output


GAINED = "SELECT n FROM move WHERE events LIKE '%\"Gained\"%' ORDER BY n LIMIT 1"

DAMAGE = {
    "an altered gain": (f"UPDATE move SET events = replace(events, ':1', ':2') WHERE n = ({GAINED})",),
    "another choice": ("UPDATE move SET key = 'nonsense' WHERE n = 5",),
    "a missing row": ("DELETE FROM outbox", "DELETE FROM move WHERE n = 9"),
    "a cut end": ("DELETE FROM outbox", "DELETE FROM move WHERE n > (SELECT max(n) - 6 FROM move)"),
    "two rows exchanged": (
        "DELETE FROM outbox",
        "UPDATE move SET n = n + 1000 WHERE n IN (4, 5)",
        "UPDATE move SET n = CASE n WHEN 1004 THEN 5 ELSE 4 END WHERE n > 1000",
    ),
    "somebody else to wait for": ("DELETE FROM waiting",),
    "an end that is none": ("UPDATE game SET stage = 'over' WHERE id = 1",),
    "rows before the beginning": ("UPDATE game SET stage = 'lobby' WHERE id = 1",),
    "an unknown game": ("UPDATE game SET name = 'circus' WHERE id = 1",),
    "a row of nobody": ("PRAGMA foreign_keys = OFF", "DELETE FROM game WHERE id = 1"),
}


@pytest.mark.parametrize("statements", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_database_is_refused(statements: tuple[str, ...], database: Path) -> None:
    tamper(database, *statements)
    result = check(database)
    assert result.exit_code == ExitStatus.DAMAGED_FILE, result.output
    assert "is damaged" in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "damage", [lambda data: data[: len(data) // 2], lambda data: data[:16] + b"\x07" * 5000]
)
def test_rubbish_is_refused(damage: Callable[[bytes], bytes], database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.write_bytes(damage(database.read_bytes()))
    result = check(database)
    assert result.exit_code == ExitStatus.DAMAGED_FILE, result.output
    assert "is damaged" in result.output


def test_checking_changes_nothing(database: Path) -> None:
    before = database.read_bytes()
    check(database)
    assert database.read_bytes() == before
