"""The military action (ruling 13)."""

import pytest

from games.trajan.pieces import NEIGHBOURS, PROVINCES
from games.trajan.state import Trajan
from tests.games.trajan.position import acting, empty, me
from tests.support.table_story import about, choose, keys, label


def led_to(province: str, *others: int, players: int = 4) -> Trajan:
    """A table on which seat 0 leads in a province where these other seats have legionnaires."""
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
def test_a_legionnaire_scores_3_less_for_each_other_one_but_at_least_0(
    province: str, others: tuple[int, ...], points: int
) -> None:
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


def test_a_legionnaire_that_there_is_not_is_not_told() -> None:
    state = led_to("germania_inferior")
    player = state.players[0]
    player.military_camp = 0
    told = about(acting(state, "military"), "britannia")
    assert told == "a legionnaire there, once you have one in camp: 10 points; one province further: up to 10"
    player.supply = 0
    assert about(acting(state, "military"), "britannia") == "you have no legionnaires left"
