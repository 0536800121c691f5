import logging
from random import Random

import pytest

from games.agents.levels import CAREFUL, decide
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.porta_nigra.events.actions import ElementBuilt
from games.porta_nigra.events.turn import TurnEnded
from games.porta_nigra.state import PortaNigra
from tests.games.porta_nigra.late_start import late_game
from tests.games.porta_nigra.position import build_on, empty, own, play_from, playing
from tests.support.table_story import happened, prompt


def decide_next(table: Table[PortaNigra], random: Random) -> None:
    """A computer player chooses for the seat that is asked."""
    seat = table.waiting[0]
    table.answer(seat, decide(CAREFUL, table, seat, random)[0].key)


def test_they_end_their_turns_late_in_a_game(caplog: pytest.LogCaptureFixture) -> None:
    random = Random(3)
    game, options = late_game(3, random)
    table = Table.begin(game, 3, options, RandomChance(random))
    with caplog.at_level(logging.WARNING):
        while len(happened(table, TurnEnded)) < 2:
            decide_next(table, random)
    assert caplog.records == [], "each of them could decide"


def test_one_that_can_build_well_builds() -> None:
    """3 yellow bricks: 14 points and 15 for the majority in row A, where the builder stands."""
    state = empty()
    own(state, yellow=3)
    state.players[0].quarter = "amphitheater"
    table = playing(state, "A7")
    for _ in range(6):
        decide_next(table, Random(1))
    assert happened(table, ElementBuilt)


def test_in_an_interim_scoring_it_splits_all_of_it() -> None:
    state = empty(3)
    build_on(state, "city_wall-1")
    table = play_from(state, "interim")
    assert prompt(table) == "interim"
    decide_next(table, Random(1))
    assert table.view(0).players[0].points + table.view(0).players[0].sesterces == 20 + 4
