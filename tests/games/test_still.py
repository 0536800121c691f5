"""A still looks like its table did, even after that has changed."""

from random import Random
from typing import Any

import pytest

from games import find
from games.engine.chance import RandomChance
from games.engine.errors import NothingToUndo, ScriptFault
from games.engine.table import Table
from tests.support.games import GAMES
from tests.support.table_story import pending, somebody_asked

MOVES = 48

EACH = 6
"""Every nth move is compared."""


def appearance(table: Table[Any]) -> object:
    """Everything that readers can get from a table."""
    seats = range(table.players)
    views = [(table.view(seat), table.history(seat)) for seat in (None, *seats)]
    versions = [
        (table.version(seat), table.undoable(seat), table.has_only_opened_menu(seat)) for seat in seats
    ]
    choices = [choice and (choice.keys, choice.prompt) for choice in map(table.pending_choice, seats)]
    return list(table.moves), table.waiting_seats, table.readiness, table.lanes, views, versions, choices


@pytest.mark.parametrize("name", GAMES)
def test_a_still_looks_like_its_table_and_stays_as_it_is(name: str) -> None:
    random, game = Random(5), find(name)
    table = Table.begin(game, 2, game.options(), RandomChance(random))
    for number in range(MOVES):
        still = table.snapshot()
        looked = appearance(still) if number % EACH == 0 else None
        assert looked is None or looked == appearance(table)
        seat, choice = somebody_asked(table, random)
        key = choice.random_answer(random)
        with pytest.raises(ScriptFault):
            table.snapshot().answer(seat, key)
        twin = table.snapshot().copy()
        table.answer(seat, key)
        if number % EACH == 1 and table.undoable(seat):
            table.undo(seat)
        elif number % EACH == 0:
            twin.answer(seat, key)
            assert looked == appearance(still)
        if table.over:
            break


def test_a_move_can_be_taken_back_on_a_still_without_changing_its_table() -> None:
    game = find(GAMES[0])
    table = Table.begin(game, 2, game.options(), RandomChance(Random(1)))
    seat = table.waiting_seats[0]
    choice = pending(table, seat)
    table.answer(seat, choice.keys[0])
    before, still = appearance(table), table.snapshot()
    try:
        still.undo(seat)
    except NothingToUndo:
        assert table.undoable(seat) == 0
    assert appearance(table) == before
