from random import Random

import pytest

from games.engine.errors import NotTogether
from games.engine.table import Table
from games.porta_nigra.actions.honor_cards import buyable_honor_cards
from games.porta_nigra.actions.honor_effects import CHOSEN, is_brick
from games.porta_nigra.events.actions import ElementBuilt, RewardTaken
from games.porta_nigra.events.influence import EffectLapsed, HonorPointsScored
from games.porta_nigra.pieces import BUILDINGS, HONOR_CARDS
from games.porta_nigra.state import PortaNigra
from tests.games.porta_nigra.late_position import late_position
from tests.games.porta_nigra.play import choose, me, play
from tests.games.porta_nigra.position import build_on, display, empty, own
from tests.support.games import share
from tests.support.table_story import about, asked, happened, keys, label, pending, pick, prompt


def offering(*cards: str, chips: int = 3) -> PortaNigra:
    """A table with these honor cards in the display, and a seat with chips."""
    state = empty()
    own(state, chips=chips)
    display(state, *cards)
    return state


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("H1", {"black": 1, "blue": 1}),
        ("H2", {"red": 1}),
        ("H3", {"torches": 2}),
        ("H4", {"sesterces": 5}),
        ("H6", {"romans": 1}),
        ("H7", {"yellow": 1, "sesterces": 3}),
        ("H8", {"white": 1, "torches": 1}),
        ("H14", {"white": 2}),
        ("H17", {"red": 1, "yellow": 1}),
    ],
)
def test_goods_come_at_once_bricks_from_the_supply_in_its_colour(card: str, goods: dict[str, int]) -> None:
    state = offering(card)
    before = state.players[0]
    kinds = ("sesterces", "torches", "romans")
    had = {**{kind: getattr(before, kind) for kind in kinds}, **before.bricks}
    market = dict(state.market)
    supply = state.supply
    table = play(state, "influence-honor", card)
    player = me(table)
    has = {**{kind: getattr(player, kind) for kind in kinds}, **player.bricks}
    assert {kind: has[kind] - had[kind] for kind in has if has[kind] != had[kind]} == goods
    assert table.state.market == market, "never from the market"
    assert table.state.supply == supply - sum(n for kind, n in goods.items() if kind in player.bricks)
    assert player.chips == 3 - HONOR_CARDS[card].chips


@pytest.mark.parametrize(("card", "points"), [("H5", 4), ("H12", 8), ("H16", 12)])
def test_points_count_at_once(card: str, points: int) -> None:
    table = play(offering(card), "influence-honor", card)
    assert me(table).points == points
    (scored,) = happened(table, HonorPointsScored)
    assert scored.gain.source == "cards_now"


def test_a_card_with_an_immediate_effect_leaves_the_game_and_the_gap_stays_until_the_next_refill() -> None:
    state = offering("H5", "H12")
    table = play(state, "influence-honor", "H5")
    assert table.state.honor_display == ["H12"]
    assert "H5" not in table.state.bag("honors")
    assert me(table).final_cards == []
    choose(table, "card_A5", "end")
    assert len(table.state.honor_display) == 14


def test_a_substitute_is_a_building_card_of_its_building_without_colour() -> None:
    state = offering("substitute-basilica")
    state.players[0].building_cards = ["city_wall-red", "city_wall-blue"]
    table = play(state, "influence-honor")
    assert about(table, "substitute-basilica") == "sets then 8 instead of 4; leaves 1 influence chip"
    choose(table, "substitute-basilica")
    assert me(table).substitutes == ["basilica"]
    assert me(table).buildings_owned == {"city_wall": 2, "basilica": 1}


def test_30_needs_four_cards_of_different_buildings() -> None:
    state = offering("final-30")
    state.players[0].building_cards = ["amphitheater-red", "basilica-red", "city_wall-red", "city_wall-blue"]
    assert [*buyable_honor_cards(state, 0)] == []
    state.players[0].substitutes = ["porta_nigra"]
    assert [*buyable_honor_cards(state, 0)] == ["final-30"]


def test_cards_are_handed_in_all_four_at_once() -> None:
    state = offering("final-30")
    player = state.players[0]
    player.building_cards = ["amphitheater-red", "basilica-red", "basilica-blue", "city_wall-red"]
    player.substitutes = ["porta_nigra", "city_wall"]
    table = play(state, "influence-honor")
    assert about(table, "final-30") == (
        "hand in 4 different building cards; sets then 6 instead of 26; leaves 1 influence chip"
    )
    choose(table, "final-30")
    assert asked(table) == (
        "Which 4 building cards do you hand in, each of a different building? Your sets then score 6."
    )
    twice = ("amphitheater-red", "basilica-red", "basilica-blue", "substitute-porta_nigra")
    with pytest.raises(NotTogether):
        pending(table).answer_of(twice)
    pick(table, "amphitheater-red", "basilica-red", "substitute-porta_nigra", "substitute-city_wall")
    assert me(table).building_cards == ["basilica-blue", "city_wall-red"]
    assert me(table).substitutes == []
    assert me(table).final_cards == ["final-30"]


