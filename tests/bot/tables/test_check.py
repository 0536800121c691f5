import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.audit import NOT_COMPARED, GameReport, game, open_check
from bot.clock import ManualClock
from bot.operation.exit_status import ExitStatus
from bot.tables import cache
from bot.tables.analyses import Analyses
from bot.tables.cups.cups import CupService
from bot.tables.service import Press, TableService
from games import find
from games.statistics import statistics
from storage.core.errors import CorruptDatabase
from storage.core.outbox import Posted
from storage.core.rows import CupSubject, Notification
from storage.core.shards import Share
from storage.cups.rows import CupPlace
from storage.lobby.lobby_seats import Terms
from storage.seats.holders import Holder
from storage.together.store import Store
from tests.support.alter import alter
from tests.support.games import is_thorough, share
from tests.support.other_rules import asking_first
from tests.support.table_helpers import DecisionsHere, seeds
from tests.toy_games import toy_games

pytestmark = pytest.mark.usefixtures("toys")


TABLES = (
    *("analysis", "bar", "block", "closed_server", "cup", "cup_entrant", "cup_table", "direct", "downtime"),
    *("erased_player", "erasure", "game", "game_statistics", "greeting", "hand_over", "heartbeat"),
    *("hint_use", "hints"),
    *("invitation", "language", "listener", "member_name", "message", "miss", "move", "note"),
    *(
        "notice",
        "outbox",
        "out_of_reach",
        "pause",
        "plan",
        "posted_step",
        "presence",
        "question",
        "queue_day",
        "rated_result",
        "rating",
    ),
    *("regular", "report", "reserve", "result", "seat", "seat_offer", "seat_request"),
    *("seat_statistics", "seeker"),
    *("server", "session_start", "settings", "sqlite_sequence", "stand_in", "stand_in_offer", "stood_in"),
    *("table_change", "timer", "vacation", "vote", "waiting"),
)

ADA, BOB = 101, 102
GAME = "coin_toss"
SHAPES = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"

AWAY = Path(__file__).with_name("away.sql").read_text("utf-8")
"""A vacation and who stands in, questions about who is late, offers, invitations, pauses."""


async def guess(
    service: TableService, game: int, seat: int, user: int | None, interaction: int | None
) -> None:
    table = await service.table(game)
    await service.answer(
        game, Press(seat, user=user, version=table.version(seat), interaction=interaction), "heads"
    )


