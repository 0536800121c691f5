"""Games of earlier rules: a finished one stays as it was, an open phase begins again."""

from random import Random
from typing import Any

import pytest

from games import log
from games.engine.chance import RandomChance
from games.engine.errors import Differs
from games.engine.table import Table
from tests.support.games import TESTS
from tests.support.table_story import pending, prompt

FOLDER = TESTS / "fixtures" / "version_4"


def stays_as_it_was(name: str) -> Table[Any]:
    """The table of a finished game."""
    record = log.read(FOLDER / f"{name}.jsonl")
    with pytest.raises(Differs):
        record.table(check=True)
    table = record.table()
    assert table.over
    assert table.again is None
    assert table.moves == list(record.moves)
    return table


def begins_again(name: str, asked: str, seat: int) -> Table[Any]:
    record = log.read(FOLDER / f"{name}.jsonl")
    table: Table[Any] = Table.load(
        record.game, record.players, record.options, record.moves, RandomChance(Random(1))
    )
    rows = len(record.moves)
    assert table.again == rows + 1
    assert table.moves[:rows] == list(record.moves)
    assert table.waiting_seats == (seat,)
    assert prompt(table, seat) == asked
    return table


def play_on(table: Table[Any]) -> None:
    random = Random(1)
    while not table.over:
        choice = pending(table, table.waiting_seats[0])
        table.answer(choice.seat, choice.random_answer(random))
