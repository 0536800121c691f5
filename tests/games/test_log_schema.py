"""The log's format as it is documented: the schema of each game holds for every log there is."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Validator, meta, validator_for
from typer.testing import CliRunner

from games import find
from games.__main__ import app
from games.engine.moves import rows_by_phase
from games.engine.retrace import retrace
from games.log import Seeding, encode, named_game, read
from tests.fuzz.random_games import play
from tests.support.games import GAMES, TESTS
from tests.support.log_files import put, values

ROOT = TESTS.parent

LOGS = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("games", "tests")
    for path in (ROOT / folder).rglob("*.jsonl")
    if "node_modules" not in path.parts
)

PAGE = (ROOT / "docs" / "log-format.md").read_text("utf-8")


def schema_file(name: str) -> Path:
    return ROOT / "docs" / "log-schema" / f"{name}.json"


@cache
def validator(name: str) -> Validator:
    return validator_for(json.loads(schema_file(name).read_bytes()))


def lines(data: bytes) -> list[Any]:
    return [json.loads(line) for line in data.splitlines()]


def faults(data: bytes) -> Iterator[str]:
    valid = validator(named_game(data))
    for number, line in enumerate(lines(data), 1):
        yield from (f"line {number}: {fault.message}" for fault in valid.iter_errors(line))


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_a_game_is_the_schema_that_the_command_prints(name: str) -> None:
    printed = CliRunner().invoke(app, ["schema", name])
    assert printed.exit_code == 0
    assert schema_file(name).read_text("utf-8") == printed.stdout
    assert meta.is_valid(json.loads(printed.stdout))


@pytest.mark.parametrize("file", LOGS)
def test_every_stored_log_of_any_version_is_as_its_schema_says(file: str) -> None:
    assert list(faults((ROOT / file).read_bytes())) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_log_with_its_draws_is_as_the_schema_says(name: str) -> None:
    table = play(find(name), 3)
    trace = retrace(table.game, table.players, table.options, table.moves)
    data = encode(table, Seeding("c" * 64, 0, "5" * 64), trace.draws, ((1, "f" * 16),))
    assert any("bags" in line for line in lines(data))
    assert list(faults(data)) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_value_of_another_type_is_as_the_schema_says(name: str) -> None:
    data = (TESTS / "logs" / name / "2_players.jsonl").read_bytes()
    valid, random = validator(name), Random(1)
    for line in random.sample(lines(data), 60):
        for path in random.sample(places := values(line), min(3, len(places))):
            before = put(line, path, 0.5)
            assert not valid.is_valid(line), (path, line)
            put(line, path, before)


@pytest.mark.parametrize("name", GAMES)
def test_a_line_with_something_missing_more_or_unknown_is_refused(name: str) -> None:
    head, *rows, close = lines((TESTS / "logs" / name / "2_players.jsonl").read_bytes())
    valid = validator(name)
    row = next(row for row in rows if row["events"])
    event = row["events"][0]
    for line in (head, row, close):
        assert valid.is_valid(line)
        assert not valid.is_valid({**line, "more": 1})
    required = {"game", "players", "options", "n", "seat", "key", "events", "rows", "digest"}
    for line in (head, row, close):
        for gone in line.keys() & required:
            assert not valid.is_valid({key: line[key] for key in line if key != gone}), gone
    for wrong in ({**event, "event": "Nothing"}, {key: event[key] for key in list(event)[:-1]}):
        assert not valid.is_valid({**row, "events": [wrong]}), wrong
    assert not valid.is_valid({**head, "game": "none"})


def test_each_field_of_a_line_is_explained_on_the_page() -> None:
    parts = json.loads(schema_file(GAMES[0]).read_bytes())["$defs"]
    for line in ("Head", "Row", "Close"):
        _, _, section = PAGE.partition(f"## {line}")
        section, _, _ = section.partition("\n## ")
        assert re.findall(r"^\| `(\w+)`", section, re.MULTILINE) == [*parts[line]["properties"]], line
    assert all(f"log-schema/{name}.json" in PAGE for name in GAMES)


def test_the_reader_on_the_page_finds_the_rows_that_stand() -> None:
    (reader,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    for file in LOGS:
        found: dict[str, Any] = {"path": ROOT / file}
        exec(reader, found)
        phases = rows_by_phase(read(ROOT / file).moves)
        assert sorted(found["stand"]) == [n for rows, _ in phases for n, _ in rows], file
