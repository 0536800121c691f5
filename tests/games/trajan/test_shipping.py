"""Shipping (rulings 10 and 11)."""

import pytest

from games.engine.errors import NotTogether
from games.engine.table import Table
from games.trajan.pieces import WILD_COMMODITY
from games.trajan.state import Trajan
from tests.games.trajan.position import acting, empty, hold, me, own, own_bonus
from tests.support.table_story import about, choose, keys, label, pending, pick, points_of, prompt

W = WILD_COMMODITY


def at_sea(*cards: str, wilds: int = 0, gray: str = "") -> Trajan:
    """A table where seat 0 holds these cards and wild commodities; this ship is gray."""
    state = empty()
    hold(state, *cards)
    if wilds:
        own(state.players[0], wild_commodity=wilds)
    state.gray_ships = [gray] if gray else []
    return state


def shipped(ship: str, *load: str, gray: bool = False) -> int:
    """The points of a load, for a seat without other cards."""
    cards = [card for card in load if card != W]
    state = at_sea(*cards, wilds=load.count(W), gray=ship if gray else "")
    table = acting(state, "seaport")
    load_ship(table, ship, *load)
    (points,) = points_of(table)
    return points


def load_ship(table: Table[Trajan], ship: str, *load: str) -> None:
    choose(table, f"ship_{ship}")
    if prompt(table) == "ship":
        key = "+".join(load)
        choose(table, key if key in keys(table) else "other")
    if prompt(table) == "load":
        pick(table, *load)


@pytest.mark.parametrize(
    ("load", "coloured", "gray"),
    [(("fish",), 2, 0), (("fish",) * 2, 6, 1), (("fish",) * 3, 12, 7), (("fish",) * 4, 20, 15)],
)
def test_the_ship_for_equal_cards(load: tuple[str, ...], coloured: int, gray: int) -> None:
    assert shipped("equal", *load) == coloured
    assert shipped("equal", *load, gray=True) == gray


@pytest.mark.parametrize(
    ("load", "coloured", "gray"),
    [
        (("fish",), 2, 0),
        (("fish", "oil"), 4, 1),
        (("fish", "oil", "wine"), 6, 3),
        (("fish", "furs", "oil", "wine"), 8, 5),
    ],
)
def test_the_ship_for_different_cards(load: tuple[str, ...], coloured: int, gray: int) -> None:
    assert shipped("different", *load) == coloured
    assert shipped("different", *load, gray=True) == gray


@pytest.mark.parametrize(
    ("load", "coloured", "gray"),
    [
        (("fish",) * 2, 5, 1),
        (("fish",) * 2 + ("oil",) * 2, 10, 6),
        (("fish",) * 2 + ("oil",) * 2 + ("wine",) * 2, 15, 11),
    ],
)
def test_the_ship_for_pairs(load: tuple[str, ...], coloured: int, gray: int) -> None:
    assert shipped("pairs", *load) == coloured
    assert shipped("pairs", *load, gray=True) == gray


def test_a_ship_turns_gray_and_its_cards_lie_in_the_display() -> None:
    table = acting(at_sea("fish", "fish", "oil"), "seaport")
    load_ship(table, "equal", "fish", "fish")
    assert me(table).display == {"fish": 2}
    assert me(table).cards == {"oil": 1}
    assert table.view(0).gray_ships == ["equal"]


def test_a_gray_ship_may_be_used_for_nothing_and_stays_gray() -> None:
    table = acting(at_sea("fish", gray="equal"), "seaport")
    assert label(table, "ship_equal") == "Ship: equal (gray)"
    load_ship(table, "equal", "fish")
    assert points_of(table) == [0]
    assert table.view(0).gray_ships == ["equal"]


def test_who_ships_draws_nothing() -> None:
    table = acting(at_sea("fish"), "seaport")
    load_ship(table, "equal", "fish")
    assert me(table).hand == []


def test_fish_fish_wheat_and_one_wild_are_two_pairs() -> None:
    assert shipped("pairs", "fish", "fish", "wheat", W) == 10


def test_fish_fish_and_two_wilds_are_two_pairs() -> None:
    assert shipped("pairs", "fish", "fish", W, W) == 10


def test_fish_fish_wheat_and_two_wilds_are_not_all_taken() -> None:
    table = acting(at_sea("fish", "fish", "wheat", wilds=2), "seaport", "ship_pairs", "other")
    with pytest.raises(NotTogether) as refused:
        pick(table, "fish", "fish", "wheat", W, W)
    assert refused.value.why is not None
    assert refused.value.why.id == "objection-pairs"


