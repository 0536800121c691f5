from collections import Counter
from collections.abc import Iterable

import pytest

from games.porta_nigra import GAME
from games.porta_nigra.final_scoring import final_scores, forecasts
from games.porta_nigra.state import PortaNigra, initial_state
from games.scoring import FinalScore
from tests.fuzz.random_games import play
from tests.games.porta_nigra.play import choose, play_from
from tests.games.porta_nigra.position import build_on, empty, own

INTERIM, FINAL = "forecast-interim", "forecast-final"


def said(view: PortaNigra, seat: int = 0) -> dict[str, int]:
    """Title and points of the future scorings."""
    return {each.title.id: each.points for each in forecasts(view, seat)}


def by_source(scores: Iterable[FinalScore]) -> Counter[str]:
    found = Counter[str]()
    for score in scores:
        found[score.source] += score.points
    return found


def test_bricks_that_stand_count_for_the_interim_scoring_and_majorities_for_the_final_one() -> None:
    """4 players: 5 bricks are 10; 12 for the row, 6 for 20 sesterces, 5 Romans and a torch token."""
    state = empty(4)
    build_on(state, "basilica-A4", 2)
    build_on(state, "city_wall-2", 3, seat=1)
    build_on(state, "city_wall-4", 3)
    assert said(state) == {INTERIM: 10, FINAL: 12 + 20 + 12}
    assert said(state, seat=1) == {INTERIM: 6, FINAL: 10 + 12}
    assert by_source(final_scores(state, 0)) == {"play_area": 12, "majorities": 32}


def test_it_is_shown_by_part() -> None:
    state = empty()
    state.players[0].building_cards = ["basilica-red"]
    state.players[0].final_cards = ["final-30"]
    build_on(state, "basilica-B3", 2)
    own(state, sesterces=3, romans=0, torches=0)
    words = GAME.words("en")
    final = forecasts(state, 0)[-1]
    assert [words.text(part.reason) for part in final.parts] == [
        "building card (basilica) +2",
        "final card +30",
        "play area (3 sesterces) +1",
        "basilica, row B, 1st (2 bricks) +12",
    ]
    assert final.points == 45


@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 2), (4, 2)])
def test_after_the_last_round_no_interim_scoring_comes(players: int, rounds: int) -> None:
    state = empty(players)
    for each in range(1, rounds + 1):
        state.round = each
        assert (INTERIM in said(state)) == (each < rounds)


def test_after_an_early_end_no_interim_scoring_comes() -> None:
    state = empty()
    state.ended_by = 1
    assert said(state).keys() == {FINAL}


def test_who_has_split_their_bricks_has_no_interim_scoring_to_come() -> None:
    state = empty(3)
    for seat, site in enumerate(("city_wall-1", "city_wall-3", "city_wall-7")):
        build_on(state, site, 2, seat)
    table = play_from(state, "interim")
    choose(table, "points-2")
    assert [INTERIM in said(table.view(None), seat) for seat in range(3)] == [False, True, True]


@pytest.mark.parametrize("phase", ["interim", "start_player"])
@pytest.mark.parametrize(("played", "comes"), [(1, True), (2, False)])
def test_of_two_the_next_interim_scoring_is_foretold_in_time(phase: str, played: int, comes: bool) -> None:
    state = empty(2)
    state.round, state.phase, state.active = played, phase, 1
    build_on(state, "city_wall-1", 2)
    assert (INTERIM in said(state)) == comes, "seat 0 has split what this round brought"


def test_when_the_game_is_over_nothing_is_foretold() -> None:
    assert forecasts(play_from(empty(), "final_scoring").view(None), 0) == ()


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_what_is_foretold_before_the_final_scoring_comes_true(players: int, seed: int) -> None:
    table = play(GAME, seed, players=players, undos=False)
    state = initial_state(players, table.state.options)
    events = [event for _, event in table.full_history()]
    scores = [event for event in events if isinstance(event, FinalScore)]
    for event in events[: events.index(scores[0])]:
        event.apply(state)
    for seat in range(players):
        scored = by_source(score for score in scores if score.seat == seat)
        assert by_source(final_scores(state, seat)) == scored
