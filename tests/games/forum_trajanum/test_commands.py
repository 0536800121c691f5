import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import games
from games.__main__ import app
from games.log import read

COMMANDS = CliRunner()


def run(*arguments: object) -> Result:
    return COMMANDS.invoke(app, [str(argument) for argument in arguments])


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a whole game of three."""
    path = tmp_path_factory.mktemp("log") / "game.jsonl"
    result = run("play", "forum_trajanum", "--players", 3, "--seed", 7, "--log", path)
    assert result.exit_code == 0
    return path


def test_play_writes_a_whole_game_and_tells_who_won(log: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    result = run("play", "forum_trajanum", "--players", 3, "--seed", 7, "--log", again)
    assert result.output.splitlines()[1].startswith("1. seat")
    assert again.read_bytes() == log.read_bytes()
    assert read(log).table().over


def test_show_prints_what_a_seat_sees(log: Path) -> None:
    everybody = run("show", log, "--at", 40)
    own = run("show", log, "--seat", 2, "--at", 40)
    assert own.exit_code == everybody.exit_code == 0
    assert "Phase: " in own.output
    assert own.output != everybody.output


def test_between_two_phases_show_prints_the_next_row_that_can_be_shown_and_says_so(log: Path) -> None:
    moves = read(log).moves
    between = next(row for row in range(1, len(moves)) if moves[row].seat is None)
    asked = next(row for row in range(between, len(moves)) if moves[row].seat is not None)
    shown = run("show", log, "--at", between)
    assert shown.exit_code == 0
    said, _, state = shown.output.partition("\n")
    assert (
        said == f"After row {between} a phase begins; this is after row {asked}, the next that can be shown."
    )
    assert state == run("show", log, "--at", asked).output


def test_show_speaks_three_languages(log: Path) -> None:
    assert "Phase: Spielende" in run("show", log, "--language", "de").output
    assert "Этап: конец игры" in run("show", log, "--language", "ru").output


def test_help_prints_the_rules_in_three_languages() -> None:
    english = run("help", "forum_trajanum").output
    assert english.index("Two street cards are turned up.") < english.index("Goal of the game")
    assert english.index("Benefit tracks") < english.index("Library 1: any worker + 1 tribune")
    assert "crane: " in english
    assert "Aufbau" in run("help", "forum_trajanum", "--language", "de").output
    assert "Подготовка к игре" in run("help", "forum_trajanum", "--language", "ru").output


def test_check_finds_a_good_log_in_order(log: Path) -> None:
    result = run("check", log)
    assert result.exit_code == 0
    assert "in order" in result.output


def resealed(lines: list[str]) -> list[str]:
    from hashlib import sha256

    body = "".join(line + "\n" for line in lines[:-1])
    return [*lines[:-1], json.dumps({"rows": len(lines) - 2, "digest": sha256(body.encode()).hexdigest()})]


def altered_point(lines: list[str]) -> list[str]:
    """One point more for a row that was scored."""
    number = next(n for n, line in enumerate(lines) if '"AreaScored"' in line)
    row = json.loads(lines[number])
    event = next(event for event in row["events"] if event["event"] == "AreaScored")
    event["points"] += 1
    return [*lines[:number], json.dumps(row), *lines[number + 1 :]]


DAMAGE = {
    "an altered point": altered_point,
    "an altered point, sealed again": lambda lines: resealed(altered_point(lines)),
    "a missing line": lambda lines: [*lines[:50], *lines[51:]],
    "a missing line, sealed again": lambda lines: resealed([*lines[:50], *lines[51:]]),
    "two lines exchanged": lambda lines: [*lines[:50], lines[51], lines[50], *lines[52:]],
    "two lines exchanged, sealed again": lambda lines: resealed(
        [*lines[:50], lines[51], lines[50], *lines[52:]]
    ),
    "a cut end": lambda lines: lines[:-20],
    "a cut last line": lambda lines: [*lines[:-1], lines[-1][:-9]],
    "no lines": lambda lines: lines[:0],
    "a line of rubbish": lambda lines: [*lines[:30], "rubbish", *lines[31:]],
    "another draw": lambda lines: resealed(
        [line.replace('"draws":["', '"draws":["x', 1) if '"n":1,' in line else line for line in lines]
    ),
    "another choice": lambda lines: resealed(
        [line.replace('"key":"end"', '"key":"library"') for line in lines]
    ),
    "an unknown event": lambda lines: resealed([line.replace("EnvoySent", "EnvoyLost") for line in lines]),
    "an unknown game": lambda lines: resealed([lines[0].replace("forum", "circus"), *lines[1:]]),
    "unknown options": lambda lines: resealed([lines[0].replace("false", '"maybe"'), *lines[1:]]),
    "five players": lambda lines: resealed([lines[0].replace('"players":3', '"players":5'), *lines[1:]]),
    "an undo of nothing": lambda lines: resealed(
        [*lines[:-1], json.dumps({"n": len(lines) - 1, "seat": 0, "key": "undo", "undoes": 3}), lines[-1]]
    ),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_check_refuses_what_is_damaged_or_altered(damage, log: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "damaged.jsonl"
    lines = damage(log.read_text("utf-8").splitlines())
    path.write_text("".join(line + "\n" for line in lines), "utf-8")
    result = run("check", path)
    assert result.exit_code == 1
    assert "is damaged" in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("rubbish", [b"", b"\x00\xff\xfe" * 100])
def test_check_refuses_rubbish(rubbish: bytes, tmp_path: Path) -> None:
    path = tmp_path / "rubbish"
    path.write_bytes(rubbish)
    result = run("check", path)
    assert result.exit_code == 1
    assert "is damaged" in result.output


def test_check_says_what_checks_a_database(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(b"SQLite format 3\0" + b"\x07" * 3000)
    result = run("check", path)
    assert result.exit_code == 1
    assert f"tabellarius check {path}" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "no game is called 'chess'"),
        (("play", "forum_trajanum", "--players", 5), "for 2, 3, 4 players, not for 5"),
        (("play", "forum_trajanum", "--log", "/nowhere/at/all"), "cannot write /nowhere/at/all"),
        (("show", "nothing.jsonl"), "cannot read nothing.jsonl"),
        (("check", "nothing.jsonl"), "cannot read nothing.jsonl"),
        (("fuzz", "chess"), "no game is called 'chess'"),
        (("help", "chess"), "no game is called 'chess'"),
        (("help", "forum_trajanum", "--language", "la"), "no texts in 'la'"),
    ],
)
def test_bad_input_gets_clear_words_and_an_exit_code(arguments: tuple[object, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 1
    assert said in result.output


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--seat", 4), "no seat 4; the game has 3"),
        (("--at", 9999), "no row 9999"),
        (("--language", "la"), "no texts in 'la'"),
    ],
)
def test_show_says_what_there_is(options: tuple[object, ...], said: str, log: Path) -> None:
    result = run("show", log, *options)
    assert result.exit_code == 1
    assert said in result.output


def test_fuzz_plays_as_many_games_as_wanted() -> None:
    result = run("fuzz", "forum_trajanum", "--games", 2, "--seed", 900, "--invariants", "end")
    assert result.exit_code == 0
    assert "2 games" in result.output


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_a_log_checks_whatever_the_order_of_sets(hash_seed: str, log: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "games", "check", str(log)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["fuzz", "agents"])
def test_a_command_of_the_workshop_needs_a_checkout(command: str, tmp_path: Path) -> None:
    (tmp_path / "games").symlink_to(Path(games.__file__).parent)
    done = subprocess.run(
        [sys.executable, "-S", "-m", "games", command, "trajan"],
        env={**os.environ, "PYTHONPATH": sysconfig.get_path("purelib")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == f"Error: the command {command} needs a checkout of the project\n"