def test_two_pairs_are_of_different_kinds() -> None:
    table = acting(at_sea(*["fish"] * 4), "seaport", "ship_pairs")
    assert points_of(table) == [5]
    assert me(table).cards == {"fish": 2}


def test_one_wild_alone_on_the_ship_for_different_cards_scores_2_and_leaves_the_game() -> None:
    table = acting(at_sea(wilds=1), "seaport")
    load_ship(table, "different", W)
    assert points_of(table) == [2]
    assert (me(table).display, me(table).tiles) == ({}, {})


def test_wilds_stand_for_any_cards_several_at_once() -> None:
    assert shipped("equal", "fish", W, W) == 12
    assert shipped("equal", W, W, W) == 12
    assert shipped("different", "fish", "oil", W, W) == 8
    assert shipped("pairs", W, W) == 5


@pytest.mark.parametrize(
    ("ship", "load", "why"),
    [
        ("equal", ("fish", "oil"), "objection-equal"),
        ("different", ("fish", "fish"), "objection-different"),
        ("pairs", ("fish", "oil"), "objection-pairs"),
        ("pairs", ("fish", "fish", "fish", "oil"), "objection-pairs"),
    ],
)
def test_a_ship_says_why_it_does_not_take_cards(ship: str, load: tuple[str, ...], why: str) -> None:
    cards = ["fish"] * 3 + ["oil"] * 3 + ["wine"] * 2 + ["furs"] * 2
    table = acting(at_sea(*cards), "seaport", f"ship_{ship}", "other")
    with pytest.raises(NotTogether) as refused:
        pick(table, *load)
    assert refused.value.why is not None
    assert refused.value.why.id == why


def test_a_ship_tells_its_best_load_and_offers_it_first() -> None:
    cards = ["fish"] * 3 + ["oil"] * 2 + ["wine"] * 2
    table = acting(at_sea(*cards), "seaport")
    assert about(table, "ship_equal") == "best: 3 × fish for 12 points"
    assert about(table, "ship_pairs") == "best: 2 × fish, 2 × oil and 2 × wine for 15 points"
    choose(table, "ship_equal")
    assert keys(table) == ["fish+fish+fish", "fish+fish", "oil+oil", "other"]
    assert label(table, "fish+fish+fish") == "3 × fish"
    assert about(table, "fish+fish+fish") == "12 points; −3 at the end", "cards in hand score too"


def test_of_equally_good_loads_what_a_bonus_tile_counts_comes_first() -> None:
    state = at_sea("furs", "furs", "oil", "oil", "wine", "wine", "fish")
    own_bonus(state.players[0], "wine-fish", yellow=False)
    table = acting(state, "seaport", "ship_equal")
    assert keys(table)[0] == "wine+wine"
    assert about(table, "wine+wine") == "6 points; +2 at the end"


def test_a_load_tells_what_its_wild_commodity_and_its_cards_would_have_brought() -> None:
    state = at_sea("wine", "oil")
    own(state.players[0], wild_commodity=1)
    own_bonus(state.players[0], "wine-fish")
    table = acting(state, "seaport", "ship_equal")
    assert about(table, "wine+wild-commodity") == "6 points; −1 at the end", "+3 on display, -3 and -1 left"
    assert about(table, "oil+wild-commodity") == "6 points; −4 at the end"
    assert about(table, "wild-commodity") == "2 points; −3 at the end"
    assert about(table, "wine") == "2 points; +2 at the end"


def test_a_pick_of_cards_tells_its_points_before_it_is_made() -> None:
    table = acting(at_sea(*["fish"] * 3, *["oil"] * 3, "wine"), "seaport", "ship_equal", "other")
    choice = pending(table)
    brings = choice.joint_effect(choice.answer_of(["oil", "oil"]))
    assert brings is not None
    assert (brings.args["points"], brings.args["bonus"]) == (6, -2)
    pick(table, "oil", "oil")
    assert points_of(table) == [6]


def test_without_anything_that_fits_a_ship_is_not_offered() -> None:
    table = acting(at_sea("fish", "oil"), "seaport")
    assert "ship_pairs" not in keys(table)
    assert {"ship_equal", "ship_different"} < set(keys(table))


def test_a_single_load_is_shipped_in_one_step() -> None:
    table = acting(at_sea("fish"), "seaport", "ship_equal")
    assert points_of(table) == [2]
