"""Games of earlier rules, whose scored rows did not say who was not paid."""

from __future__ import annotations

import pytest

from games import log
from games.engine.errors import Differs
from games.forum_trajanum.events.scoring import RowScored
from tests.support.games import TESTS

OVER = TESTS / "fixtures" / "version_4" / "forum_trajanum_unpaid.jsonl"


def test_a_finished_game_of_earlier_rules_stays_as_it_was() -> None:
    record = log.read(OVER)
    with pytest.raises(Differs):
        record.table(check=True)
    table = record.table()
    assert table.over
    assert table.again is None
    assert table.moves == list(record.moves)
    scored = [event for move in table.moves for event in move.events if isinstance(event, RowScored)]
    assert scored
    assert not any(event.unpaid for event in scored)
