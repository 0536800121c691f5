import asyncio
import logging
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.config import read_settings
from bot.operation.exit_status import ExitStatus, Fatal
from bot.operation.logs import PACKAGES
from bot.operation.service_manager import ServiceManager
from games import names
from storage.core.shards import Layout
from tests.support.new_file import open_new


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in, with settings of its own; the log is as before in the end."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.sqlite3"))
    loggers = [logging.getLogger(), *map(logging.getLogger, PACKAGES)]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    yield tmp_path / "games.sqlite3"
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def test_a_wrong_setting_is_named_without_its_value(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "a-secret")
    monkeypatch.setenv("MONITORING_ADDRESS", "9464")
    ended = run()
    assert ended.exit_code == ExitStatus.WRONG_SETTINGS
    assert ended.stderr.startswith("A setting cannot be read. LOG_LEVEL: Input should be 'DEBUG', 'INFO'")
    assert "MONITORING_ADDRESS: Input should be a host and a port" in ended.stderr
    assert "a-secret" not in ended.output
    assert ended.stderr.count("\n") == 1


def test_try_without_a_token_ends_the_program_with_one_line(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " ")
    ended = run("try", "--server", "1", "--yes")
    assert ended.exit_code == ExitStatus.WRONG_SETTINGS
    assert ended.stderr == "DISCORD_TOKEN is not set (see .env.example). Nothing was changed.\n"
    assert [*database.parent.iterdir()] == []


