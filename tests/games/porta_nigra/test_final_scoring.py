import pytest

from games.porta_nigra import GAME
from games.porta_nigra.events.scoring import MajorityScored, SetScored
from games.porta_nigra.final_scoring import final_standings
from games.porta_nigra.pieces import COLOURS
from games.porta_nigra.sets import card_sets, set_points
from games.porta_nigra.state import PortaNigra
from games.scoring import FinalScore
from tests.games.porta_nigra.play import play_from
from tests.games.porta_nigra.position import build_on, empty, own
from tests.support.table_story import happened, said

BARE = {"sesterces": 0, "torches": 0, "chips": 0, "romans": 0}


def at_end(players: int = 2) -> PortaNigra:
    """A table before the final scoring, where nobody scores anything."""
    state = empty(players)
    for seat in range(players):
        own(state, seat, **BARE)
    return state


def cards(state: PortaNigra, *owned: str, seat: int = 0) -> None:
    state.players[seat].building_cards = list(owned)


def scored(state: PortaNigra, seat: int = 0) -> dict[str, int]:
    """A seat's points from the final scoring, by source."""
    found: dict[str, int] = {}
    for score in happened(play_from(state, "final_scoring"), FinalScore):
        assert score.gain is not None
        if score.seat == seat:
            found[score.gain.source] = found.get(score.gain.source, 0) + score.gain.points
    return found


def test_sets_of_three_and_of_one_bring_fourteen() -> None:
    """The rulebook: Nicole has 3 different building cards and one more: 12 + 2."""
    state = at_end()
    cards(state, "amphitheater-red", "basilica-blue", "city_wall-black", "basilica-white")
    assert scored(state) == {"sets": 14}


def test_amphitheater_and_basilica_twice_and_a_city_wall_bring_eighteen() -> None:
    """12 + 6: the colours of the cards do not matter."""
    state = at_end()
    cards(
        state, *("amphitheater-red", "amphitheater-blue", "basilica-red", "basilica-blue", "city_wall-yellow")
    )
    table = play_from(state, "final_scoring")
    assert [(each.points, len(each.buildings)) for each in happened(table, SetScored)] == [(12, 3), (6, 2)]
    assert said(table, SetScored) == [
        "3 different building cards (basilica, city wall, amphitheater) +12",
        "2 different building cards (basilica, amphitheater) +6",
    ]


def test_a_substitute_is_a_building_card_of_its_building() -> None:
    state = at_end()
    cards(state, "amphitheater-red", "basilica-blue", "city_wall-black")
    state.players[0].substitutes = ["porta_nigra", "basilica"]
    assert scored(state) == {"sets": 20 + 2}


@pytest.mark.parametrize(
    ("owned", "points"),
    [({}, 0), ({"basilica": 1}, 2), ({"basilica": 3}, 6), ({"basilica": 2, "city_wall": 1}, 8)],
)
def test_as_many_different_cards_as_possible_are_in_each_set(owned: dict[str, int], points: int) -> None:
    assert set_points(owned) == points
    assert sum(len(each.buildings) for each in card_sets(owned)) == sum(owned.values())


def test_final_cards_that_are_still_owned_score() -> None:
    state = at_end()
    state.players[0].final_cards = ["final-30", "final-56"]
    assert scored(state) == {"final_cards": 86}
    assert scored(state, seat=1) == {}


@pytest.mark.parametrize(("sesterces", "points"), [(11, 3), (3, 1), (2, 0)])
def test_three_sesterces_are_a_point(sesterces: int, points: int) -> None:
    state = at_end()
    own(state, sesterces=sesterces)
    assert scored(state).get("play_area", 0) == points


def test_what_is_left_in_the_play_area_scores_a_point_each() -> None:
    state = at_end()
    own(state, romans=3, chips=2, torches=4, sesterces=7, **dict.fromkeys(COLOURS, 1))
    assert scored(state) == {"play_area": 3 + 2 + 4 + 5 + 2}


def test_caro_and_michael_score_in_the_basilica() -> None:
    """The rulebook: 12 for Caro, 18 for Michael, announced with the reason."""
    state = at_end()
    build_on(state, "basilica-A5", 4, 0)
    build_on(state, "basilica-A4", 2, 1)
    build_on(state, "basilica-A2", 2, 1)
    build_on(state, "basilica-B3", 2, 1)
    assert scored(state, 0) == {"majorities": 12}
    assert scored(state, 1) == {"majorities": 18}
    assert said(play_from(state, "final_scoring"), MajorityScored) == [
        "basilica, row A, 1st (4 bricks, the better color decides) +12",
        "basilica, row A, 2nd (4 bricks) +6",
        "basilica, row B, 1st (2 bricks) +12",
    ]


def test_a_tie_that_nothing_decides_is_shown_even_if_it_brings_nothing() -> None:
    state = at_end(3)
    build_on(state, "porta_nigra-7", 4, 0)
    build_on(state, "porta_nigra-3", 4, 1)
    build_on(state, "porta_nigra-4", 4, 2)
    table = play_from(state, "final_scoring")
    assert said(table, MajorityScored) == [
        "Porta Nigra, height 4, 1st (1 element, the better color decides) +8",
        "Porta Nigra, height 4, 2nd (1 element, tied) +0",
        "Porta Nigra, height 4, 2nd (1 element, tied) +0",
    ]
    assert [player.points for player in table.state.players] == [8, 0, 0]


def test_the_parts_come_one_after_the_other_and_then_the_game_is_over() -> None:
    state = at_end()
    for seat in (0, 1):
        own(state, seat, chips=1)
        cards(state, "basilica-red", seat=seat)
        state.players[seat].final_cards = ["final-30"]
    build_on(state, "amphitheater-C1", 1)
    table = play_from(state, "final_scoring")
    said = [(type(each).__name__, each.seat) for each in happened(table, FinalScore)]
    assert said == [
        *(("SetScored", 0), ("SetScored", 1)),
        *(("FinalCardScored", 0), ("FinalCardScored", 1)),
        *(("PlayAreaScored", 0), ("PlayAreaScored", 1)),
        ("MajorityScored", 0),
    ]
    assert table.over
    assert [player.points for player in table.state.players] == [38, 33]


def test_most_points_win_and_ties_are_shared() -> None:
    state = at_end(3)
    for seat, points in enumerate((40, 55, 55)):
        state.players[seat].points = points
    assert [(each.seat, each.rank) for each in final_standings(state)] == [(1, 1), (2, 1), (0, 3)]
    assert GAME.standing(state)[0].ties == ()
