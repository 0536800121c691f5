import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import games
from games.__main__ import app
from games.engine.chance import SeededChance, commitment_of
from games.engine.retrace import retrace
from games.engine.script import choose
from games.engine.table import Table
from games.log import Seeding, encode
from games.rules_version import rules_version
from games.verification import Verdict, WrongDraw, prove
from tests.support.games import GAMES
from tests.support.table_story import answer_at_random
from tests.support.toy_game import ChipsTaken, Rules, toy
from tests.toy_games import toy_games

SEED = bytes(range(32))
PAGE = Path(__file__).parents[2] / "docs" / "fair-chance.md"


def play(table: Table[Any], random: Random, *, undo: float = 0.2) -> Table[Any]:
    """Play at random to the end, with some moves taken back."""
    while not table.over:
        answer_at_random(table, random)
        undoable = [each for each in range(table.players) if table.undoable(each)]
        if undoable and random.random() < undo:
            table.undo(random.choice(undoable), all_moves=random.random() < 0.5)
    return table


def document(table: Table[Any], seed: bytes = SEED, after: int = 0) -> bytes:
    """The log of a finished game, as `/verify` sends it."""
    trace = retrace(table.game, table.players, table.options, table.moves)
    rules = ((1, rules_version(table.game.name)),)
    return encode(table, Seeding(commitment_of(seed), after, seed.hex()), trace.draws, rules)


@pytest.fixture(scope="module")
def tossed() -> Iterator[bytes]:
    with toy_games(pictures=False):
        game = games.find("coin_toss")
        yield document(play(Table.begin(game, 3, game.options(), SeededChance(SEED)), Random(4)))


def verify(folder: Path, data: bytes, *arguments: str) -> Result:
    """Run the command on a file."""
    file = folder / "game.jsonl"
    file.write_bytes(data)
    return CliRunner().invoke(app, ["verify", str(file), *arguments])


def rewritten(data: bytes, change: Callable[[list[dict[str, Any]]], Any]) -> bytes:
    lines = [json.loads(line) for line in data.splitlines()]
    change(lines)
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    lines[-1] = {"digest": sha256(body).hexdigest(), **{k: v for k, v in lines[-1].items() if k != "digest"}}
    return body + json.dumps(lines[-1]).encode() + b"\n"


def row_with(lines: list[dict[str, Any]], field: str) -> dict[str, Any]:
    return next(line for line in lines[1:-1] if line.get(field) is not None)


# What holds


def test_an_honest_log_is_proven_with_what_its_card_showed(tossed: bytes, tmp_path: Path) -> None:
    for shown in ("", commitment_of(SEED)[:8], commitment_of(SEED).upper()):
        result = verify(tmp_path, tossed, "--commitment", shown)
        assert result.exit_code == 0, result.stderr
        assert "Draws made again from it: 2. Each gave the piece that the log holds." in result.stdout
        assert commitment_of(SEED) in result.stdout


