from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from games import find
from games.__main__ import app
from games.engine.errors import Damaged
from games.engine.table import Table
from games.log import decode, encode
from games.log_judging import MOST_THINGS, Standing, judge
from games.rules_version import rules_version
from games.verification import Verdict
from tests.support.games import GAMES, TESTS, share
from tests.support.log_files import ANOTHER, altered, earlier_log, named, put, values
from tests.support.restored import FIXTURES
from tests.toy_games import toy_games


def whole_log(name: str) -> bytes:
    return (TESTS / "logs" / name / "2_players.jsonl").read_bytes()


def standing(data: bytes) -> Standing:
    return judge(decode(data)).standing


@pytest.mark.parametrize("name", GAMES)
def test_what_replays_is_whole_whatever_it_says_of_itself(name: str) -> None:
    data = whole_log(name)
    for each in (data, named(data, rules_version(name)), named(data, ANOTHER)):
        judged = judge(decode(each))
        assert (judged.standing, judged.why) == (Standing.WHOLE, "")
        assert judged.table is not None
        assert judged.table.over


@pytest.mark.parametrize("name", GAMES)
def test_what_does_not_replay_is_of_earlier_rules_unless_it_says_that_it_is_of_todays(name: str) -> None:
    data, today = earlier_log(name), rules_version(name)

    def updated(lines: list[Any]) -> None:
        lines[0]["rules"] = [[1, ANOTHER], [len(lines) // 2, today]]

    for each in (data, named(data, ANOTHER), altered(data, updated)):
        assert standing(each) is Standing.EARLIER
    assert standing(named(data, today)) is Standing.DAMAGED


@pytest.mark.parametrize(
    "rules", [[[0, ANOTHER]], [[2, ANOTHER], [2, ANOTHER]], [[9, ANOTHER], [4, ANOTHER]], [[10**6, ANOTHER]]]
)
def test_versions_begin_one_after_the_other_in_rows_that_are_there(rules: list[Any]) -> None:
    def claim(lines: list[Any]) -> None:
        lines[0]["rules"] = rules

    with pytest.raises(Damaged, match="rows from which rules held"):
        decode(altered(whole_log(GAMES[0]), claim))


def test_line_ends_of_other_systems_and_a_byte_order_mark_are_borne() -> None:
    data = whole_log(GAMES[0])
    assert standing(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")) is Standing.WHOLE
    assert decode(b"\xef\xbb\xbf" + data) == decode(data)


def test_what_was_taken_back_must_have_been_possible_too() -> None:
    with toy_games(pictures=False):
        game = find("coin_toss")
        table = Table.begin(game, 2, game.options())
        table.answer(0, "heads")
        table.undo(0)
        for _ in range(2):
            for seat in range(2):
                table.answer(seat, "tails")
        data = encode(table, rules=((1, rules_version("coin_toss")),))

        def taken_back(lines: list[Any]) -> None:
            lines[2]["events"][0]["seat"] = 99

        assert standing(data) is Standing.WHOLE
        assert standing(altered(data, taken_back)) is Standing.DAMAGED
        assert standing(named(altered(data, taken_back), ANOTHER)) is Standing.EARLIER


def test_draws_of_earlier_rules_are_neither_proven_nor_called_forged() -> None:
    (file,) = (FIXTURES / "version_2").glob("*_seeded.jsonl")
    said = CliRunner().invoke(app, ["verify", str(file)])
    assert said.exit_code == Verdict.OPEN
    assert "It was played by earlier rules, or altered: nothing is proven." in said.stdout


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_the_check_says_the_same_three(name: str, tmp_path: Path) -> None:
    file, said = tmp_path / "game.jsonl", {}
    for expected, data in (
        (0, whole_log(name)),
        (3, earlier_log(name)),
        (1, named(earlier_log(name), rules_version(name))),
    ):
        file.write_bytes(data)
        said[expected] = CliRunner().invoke(app, ["check", str(file)])
        assert said[expected].exit_code == expected
    assert "are in order; the game is over" in said[0].stdout
    assert "of earlier rules, which proves nothing; the game is over" in said[3].stdout
    assert "is damaged" in said[1].stderr


# Files of people who mean harm

HOSTILE: dict[str, Any] = {
    "a number without end": 10**30,
    "a large number": 10_000,
    "far less than nothing": -1_000,
    "a fraction": 0.5,
    "a sentence": "Look at https://example.org",
    "a mention": "<@everyone>",
    "a mark": "**bold**",
    "a long name": "a" * 65,
    "too many": [0] * (MOST_THINGS + 1),
    "a nest": [[[[[[[[[[[[[[0]]]]]]]]]]]]]],
}


@pytest.mark.parametrize("what", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("name", share(GAMES, 1))
def test_no_value_of_a_log_is_beyond_what_games_hold(name: str, what: Any) -> None:
    def spoil(lines: list[Any]) -> None:
        random = Random(1)
        row = random.choice([line for line in lines[1:] if line.get("events")])
        path = random.choice([path for path in values(row["events"]) if "event" not in path])
        put(row["events"], path, what)

    data = altered(earlier_log(name), spoil)
    try:
        found = standing(data)
    except Damaged:
        return
    assert found is Standing.DAMAGED
