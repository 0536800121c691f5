"""The costs of building tiles, and every way to pay for one (rulings 7 and 8)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from games.forum_trajanum.events.building import Paid
from games.forum_trajanum.exchange import EXCHANGES
from games.forum_trajanum.payment import can_pay, missing_goods, ways_by_key, ways_to_pay, ways_with
from games.forum_trajanum.pieces import ABILITIES, COLOURS, PLANS, RESOURCES, STRUCTURE_OF, STRUCTURES
from games.forum_trajanum.player import Player, new_player
from games.forum_trajanum.state import ForumTrajanum
from tests.games.forum_trajanum.play import acting, chosen
from tests.games.forum_trajanum.position import clear, empty, goods, lay_citizens, me, stock
from tests.support.table_story import asked, choose, happened, keys, prompt

Stock = tuple[tuple[str, int], ...]


def paying(rows: dict[int, int] | None = None, /, **goods: int) -> ForumTrajanum:
    """A table where seat 0 has these goods and citizens, an empty ship, and C1 and D1 free."""
    state = empty()
    stock(state.players[0], **goods)
    lay_citizens(state.players[0], 0, rows or {})
    clear(state.players[0], ["C1", "D1"])
    return state


def plans(state: ForumTrajanum) -> set[str]:
    return set(keys(acting(state))) & set(PLANS)


GRAYS = {"library", "triumphal_column", "basilica", "market"}


def test_a_builder_builds_any_single_gray_building() -> None:
    assert plans(paying(builder=1)) == GRAYS
    table = acting(paying(builder=2), "triumphal_column", "C1")
    assert goods(table) == {"builder": 1}


def test_who_is_asked_how_to_pay_is_shown_for_what_and_where() -> None:
    table = acting(paying(builder=1, blue=3), "library+fountain", "C1")
    assert asked(table) == "How do you pay for the library + blue fountain on C1, D1?"
    assert asked(table, locale="ru") == "Чем заплатить: библиотека + синий фонтан на C1, D1?"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_worker_builds_a_single_structure_of_its_colour(colour: str) -> None:
    state = paying(**{colour: 1})
    assert plans(state) == {STRUCTURE_OF[colour]}
    table = acting(state, STRUCTURE_OF[colour], "C1")
    assert goods(table) == {}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_worker_with_an_assistant_builds_a_single_structure_of_any_colour(colour: str) -> None:
    state = paying(**{colour: 1, "assistant": 1})
    assert plans(state) == set(STRUCTURES)


def test_a_column_with_a_park_costs_a_builder_and_a_green_worker() -> None:
    state = paying(builder=1, green=1)
    assert "triumphal_column+park" in plans(state)
    assert "library+fountain" not in plans(state)
    table = acting(state, "triumphal_column+park", "C1")
    assert goods(table) == {}


def test_or_a_builder_another_worker_and_an_assistant() -> None:
    table = acting(paying(builder=1, blue=1, assistant=1), "triumphal_column+park", "C1")
    assert goods(table) == {}


def test_or_two_workers_of_one_colour_for_the_builder_and_a_green_one() -> None:
    table = acting(paying(orange=2, green=1), "triumphal_column+park", "C1")
    assert goods(table) == {}


@pytest.mark.parametrize(
    "spent",
    [{"orange": 2}, {"orange": 1, "green": 1, "assistant": 1}, {"blue": 1, "green": 1, "assistant": 2}],
    ids=["two orange", "one orange, one green, an assistant", "blue, green, two assistants"],
)
def test_an_orange_double_as_in_the_rulebooks_example(spent: dict[str, int]) -> None:
    state = paying(**spent)
    assert "house+house" in plans(state)
    table = acting(state, "house+house")
    assert goods(table) == {}


def test_two_workers_of_other_colours_with_one_assistant_do_not_build_an_orange_double() -> None:
    assert "house+house" not in plans(paying(blue=1, green=1, assistant=1))


def test_two_workers_of_different_colours_are_no_builder() -> None:
    player = new_player()
    stock(player, builder=1, blue=1, green=1)
    assert [way.key for way in ways_to_pay(player, "library")] == ["builder"]
    stock(player, blue=2, green=1)
    assert [way.key for way in ways_to_pay(player, "library")] == ["blue+blue"]


def test_who_pays_chooses_which_figures_go() -> None:
    state = paying(orange=1, blue=1, green=1, assistant=2)
    table = acting(state, "house+house")
    assert prompt(table) == "pay"
    assert keys(table) == [
        "blue+orange+assistant",
        "green+orange+assistant",
        "blue+green+assistant+assistant",
    ]
    choose(table, "blue+green+assistant+assistant")
    assert goods(table) == {"orange": 1}


def test_the_spaces_of_a_building_are_shown_while_it_is_placed_and_paid() -> None:
    state = paying(orange=1, blue=1, green=1, assistant=2)
    clear(state.players[0], ["B1"])
    table = acting(state, "house+house")
    assert chosen(table) == {}
    choose(table, "C1")
    assert chosen(table) == {"C1": "house"}
    choose(table, "D1")
    assert prompt(table) == "pay"
    assert chosen(table) == {"C1": "house", "D1": "house"}


def test_abilities_used_in_paying_are_used_up_for_the_turn() -> None:
    table = acting(paying({6: 1}, assistant=2), "market", "C1")
    assert me(table).used == {"craftsman_2": 1}
    assert goods(table) == {"assistant": 1, "coin": 1}
    assert keys(table) == ["end"]


def test_a_whole_chain_of_abilities_can_pay() -> None:
    table = acting(paying({4: 1, 5: 1, 6: 1}, tribune=1, assistant=1), "market+house", "C1")
    assert me(table).used == {"merchant_2": 1, "craftsman_1": 1, "craftsman_2": 1}
    assert goods(table) == {"coin": 1}


def test_what_a_tile_brings_does_not_pay_for_it() -> None:
    assert "basilica+stable" not in plans(paying(builder=1, blue=1))
    assert "basilica+stable" in plans(paying(builder=1, blue=1, assistant=1))


# Against brute force


def reachable(player: Player) -> set[tuple[Stock, Stock]]:
    """Every stock after any chain of exchanges, with the used abilities."""
    left = {
        ability: times - player.used.get(ability, 0) if player.is_row_active(row) else 0
        for ability, (row, times) in ABILITIES.items()
    }
    first = (_frozen(player.stock), _frozen({}))
    found, waiting = {first}, [first]
    while waiting:
        stock, used = (dict(part) for part in waiting.pop())
        for exchange in EXCHANGES:
            if any(stock.get(kind, 0) < number for kind, number in exchange.gave.items()):
                continue
            if exchange.ability and used.get(exchange.ability, 0) == left[exchange.ability]:
                continue
            after, abilities = Counter(stock), Counter(used)
            after.subtract(exchange.gave)
            after.update(exchange.took)
            if exchange.ability:
                abilities[exchange.ability] += 1
            state = (_frozen(after), _frozen(abilities))
            if state not in found:
                found.add(state)
                waiting.append(state)
    return found


def _frozen(counts: dict[str, int]) -> Stock:
    return tuple(sorted((kind, number) for kind, number in counts.items() if number))


def price(plan: str) -> Counter[str]:
    """The cost of a plan without exchanges."""
    return Counter(STRUCTURES.get(half, "builder") for half in PLANS[plan].halves)


def outcomes(player: Player, plan: str) -> set[tuple[Stock, Stock]]:
    """The remaining stock and used abilities for every chain of exchanges that pays for a plan."""
    cost = price(plan)
    return {
        (_frozen(Counter(dict(stock)) - cost), used)
        for stock, used in reachable(player)
        if all(dict(stock).get(kind, 0) >= number for kind, number in cost.items())
    }


@st.composite
def payers(draw: st.DrawFn) -> Player:
    """A player with a few goods and any exchanging citizens."""
    player = new_player()
    kinds = draw(st.lists(st.sampled_from(sorted(player.stock)), max_size=5))
    stock(player, **Counter(kinds))
    lay_citizens(player, 0, {row: 1 for row, _ in ABILITIES.values() if draw(st.booleans())})
    ability = draw(st.sampled_from(sorted(ABILITIES)))
    player.used = {ability: draw(st.integers(0, ABILITIES[ability][1]))}
    return player


@given(payers(), st.sampled_from(sorted(PLANS)))
def test_a_tile_can_be_paid_if_and_only_if_some_chain_of_exchanges_pays_it(player: Player, plan: str) -> None:
    assert can_pay(player, plan) is bool(outcomes(player, plan))


@given(payers(), st.sampled_from(sorted(PLANS)))
def test_every_way_to_pay_leads_to_what_some_chain_of_exchanges_leads_to(player: Player, plan: str) -> None:
    possible = outcomes(player, plan)
    for way in ways_to_pay(player, plan):
        left = Counter(player.stock)
        left.subtract(way.goods)
        assert min(left.values()) >= 0
        assert (_frozen(left), _frozen(dict(way.abilities))) in possible


@given(payers(), st.sampled_from(sorted(PLANS)))
def test_no_chain_of_spending_exchanges_is_better_than_all_listed(player: Player, plan: str) -> None:
    left = [
        (Counter(player.stock) - Counter(way.goods), Counter(way.abilities))
        for way in ways_to_pay(player, plan)
    ]
    for stock_left, used in outcomes(player, plan):
        after, abilities = Counter(dict(stock_left)), Counter(dict(used))
        if not after <= Counter(player.stock):
            continue
        assert any(after <= stock and used <= abilities for stock, used in left)


@pytest.mark.parametrize("seed", range(20))
def test_a_way_chosen_costs_exactly_what_it_says(seed: int) -> None:
    random = Random(seed)
    rows = {row: 1 for row in (4, 5, 6) if random.random() < 0.5}
    have = Counter(["builder", *random.choices([*COLOURS, "assistant", "coin", "tribune"], k=6)])
    state = paying(rows, **have)
    plan = random.choice(sorted(plans(state)))
    ways = {way.key: way for way in ways_to_pay(state.players[0], plan)}
    table = acting(state, plan)
    if prompt(table) == "place":
        choose(table, "C1")
    if prompt(table) == "pay":
        assert keys(table) == list(ways)
        key = random.choice(keys(table))
        choose(table, key)
    else:
        (key,) = ways
    assert happened(table, Paid) == [Paid(0, ways[key].goods, ways[key].abilities)]


def test_no_way_to_pay_is_worked_out_to_offer_what_can_be_paid() -> None:
    ways_by_key.cache_clear()
    ways_with.cache_clear()
    assert plans(paying(builder=1, assistant=2, blue=1)) > GRAYS
    assert (ways_by_key.cache_info().currsize, ways_with.cache_info().currsize) == (0, 0)


@given(payers(), st.sampled_from(sorted(PLANS)))
def test_the_missing_goods_are_the_fewest_with_which_a_tile_can_be_paid(player: Player, plan: str) -> None:
    def pays(further: Sequence[str]) -> bool:
        richer = structs.replace(player, stock=dict(Counter(player.stock) + Counter(further)))
        return can_pay(richer, plan)

    missing = [Counter(each) for each in missing_goods(player, plan)]
    (number,) = {each.total() for each in missing}
    found = {
        further
        for n in range(number + 1)
        for further in combinations_with_replacement(sorted(RESOURCES), n)
        if pays(further)
    }
    assert {tuple(sorted(each.elements())) for each in missing} == found


def test_who_cannot_pay_is_shown_what_is_missing() -> None:
    table = acting(paying(blue=1, coin=1))
    choice = table.pending_choice(0)
    assert choice is not None
    refused = {each.key: each for each in choice.things if each.unmet}
    words = table.game.words("en")
    (library,) = refused["library"].reasons
    assert words.text(library).endswith("you’re short of 1 builder or 1 blue worker")