def test_the_lines_of_python_of_the_page_check_a_log(tossed: bytes, tmp_path: Path) -> None:
    (script,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "check.py").write_text(script, "utf-8")

    def run(data: bytes) -> subprocess.CompletedProcess[str]:
        (tmp_path / "game.jsonl").write_bytes(data)
        return subprocess.run(
            [sys.executable, "check.py", "game.jsonl"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )

    honest = run(tossed)
    assert honest.returncode == 0, honest.stderr
    assert [line.split()[0] for line in honest.stdout.splitlines()] == ["commitment", "row", "row"]

    def turn_coin(lines: list[dict[str, Any]]) -> None:
        row = row_with(lines, "draws")
        row["draws"] = ["heads" if row["draws"] == ["tails"] else "tails"]

    assert "was due" in run(rewritten(tossed, turn_coin)).stderr

    def leave_out_place(lines: list[dict[str, Any]]) -> None:
        row_with(lines, "draws").pop("places")

    assert run(rewritten(tossed, leave_out_place)).returncode == 1
    assert "another seed" in run(rewritten(tossed, lambda lines: lines[-1].update(seed="00" * 32))).stderr


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_with_undos_are_retraced_draw_by_draw(name: str, seed: int) -> None:
    game, random = games.find(name), Random(seed)
    chosen = random.randbytes(32)
    begun = Table.begin(game, random.choice(game.seats), game.options(), SeededChance(chosen))
    table = play(begun, random, undo=0.05)
    trace = retrace(table.game, table.players, table.options, table.moves)
    assert (trace.over, trace.untraced) == (True, ())
    assert [draw.piece for draw in trace.draws] == [face for move in table.moves for face in move.draws]
    assert len({draw.place for draw in trace.draws}) == len(trace.draws) > 20
    proof = prove(trace, chosen, 0)
    assert (proof.honest, proof.wrong, proof.early) == (len(trace.draws), (), 0)
    other = prove(trace, bytes(32), 0)
    assert len(other.wrong) > len(trace.draws) / 2


def test_draws_of_before_the_seed_are_counted_and_not_proven(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        game = games.find("coin_toss")
        table = play(Table.begin(game, 2, game.options(), SeededChance(SEED)), Random(1), undo=0)
        first = next(n for n, move in enumerate(table.moves, 1) if move.draws)
        result = verify(tmp_path, document(table, after=first))
    assert result.exit_code == Verdict.OPEN
    assert "Draws made again from it: 1." in result.stdout
    assert f"Draws in the first {first} rows, before there was a seed: 1. Not proven." in result.stdout


def test_a_phase_that_other_rules_played_is_named_and_the_others_are_proven() -> None:
    table = play(Table.begin(toy(), 2, Rules(), SeededChance(SEED)), Random(7), undo=0)

    async def dearer(table: Table[Any]) -> None:
        await choose(table.state.active, "turn", ["three", "end"], always=True)
        table.apply(ChipsTaken(table.state.active, 3))

    trace = retrace(toy(turn=dearer), 2, Rules(), table.moves)
    begins = [n for n, move in enumerate(table.moves, 1) if move.seat is None]
    assert [(each.first, each.last, each.void) for each in trace.untraced] == [
        (begins[1], begins[2] - 1, False),
        (begins[2], len(table.moves), False),
    ]
    assert trace.over
    proof = prove(trace, SEED, 0)
    assert (proof.honest, proof.wrong) == (len(trace.draws), ())


def test_draws_of_a_phase_that_began_again_are_proven_with_it() -> None:
    async def renamed(table: Table[Any]) -> None:
        while await choose(0, "turn", ["look", "end"], always=True) != "end":
            table.draw("cards")

    async def before(table: Table[Any]) -> None:
        while await choose(0, "turn", ["peek", "end"], always=True) != "end":
            table.draw("cards")

    old = Table.begin(toy(bids=before), 1, Rules(), SeededChance(SEED))
    old.answer(0, "peek")
    old.answer(0, "peek")
    now = Table.load(toy(bids=renamed), 1, Rules(), old.moves, SeededChance(SEED))
    now.answer(0, "look")
    trace = retrace(toy(bids=renamed), 1, Rules(), now.moves)
    assert [(each.first, each.last, each.void) for each in trace.untraced] == [(1, 3, True)]
    assert [(draw.n, draw.place) for draw in trace.draws] == [(5, "1/cards/table/0")]
    assert prove(trace, SEED, 0).honest == 1


# What is altered


def turned(row: dict[str, Any]) -> None:
    """Turn the coin over, in the draw and in its event."""
    side = "heads" if row["draws"] == ["tails"] else "tails"
    row["draws"] = [side]
    row["events"] = [
        {**event, **({"side": side} if "CoinFell" in event.values() else {})} for event in row["events"]
    ]


CHANGES: dict[str, tuple[Callable[[list[dict[str, Any]]], Any], str]] = {
    "another game": (lambda log: log[0].update(game="chess"), "no game"),
    "fewer players": (lambda log: log[0].update(players=2), "row 9"),
    "other options": (lambda log: log[0]["options"].update(doubled=True), "other events"),
    "another commitment": (lambda log: log[0].update(commitment="0" * 64), "not the one"),
    "half a commitment": (lambda log: log[0].update(commitment="ab"), "not a SHA-256"),
    "no commitment": (lambda log: log[0].pop("commitment"), "no commitment"),
    "rows before the seed that are none": (lambda log: log[0].update(seeded_after=-1), "-1 rows"),
    "more rows before the seed than there are": (lambda log: log[0].update(seeded_after=999), "999 rows"),
    "another number of a row": (lambda log: log[2].update(n=7), "row 7 where row 2"),
    "another seat": (
        lambda log: row_with(log, "seat").update(seat=9),
        "seat 10 could not choose|does not stand",
    ),
    "another key": (lambda log: row_with(log, "seat").update(key="edge"), "could not choose 'edge'"),
    "an undo of another row": (lambda log: row_with(log, "undoes").update(undoes=1), "takes back row 1"),
    "another draw": (lambda log: row_with(log, "draws").update(draws=["edge"]), "'edge' is not in the bag"),
    "another draw with its event": (
        lambda log: turned(row_with(log, "draws")),
        "should have come|other events",
    ),
    "a draw left out": (lambda log: row_with(log, "draws").pop("draws"), "is missing"),
    "a draw too many": (lambda log: row_with(log, "draws")["draws"].append("heads"), "other events"),
    "other events": (lambda log: row_with(log, "draws").update(events=[]), "other events"),
    "another secret": (lambda log: log[1].update(secret=1), "other events"),
    "another place": (lambda log: row_with(log, "places").update(places=["9/coin/table/0"]), "another bag"),
    "another bag": (lambda log: row_with(log, "bags")["bags"][0].update(heads=2), "another bag"),
    "a bag of too much": (lambda log: row_with(log, "bags")["bags"][0].update(heads=10**12), "cannot be"),
    "places left out": (lambda log: row_with(log, "places").pop("places"), "does not name a bag"),
    "places and bags left out": (
        lambda log: [row_with(log, "places").pop(name) for name in ("bags", "places")],
        "another bag or place",
    ),
    "a place and its bag twice": (
        lambda log: [
            row_with(log, name)[name].extend(row_with(log, name)[name]) for name in ("bags", "places")
        ],
        "another bag or place",
    ),
    "rules from a row that there is none": (
        lambda log: log[0].update(rules=[[999, "0" * 16]]),
        "rows from which rules held",
    ),
    "a field of the game that there is none": (lambda log: log[0].update(host="Ada"), "line 1.*`host`"),
    "an option that there is none": (lambda log: log[0]["options"].update(fair=True), "line 1.*fair"),
    "a field of a row that there is none": (lambda log: log[2].update(note="7"), "line 3.*`note`"),
    "a field of an event that there is none": (
        lambda log: row_with(log, "draws")["events"][0].update(note="7"),
        "events hold something",
    ),
    "a field of the end that there is none": (lambda log: log[-1].update(note="7"), "`note`"),
    "another number of rows": (lambda log: log[-1].update(rows=3), "closing line was written for"),
    "another seed": (lambda log: log[-1].update(seed="00" * 32), "not the one that was committed to"),
    "a seed that is none": (lambda log: log[-1].update(seed="ace"), "not 32 bytes"),
    "no seed": (lambda log: log[-1].pop("seed"), "its seed is missing"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_alterations_are_found_even_with_a_fitting_digest(tossed: bytes, tmp_path: Path, change: str) -> None:
    alter, words = CHANGES[change]
    result = verify(tmp_path, rewritten(tossed, alter))
    assert result.exit_code == 1
    assert re.search(words, result.stderr), result.stderr
    assert "Traceback" not in result.stderr


def test_every_field_of_a_log_is_altered_in_these_tests(tossed: bytes) -> None:
    head, *rows, close = (json.loads(line) for line in tossed.splitlines())
    fields = {*head, *close, *(name for row in rows for name in row)}
    assert fields == {
        *("game", "players", "options", "commitment", "rules", "rows", "digest", "seed"),
        *("n", "seat", "key", "draws", "events", "undoes", "places", "bags"),
    }


def test_places_in_another_order_are_found(tmp_path: Path) -> None:
    game = games.find(GAMES[0])
    data = document(play(Table.begin(game, 2, game.options(), SeededChance(SEED)), Random(4), undo=0))

    def exchange(lines: list[dict[str, Any]]) -> None:
        row = next(line for line in lines[1:-1] if len(set(line.get("places", ()))) > 1)
        row["places"].reverse()
        row["bags"].reverse()

    assert "row 1: the log names another bag or place" in verify(tmp_path, rewritten(data, exchange)).stderr


def test_a_wrong_digest_a_cut_file_and_another_card_are_found(tossed: bytes, tmp_path: Path) -> None:
    for data in (tossed.replace(b'"heads"', b'"tails"', 1), tossed[:-20], tossed[: len(tossed) // 2], b""):
        result = verify(tmp_path, data)
        assert (result.exit_code, "is damaged" in result.stderr) == (1, True)
    result = verify(tmp_path, tossed, "--commitment", "0badc0de")
    assert (result.exit_code, "the card showed the commitment 0badc0de" in result.stderr) == (1, True)


def test_a_game_that_is_drawn_anew_with_another_seed_is_found_by_its_card(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        game = games.find("coin_toss")
        other = play(Table.begin(game, 2, game.options(), SeededChance(bytes(32))), Random(1))
        data = document(other, bytes(32))
        assert verify(tmp_path, data).exit_code == 0
        assert verify(tmp_path, data, "--commitment", commitment_of(SEED)[:8]).exit_code == 1


def test_a_log_that_was_cut_before_its_end_is_found(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        game = games.find("coin_toss")
        table = Table.begin(game, 2, game.options(), SeededChance(SEED))
        table.answer(0, "heads")
        assert "it was cut" in verify(tmp_path, document(table)).stderr
        running = verify(tmp_path, encode(table, Seeding(commitment_of(SEED))))
    assert (running.exit_code, running.stdout.strip()) == (
        3,
        "The game is not over. Its seed is published at the end.",
    )


def test_a_log_without_a_seed_proves_nothing(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        game = games.find("coin_toss")
        data = encode(play(Table.begin(game, 2, game.options()), Random(1)))
        result = verify(tmp_path, data)
        assert (result.exit_code, "nothing can be proven" in result.stdout) == (3, True)
        assert verify(tmp_path, data, "--commitment", "3fa94c1b").exit_code == 1
    assert verify(tmp_path, b"no log").exit_code == 1
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "none")]).exit_code == 1


def test_a_draw_that_does_not_follow_is_named_with_the_piece_that_was_due() -> None:
    table = Table.begin(toy(), 1, Rules(), SeededChance(SEED))
    table.answer(0, "look")
    trace = retrace(toy(), 1, Rules(), table.moves)
    (draw,) = trace.draws
    for seed in (Random(number).randbytes(32) for number in range(20)):
        due = SeededChance(seed).pick(draw.bag, "1/cards/0/0")
        expected = () if due == draw.piece else (WrongDraw(draw, due),)
        assert prove(trace, seed, 0).wrong == expected
