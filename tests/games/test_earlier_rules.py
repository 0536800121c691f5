"""Games of earlier rules: finished ones stay as they were, an open phase begins again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import log
from games.engine.chance import RandomChance
from games.engine.errors import Differs
from games.engine.table import Table
from games.forum_trajanum.events.scoring import RowScored
from tests.support.games import TESTS
from tests.support.table_story import pending, prompt

FOLDER = TESTS / "fixtures" / "version_4"


@pytest.mark.parametrize(
    ("game", "kept", "points"),
    [
        ("forum_trajanum", "unpaid", None),
        ("porta_nigra", "order", [105, 108]),
        ("trajan", "payment", [1, 26, 26]),
    ],
)
def test_a_finished_game_of_earlier_rules_stays_as_it_was(
    game: str, kept: str, points: list[int] | None
) -> None:
    record = log.read(FOLDER / f"{game}_{kept}.jsonl")
    with pytest.raises(Differs):
        record.table(check=True)
    table = record.table()
    assert table.over
    assert table.again is None
    assert table.moves == list(record.moves)
    if points is None:
        scored = [event for move in table.moves for event in move.events if isinstance(event, RowScored)]
        assert scored
        assert not any(event.unpaid for event in scored)
    else:
        assert [player.points for player in table.state.players] == points


@pytest.mark.parametrize(
    ("game", "kept", "asked", "seat"),
    [
        # An element came before the torch token of an honor card.
        ("porta_nigra", "order_again", "card", 1),
        # Seat 1 had answered, seat 2 was still asked: it has no bonus tile of a demand, and wins none.
        ("trajan", "payment_again", "demands", 1),
        # Another load was among the best.
        ("trajan", "load_again", "sow", 0),
    ],
)
def test_an_open_phase_begins_again_and_is_played_on(game: str, kept: str, asked: str, seat: int) -> None:
    record, random = log.read(FOLDER / f"{game}_{kept}.jsonl"), Random(1)
    table: Table[Any] = Table.load(
        record.game, record.players, record.options, record.moves, RandomChance(random)
    )
    rows = len(record.moves)
    assert table.again == rows + 1
    assert table.moves[:rows] == list(record.moves)
    assert (prompt(table, seat), table.waiting) == (asked, (seat,))
    if asked == "demands":
        assert table.state.players[2].demands_met
    while not table.over:
        choice = pending(table, table.waiting[0])
        table.answer(choice.seat, choice.random_answer(random))
