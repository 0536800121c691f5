"""Games of earlier rules, which asked what comes first of H9, H10, H15 and offered a token for a token."""

from __future__ import annotations

from random import Random

import pytest

from games import log
from games.engine.chance import RandomChance
from games.engine.errors import Differs
from games.engine.table import Table
from games.porta_nigra.state import PortaNigra
from tests.support.games import TESTS

FOLDER = TESTS / "fixtures" / "version_4"
OVER, OPEN = FOLDER / "porta_nigra_order.jsonl", FOLDER / "porta_nigra_order_again.jsonl"


def test_a_finished_game_of_earlier_rules_stays_as_it_was() -> None:
    record = log.read(OVER)
    with pytest.raises(Differs):
        record.table(check=True)
    table = record.table()
    assert table.over
    assert table.again is None
    assert table.moves == list(record.moves)
    assert [player.points for player in table.state.players] == [105, 108]


def test_a_turn_that_was_open_begins_again_and_is_played_on() -> None:
    """An element came before the torch token of an honor card: the seat plays this turn once more."""
    record, random = log.read(OPEN), Random(1)
    assert record.moves[-1].key == "build"
    table: Table[PortaNigra] = Table.load(
        record.game, record.players, record.options, record.moves, RandomChance(random)
    )
    rows = len(record.moves)
    assert table.again == rows + 1
    assert table.moves[:rows] == list(record.moves)
    assert table.waiting == (1,)
    choice = table.pending(1)
    assert choice is not None
    assert choice.prompt.id == "prompt-card"
    while not table.over:
        choice = table.pending(table.waiting[0])
        assert choice is not None
        table.answer(choice.seat, choice.random_answer(random))
