import logging
from random import Random

import pytest

from games import log
from games.agents.evaluation import LinearEvaluation
from games.agents.levels import CAREFUL, decide
from games.agents.playout import Playout
from games.agents.search import Search
from games.agents.tuning import Effort, read_tuning
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.porta_nigra import GAME
from games.porta_nigra.agent import AGENT
from games.porta_nigra.events.actions import ElementBuilt
from games.porta_nigra.events.turn import TurnEnded
from games.porta_nigra.final_scoring import is_interim_to_come, score_majorities, score_sets
from games.porta_nigra.state import Options, PortaNigra
from tests.games.porta_nigra.late_start import late_game
from tests.games.porta_nigra.play import play, play_from, playing
from tests.games.porta_nigra.position import build_on, display, display_cards, empty, own, played_all
from tests.support.games import TESTS
from tests.support.table_story import happened, pending, prompt

EFFORT = Effort(positions=300, tables=1)


def best(table: Table[PortaNigra]) -> list[str]:
    """The best line for the rest of the turn."""
    line = Search(table, 0, Random(1), EFFORT).best_lines()[0]
    return [answer.key for answer in line.answers]


def test_what_it_takes_for_majorities_and_sets_is_what_the_final_scoring_brings() -> None:
    for seed in range(3):
        table = Table.begin(GAME, 2 + seed, Options(), RandomChance(random := Random(seed)))
        while not table.over:
            seat = table.waiting_seats[0]
            choice = pending(table, seat)
            if choice.prompt_id == "prompt-card":
                view = table.view(seat)
                found = AGENT.features(view, seat)
                assert found["majorities"] == sum(each.points for each in score_majorities(view, seat))
                assert found["sets"] == sum(each.points for each in score_sets(view, seat))
            table.answer(seat, choice.random_answer(random))


def test_it_buys_the_brick_that_is_missing_and_builds() -> None:
    state = empty(3)
    own(state, white=2, romans=3)
    display_cards(state, "city_wall-yellow")
    answers = best(playing(state, "A5"))
    assert "city_wall-4" in answers
    assert answers[-1] == "end"


def test_in_its_last_turn_it_takes_the_points_of_an_honor_card() -> None:
    state = empty(3)
    state.round = 2
    played_all(state, 0, 1, 2)
    own(state, chips=3, sesterces=0)
    display(state, "H16", "H12", "H4")
    assert "H16" in best(playing(state, "A6"))


def test_in_its_last_turn_it_hands_in_four_building_cards_for_a_final_card() -> None:
    state = empty(3)
    state.round = 2
    played_all(state, 0, 1, 2)
    player = state.players[0]
    player.building_cards = ["basilica-red", "city_wall-red", "porta_nigra-red", "amphitheater-red"]
    own(state, chips=2, sesterces=0)
    display(state, "final-30", "H5")
    assert "final-30" in best(playing(state, "A6"))


def test_before_it_plays_a_card_it_spends_nothing() -> None:
    state = empty(3)
    own(state, chips=3)
    display(state, "H16")
    table = play(state)
    choice = pending(table, 0)
    assert AGENT.policy is not None
    assert AGENT.policy(table.view(0), choice) == ["card_A5", "card_A7"]


def decide_next(table: Table[PortaNigra], random: Random) -> None:
    """Have a computer player choose for the waiting seat."""
    seat = table.waiting_seats[0]
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


def test_no_interim_scoring_is_promised_in_the_last_round() -> None:
    judge = LinearEvaluation(AGENT)
    record = log.read(TESTS / "logs" / "porta_nigra" / "3_players.jsonl")
    of_round: dict[bool, set[float]] = {True: set(), False: set()}
    for row, move in enumerate(record.moves):
        if move.seat is not None and row % 20 == 0:
            table = record.table(row)
            promised = judge.by_source(Playout.from_table(table, 1), move.seat)["interim"]
            of_round[is_interim_to_come(table.state, move.seat)].add(promised)
    assert of_round[False] == {0.0}
    assert len(of_round[True]) > 1


def test_nothing_but_what_rivals_hold_counts_against_points_from_a_source() -> None:
    sources = read_tuning(AGENT.weights).sources.values()
    assert {name for each in sources for name in each if min(each[name]) < 0} == {"majorities_rivals"}
