"""Games of earlier rules, which dealt and ranked otherwise, and asked for payments that could not matter."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games import log
from games.engine.chance import RandomChance
from games.engine.errors import Differs
from games.engine.table import Table
from games.trajan.state import Trajan
from tests.support.games import TESTS
from tests.support.table_story import pending, prompt

FOLDER = TESTS / "fixtures" / "version_4"
OVER = FOLDER / "trajan_payment.jsonl"
PAYMENT, LOAD = FOLDER / "trajan_payment_again.jsonl", FOLDER / "trajan_load_again.jsonl"


def test_a_finished_game_of_earlier_rules_stays_as_it_was() -> None:
    record = log.read(OVER)
    with pytest.raises(Differs):
        record.table(check=True)
    table = record.table()
    assert table.over
    assert table.again is None
    assert table.moves == list(record.moves)
    assert [player.points for player in table.state.players] == [1, 26, 26]


def test_a_payment_that_was_open_begins_again_without_whom_it_cannot_matter_for() -> None:
    """Seat 1 had answered, seat 2 was still asked: it has no bonus tile of a demand, and wins none."""
    table = begun_again(PAYMENT, "demands")
    assert table.waiting == (1,)
    assert table.state.players[2].demands_met
    play_on(table)


def test_a_turn_in_which_another_load_was_among_the_best_begins_again() -> None:
    table = begun_again(LOAD, "sow")
    assert table.waiting == (0,)
    play_on(table)


def begun_again(path: Path, asked: str) -> Table[Trajan]:
    """The table of a log with an open phase, which begins again with this question."""
    record = log.read(path)
    table: Table[Trajan] = Table.load(
        record.game, record.players, record.options, record.moves, RandomChance(Random(1))
    )
    rows = len(record.moves)
    assert table.again == rows + 1
    assert table.moves[:rows] == list(record.moves)
    assert prompt(table, table.waiting[0]) == asked
    return table


def play_on(table: Table[Trajan]) -> None:
    """The rest of the game at random."""
    random = Random(1)
    while not table.over:
        choice = pending(table, table.waiting[0])
        table.answer(choice.seat, choice.random_answer(random))