async def change_hands(store: Store, clock: ManualClock) -> None:
    """A computer player takes over from somebody, who takes the seat back."""
    for holder in (Holder(0, "left", computer="careful"), Holder(0, "returned", user=ADA)):
        await store.seats.change_holder(1, holder, notifications=(), time=clock.now())


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What all tests here begin with, filled once: games are played for it."""
    path = tmp_path_factory.mktemp("filled") / "games.sqlite3"
    with toy_games(pictures=False):
        asyncio.run(fill(path))
    return path


@pytest.fixture
def database(filled: Path, tmp_path: Path) -> Path:
    """A lobby, a running game in which a guess was taken back, a finished game, and all settings."""
    return Path(shutil.copy(filled, tmp_path))


@pytest.fixture(scope="module")
def filled_with_cup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("filled") / "cup.sqlite3"
    with toy_games(pictures=False):
        asyncio.run(fill_with_cup(path))
    return path


@pytest.fixture
def database_of_cup(filled_with_cup: Path, tmp_path: Path) -> Path:
    """A cup of four whose first round is played by four people, one of whom drops out."""
    return Path(shutil.copy(filled_with_cup, tmp_path))


async def fill_with_cup(path: Path) -> None:
    clock = ManualClock(1_000_000.0)
    async with await Store.open(path) as store:
        tables = TableService(store, clock, seeds=seeds(1))
        cups = CupService(store, tables, clock, Share(), seeds(2))
        draft = await cups.draft(7, ADA, "en", GAME)
        row = await cups.announce(draft, CupPlace(9, forum=False, language="en", message_channel=9))
        for user in (ADA, BOB, 103, 104):
            await store.cups.enrol(row.id, user, 1.0)
        (due,) = await store.due_about(CupSubject(row.id))
        await store.mark_attempted(due, after=600)
        await store.cups.mark_shown(due, 700)
        await clock.advance(row.round_begins(1) - clock.now())
        playing = asyncio.create_task(cups.loop.run())
        await cups.loop.wait_until_idle()
        await cups.drop_out(row.id, BOB)
        playing.cancel()
        assert len((await store.cups.find(row.id)).tables) == 2


async def fill(path: Path) -> None:
    """Fill a database with all there can be."""
    clock = ManualClock(1_000_000.0)
    async with await Store.open(path) as store:
        tables = TableService(store, clock, seeds=seeds(1))
        for _ in range(2):
            game = (await tables.lobby.open(GAME, host=ADA, channel=9, guild=7, terms=Terms(rated=True))).id
            await store.set_messages(game, card=10 + game, time=1.0)
            await tables.lobby.join(game, BOB)
            await tables.lobby.add_computer(game, "random", host=ADA)
            await clock.advance(5)
            await tables.start(game, host=ADA)
            await store.set_messages(game, thread=20 + game, time=1.0)
            await clock.advance(5)
            await guess(tables, game, 0, ADA, 1000 * game)
            if game == 1:
                await change_hands(store, clock)
            await tables.undo(game, Press(0, user=ADA, version=1, interaction=1000 * game + 1))
            await clock.advance(5)
        for toss in (1, 2):
            for seat, user, interaction in ((2, None, None), (0, ADA, toss), (1, BOB, None)):
                await clock.advance(5)
                await guess(tables, 1, seat, user, interaction)
        assert (await tables.table(1)).over
        await Analyses(store, DecisionsHere()).work_out(1, await tables.table(1), lambda *_: None)
        kept = [msgspec.json.encode(each).decode() for each in statistics(await tables.table(1))]
        await store.statistics.keep_statistics(1, kept)
        await tables.lobby.open(GAME, host=ADA, channel=9)
        due = await store.outbox_due()
        for each in due[:4]:
            await store.mark_sent(each, time=clock.now(), message=500 + each.id)
        turn = next(each for each in due if (each.game, each.kind) == (2, "turn"))
        posted = Posted(22, 900, "[]", "turn", "old-", (), Notification("retire", 1))
        await store.mark_posted(turn, posted, time=clock.now())
        await store.mark_attempted(due[-1], after=800)
        await store.mark_failed(due[-1], "50007")
        await store.users.set_reached(ADA, channel=33, time=clock.now())
        await store.users.set_unreachable(BOB, code=50007, time=clock.now())
        await store.claim_notices(2, "thread-locked", place=22, users=[ADA], time=clock.now())
        await store.users.set_name(7, ADA, "Ada")
        await store.users.set_language(ADA, "de")
        for now in (clock.now() - 1000, clock.now()):
            await store.timing.beat(now, 0.0)
        await store.claim_greeting(7, channel=9, time=clock.now())
        await store.users.set_tips(ADA, GAME, shown=False)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(AWAY)


def faults(path: Path) -> list[str]:
    try:
        with open_check(path) as found:
            reports = list(found.games())
            return [*found.faults(), *(fault for each in reports for fault in each.faults)]
    except CorruptDatabase as fault:
        return [str(fault)]


def is_faulty(path: Path) -> bool:
    try:
        with open_check(path) as found:
            return bool(found.faults()) or any(each.faults for each in found.games())
    except CorruptDatabase:
        return True


def reports(path: Path) -> list[GameReport]:
    with open_check(path) as found:
        return list(found.games())


def test_a_good_database_is_in_order(database: Path) -> None:
    assert faults(database) == []
    assert [(each.game, each.stage) for each in reports(database)] == [
        (1, "over"),
        (2, "playing"),
        (3, "lobby"),
    ]


def columns(path: Path) -> list[tuple[str, str, str]]:
    """Every column of every table: the table, its name, its type."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if name == "sqlite_sequence" or not name.startswith("sqlite_")
        ]
        return [
            (table, column[1], column[2])
            for table in tables
            for column in connection.execute(f"PRAGMA table_info({table})")
        ]


