import json
from itertools import count
from pathlib import Path

import pytest
from msgspec import structs
from typer.testing import CliRunner, Result

from games import find
from games.__main__ import app
from tests.support.games import GAMES
from workshop.games_file import went_by

GAME = next(name for name in GAMES if find(name).agent)
ARENA = ("arena", GAME, "--players", "random,random")


def run(*command: str | Path) -> Result:
    return CliRunner().invoke(app, ["agents", *map(str, command)])


def refused(*command: str | Path) -> str:
    """The line that refuses a command."""
    result = run(*command)
    assert result.exit_code == 2, result.output
    return " ".join(result.output.replace("│", " ").split())


def seeds(kept: Path) -> list[int]:
    return [json.loads(line)["played"]["seed"] for line in kept.read_text().splitlines()]


def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    assert run(*ARENA, "--games", "2", "--file", kept).exit_code == 0
    lines = kept.read_text()
    assert seeds(kept) == [0, 1]
    assert run(*ARENA, "--games", "3", "--file", kept).exit_code == 0
    assert kept.read_text().startswith(lines)
    assert seeds(kept) == [0, 1, 2]


def test_a_game_whose_line_is_unfinished_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    assert run(*ARENA, "--games", "2", "--file", kept).exit_code == 0
    lines = kept.read_bytes()
    kept.write_bytes(lines[:-40])
    assert run(*ARENA, "--games", "2", "--file", kept).exit_code == 0
    assert seeds(kept) == [0, 1]
    kept.write_bytes(lines + b"{")
    assert run(*ARENA, "--games", "2", "--file", kept).exit_code == 0
    assert kept.read_bytes() == lines


@pytest.mark.parametrize("by", ["another", None])
def test_games_of_players_who_went_by_something_else_do_not_count(tmp_path: Path, by: str | None) -> None:
    kept = tmp_path / "games.jsonl"
    assert run(*ARENA, "--games", "1", "--file", kept).exit_code == 0
    line = json.loads(kept.read_text())
    other = {key: value for key, value in {**line, "by": by}.items() if value is not None}
    kept.write_text(json.dumps(other) + "\n")
    again = run(*ARENA, "--games", "1", "--file", kept)
    assert f"1 games of {GAME} do not count" in again.output
    assert seeds(kept) == [0, 0]
    assert json.loads(kept.read_text().splitlines()[1])["by"] == line["by"]


@pytest.mark.parametrize(
    "section",
    [
        "[weights.chips]\nchips = 2",
        "[levels]\neasy = 3.0",
        "[effort]\npositions = 9",
        'features = "other"\n[weights.chips]\nchips = 1',
    ],
    ids=str.split,
)
def test_weights_features_levels_and_effort_are_what_players_go_by(tmp_path: Path, section: str) -> None:
    game = find(GAME)
    agent = game.agent
    assert agent is not None
    numbers = count()

    def tuned(text: str) -> str:
        weights = tmp_path / f"{next(numbers)}.toml"
        weights.write_text(f'[rules]\nplaythroughs = ""\n{text}\n')
        return went_by(structs.replace(game, agent=structs.replace(agent, weights=weights)))

    usual = "[weights.chips]\nchips = 1"
    changed = section if "[weights.chips]" in section else f"{usual}\n{section}"
    assert tuned(usual) == tuned(f"{usual}\n[calibration.2]\noffsets = [1, 0]") != tuned(changed)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("arena", "nosuch"), "no game is called 'nosuch'"),
        (("arena", GAME, "--players", "random,nobody"), "nobody is called 'nobody'"),
        (("arena", GAME, "--players", "random"), f"{GAME} is not played by 1"),
        (("arena", GAME, "--players", "careful@nowhere,random"), "nobody is called 'careful@nowhere'"),
        ((*ARENA, "--games", "0"), "'--games': 0 is not in the range"),
        ((*ARENA, "--games", "-3"), "'--games': -3 is not in the range"),
        ((*ARENA, "--processes", "0"), "'--processes': 0 is not in the range"),
        (("train", "nosuch", "kept", "out"), "no game is called 'nosuch'"),
        (("train", GAME, "kept", "out", "--players", "9"), f"{GAME} is not played by 9"),
        (("train", GAME, "kept", "out", "--games", "0"), "'--games': 0 is not in the range"),
        (("train", GAME, "kept", "out", "--shake", "-1"), "'--shake': -1.0 is not in the range"),
        (("train", GAME, "kept", "out", "--trace", "7"), "'--trace': 7.0 is not in the range"),
        (("train", GAME, "kept", "nowhere/out"), "cannot write nowhere/out: No such file or directory"),
        (("train", GAME, "kept", "kept"), "kept holds the games"),
        (("calibrate", "nosuch", "kept"), "no game is called 'nosuch'"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refused(*command)
    assert not any(path.stat().st_size for path in tmp_path.iterdir()), "a game was played"


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (".", "cannot write .: Is a directory"),
        ("nowhere/games.jsonl", "cannot write nowhere/games.jsonl: No such file or directory"),
        ("games.jsonl", "line 2 of games.jsonl is no game of this kind"),
        ("notes.txt", "the last line of notes.txt is no game of this kind"),
    ],
)
def test_a_file_that_cannot_keep_games_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    played = {"seed": 0, "points": [1, 2], "ranks": [2, 1], "seconds": [[], []]}
    texts = {
        "games.jsonl": json.dumps({"game": GAME, "players": "", "played": played}) + '\nno\n{"game":',
        "notes.txt": "what I wrote",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    assert said in refused(*ARENA, "--file", path)
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == texts


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello = [", "holds no weights: "),
        ("[rules]\nplaythroughs = ''", "holds no weights: Object missing required field `weights`"),
        (
            "[rules]\nplaythroughs = ''\n[weights.points]\nnosuch = 1",
            "has weights for what is no feature: nosuch",
        ),
    ],
)
def test_weights_of_another_file_are_looked_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "w.toml").write_text(text)
    assert f"w.toml {said}" in refused("arena", GAME, "--players", "hard@w.toml,random")
