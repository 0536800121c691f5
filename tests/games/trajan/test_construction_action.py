"""The construction action and its free actions (rulings 15 and 16)."""

import pytest

from games.trajan import GAME
from games.trajan.events.actions import SenateAdvanced
from games.trajan.pieces import CENTRE, NEIGHBOURS, PROVINCES, SITES
from games.trajan.state import Trajan
from tests.games.trajan.position import acting, at_senate, empty, me, own
from tests.support.table_story import about, asked, choose, happened, keys, label, option, points_of, prompt


def test_a_token_of_the_supply_becomes_a_worker() -> None:
    table = acting(empty(), "construction", "to_camp")
    assert (me(table).supply, me(table).worker_camp) == (12, 2)


def test_the_first_worker_goes_anywhere() -> None:
    assert keys(acting(empty(), "construction")) == [*SITES, "to_camp", "end"]


def test_the_next_worker_goes_beside_an_own_one_not_diagonally_never_on_it() -> None:
    state = empty()
    state.workers = {"B2": [0], "E4": [1]}
    assert keys(acting(state, "construction")) == ["B1", "A2", "C2", "B3", "to_camp", "end"]


def test_without_a_worker_in_the_camp_no_site_is_offered() -> None:
    state = empty()
    state.players[0].worker_camp = 0
    assert keys(acting(state, "construction")) == ["to_camp", "end"]


def test_without_tokens_anywhere_there_is_no_construction_action() -> None:
    state = empty()
    state.players[0].worker_camp = state.players[0].supply = 0
    assert prompt(acting(state, "construction")) == "end-impossible"


def test_the_first_worker_on_a_site_takes_its_tile_and_points() -> None:
    table = acting(empty(), "construction", "B3", "none")
    assert me(table).construction == ["door-4"]
    assert (me(table).points, me(table).worker_camp) == (4, 0)
    assert "B3" not in table.view(0).district


def test_where_others_work_already_a_worker_gains_the_place_alone() -> None:
    state = empty()
    state.workers = {"B3": [1]}
    del state.district["B3"]
    table = acting(state, "construction")
    assert (label(table, "B3"), about(table, "B3")) == ("B3: no tile", "no points, only the site")
    choose(table, "B3")
    assert (me(table).points, me(table).construction) == (0, [])
    assert table.view(0).workers["B3"] == [1, 0]
    assert prompt(table) == "end"


@pytest.mark.parametrize(
    ("site", "free"),
    [("A1", "forum"), ("B1", "senate"), ("C1", "seaport"), ("D1", "trajan"), ("E1", "military")],
)
def test_the_first_tile_of_a_type_gives_its_action_for_free(site: str, free: str) -> None:
    table = acting(empty(), "construction", site)
    assert prompt(table) == free
    assert asked(table).startswith("Free action")
    assert "none" in keys(table)


def test_the_first_door_gives_the_senate_at_once() -> None:
    table = acting(empty(), "construction")
    assert about(table, "B3") == "4 points; free action: senate"
    choose(table, "B3", "advance")
    assert points_of(table) == [4, 2]


def test_a_second_tile_of_a_type_gives_nothing_for_free() -> None:
    state = empty()
    state.players[0].construction = ["door-2"]
    table = acting(state, "construction")
    assert about(table, "B3") == "4 points; not your first of its type (door): no free action"
    choose(table, "B3")
    assert prompt(table) == "end"


def test_a_free_action_may_be_left_out() -> None:
    table = acting(empty(), "construction", "B3", "none")
    assert points_of(table) == [4]
    assert prompt(table) == "end"


def test_a_free_action_that_is_impossible_is_lost() -> None:
    state = empty()
    at_senate(state, 0, 8)
    state.players[0].arch = CENTRE
    for site in ("B1", "D1"):
        table = acting(state, "construction")
        assert "is impossible now" in about(table, site)
        choose(table, site)
        assert prompt(table) == "end"


def test_a_seat_takes_any_tile_yellow_or_green() -> None:
    for tile, space in (("extra-seaport", "F1"), ("senate-3", "H2")):
        table = acting(empty(), "forum", tile)
        assert me(table).tiles == {tile: 1}
        assert space not in table.view(0).forum


def test_equal_tiles_are_one_option_with_all_their_spaces() -> None:
    table = acting(empty(), "forum")
    assert keys(table).count("bread") == 1
    assert option(table, "bread").spots == ("G1", "H1")
    assert label(table, "bread") == "bread · 2 available"
    choose(table, "bread")
    assert sorted(table.view(0).forum.values()).count("bread") == 1


def test_any_number_of_a_tile_lies_on_the_mat() -> None:
    state = empty()
    own(state.players[0], bread=3)
    table = acting(state, "forum", "bread")
    assert me(table).tiles == {"bread": 4}


def test_each_tile_says_what_it_is_good_for() -> None:
    state = empty()
    state.demands = ["bread", "bread"]
    state.players[0].plus_two = ["military"]
    own(state.players[0], bread=1, senate_2=1)
    table = acting(state, "forum")
    assert about(table, "bread") == "demanded this quarter: 2; you have: 1"
    assert about(table, "senate-3") == "then you have 5 votes"
    assert about(table, "extra-seaport") == "repeats it once"
    assert about(table, "extra-military") == "repeats it up to twice, thanks to your [+2] marker"
    assert about(table, "wild-commodity") == "stands for any card on a ship"


def test_an_empty_forum_gives_no_action() -> None:
    state = empty()
    state.forum = {}
    assert prompt(acting(state, "forum")) == "end-impossible"


def test_from_4_to_5_a_disc_scores_5_points() -> None:
    state = empty()
    at_senate(state, 0, 4)
    table = acting(state, "senate")
    assert label(table, "advance") == "Move one space: 5 points"
    choose(table, "advance")
    assert me(table).points == 5


