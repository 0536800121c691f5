"""Building, building cards and builder rewards (rulings 9 to 11)."""

import pytest

from games.porta_nigra import GAME
from games.porta_nigra.events.actions import BuilderMoved, ElementBuilt, GoodsTaken, RewardTaken
from games.porta_nigra.state import PortaNigra
from tests.games.porta_nigra.play import choose, choose_site, me, playing, sites_offered
from tests.games.porta_nigra.position import build_on, display_cards, empty, own
from tests.support.table_story import about, happened, keys, points_of, prompt

BUILD = "symbol_2"
"""The symbol to build on A7."""


def city(**goods: int) -> PortaNigra:
    """A table with building cards: basilica yellow, amphitheater red and white; seat 0 owns these goods."""
    state = empty()
    own(state, **goods)
    display_cards(state, "basilica-yellow", "amphitheater-red", "amphitheater-white")
    return state


def test_two_yellow_bricks_in_the_basilica_after_two_others_there() -> None:
    state = city()
    state.players[0].quarter = "amphitheater"
    build_on(state, "basilica-A2")
    own(state, yellow=2)
    table = playing(state, "A7")
    choose_site(table, BUILD, "basilica-A4")
    assert prompt(table) == "building-card"
    assert about(table, "take") == "sets: +2 at the end"
    choose(table, "take")
    assert happened(table, BuilderMoved) == [BuilderMoved(0, "basilica", 1)]
    assert happened(table, ElementBuilt) == [ElementBuilt(0, "basilica-A4", 2, 0, 9, "basilica-yellow")]
    assert happened(table, RewardTaken) == [RewardTaken(0, "basilica", {"torches": 1, "romans": 1})]
    mine = me(table)
    assert (mine.points, mine.sesterces, mine.torches, mine.romans) == (9, 19, 2, 5)
    assert mine.building_cards == ["basilica-yellow"]
    assert "basilica-yellow" not in table.view(0).building_display
    assert mine.bricks["yellow"] == 0


def test_with_six_bricks_the_next_reward_comes() -> None:
    state = city()
    build_on(state, "basilica-A2")
    build_on(state, "basilica-A4")
    own(state, red=2)
    table = playing(state, "A7")
    choose_site(table, BUILD, "basilica-B3")
    assert happened(table, RewardTaken) == [RewardTaken(0, "basilica", {"torches": 1, "romans": 1})]


def test_two_blue_bricks_bring_no_reward_two_red_ones_after_them_bring_one() -> None:
    state = city(blue=2, red=2)
    table = playing(state, "A8", BUILD)
    assert keys(table) == ["basilica", "city_wall", "amphitheater"]
    assert sites_offered(table) == [
        "basilica-A2", "basilica-B3", "city_wall-3", "city_wall-7",
        "amphitheater-B2", "amphitheater-B3", "amphitheater-C2", "amphitheater-C3",
    ]  # fmt: skip
    choose(table, "basilica")
    assert about(table, "basilica-A2") == ("+5 points; then 1 brick short of a reward; majority: 1st (+12)")
    choose(table, "basilica-A2")
    assert happened(table, RewardTaken) == []
    state = city()
    build_on(state, "basilica-A2")
    own(state, red=2)
    table = playing(state, "A7")
    choose_site(table, BUILD, "basilica-B3")
    assert happened(table, RewardTaken) == [RewardTaken(0, "basilica", {"torches": 1, "romans": 1})]


def test_six_yellow_bricks_and_a_white_one_in_the_porta_nigra_after_three() -> None:
    state = city()
    state.players[0].quarter = "porta_nigra"
    build_on(state, "porta_nigra-1", 3)
    own(state, yellow=6, white=1)
    table = playing(state, "A7")
    choose_site(table, BUILD, "porta_nigra-7")
    assert keys(table) == ["height-3", "height-4", "height-5", "height-6", "height-7"]
    assert about(table, "height-7") == (
        "+28 points; with 1 white; reward: 2 influence chips + 4 Romans; majority: 1st (+14)"
    )
    choose(table, "height-7")
    assert points_of(table) == [28]
    assert (me(table).chips, me(table).romans) == (2, 8)
    heights = [element.bricks for _, element in table.view(0).elements_of(0, "porta_nigra")]
    assert heights == [3, 7]
    assert (me(table).bricks["yellow"], me(table).bricks["white"]) == (0, 0)


def test_white_bricks_can_replace_any_number_of_others() -> None:
    state = city(red=2, white=3)
    table = playing(state, "A7")
    choose_site(table, BUILD, "amphitheater-A3")
    assert keys(table) == ["white-1", "white-2", "white-3"]
    assert about(table, "white-2") == "left in your stock: 1 red brick, 1 white brick"
    choose(table, "white-3", "leave")
    assert (me(table).bricks["red"], me(table).bricks["white"]) == (2, 0)
    assert points_of(table) == [11], "replaced bricks count as those of the site"


def test_on_a_white_site_only_white_bricks_stand() -> None:
    state = city(yellow=3, white=1)
    table = playing(state, "A7", BUILD)
    white = {
        key
        for key in sites_offered(table)
        if key in ("amphitheater-A5", "amphitheater-B5", "amphitheater-C5")
    }
    assert white == {"amphitheater-C5"}


def test_building_on_a_white_site_moves_like_any_other() -> None:
    state = city(white=3)
    table = playing(state, "A7")
    choose_site(table, BUILD, "amphitheater-A5", "leave")
    assert happened(table, BuilderMoved) == [BuilderMoved(0, "amphitheater", 3)]


