"""Exchanges, freely chained in the own turn (ruling 7)."""

import pytest

from games.forum_trajanum.pieces import COLOURS
from games.forum_trajanum.state import ForumTrajanum
from games.game import Role
from tests.games.forum_trajanum.play import acting, make_exchange, play_from
from tests.games.forum_trajanum.position import clear, empty, goods, lay_citizens, stock
from tests.support.table_story import about, choose, keys, label, pending, prompt


def stocked(rows: dict[int, int] | None = None, /, **goods: int) -> ForumTrajanum:
    """A table where seat 0 has only these goods and citizens, and no place to build."""
    state = empty()
    stock(state.players[0], **goods)
    lay_citizens(state.players[0], 0, rows or {})
    return state


@pytest.mark.parametrize("colour", COLOURS)
def test_two_workers_of_a_colour_become_a_builder(colour: str) -> None:
    table = acting(stocked(**{colour: 3}))
    make_exchange(table, f"{colour}+{colour}=builder")
    assert goods(table) == {colour: 1, "builder": 1}


def test_an_exchange_is_shown_by_what_is_given_but_is_about_what_is_taken() -> None:
    table = acting(stocked({5: 1}, assistant=1), "exchange")
    assert label(table, "assistant=blue") == "1 assistant for 1 blue worker"
    choice = pending(table, 0)
    assert list(choice.options[0].label.args) == ["took", "gave"]


def test_two_workers_of_different_colours_become_nothing() -> None:
    assert keys(acting(stocked(blue=1, green=1))) == ["end"]


@pytest.mark.parametrize("old", COLOURS)
@pytest.mark.parametrize("new", COLOURS)
def test_an_assistant_turns_a_worker_into_one_of_any_other_colour(old: str, new: str) -> None:
    table = acting(stocked(**{old: 1, "assistant": 1}))
    key = f"assistant+{old}={new}"
    choose(table, "exchange")
    assert (key in keys(table)) is (old != new)
    if old != new:
        choose(table, key)
        assert goods(table) == {new: 1}


@pytest.mark.parametrize("colour", COLOURS)
def test_craftsman_1_turns_an_assistant_into_a_worker_of_any_colour(colour: str) -> None:
    table = acting(stocked({5: 1}, assistant=1), "exchange", f"assistant={colour}")
    assert goods(table) == {colour: 1}


@pytest.mark.parametrize("old", ["coin", "tribune", "assistant"])
@pytest.mark.parametrize("new", ["coin", "tribune", "assistant"])
def test_merchant_2_turns_a_coin_tribune_or_assistant_into_another_of_them(old: str, new: str) -> None:
    table = acting(stocked({4: 1}, **{old: 1}), "exchange")
    assert (f"{old}={new}" in keys(table)) is (old != new)
    if old != new:
        choose(table, f"{old}={new}")
        assert goods(table) == {new: 1}


def test_the_assistant_of_merchant_2_can_be_made_a_builder_by_craftsman_2_in_the_same_turn() -> None:
    table = acting(stocked({4: 1, 6: 1}, coin=1))
    make_exchange(table, "coin=assistant")
    make_exchange(table, "assistant=builder")
    assert goods(table) == {"builder": 1}


def test_exchanges_chain_freely_across_citizens_and_colours() -> None:
    table = acting(stocked({5: 1}, assistant=2, green=1))
    for key in ("assistant=blue", "assistant+green=blue", "blue+blue=builder"):
        make_exchange(table, key)
    assert goods(table) == {"builder": 1}


def test_one_may_exchange_before_building_after_it_and_without_it() -> None:
    state = stocked(blue=4, green=1)
    clear(state.players[0], ["C1", "D1"])
    table = acting(state)
    make_exchange(table, "blue+blue=builder")
    choose(table, "park", "C1")
    assert prompt(table) == "built"
    make_exchange(table, "blue+blue=builder")
    choose(table, "end")
    assert goods(table) == {"builder": 2}


def test_who_has_opened_the_exchanges_goes_back_and_one_made_is_taken_back() -> None:
    table = acting(stocked({5: 1}, assistant=1), "exchange")
    assert table.has_only_opened_menu(0)
    table.undo(0)
    assert (goods(table), prompt(table)) == ({"assistant": 1}, "build")
    choose(table, "exchange", "assistant=blue")
    assert not table.has_only_opened_menu(0)
    table.undo(0)
    assert goods(table) == {"assistant": 1}


def test_exchanges_are_a_menu_of_their_own_and_a_single_one_is_named_on_its_button() -> None:
    table = acting(stocked({5: 1}, assistant=1))
    choice = pending(table, 0)
    menu = choice.with_role(Role.MENU)
    assert menu is not None
    assert menu.key == "exchange"
    assert label(table, "exchange") == "Exchange"
    table = acting(stocked(blue=2))
    assert label(table, "exchange") == "Exchange 2 blue workers for 1 builder"
    choose(table, "exchange")
    assert goods(table) == {"builder": 1}
    assert keys(table) == ["end"]


def test_a_kind_of_exchange_with_a_single_one_says_what_it_is() -> None:
    table = acting(stocked({5: 1}, assistant=1, green=2), "exchange")
    assert keys(table) == ["builder", "colour", "craftsman_1"]
    assert about(table, "builder") == "2 green workers for 1 builder"
    assert about(table, "colour") == ""
    choose(table, "builder")
    assert goods(table) == {"assistant": 1, "builder": 1}


def test_nothing_is_exchanged_while_citizens_are_paid() -> None:
    state = stocked({4: 1}, tribune=2, assistant=2, coin=1)
    table = play_from(state, "payment")
    assert keys(table) == ["none", "rows_4"]


def test_a_citizen_whose_coin_could_only_come_from_an_exchange_cannot_be_paid() -> None:
    state = stocked({4: 1}, tribune=2)
    table = play_from(state, "payment")
    assert not table.state.players[0].rows[3].active
    assert goods(table) == {"tribune": 2}