def test_a_disc_goes_on_top_of_those_that_lie_there() -> None:
    state = empty(3)
    at_senate(state, 1, 3)
    at_senate(state, 2, 3)
    at_senate(state, 0, 2)
    table = acting(state, "senate", "advance")
    assert table.view(0).senate[2] == [1, 2, 0]


def test_the_option_tells_votes_and_place_it_would_give() -> None:
    state = empty()
    at_senate(state, 1, 3)
    own(state.players[0], senate_2=1)
    table = acting(state, "senate")
    assert about(table, "advance") == "then you have 4 votes and 1st place in the senate"


def test_on_8_there_is_no_senate_action() -> None:
    state = empty()
    at_senate(state, 0, 8)
    table = acting(state, "senate")
    assert asked(table) == "This action is impossible now: senate. Your turn is done."
    assert keys(table) == ["end"]


def test_an_action_may_be_left_out_and_is_asked_once_more_then() -> None:
    table = acting(empty(), "senate")
    assert keys(table) == ["advance", "end"]
    confirm = option(table, "end").confirm
    assert confirm is not None
    assert GAME.words("en").text(confirm) == (
        "You could still perform this action: senate. End your turn anyway?"
    )
    choose(table, "end")
    assert not happened(table, SenateAdvanced)
    assert table.view(0).active == 1


def led_to(province: str, *others: int, players: int = 4) -> Trajan:
    """A table where seat 0's leader is in a province with legionnaires of these other seats."""
    state = empty(players)
    state.players[0].leader = province
    state.legionnaires = {province: list(others)}
    return state


def test_a_token_of_the_supply_becomes_a_legionnaire() -> None:
    table = acting(empty(), "military", "to_camp")
    assert (me(table).supply, me(table).military_camp) == (12, 2)


def test_from_the_camp_the_leader_goes_to_one_of_three_provinces() -> None:
    assert keys(acting(empty(), "military")) == ["alpes", "raetia", "noricum", "to_camp", "end"]


@pytest.mark.parametrize("province", PROVINCES)
def test_the_leader_goes_to_any_province_beside_and_never_back_to_the_camp(province: str) -> None:
    state = led_to(province)
    state.players[0].military_camp = state.players[0].supply = 0
    assert keys(acting(state, "military")) == [*NEIGHBOURS[province], "end"]


def test_britannia_is_reached_from_lugudunensis_belgica_and_germania_inferior() -> None:
    coasts = [name for name in PROVINCES if "britannia" in keys(acting(led_to(name), "military"))]
    assert coasts == ["lugudunensis", "belgica", "germania_inferior"]


def test_the_leader_takes_the_tile_it_finds() -> None:
    state = empty()
    state.provinces = {"raetia": "wild-demand"}
    table = acting(state, "military")
    assert label(table, "raetia") == "Leader to Raetia: wild demand"
    choose(table, "raetia")
    assert me(table).tiles == {"wild-demand": 1}
    assert table.view(0).provinces == {}


def test_leaders_share_a_province() -> None:
    state = empty()
    state.players[1].leader = "alpes"
    table = acting(state, "military", "alpes")
    assert me(table).leader == me(table, 1).leader == "alpes"


@pytest.mark.parametrize(
    ("province", "others", "points"),
    [
        ("britannia", (), 10),
        ("britannia", (1, 2), 4),
        ("noricum", (1, 2), 0),
        ("raetia", (1,), 0),
        ("alpes", (), 3),
        ("aquitania", (1, 2, 3), 1),
    ],
)
def test_a_legionnaire_scores_3_less_per_other(province: str, others: tuple[int, ...], points: int) -> None:
    table, plural = acting(led_to(province, *others), "military"), "" if points == 1 else "s"
    assert label(table, "legionnaire").endswith(f": {points} point{plural}")
    choose(table, "legionnaire")
    assert me(table).points == points
    assert me(table).military_camp == 0
    assert table.view(0).legionnaires[province] == [*others, 0]


def test_a_legionnaire_goes_to_the_leader_only_out_of_the_camp() -> None:
    state = led_to("alpes")
    state.players[0].military_camp = 0
    assert "legionnaire" not in keys(acting(state, "military"))


def test_no_legionnaire_goes_where_an_own_one_stands_nor_while_the_leader_is_in_the_camp() -> None:
    assert "legionnaire" not in keys(acting(led_to("alpes", 0), "military"))
    assert "legionnaire" not in keys(acting(empty(), "military"))


def test_without_a_supply_no_token_goes_to_the_camp() -> None:
    state = empty()
    state.players[0].supply = 0
    assert "to_camp" not in keys(acting(state, "military"))


def test_options_say_what_they_bring() -> None:
    state = led_to("belgica", 1)
    state.legionnaires["alpes"] = [0]
    table = acting(state, "military")
    assert about(table, "legionnaire") == "6 − 3 × 1 for other players’ legionnaires; then in the camp: 0"
    assert about(table, "britannia") == "a legionnaire there: 10 points; one province further: up to 10"
    assert about(table, "alpes") == "your legionnaire is already there; one province further: up to 6 points"
    assert about(table, "to_camp") == "then in the camp: 2; in your supply: 12"


def test_a_legionnaire_that_there_is_not_is_not_shown() -> None:
    state = led_to("germania_inferior")
    player = state.players[0]
    player.military_camp = 0
    said = about(acting(state, "military"), "britannia")
    assert said == "a legionnaire there, once you have one in camp: 10 points; one province further: up to 10"
    player.supply = 0
    assert about(acting(state, "military"), "britannia") == "you have no legionnaires left"
