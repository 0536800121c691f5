from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from games import find, log
from games.forum_trajanum.state import Options
from renderer.__main__ import app
from tests.fuzz import random_games
from tests.renderer.forum_trajanum import GAME


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a game of two."""
    path = tmp_path_factory.mktemp("log") / "game.jsonl"
    log.write(path, random_games.play(find(GAME), 3, players=2, options=Options()))
    return path


def show(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["show", *[str(argument) for argument in arguments]])


def test_a_picture_is_painted_and_shown(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "colonia.png"
    result = show(game, "--seat", 2, "--picture", "colonia", "--at", 90, "--language", "de", "--out", out)
    assert result.exit_code == 0
    assert result.output.startswith("Colonia von Platz 2: ")
    assert out.read_bytes().startswith(b"\x89PNG")


def test_between_two_phases_the_picture_shows_where_a_seat_is_asked_next(game: Path, tmp_path: Path) -> None:
    moves = log.read(game).moves
    between = next(row for row in range(1, len(moves)) if moves[row].seat is None)
    asked = next(row for row in range(between, len(moves)) if moves[row].seat is not None)
    one, other = tmp_path / "one.png", tmp_path / "other.png"
    assert show(game, "--at", between, "--out", one).exit_code == 0
    assert show(game, "--at", asked, "--out", other).exit_code == 0
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--picture", "colonia"), "a Colonia is that of a seat: name one"),
        (("--picture", "porta"), "no picture 'porta'; there are: colonia, grid, table, seats, forum"),
        (("--picture", "end", "--at", 9), "the game goes on"),
        (("--seat", 3), "there is no seat 3; the game has 2"),
        (("--at", 9999), "there is no row 9999; the log has "),
        (("--language", "la"), "there are no texts in 'la'; there are en, de, ru"),
        (("--out", "nowhere/at/all.png"), "cannot write nowhere/at/all.png: No such file or directory"),
    ],
)
def test_what_cannot_be_painted_is_reported(game: Path, arguments: tuple[object, ...], said: str) -> None:
    result = show(game, *arguments)
    assert result.exit_code == 1
    assert said in result.stderr


def test_a_log_that_is_none_is_reported(tmp_path: Path) -> None:
    missing = show(tmp_path / "none.jsonl")
    assert missing.exit_code == 1
    assert "cannot read" in missing.stderr
    (tmp_path / "cut.jsonl").write_text("{}")
    assert "is damaged: the file is cut off" in show(tmp_path / "cut.jsonl").stderr
