from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.operation.exit_status import ExitStatus
from storage.sqlite.backup import back_up
from tests.support.new_file import begin_file

ROOT = Path(__file__).parents[3]


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with settings, a database and a backup."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.sqlite3"))
    begin_file(tmp_path / "games.sqlite3")
    (tmp_path / "games.sqlite3").chmod(0o600)
    (tmp_path / "backups").mkdir()
    back_up(tmp_path / "games.sqlite3", tmp_path / "backups/first.sqlite3", lambda _done, _all: None)
    return tmp_path / "games.sqlite3"


def examine() -> Result:
    unit = ROOT / "deploy/tabellarius.service"
    return CliRunner().invoke(app, ["doctor", "--backups", "backups", "--unit", str(unit)])


def test_all_is_well(database: Path) -> None:
    ended = examine()
    assert (ended.exit_code, "fault " in ended.stdout) == (ExitStatus.STOPPED, False), ended.output


def test_a_damaged_database_is_named(database: Path) -> None:
    database.write_bytes(database.read_bytes()[:5000])
    ended = examine()
    assert ended.exit_code == ExitStatus.FAULTS_FOUND
    assert "fault        database: " in ended.stdout
