"""Using tiles: their destinations, both for two tribunes, tiles beside the Colonia (rulings 3 and 4)."""

import pytest

from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.pieces import BOTH_TILES_PRICE, TILES, tile_text
from games.forum_trajanum.state import ForumTrajanum
from games.words import LOCALES, Message
from tests.games.forum_trajanum.play import acting, turn
from tests.games.forum_trajanum.position import empty, goods, lay_citizens, me, stock, tile
from tests.support.table_story import choose, keys, prompt

BUTTON_LABEL = 80


def poor(**goods: int) -> ForumTrajanum:
    """A table where seat 0 has only these goods."""
    state = empty()
    stock(state.players[0], **goods)
    return state


def beside(state: ForumTrajanum, *faces: str) -> ForumTrajanum:
    """Lay tiles from earlier rounds beside seat 0's Colonia."""
    state.players[0].beside_colonia = [tile(face, 1) for face in faces]
    return state


def faces_beside(table: Table[ForumTrajanum]) -> list[str | None]:
    return [each.face for each in me(table).beside_colonia]


def test_the_own_tile_is_used_and_goes_to_the_ship_the_other_one_beside_the_colonia() -> None:
    table = turn(poor(), own="coins", received="builder")
    assert keys(table) == ["own", "received"]
    choose(table, "own")
    assert goods(table) == {"coin": 2}
    assert [each.face for each in me(table).ship] == ["coins"]
    assert faces_beside(table) == ["builder"]


def test_the_received_tile_is_used_and_still_the_own_one_goes_to_the_ship() -> None:
    table = turn(poor(), own="coins", received="builder")
    choose(table, "received")
    assert goods(table) == {"builder": 1}
    assert [each.face for each in me(table).ship] == ["coins"]
    assert faces_beside(table) == ["builder"]


@pytest.mark.parametrize("face", [name for name, kind in TILES.items() if not kind.citizen])
def test_a_resource_tile_brings_what_it_shows(face: str) -> None:
    table = turn(poor(), own=face)
    shown = dict(TILES[face].gain)
    assert me(table).prestige == shown.pop("upgrade", 0)
    assert goods(table) == shown


@pytest.mark.parametrize("tribunes", [0, 1])
def test_without_two_tribunes_only_one_tile_is_used(tribunes: int) -> None:
    table = turn(poor(tribune=tribunes), own="tribunes", received="builder")
    assert keys(table) == ["own", "received"]


def test_two_tribunes_are_paid_before_both_tiles_are_used() -> None:
    table = turn(poor(tribune=2), own="coins", received="coin_tribune")
    assert keys(table) == ["own", "received", "own+received"]
    choose(table, "own+received")
    assert goods(table) == {"coin": 3, "tribune": 1}
    assert [each.face for each in me(table).ship] == ["coins"]
    assert faces_beside(table) == ["coin_tribune"]


@pytest.mark.parametrize(("own", "received"), [("coins", "tribunes"), ("tribunes", "merchant")])
def test_two_tribunes_are_not_paid_for_a_tile_that_brings_just_them(own: str, received: str) -> None:
    assert keys(turn(poor(tribune=2), own=own, received=received)) == ["own", "received"]


def test_the_order_of_two_tiles_is_free_where_it_matters() -> None:
    table = turn(poor(tribune=2), own="upgrade_coin", received="merchant")
    assert keys(table) == ["own", "received", "own+received", "received+own"]
    merchant_first = table.copy()
    choose(table, "own+received", "row_3")
    assert me(table).prestige == 1
    choose(merchant_first, "received+own", "row_3")
    assert me(merchant_first).prestige == 2


def test_an_exchange_cannot_raise_the_two_tribunes() -> None:
    state = poor(tribune=1, assistant=1)
    lay_citizens(state.players[0], 0, {4: 1})
    table = turn(state, own="coins", received="builder")
    assert (prompt(table), keys(table)) == ("use", ["own", "received"])
    choose(table, "own")
    assert "exchange" in keys(table)


@pytest.mark.parametrize("used", ["own", "received"])
def test_a_used_citizen_goes_to_a_row_of_its_class_and_neither_to_the_ship_nor_beside(used: str) -> None:
    faces = {"own": "coins", "received": "builder", used: "merchant"}
    table = turn(poor(), own=faces["own"], received=faces["received"])
    choose(table, used)
    assert keys(table) == ["row_3", "row_4"]
    choose(table, "row_4")
    row = me(table).rows[3]
    assert [citizen.face for citizen in row.citizens] == ["merchant"]
    assert row.active
    assert len(me(table).ship) + len(me(table).beside_colonia) == 1


def test_a_citizen_that_is_not_used_is_stored_like_any_tile() -> None:
    table = turn(poor(), own="merchant", received="craftsman")
    choose(table, "own", "row_3")
    assert faces_beside(table) == ["craftsman"]
    table = turn(poor(), own="merchant", received="craftsman")
    choose(table, "received", "row_5")
    assert [each.face for each in me(table).ship] == ["merchant"]


def test_a_full_row_leaves_only_the_other_one() -> None:
    state = poor()
    lay_citizens(state.players[0], 0, {3: 2})
    table = turn(state, own="merchant")
    assert len(me(table).rows[3].citizens) == 1