def test_where_only_four_cards_can_be_handed_in_nothing_is_asked() -> None:
    state = offering("final-30")
    state.players[0].building_cards = [f"{building}-red" for building in BUILDINGS]
    table = play(state, "influence-honor", "final-30")
    assert prompt(table) == "card"
    assert me(table).building_cards == []


def test_of_two_equal_substitutes_one_is_handed_in() -> None:
    """The rulebook: "Wirf 4 Bauwerkskarten ab, die 4 verschiedene Bauwerkszeichnungen haben"."""
    state = offering("final-30")
    state.players[0].building_cards = ["amphitheater-red", "basilica-red", "city_wall-red"]
    state.players[0].substitutes = ["porta_nigra", "porta_nigra"]
    table = play(state, "influence-honor", "final-30")
    assert prompt(table) == "card"
    assert me(table).substitutes == ["porta_nigra"]


def test_42_is_had_for_a_30_and_56_for_a_42_that_leave_the_game() -> None:
    state = offering("final-42", "final-56")
    assert [*buyable_honor_cards(state, 0)] == []
    state.players[0].final_cards = ["final-30", "final-30"]
    table = play(state, "influence-honor")
    assert keys(table) == ["final-42"]
    assert about(table, "final-42") == "hand in: 30-point final card; leaves 1 influence chip"
    choose(table, "final-42")
    assert me(table).final_cards == ["final-30", "final-42"], "several may be owned"
    state = offering("final-56")
    state.players[0].final_cards = ["final-30", "final-42"]
    table = play(state, "influence-honor", "final-56")
    assert me(table).final_cards == ["final-30", "final-56"]


def test_who_has_too_few_chips_cannot_buy_a_card() -> None:
    assert [*buyable_honor_cards(offering("H5", "H12", "H16", chips=2), 0)] == ["H5", "H12"]
    assert [*buyable_honor_cards(offering("H5", chips=0), 0)] == []


def test_equal_cards_of_the_display_are_one_option() -> None:
    table = play(offering("H5", "H13", "H13", "H12"), "influence-honor")
    assert keys(table) == ["H5", "H12"], "H13 needs an element in the Porta Nigra"


def test_a_card_none_of_whose_effects_is_possible_cannot_be_bought() -> None:
    state = offering("H2", "H6", "H13", "H15")
    state.supply = 0
    state.players[0].romans_left = 0
    assert [*buyable_honor_cards(state, 0)] == []
    state.players[0].romans_left = 1
    assert [*buyable_honor_cards(state, 0)] == ["H6", "H15"]
    state.supply = 1
    assert [*buyable_honor_cards(state, 0)] == ["H2", "H6", "H15"]
    build_on(state, "porta_nigra-1", 3)
    assert [*buyable_honor_cards(state, 0)] == ["H2", "H6", "H13", "H15"]


def test_a_card_says_which_of_its_effects_is_not_possible_and_that_one_lapses() -> None:
    state = offering("H11", "H7")
    state.players[0].romans_left = 0
    state.supply = 0
    table = play(state, "influence-honor")
    assert about(table, "H11") == "not possible now: 1 Roman; leaves 1 influence chip"
    assert about(table, "H7") == "not possible now: 1 yellow brick; leaves 1 influence chip"
    choose(table, "H11")
    assert me(table).points == 5
    assert happened(table, EffectLapsed) == [EffectLapsed(0, "romans-1")]


def test_with_too_few_bricks_in_the_supply_the_seat_chooses_which_one_it_gets() -> None:
    state = offering("H17")
    state.supply = 1
    table = play(state, "influence-honor")
    assert about(table, "H17") == "bricks left in the supply: 1; leaves 0 influence chips"
    choose(table, "H17")
    assert keys(table) == ["brick-red", "brick-yellow"]
    choose(table, "brick-yellow")
    assert me(table).bricks["yellow"] == 1
    assert me(table).bricks["red"] == 0
    assert happened(table, EffectLapsed) == [EffectLapsed(0, "brick-red")]


@pytest.mark.parametrize(("card", "goods"), [("H9", "torches"), ("H10", "sesterces"), ("H15", "romans")])
def test_goods_of_a_card_come_before_its_element_without_a_question(card: str, goods: str) -> None:
    state = offering(card)
    own(state, yellow=2)
    table = play(state)
    had = getattr(me(table), goods)
    choose(table, "influence-honor", card)
    assert prompt(table) == "building"
    assert getattr(me(table), goods) > had


def test_a_card_counts_the_sites_that_its_own_goods_bring_within_reach() -> None:
    """In the amphitheater with 2 yellow bricks: 2 sites there, one each in basilica and city wall."""
    state = offering("H10", "H15")
    own(state, yellow=2, sesterces=0, romans=1)
    state.players[0].quarter = "amphitheater"
    table = play(state, "influence-honor")
    assert about(table, "H15") == "2 building sites; leaves 0 influence chips"
    assert about(table, "H10") == "4 building sites; leaves 1 influence chip"
    choose(table, "H10")
    assert keys(table) == ["basilica", "city_wall", "amphitheater", "none"]
    own(state, romans=0)
    table = play(state, "influence-honor")
    assert about(table, "H15") == "2 building sites; leaves 0 influence chips"
    assert about(table, "H10") == "not possible now: build; leaves 1 influence chip"