def test_without_a_roman_or_the_sesterces_to_get_there_nothing_is_built() -> None:
    state = city(yellow=2)
    state.players[0].romans = 0
    assert BUILD not in keys(playing(state, "A7"))
    state = city(yellow=2)
    state.players[0].sesterces = 0
    table = playing(state, "A7", BUILD)
    assert prompt(table) == "building-card", "only the basilica, where the builder stands, is in reach"


def test_money_won_by_the_element_comes_too_late_for_its_movement() -> None:
    state = city()
    build_on(state, "amphitheater-B1")
    own(state, blue=1)
    state.players[0].sesterces = 2
    assert BUILD not in keys(playing(state, "A7"))


def test_a_building_card_can_be_left_in_the_display() -> None:
    state = city(yellow=2)
    table = playing(state, "A7")
    choose_site(table, BUILD, "basilica-A4", "leave")
    assert me(table).building_cards == []
    assert "basilica-yellow" in table.view(0).building_display


def test_row_c_of_the_amphitheater_brings_no_building_card() -> None:
    state = city(red=1)
    table = playing(state, "A7", BUILD)
    assert happened(table, ElementBuilt) == [ElementBuilt(0, "amphitheater-C3", 1, 0, 3, "")]


@pytest.mark.parametrize(
    ("site", "bricks", "goods"),
    [
        ("amphitheater-A1", {"black": 3}, {"sesterces": 5, "romans": 1}),
        ("basilica-A1", {"black": 4}, {"torches": 1, "romans": 1}),
        ("city_wall-6", {"black": 3}, {"white": 1}),
        ("porta_nigra-1", {"black": 3}, {"chips": 1, "romans": 2}),
    ],
)
def test_each_building_has_its_reward(site: str, bricks: dict[str, int], goods: dict[str, int]) -> None:
    state = city(**bricks)
    table = playing(state, "A7")
    choose_site(table, BUILD, site)
    assert happened(table, RewardTaken) == [RewardTaken(0, site.partition("-")[0], goods)]


def test_of_a_reward_what_is_not_there_is_lost_and_the_rest_is_given() -> None:
    state = city()
    state.players[0].romans_left = 0
    build_on(state, "basilica-A2", seat=0)
    own(state, red=2)
    table = playing(state, "A7")
    choose_site(table, BUILD, "basilica-B3")
    assert happened(table, RewardTaken) == [RewardTaken(0, "basilica", {"torches": 1})]


def test_the_last_brick_of_the_supply_is_the_reward_of_the_wall_and_the_next_one_is_lost() -> None:
    state = city()
    build_on(state, "city_wall-1")
    own(state, blue=3, red=3)
    state.supply = 1
    table = playing(state, "A8")
    choose_site(table, BUILD, "city_wall-2")
    assert happened(table, RewardTaken) == [RewardTaken(0, "city_wall", {"white": 1})]
    assert (me(table).bricks["white"], table.view(0).supply) == (1, 0)
    state = city()
    build_on(state, "city_wall-1")
    build_on(state, "city_wall-2")
    own(state, red=3)
    state.supply = 0
    table = playing(state, "A7")
    choose_site(table, BUILD, "city_wall-8")
    assert happened(table, RewardTaken) == [RewardTaken(0, "city_wall", {})]
    assert table.view(0).ended_by is None, "there are bricks in the market"


def test_of_two_romans_the_last_one_of_the_fifteen_is_given() -> None:
    state = city()
    build_on(state, "porta_nigra-1", 3)
    state.players[0].romans, state.players[0].romans_left = 4, 1
    own(state, blue=3)
    table = playing(state, "A7")
    choose_site(table, BUILD, "porta_nigra-3")
    assert happened(table, RewardTaken) == [RewardTaken(0, "porta_nigra", {"chips": 1, "romans": 1})]
    assert (me(table).romans, me(table).romans_left) == (4, 0)


def test_an_element_of_the_porta_nigra_has_three_to_eight_bricks() -> None:
    state = city(white=2)
    table = playing(state, "A7", BUILD)
    assert not any(key.startswith("porta_nigra") for key in sites_offered(table))
    state = city(yellow=9)
    table = playing(state, "A7")
    choose_site(table, BUILD, "porta_nigra-8")
    assert keys(table) == [f"height-{number}" for number in range(3, 9)]
    choose(table, "height-8")
    assert points_of(table) == [32]
    assert me(table).bricks["yellow"] == 1


def test_a_site_is_built_on_once() -> None:
    state = city()
    build_on(state, "amphitheater-C1", seat=1)
    own(state, black=1)
    assert BUILD not in keys(playing(state, "A7"))


@pytest.mark.parametrize(
    ("locale", "reward", "taken"),
    [
        ("en", "gets 1 white brick as a reward (basilica)", "takes 1 Roman"),
        ("de", "Baumeisterbelohnung (Basilika): 1 weißer Baustein", "+1 Römer"),
        ("ru", "+1 белый блок (награда зодчего, базилика)", "+1 римлянин"),
    ],
)
def test_goods_are_named_as_they_are_listed(locale: str, reward: str, taken: str) -> None:
    """In German and Russian no verb asks for another case."""
    for event, text in (
        (RewardTaken(0, "basilica", {"white": 1}), reward),
        (GoodsTaken(0, {"romans": 1}), taken),
    ):
        message = event.message()
        assert message is not None
        assert GAME.words(locale).text(message) == text