def test_with_both_rows_full_a_citizen_has_no_effect_and_is_stored() -> None:
    state = poor()
    lay_citizens(state.players[0], 0, {3: 2, 4: 2})
    table = turn(state, own="merchant", received="merchant_woman")
    assert goods(table) == {}
    assert [each.face for each in me(table).ship] == ["merchant"]
    assert faces_beside(table) == ["merchant_woman"]


def test_the_own_unused_tile_can_be_the_envoy_of_the_second_patrician() -> None:
    state = poor()
    lay_citizens(state.players[0], 0, {1: 1})
    table = turn(state, own="coins", received="patrician")
    choose(table, "received", "row_1")
    assert prompt(table) == "envoy"
    choose(table, "A1")
    assert table.state.envoys == {"A1": 0}
    assert me(table).ship == []


def test_of_two_used_tiles_the_first_is_stored_before_the_second_takes_effect() -> None:
    state = poor(tribune=2)
    lay_citizens(state.players[0], 0, {1: 1})
    table = turn(state, own="coins", received="patrician")
    received_first = table.copy()
    choose(table, "own+received", "row_1", "A1")
    assert table.state.envoys == {"A1": 0}
    choose(received_first, "received+own", "row_1")
    assert received_first.state.envoys == {}
    assert [each.face for each in me(received_first).ship] == ["coins"]


# Nothing received


def test_who_received_nothing_may_treat_a_tile_from_beside_as_received() -> None:
    table = turn(beside(poor(), "builder", "upgrade_coin"), own="coins")
    assert keys(table) == ["own", "beside.builder", "beside.upgrade_coin"]
    choose(table, "beside.builder")
    assert goods(table) == {"builder": 1}
    assert faces_beside(table) == ["upgrade_coin"]
    assert [each.face for each in table.state.gone] == ["builder"]
    assert [each.face for each in me(table).ship] == ["coins"]


def test_a_tile_beside_that_is_not_used_stays_there() -> None:
    table = turn(beside(poor(), "builder"), own="coins")
    choose(table, "own")
    assert goods(table) == {"coin": 2}
    assert faces_beside(table) == ["builder"]
    assert table.state.gone == []


def test_a_citizen_from_beside_is_placed_and_stays_in_the_game() -> None:
    table = turn(beside(poor(), "craftsman"), own="coins")
    choose(table, "beside.craftsman", "row_6")
    assert [each.face for each in me(table).rows[5].citizens] == ["craftsman"]
    assert (faces_beside(table), table.state.gone) == ([], [])


def test_a_citizen_from_beside_without_a_free_space_leaves_the_game_without_effect() -> None:
    state = beside(poor(), "craftsman")
    lay_citizens(state.players[0], 0, {5: 2, 6: 2})
    table = turn(state, own="coins")
    choose(table, "beside.craftsman")
    assert [each.face for each in table.state.gone] == ["craftsman"]
    assert goods(table) == {}


def test_two_tribunes_use_the_own_tile_and_one_from_beside() -> None:
    table = turn(beside(poor(tribune=2), "builder"), own="coins")
    assert keys(table) == ["own", "beside.builder", "own+beside.builder"]
    choose(table, "own+beside.builder")
    assert goods(table) == {"coin": 2, "builder": 1}
    assert [each.face for each in table.state.gone] == ["builder"]


def test_one_copy_of_a_tile_that_lies_beside_twice_is_used() -> None:
    table = turn(beside(poor(), "builder", "builder"), own="coins")
    choose(table, "beside.builder")
    assert faces_beside(table) == ["builder"]


def test_without_any_tile_one_from_beside_may_be_used_or_not() -> None:
    table = turn(beside(poor(), "builder"), own=None)
    assert keys(table) == ["beside.builder", "none"]
    not_used = table.copy()
    choose(table, "beside.builder")
    assert (goods(table), faces_beside(table)) == ({"builder": 1}, [])
    choose(not_used, "none")
    assert (goods(not_used), faces_beside(not_used)) == ({}, ["builder"])
    assert prompt(not_used) == "build"


def test_who_received_a_tile_never_uses_one_from_beside() -> None:
    table = turn(beside(poor(), "builder"), own="coins", received="tribunes")
    assert keys(table) == ["own", "received"]
    table = turn(beside(poor(), "builder"), own=None, received="coins")
    assert goods(table) == {"coin": 2}
    assert faces_beside(table) == ["builder", "coins"]


def test_without_any_tile_at_all_the_turn_goes_on_to_building() -> None:
    table = acting(poor())
    assert (prompt(table), keys(table)) == ("build", ["end"])


@pytest.mark.parametrize("locale", LOCALES)
def test_any_two_tiles_can_be_named_on_one_button(locale: str) -> None:
    words = GAME.words(locale)
    for first in TILES:
        for second in TILES:
            label = Message(
                "use-both",
                {"price": BOTH_TILES_PRICE, "first": tile_text(first), "second": tile_text(second)},
            )
            assert len(words.text(label)) <= BUTTON_LABEL


@pytest.mark.parametrize("locale", LOCALES)
def test_where_nobody_sees_the_question_two_tiles_are_named_with_their_price(locale: str) -> None:
    choice = turn(poor(tribune=2), own="coins", received="coin_tribune").pending_choice(0)
    assert choice is not None
    both = choice.option("own+received")
    assert both is not None
    words = GAME.words(locale)
    assert f" {BOTH_TILES_PRICE} " in words.text(both.shown_full).partition(":")[0]
    assert words.text(both.shown_full).endswith(words.text(both.label))
