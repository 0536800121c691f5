"""Whole random games with undos and mixed options, and what must hold on every table."""

import pytest

from games import find, names
from games.engine.table import Table
from games.fuzz import Failure, invariants, play

EVERY_MOVE = range(20)
EVERY_PHASE = range(20, 104)


@pytest.mark.parametrize("seed", EVERY_MOVE)
@pytest.mark.parametrize("name", names())
def test_invariants_hold_after_every_move(name: str, seed: int) -> None:
    table = play(find(name), seed, players=find(name).seats[seed % 3], watch=invariants)
    assert table.over


@pytest.mark.parametrize("seed", EVERY_PHASE)
@pytest.mark.parametrize("name", names())
def test_invariants_hold_at_the_end_of_each_phase(name: str, seed: int) -> None:
    table = play(find(name), seed, watch_phases=invariants)
    assert table.over
    invariants(table)


def test_a_failure_names_its_seed_and_the_moves_that_lead_there() -> None:
    def faulty(table: Table) -> None:
        if len(table.moves) > 10:
            raise ArithmeticError("eleven")

    with pytest.raises(Failure, match="seed 7: ArithmeticError: eleven") as caught:
        play(find("forum_trajanum"), 7, watch=faulty)
    assert caught.value.seed == 7
    assert len(caught.value.moves) == 11