GOODS_CARDS = {"H3": "torches-2", "H4": "sesterces-5", "H6": "romans-1"}
"""Cards that give the same kinds of goods as those that build, and nothing else."""


def test_goods_before_an_element_are_never_worse_than_goods_after_it() -> None:
    """In random positions every element possible before is possible after, with the same result."""
    compared = 0
    for seed in share(range(40), 20):
        state = late_position(Random(seed))
        display(state, *GOODS_CARDS)
        own(state, chips=6)
        table = play(state)
        for card in buyable_honor_cards(state, 0):
            goods_first = table.copy()
            choose(goods_first, "influence-honor", card)
            after = elements(goods_first)
            for built, table_then in elements(table).items():
                if card in buyable_honor_cards(table_then.state, 0):
                    choose(table_then, "influence-honor", card)
                    assert after[built].state == table_then.state
                    compared += 1
    assert compared > 1000


def elements(table: Table[PortaNigra]) -> dict[ElementBuilt, Table[PortaNigra]]:
    """Every possible element for chips, with the table after it."""
    if "influence-build" not in keys(table):
        return {}
    started = table.copy()
    choose(started, "influence-build")
    found, open_ways = dict[ElementBuilt, Table[PortaNigra]](), [started]
    while open_ways:
        now = open_ways.pop()
        if prompt(now) == "card":
            (built,) = happened(now, ElementBuilt)
            found[built] = now
            continue
        for key in keys(now):
            then = now.copy()
            choose(then, key)
            open_ways.append(then)
    return found


def test_the_order_of_effects_can_matter_for_bricks_alone() -> None:
    """A condition for new components; otherwise the order must become a question."""
    for card in HONOR_CARDS.values():
        further = [effect for effect in card.effects if effect in CHOSEN]
        assert len(further) <= 1
        assert not further or not any(map(is_brick, card.effects))


def test_sesterces_or_a_roman_of_the_card_make_its_element_possible() -> None:
    state = offering("H15")
    own(state, yellow=2, romans=0)
    table = play(state, "influence-honor", "H15")
    assert prompt(table) == "building", "the Roman is taken first: without it nothing can be built"
    choose(table, "basilica")
    assert me(table).romans == 0
    assert me(table).points == 9


def test_an_element_of_a_card_needs_no_torch_and_can_be_left_out() -> None:
    state = offering("H9")
    own(state, yellow=2, torches=0)
    table = play(state, "influence-honor", "H9")
    assert label(table, "none") == "Build nothing"
    choose(table, "none")
    assert me(table).torches == 1
    assert me(table).bricks["yellow"] == 2
    assert happened(table, EffectLapsed) == [EffectLapsed(0, "build")]
    assert prompt(table) == "card"


def test_where_nothing_can_be_built_the_rest_of_the_card_comes_and_building_lapses() -> None:
    table = play(offering("H9"), "influence-honor", "H9")
    assert prompt(table) == "card"
    assert me(table).torches == 2
    assert happened(table, EffectLapsed) == [EffectLapsed(0, "build")]


# The added brick


def test_the_example_of_an_added_brick() -> None:
    """On a white element of height 5, the only one there: height 6, 2 Romans and a chip, no points."""
    state = offering("H13")
    build_on(state, "porta_nigra-9", 5)
    own(state, romans=5, chips=2)
    supply = state.supply
    table = play(state, "influence-honor", "H13")
    assert label(table, "porta_nigra-9").endswith("(height 5 → 6)")
    assert about(table, "porta_nigra-9") == "reward: 1 influence chip + 2 Romans; majority: 1st (+2)"
    choose(table, "porta_nigra-9")
    player = me(table)
    assert table.state.elements["porta_nigra-9"].bricks == 6
    assert (player.romans, player.chips, player.points) == (7, 1, 0)
    assert len(happened(table, RewardTaken)) == 1
    assert table.state.supply == supply - 1
    assert player.building_cards == []


def test_no_brick_comes_onto_height_8_nor_onto_others_elements_or_other_buildings() -> None:
    state = offering("H13")
    build_on(state, "porta_nigra-1", 8)
    build_on(state, "porta_nigra-2", 4, seat=1)
    build_on(state, "city_wall-1", 2)
    assert [*buyable_honor_cards(state, 0)] == []
    build_on(state, "porta_nigra-3", 7)
    table = play(state, "influence-honor", "H13")
    assert keys(table) == ["porta_nigra-3", "none"]


def test_an_added_brick_can_be_left_out_and_says_how_far_the_next_reward_is() -> None:
    state = offering("H13")
    build_on(state, "porta_nigra-7", 3)
    table = play(state, "influence-honor", "H13")
    assert about(table, "porta_nigra-7") == "then 2 bricks short of a reward; majority: 1st (+2)"
    choose(table, "none")
    assert table.state.elements["porta_nigra-7"].bricks == 3
    assert happened(table, EffectLapsed) == [EffectLapsed(0, "add_brick")]
    assert me(table).chips == 1, "the price is paid all the same"
