"""Exchanges, freely chained in the own turn (ruling 7)."""

from __future__ import annotations

import pytest

from games.forum_trajanum.pieces import COLOURS
from games.forum_trajanum.state import ForumTrajanum
from tests.games.forum_trajanum.position import (
    acting,
    choose,
    clear,
    empty,
    goods,
    keys,
    label,
    lay_citizens,
    play_from,
    prompt,
    stock,
)


def stocked(rows: dict[int, int] | None = None, /, **goods: int) -> ForumTrajanum:
    """A table on which seat 0 has just these goods and citizens, and nowhere to build."""
    state = empty()
    stock(state.players[0], **goods)
    lay_citizens(state.players[0], 0, rows or {})
    return state


@pytest.mark.parametrize("colour", COLOURS)
def test_two_workers_of_a_colour_become_a_builder(colour: str) -> None:
    table = acting(stocked(**{colour: 3}))
    choose(table, "exchange", f"{colour}+{colour}=builder")
    assert goods(table) == {colour: 1, "builder": 1}


def test_an_exchange_is_told_by_what_is_given_but_is_about_what_is_taken() -> None:
    table = acting(stocked({5: 1}, assistant=1))
    choose(table, "exchange")
    assert label(table, "assistant=blue") == "1 assistant for 1 blue worker"
    assert label(table, "none") == "Exchange nothing"
    choice = table.pending(0)
    assert choice is not None
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
    table = acting(stocked({5: 1}, assistant=1))
    choose(table, "exchange", f"assistant={colour}")
    assert goods(table) == {colour: 1}


@pytest.mark.parametrize("old", ["coin", "tribune", "assistant"])
@pytest.mark.parametrize("new", ["coin", "tribune", "assistant"])
def test_merchant_2_turns_a_coin_tribune_or_assistant_into_another_of_them(old: str, new: str) -> None:
    table = acting(stocked({4: 1}, **{old: 1}))
    choose(table, "exchange")
    assert (f"{old}={new}" in keys(table)) is (old != new)
    if old != new:
        choose(table, f"{old}={new}")
        assert goods(table) == {new: 1}


def test_the_assistant_of_merchant_2_can_be_made_a_builder_by_craftsman_2_in_the_same_turn() -> None:
    table = acting(stocked({4: 1, 6: 1}, coin=1))
    choose(table, "exchange", "coin=assistant", "exchange", "assistant=builder")
    assert goods(table) == {"builder": 1}


def test_exchanges_chain_freely_across_citizens_and_colours() -> None:
    table = acting(stocked({5: 1}, assistant=2, green=1))
    choose(table, "exchange", "craftsman_1", "assistant=blue")
    choose(table, "exchange", "colour", "assistant+green=blue", "exchange", "blue+blue=builder")
    assert goods(table) == {"builder": 1}


def test_one_may_exchange_before_building_after_it_and_without_it() -> None:
    state = stocked(blue=4, green=1)
    clear(state.players[0], ["C1", "D1"])
    table = acting(state)
    choose(table, "exchange", "blue+blue=builder", "park", "C1")
    assert prompt(table) == "built"
    choose(table, "exchange", "blue+blue=builder", "end")
    assert goods(table) == {"builder": 2}


def test_an_exchange_begun_can_be_left_and_one_made_can_be_taken_back() -> None:
    table = acting(stocked(blue=2))
    choose(table, "exchange", "none")
    assert goods(table) == {"blue": 2}
    choose(table, "exchange", "blue+blue=builder")
    table.undo(0)
    assert goods(table) == {"blue": 2}


def test_nothing_is_exchanged_while_citizens_are_paid() -> None:
    state = stocked({4: 1}, tribune=2, assistant=2, coin=1)
    table = play_from(state, "payment")
    assert keys(table) == ["rows_4", "none"]


def test_a_citizen_whose_coin_could_only_come_from_an_exchange_cannot_be_paid() -> None:
    state = stocked({4: 1}, tribune=2)
    table = play_from(state, "payment")
    assert not table.state.players[0].rows[3].active
    assert goods(table) == {"tribune": 2}
