"""Possible elements and their points, distances to rewards and the early end, remaining cards."""

from games.porta_nigra import GAME
from games.porta_nigra.elements import Buildable, buildable_elements
from games.porta_nigra.left import (
    building_pile,
    early_end_left,
    honor_pile,
    known_hand,
    next_rewards,
    supply_pile,
)
from games.porta_nigra.pieces import BUILDING_CARDS, SITES, SUPPLY_CARDS, action_deck
from games.porta_nigra.state import PortaNigra
from tests.games.porta_nigra.play import play
from tests.games.porta_nigra.position import build_on, display, empty, hold, own, played


def by_site(state: PortaNigra, seat: int = 0) -> dict[str, Buildable]:
    """A seat's possible elements, by site."""
    return {each.site.name: each for each in buildable_elements(state, seat)}


def test_what_can_be_built_tells_the_way_the_rest_and_what_it_brings() -> None:
    """2 yellow bricks, the builder in the basilica: there 9 points, its card, a torch token and a Roman."""
    state = empty()
    build_on(state, "basilica-A2", 2)
    state.building_display = ["basilica-yellow", "city_wall-red"]
    own(state, yellow=2)
    found = by_site(state)
    assert found.keys() == {"basilica-A4", "city_wall-9", "amphitheater-B4", "amphitheater-C4"}
    basilica, wall = found["basilica-A4"].outcome, found["city_wall-9"].outcome
    assert (basilica.points, basilica.card, basilica.moving) == (9, "basilica-yellow", 0)
    assert basilica.reward == {"torches": 1, "romans": 1}
    assert (basilica.sesterces, basilica.romans) == (20, 5)
    assert (wall.points, wall.card, wall.moving, wall.sesterces, wall.romans) == (9, "", 1, 19, 4)


def test_the_dearest_comes_first_and_of_equal_ones_the_nearest() -> None:
    state = empty()
    own(state, yellow=2)
    assert [each.site.name for each in buildable_elements(state, 0)] == [
        *("basilica-A4", "city_wall-9", "amphitheater-B4", "amphitheater-C4")
    ]


def test_it_tells_the_heights_and_the_white_bricks_it_takes() -> None:
    """6 yellow and 1 white: 3 to 7 bricks on a yellow site of the Porta Nigra, the most for 28 points."""
    state = empty()
    own(state, yellow=6, white=1)
    found = by_site(state)["porta_nigra-7"]
    assert (found.least, found.most, found.white, found.outcome.points) == (3, 7, 1, 28)


def test_without_a_roman_the_money_for_the_way_or_a_first_quarter_nothing_can_be_built() -> None:
    state = empty()
    own(state, yellow=2, sesterces=0)
    assert by_site(state).keys() == {"basilica-A4"}
    own(state, romans=0)
    assert buildable_elements(state, 0) == ()
    own(state, romans=1)
    state.players[0].quarter = ""
    assert buildable_elements(state, 0) == ()


def test_it_tells_how_many_bricks_are_missing_to_the_next_reward_of_each_building() -> None:
    state = empty()
    build_on(state, "basilica-A2", 2)
    build_on(state, "city_wall-2", 3)
    build_on(state, "city_wall-3", 2, seat=1)
    found = {each.building: (each.built, each.to_go) for each in next_rewards(state, 0)}
    assert found == {"basilica": (2, 1), "city_wall": (3, 3), "porta_nigra": (0, 3), "amphitheater": (0, 3)}
    assert next_rewards(state, 1)[1].to_go == 1
    assert next_rewards(state, 1)[1].goods == {"white": 1}


def test_it_tells_how_far_the_early_end_is() -> None:
    state = empty(3)
    state.supply, state.market = 4, {**state.market, "white": 0, "black": 1}
    for name in list(SITES)[:6]:
        build_on(state, name, SITES[name].bricks, seat=1)
    left = early_end_left(state)
    assert left.bricks == 4 + 7
    assert left.elements == {0: 15, 1: 9, 2: 15}


def test_which_cards_a_seat_can_still_play_all_know_but_not_which_of_them_it_holds() -> None:
    state = empty(3)
    hold(state, "A1", "A2", seat=1)
    played(state, "A5", "A6", seat=1)
    table = play(state)
    for viewer in (None, 0, 1):
        view = table.view(viewer)
        assert view.cards_left(1) == ["A1", "A2", "A3", "A4", "A7", "A8"]
        assert view.pile_size(1) == 4
    assert known_hand(table.view(1), 1) == ("A1", "A2")
    assert known_hand(table.view(0), 1) == ()


def test_with_an_empty_pile_all_know_the_hand() -> None:
    state = empty(2)
    hold(state, "A3", "A8", seat=1)
    played(state, *(card for card in action_deck(2) if card not in ("A3", "A8")), seat=1)
    view = play(state).view(0)
    assert known_hand(view, 1) == ("A3", "A8")


def test_all_know_what_the_piles_are_made_of() -> None:
    state = empty()
    state.supply_cards_used = ["S1"]
    state.building_cards_out = ["basilica-red"]
    display(state, "final-30", "H13")
    assert set(supply_pile(state)) == set(SUPPLY_CARDS) - {"S1"}
    assert set(building_pile(state)) == set(BUILDING_CARDS) - {"basilica-red"}
    assert honor_pile(state)["final-30"] == 2
    assert honor_pile(state)["H13"] == 1
    assert sum(honor_pile(state).values()) == 26


def test_four_players_have_seven_cards() -> None:
    assert len(play(empty(4)).view(None).cards_left(0)) == 7
    assert GAME.seats == (2, 3, 4)