OTHER_VALUES = {
    "INTEGER": ("{0} + 1", "{0} - 1", "coalesce({0}, 0) + 1", "-7", "NULL"),
    "REAL": ("{0} + 0.5", "{0} - 0.5", "-1.5", "NULL", "coalesce({0}, 5.0)"),
    "TEXT": ("'nonsense'", "'{{}}'", "'[]'", "NULL", "coalesce({0}, '') || ' '"),
    "BLOB": ("x'00'", "NULL", "zeroblob(32)"),
    "": ("0", "NULL"),
}
"""What is stored instead, by the type of the column."""


def alterations(
    path: Path, table: str, column: str, kind: str, *, rows_a_table: int = 6
) -> Iterator[tuple[str, Path]]:
    """Copies of a database in which one value of a column is another one; what SQLite refuses is left out."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        assert rows, f"there is nothing in {table}"
        key = connection.execute(f"SELECT * FROM {table}").description[0][0]
        triggers = connection.execute(SHAPES).fetchall()
        copy = path.with_name("altered.sqlite3")
        chosen = sorted({0, 1, 3, (rows + 1) // 2, rows - 2, rows - 1} & set(range(rows)))
        for row in share(chosen, rows_a_table):
            for value in OTHER_VALUES[kind]:
                copy.unlink(missing_ok=True)
                with closing(sqlite3.connect(copy, isolation_level=None)) as altered:
                    altered.execute("PRAGMA synchronous = OFF")
                    connection.backup(altered)
                    altered.execute("PRAGMA journal_mode = OFF")
                    for name, _ in triggers:
                        altered.execute(f"DROP TRIGGER {name}")
                    names = [each[1] for each in altered.execute(f"PRAGMA table_info({table})")]
                    values = altered.execute(
                        f"SELECT * FROM {table} ORDER BY {key} LIMIT 1 OFFSET {row}"
                    ).fetchone()
                    condition = " AND ".join(f"{name} IS ?" for name in names)
                    statement = f"UPDATE {table} SET {column} = {value.format(column)} WHERE {condition}"
                    try:
                        altered.execute(statement, values)
                    except sqlite3.IntegrityError:
                        continue
                    for _, sql in triggers:
                        altered.execute(sql)
                    if values in altered.execute(f"SELECT * FROM {table}").fetchall():
                        continue
                yield f"{statement} -- of row {row}", copy


@pytest.mark.parametrize("table", TABLES)
def test_every_altered_column_is_found_or_listed(database: Path, database_of_cup: Path, table: str) -> None:
    path = database_of_cup if table.startswith("cup") else database
    assert faults(path) == []
    overlooked = [
        what
        for place, column, kind in columns(path)
        if place == table and f"{table}.{column}" not in NOT_COMPARED
        for what, copy in alterations(path, table, column, kind, rows_a_table=2 if is_thorough() else 1)
        if not is_faulty(copy)
    ]
    assert overlooked == []


def test_every_table_is_altered(database: Path) -> None:
    assert {table for table, _, _ in columns(database)} == set(TABLES)
    assert set(NOT_COMPARED) <= {f"{table}.{column}" for table, column, _ in columns(database)}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("question SET moved = moved - 1 WHERE id = 2", "question 2: no computer player has moved in row"),
        ("question SET moved = 99 WHERE id = 2", "question 2: no computer player has moved in row 99"),
        (
            "question SET outcome = 'wait' WHERE id = 2",
            "question 2: a computer player has moved, but should not",
        ),
        ("question SET closed = 1000902.0, outcome = 'on'", "question 1: it cannot have ended with 'on'"),
        (
            "question SET closed = NULL, outcome = NULL WHERE id = 2",
            "question 2: it is open, but nobody plays",
        ),
        ("question SET since = since + 1 WHERE id = 1", "question 1: it is open, but the game does not wait"),
        ("question SET asked = deadline - 1 WHERE id = 1", "question 1: it was asked about somebody"),
        ("question SET kind = 'asleep' WHERE id = 1", "question 1: it is about nobody who sits there"),
        ("vote SET answer = 'yes'", "question 1: 'yes' is no answer"),
        ("vote SET seat = 1", "question 1: seat 2 has no vote"),
        ("vote SET seat = 2", "question 1: seat 3 has no vote"),
    ],
)
def test_questions_agree_with_the_log_and_who_is_waited_for(database: Path, change: str, fault: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(f"UPDATE {change}")
    assert any(each.startswith(fault) for each in faults(database))


def test_a_call_that_was_settled_is_not_due(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        (first,) = connection.execute(
            "SELECT min(id) FROM outbox WHERE game = 1 AND kind = 'ask' AND done IS NOT NULL"
        ).fetchone()
        connection.execute("UPDATE outbox SET done = NULL WHERE id = ?", (first,))
    assert faults(database) == [f"notification {first}: it is due, but its seat has moved since"]


@pytest.mark.parametrize(
    ("columns", "values", "fault"),
    [
        ("user, kind, about", "101, 'turn', 1", "no 'turn' is about no game"),
        ("user, kind, about", "101, 'queue-in-vain', 1", "no 'queue-in-vain' is about no game"),
        ("user, kind, about", "101, 'analysed', 0", "no 'analysed' is about no game"),
        ("kind, about", "'year', 2026", "no 'year' is about no game"),
        ("user, kind, about, n", "101, 'year', 2026, 1", "it is about a row"),
        ("user, kind, about, n", "101, 'cup-message', 1, 1", "no 'cup-message' is about no game"),
        ("user, kind, about", "-5, 'year', 2026", "it is for a user who cannot be notified"),
        ("kind, about, n", "'cup-message', 9, 1", "it is of no cup that was announced"),
        ("kind, about", "'cup-message', 1", "it is of no cup that was announced"),
        ("user, kind, about", "101, 'cup-called-off', 1", "it is about no cup that is called off"),
        ("user, kind, about", "101, 'new-cup', 9", "it is about no cup that was announced"),
        ("user, kind, about, called", "101, 'year', 2026, 1", "it is for a seat"),
        ("user, kind, about, done", "101, 'year', 2026, 5.0", "it is done with, and still there"),
    ],
)
def test_what_is_due_fits_its_kind(database_of_cup: Path, columns: str, values: str, fault: str) -> None:
    with closing(sqlite3.connect(database_of_cup)) as connection, connection:
        connection.execute(f"INSERT INTO outbox ({columns}, created, nonce) VALUES ({values}, 1.0, 1)")
        connection.execute("UPDATE outbox SET nonce = max(about, 1) WHERE game IS NULL")
        (row,) = connection.execute("SELECT max(id) FROM outbox").fetchone()
    assert faults(database_of_cup) == [f"notification {row}: {fault}"]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ("UPDATE cup SET size = 5, players = 3", "nobody knows how it is played"),
        ("UPDATE cup SET rounds_begun = 4", "4 of its 3 rounds have begun"),
        ("UPDATE cup_entrant SET final = 0 WHERE number = 0", "1 of 0 have reached its final"),
        (
            "UPDATE cup SET size = 11; UPDATE cup_entrant SET final = number",
            "its final was made up before the groups were played",
        ),
    ],
)
def test_a_cup_is_played_as_its_schedule_says(database_of_cup: Path, changes: str, fault: str) -> None:
    with closing(sqlite3.connect(database_of_cup)) as connection, connection:
        connection.executescript(changes)
    assert f"cup 1: {fault}" in faults(database_of_cup)


def test_a_seat_is_called_once(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        ask, seat = connection.execute(
            "SELECT max(outbox.id), seat FROM outbox JOIN waiting USING (game, seat) WHERE kind = 'ask'"
        ).fetchone()
        connection.execute("UPDATE outbox SET done = NULL WHERE id = ?", (ask,))
        connection.execute(
            "INSERT INTO outbox (game, n, kind, seat, created, nonce)"
            " SELECT game, n, kind, seat, created, nonce + 1 FROM outbox WHERE id = ?",
            (ask,),
        )
    assert f"2 calls to seat {seat + 1} are due at once" in faults(database)


class TickingClock(ManualClock):
    """A time that advances with every reading, as real time does."""

    def now(self) -> float:
        self._now += 2**-10
        return super().now()


async def test_time_goes_on_while_a_move_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with await Store.open(path) as store:
        tables = TableService(store, TickingClock(), seeds=seeds(1))
        game = (await tables.lobby.open(GAME, host=ADA, channel=9, guild=7)).id
        await tables.lobby.join(game, BOB)
        await tables.start(game, host=ADA)
        await guess(tables, game, 0, ADA, 1)
        rows, waiting = await store.moves(game), await store.timing.waits(game)
    assert {each.since for each in waiting} <= {row.time for row in rows}
    assert faults(path) == []


def test_earlier_versions_looked_at_the_clock_twice(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executescript("DELETE FROM timer; DELETE FROM vote; DELETE FROM question")
        connection.execute(
            "UPDATE waiting SET since = since - 0.001,"
            ' pace = NULL, "left" = NULL, schedule = NULL, deadline = NULL'
        )
    assert faults(database) == []


@pytest.mark.parametrize("name", share(sorted(NOT_COMPARED), 15))
def test_only_what_cannot_be_found_is_listed(database: Path, database_of_cup: Path, name: str) -> None:
    table, column = name.split(".")
    kind = next(kind for *place, kind in columns(database) if place == [table, column])
    path = database_of_cup if table.startswith("cup") else database
    assert any(not faults(copy) for _, copy in alterations(path, table, column, kind))


# The command


def run(*arguments: str) -> tuple[int, str]:
    """The command `check`: its exit status and what it prints."""
    result = CliRunner().invoke(app, ["check", *arguments])
    assert "Traceback" not in result.output
    return result.exit_code, result.output


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("UPDATE analysis SET play = '[]' WHERE seat = 1", "the analysis of seat 2 cannot be read"),
        ("UPDATE analysis SET play = replace(play, '\"seat\":1', '\"seat\":0')", "is that of another seat"),
        ("UPDATE analysis SET play = replace(play, '\"points\":', '\"points\":9')", "does not end as"),
        ("UPDATE analysis SET play = replace(play, '\"rows\":[', '\"rows\":[1,')", "are not in the log"),
        ("UPDATE analysis SET play = play || ' '", "is not as it was written"),
        ("DELETE FROM analysis WHERE seat = 0", "its analysis is not that of its seats"),
        ("UPDATE analysis SET game = 2", "it is analysed, but has no result"),
    ],
)
def test_an_analysis_that_cannot_be_of_its_game_is_found(database: Path, change: str, fault: str) -> None:
    assert faults(database) == []
    alter(database, change)
    assert any(fault in each for each in faults(database))


def test_the_analysis_of_a_seat_without_turns_is_whole_as_older_versions_wrote_it(database: Path) -> None:
    alter(
        database,
        "UPDATE analysis SET play = json_set(play, '$.rows', json('[]'), '$.expected', json('[]'), "
        "'$.lost', 0, '$.lost_by_part', json('{}'), '$.costliest', json('[]')) WHERE seat = 1",
    )
    assert not [each for each in faults(database) if "analysis" in each]


def test_each_fault_is_named_with_its_game(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE waiting SET since = since + 1 WHERE game = 2 AND seat = 1")
        connection.execute("DELETE FROM result WHERE game = 1")
        connection.execute("DELETE FROM analysis WHERE game = 1")
        connection.execute("DELETE FROM rating WHERE game = 1")
        connection.execute("DELETE FROM seat_statistics WHERE game = 1")
        connection.execute("DELETE FROM game_statistics WHERE game = 1")
        connection.execute("DELETE FROM rated_result")
        connection.execute(
            "UPDATE game SET stage = 'playing', outcome = NULL, ended = NULL, idle_due = 9 WHERE id = 1"
        )
    status, output = run(str(database))
    assert status == ExitStatus.DAMAGED_FILE
    assert output.splitlines()[:2] == [
        f"game 1 ({GAME}, playing): the end of its log is not the end it is marked with",
        f"game 2 ({GAME}, playing): nothing happened when it began to wait for seat 2",
    ]
    assert "is damaged: 6 faults" in output


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("DROP INDEX outbox_due", "index outbox_due is missing"),
        ("CREATE TABLE notes (note TEXT)", "table notes does not belong to schema"),
        ("ALTER TABLE direct ADD COLUMN note TEXT", "table direct is not as in schema"),
        ("DROP TRIGGER move_is_never_changed", "trigger move_is_never_changed is missing"),
    ],
)
def test_a_database_of_another_shape_is_refused(database: Path, statement: str, fault: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(statement)
    status, output = run(str(database))
    assert status == ExitStatus.DAMAGED_FILE
    assert fault in output


@pytest.mark.parametrize("version", [999, 43])
def test_a_database_that_is_newer_or_too_old_is_refused_in_one_line(database: Path, version: int) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    status, output = run(str(database))
    assert (status, len(output.splitlines())) == (ExitStatus.OTHER_SCHEMA, 1)
    assert f"the database has schema {version}, this program" in output


def test_a_database_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cookies.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE cookie (name TEXT)")
    status, output = run(str(path))
    assert (status, len(output.splitlines())) == (ExitStatus.DAMAGED_FILE, 1)
    assert "this is no database of the bot" in output


async def test_a_database_is_checked_while_it_is_used_and_never_written(database: Path) -> None:
    files = sorted(database.parent.iterdir())
    assert run(str(database))[0] == 0
    assert sorted(database.parent.iterdir()) == files
    async with await Store.open(database) as store:
        tables = TableService(store, ManualClock(2_000_000.0))
        for seat, user, interaction in ((0, ADA, 7_000), (1, None, None)):
            await guess(tables, 2, seat, user, interaction)
            files = sorted(database.parent.iterdir())
            assert run(str(database))[0] == 0
            assert sorted(database.parent.iterdir()) == files
    assert sum(each.rows for each in reports(database)) == 12 + 5


def test_an_update_names_tables_that_repeat_a_phase(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(str(database), "--against-new-rules")[0] == 0
    for module in (game, cache):
        monkeypatch.setattr(module, "find", lambda name: asking_first(find(name)))
    status, output = run(str(database), "--against-new-rules")
    assert status == 1
    lines = output.splitlines()
    assert lines[0].startswith(f"game 1 ({GAME}, over): was played by other rules, harmless")
    assert lines[1].startswith(f"game 2 ({GAME}, playing): was played by other rules, its open phase begins")
    assert "1 of 3 games would begin a phase again" in lines[2]


def test_posted_steps_are_by_users_about_steps_of_the_game_and_sent_as_such(database: Path) -> None:
    assert faults(database) == []
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE posted_step SET user = -7, step = 99, begun_again = 9")
        connection.execute(
            "INSERT INTO posted_step SELECT 2, 3, user, 1, 0, picture, text, written FROM posted_step"
        )
        for kind, posted in (("turn", 1), ("posted-step", 2), ("posted-step-copy", None)):
            connection.execute(
                "INSERT INTO outbox (game, kind, created, nonce, posted_step) VALUES (1, ?, 1.0, 5, ?)",
                (kind, posted),
            )
    found = faults(database)
    for fault in (
        "something is posted at step 99, but there are",
        "something is posted after 9 phases had begun again, of 0",
        "nobody has posted something",
        "somebody has posted something, but it has not begun",
    ):
        assert any(each.startswith(fault) for each in found), fault
    assert sum(each.endswith("it posts no step of this game") for each in found) == 3


def test_notes_are_by_users_about_steps_that_a_game_can_have(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE note SET step = 99 WHERE game = 1")
        connection.execute("UPDATE note SET user = -7, begun_again = 2 WHERE game = 2")
        connection.execute("INSERT INTO note VALUES (3, 101, 1, 0, 1000015.0, 'early')")
    found = faults(database)
    for fault in (
        "something is noted at step 99, but there are",
        "something is noted after 2 phases had begun again, of 0",
        "nobody has noted something",
        "somebody has noted something, but it has not begun",
    ):
        assert any(each.startswith(fault) for each in found)