def test_settings_that_are_no_text_are_named(database: Path) -> None:
    database.with_name(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    ended = run()
    assert ended.exit_code == ExitStatus.WRONG_SETTINGS
    assert ended.stderr == "The file .env cannot be read: UnicodeDecodeError.\n"


@pytest.mark.parametrize(
    ("version", "said"),
    [(999, r"knows \d+; use a newer one"), (43, "opens those from 44 on; start the bot once with .*")],
)
def test_a_database_that_is_newer_or_too_old_ends_the_program_with_one_line(
    database: Path, version: int, said: str
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    ended = run()
    assert ended.exit_code == ExitStatus.OTHER_SCHEMA
    assert re.fullmatch(rf"the database has schema {version}, this program {said}\.\n", ended.stderr)


def test_a_file_that_is_no_database_ends_the_program_with_one_line(database: Path) -> None:
    database.write_text("no database at all " * 100, "utf-8")
    ended = run()
    assert ended.exit_code == ExitStatus.DAMAGED_FILE
    assert ended.stderr == f"{database}: file is not a database.\n"


def damage_schema(database: Path) -> None:
    database.write_bytes(database.read_bytes().replace(b"CREATE TABLE game", b"CREATE \xffABLE game"))


async def test_a_schema_that_is_no_text_ends_the_program_with_one_line(database: Path) -> None:
    async with await open_new(database):
        pass
    await asyncio.to_thread(damage_schema, database)
    ended = await asyncio.to_thread(run)
    assert ended.exit_code == ExitStatus.DAMAGED_FILE
    assert ended.stderr == f"{database}: its schema is no text.\n"


def test_a_missing_folder_ends_it_with_one_line(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE", str(database.parent / "nowhere" / "games.sqlite3"))
    ended = run()
    assert ended.exit_code == ExitStatus.NO_FILE
    assert ended.stderr == f"there is no folder {database.parent / 'nowhere'}.\n"


async def _make(database: Path) -> None:
    async with await open_new(database):
        pass


async def test_backup_and_restore_say_what_they_did_or_why_not(database: Path) -> None:
    backup = database.with_name("backup.sqlite3")
    assert (run("backup", str(backup)).exit_code) == ExitStatus.NO_FILE
    await _make(database)
    assert run("backup", str(backup)).stdout == f"{backup}: no games; whole, as its check says.\n"
    again = run("backup", str(backup))
    assert (again.exit_code, again.stderr) == (ExitStatus.FILE_EXISTS, f"{backup} is there already.\n")
    assert run("backup", "--overwrite", str(backup)).exit_code == ExitStatus.STOPPED
    restored = run("restore", str(backup))
    assert restored.exit_code == ExitStatus.STOPPED
    assert restored.stdout.splitlines()[0] == f"{database} is now as in {backup}: no games."
    backup.write_text("nothing", "utf-8")
    assert run("restore", str(backup)).exit_code == ExitStatus.DAMAGED_FILE
    assert run("restore", "nowhere").exit_code == ExitStatus.NO_FILE
    assert run("restore", str(database)).exit_code == ExitStatus.USAGE


async def test_a_backup_into_a_folder_has_a_dated_name(database: Path) -> None:
    folder = database.with_name("backups")
    folder.mkdir()
    await _make(database)
    made = run("backup", str(folder)).stdout.partition(":")[0]
    assert re.fullmatch(rf"{folder}/games-\d{{8}}-\d{{6}}\.sqlite3", made)


def test_a_game_that_there_is_not_is_not_demonstrated(database: Path) -> None:
    ended = run("--game", "chess")
    assert ended.exit_code == 2
    said = " ".join(re.sub(r"[│╭╮╰╯─]", " ", ended.output).split())
    assert all(name in said for name in names())
    assert not database.exists()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"SHARDS": "2"}, "SHARDS and SHARD_IDS are set together"),
        ({"SHARD_IDS": "0"}, "SHARDS and SHARD_IDS are set together"),
        ({"SHARDS": "2", "SHARD_IDS": "0"}, "which need a DATABASE on a PostgreSQL server"),
        ({"SHARDS": "2", "SHARD_IDS": "2", "DATABASE": "postgresql:///games"}, "the numbers from 0 to 1"),
        ({"SHARDS": "2", "SHARD_IDS": "all", "DATABASE": "postgresql:///games"}, "A setting cannot be read"),
    ],
)
def test_bad_shards_are_refused(settings: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(Fatal, match=said) as refused:
        read_settings()
    assert refused.value.status == ExitStatus.WRONG_SETTINGS


def test_the_shards_of_a_process_are_a_list_or_a_range(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE", "postgresql:///games")
    monkeypatch.setenv("SHARDS", "8")
    for written, own in (("0", (0,)), ("2,0", (0, 2)), ("4-6", (4, 5, 6)), ("0-1, 7", (0, 1, 7))):
        monkeypatch.setenv("SHARD_IDS", written)
        assert read_settings().layout == Layout(8, own)


SECRETS = ("hunter", "otter")
"""The halves of a password."""


REFUSED, AWAY = ExitStatus.REFUSED_SETTING, ExitStatus.DATABASE_IN_USE


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("postgresql://ada:hunterotter@localhost:1/games", AWAY),
        ("postgresql://ada:hunter%40otter@localhost:1/games", AWAY),
        ("postgresql://ada:hunter?otter@localhost:1/games", AWAY),
        ("postgresql://localhost:1/games?user=ada&password=hunter@otter", AWAY),
        (r"host=localhost port=1 dbname=games user=ada password='hunter\' @/otter'", AWAY),
        ("postgresql://ada:hunter@otter@localhost:1/games", REFUSED),
        ("postgresql://ada:@hunterotter@localhost:1/games", REFUSED),
        ("postgresql://ada:hunter/otter@localhost:1/games", REFUSED),
        ("postgresql://ada:12/hunter@localhost:1/games", REFUSED),
        ("postgresql://ada:hunter%otter@localhost:1/games", REFUSED),
        ("postgresql://ada:hunter otter@localhost:1/games", REFUSED),
        ("postgresql://ada:[hunter/otter]@localhost:1/games", REFUSED),
        ("postgresql://ada:hunterotter/games", REFUSED),
        ("host=localhost port=1 password=hunter otter", REFUSED),
        ("host=localhost port=1 password='hunter otter", REFUSED),
        ("postgresql://ada:hunterotter@localhost:1/games?sslmod=require", REFUSED),
        ("postgresql://ada:hunterotter@localhost:1/games?sslmode=sometimes", REFUSED),
        ("postgresql://ada:hunterotter@localhost:one/games", REFUSED),
        ("postgresql://ada:hunterotter@localhost:1/games?connect_timeout=soon", REFUSED),
    ],
)
def test_no_part_of_a_password_is_shown_and_what_can_never_work_is_not_tried_again(
    address: str, status: ExitStatus, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE", address)
    commands = [
        (),
        ("check",),
        ("recount",),
        ("bar", "7"),
        ("move", "DATABASE", "new.sqlite3"),
        ("check", address),
    ]
    for command in commands:
        ended = run(*command)
        assert (ended.exit_code, ended.stderr.count("\n")) == (status, 1), (command, ended.output)
        assert not [secret for secret in SECRETS if secret in ended.output], ended.output
    for command in (("backup", "new.sqlite3"), ("restore", "new.sqlite3")):
        ended = run(*command)
        assert ended.exit_code == ExitStatus.USAGE
        assert not [secret for secret in SECRETS if secret in ended.output], ended.output


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("DATABASE = my games.sqlite3  # a note", "my games.sqlite3"),
        ("export Database='a # b'", "a # b"),
        (r'DATABASE="say \"go\""', 'say "go"'),
        ("DATABASE=pa#ss'w\"o\\rd", "pa#ss'w\"o\\rd"),
    ],
)
def test_a_setting_in_the_file_may_be_quoted(
    line: str, value: str, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE")
    database.with_name(".env").write_text(f"# the settings\n{line}\r\nSHARDS_OF=2\n", newline="")
    settings = read_settings()
    assert settings.database == Path(value)
    assert "x" not in repr(settings.discord_token)


def test_systemd_is_notified_of_start_life_and_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        manager = ServiceManager()
        manager.ready()
        manager.alive()
        manager.stopping()
        assert [systemd.recv(100) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"STOPPING=1"]


def test_without_systemd_nobody_is_notified(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    ServiceManager().ready()
