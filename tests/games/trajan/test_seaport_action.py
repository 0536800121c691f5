"""The seaport action (ruling 9), and the refill of an emptied discard pile."""

import pytest

from games.engine.errors import NotTogether
from games.engine.table import Table
from games.hidden import Piece
from games.trajan.events.cards import CardsDrawn
from games.trajan.state import COMMODITY_BAG, Trajan
from tests.games.trajan.position import acting, empty, empty_pile, hold, me, own, own_bonus
from tests.support.table_story import about, choose, happened, keys, label, option, pending, pick, prompt


def test_with_an_empty_hand_one_draws_or_takes_an_open_card() -> None:
    assert keys(acting(empty(), "seaport")) == ["draw", "discard_1", "discard_2", "end"]


def test_two_cards_are_drawn_then_any_card_of_the_hand_is_laid_on_either_pile() -> None:
    state = empty()
    hold(state, "oil")
    table = acting(state, "seaport", "draw", draws=["gems", "furs"])
    piles = ("discard_1", "discard_2")
    assert keys(table) == [f"{card}+{pile}" for card in ("furs", "gems", "oil") for pile in piles]
    assert label(table, "gems+discard_2") == "gems on pile 2, onto fish"
    choose(table, "gems+discard_2")
    assert me(table).cards == {"furs": 1, "oil": 1}
    assert table.view(0).discards == [["wine"], ["fish", "gems"]]


def test_a_card_goes_on_an_empty_discard_pile_too() -> None:
    state = empty()
    state.discard_piles[1] = []
    table = acting(state, "seaport", "draw", draws=["gems", "furs"])
    assert label(table, "furs+discard_2") == "furs on pile 2, which is empty"
    choose(table, "furs+discard_2")
    assert table.view(0).discards == [["wine"], ["furs"]]


def test_of_two_empty_piles_one_is_as_good_as_the_other() -> None:
    state = empty()
    state.discard_piles = [[], []]
    table = acting(state, "seaport", "draw", draws=["gems", "furs"])
    assert keys(table) == ["furs+discard_1", "gems+discard_1"]


def test_the_last_card_of_the_pile_is_drawn_alone_and_one_is_laid_off_all_the_same() -> None:
    state = empty()
    hold(state, "oil")
    empty_pile(state, left=1)
    table = acting(state, "seaport")
    assert label(table, "draw") == "Draw the last card, discard one"
    choose(table, "draw")
    assert sum(me(table).cards.values()) == 2
    choose(table, "oil+discard_1")
    assert sum(me(table).cards.values()) == 1


def test_with_an_empty_pile_nothing_is_drawn_but_cards_are_taken_and_played() -> None:
    state = empty()
    hold(state, "oil", "oil")
    empty_pile(state)
    table = acting(state, "seaport")
    assert "draw" not in keys(table)
    assert {"discard_1", "discard_2", "play"} < set(keys(table))
    choose(table, "play")
    pick(table, "oil")
    assert (me(table).cards, me(table).display) == ({"oil": 1}, {"oil": 1})


def test_a_card_that_is_taken_is_known_to_all() -> None:
    table = acting(empty(), "seaport", "discard_1", "end")
    assert table.view(0).players[0].hand == [Piece("wine", None, COMMODITY_BAG)]


def test_a_card_that_is_drawn_is_known_to_its_owner_alone() -> None:
    table = acting(empty(), "seaport", "draw", "furs+discard_1", "end", draws=["gems", "furs"])
    assert me(table).cards == {"gems": 1}
    for viewer in (None, 1):
        assert table.view(viewer).players[0].hand == [Piece(None, (0,), COMMODITY_BAG)]


def test_from_a_hand_leaves_first_the_copy_that_all_know() -> None:
    state = empty()
    hold(state, "wine", seen=["wine"])
    table = acting(state, "seaport", "play")
    pick(table, "wine")
    assert table.view(1).players[0].hand[0] == Piece(None, (0,), COMMODITY_BAG)


def test_one_or_two_cards_are_played_and_as_many_drawn() -> None:
    state = empty()
    hold(state, "fish", "fish", "wine")
    table = acting(state, "seaport", "play", draws=["gems", "furs"])
    assert [(each.key, each.copies) for each in pending(table).options] == [("fish", 2), ("wine", 1)]
    with pytest.raises(NotTogether):
        pick(table, "fish", "fish", "wine")
    pick(table, "fish", "wine")
    assert me(table).display == {"fish": 1, "wine": 1}
    assert me(table).cards == {"fish": 1, "furs": 1, "gems": 1}


def test_with_one_card_in_the_pile_only_that_is_drawn_for_two() -> None:
    state = empty()
    hold(state, "fish", "wine")
    empty_pile(state, left=1)
    table = acting(state, "seaport", "play")
    pick(table, "fish", "wine")
    assert [len(event.cards) for event in happened(table, CardsDrawn)] == [1]


def test_a_single_card_is_played_in_one_step() -> None:
    state = empty()
    hold(state, "fish")
    table = acting(state, "seaport")
    assert label(table, "play") == "Play fish"
    assert option(table, "play").reveals
    choose(table, "play")
    assert me(table).display == {"fish": 1}
    assert prompt(table) == "end"


def test_the_wild_commodity_is_neither_played_nor_laid_off() -> None:
    state = empty()
    own(state.players[0], wild_commodity=1)
    table = acting(state, "seaport", draws=["gems", "furs"])
    assert "play" not in keys(table)
    choose(table, "draw")
    assert not any("wild" in key for key in keys(table))


def test_cards_say_how_many_one_has_and_what_bonus_tiles_give() -> None:
    state = empty()
    hold(state, "wine", "oil", "oil")
    own_bonus(state.players[0], "wine-fish")
    table = acting(state, "seaport")
    assert about(table, "discard_1") == ("in hand: 1, in display: 0; +3 for each there at the end")
    choose(table, "play")
    assert about(table, "oil") == "in hand: 2, in display: 0"


def test_an_emptied_discard_pile_is_filled_at_the_end_of_the_turn_so_that_it_can_be_taken_back() -> None:
    table = acting(empty(), "seaport", draws=["gems"])
    assert not option(table, "discard_1").reveals
    choose(table, "discard_1")
    assert (table.view(0).discards[0], table.undoable(0)) == ([], 1)
    choose(table, "end")
    assert table.view(0).discards[0] == ["gems"]


def test_it_is_filled_at_once_for_who_could_take_the_card_in_this_turn() -> None:
    state = empty()
    own(state.players[0], wild_extra=1)
    table = acting(state, "seaport", "discard_1", draws=["gems"])
    assert (table.view(0).discards[0], table.undoable(0)) == (["gems"], 0)


def test_with_an_empty_pile_an_emptied_discard_pile_stays_empty() -> None:
    state = empty()
    empty_pile(state)
    state.discard_piles[0] += state.discard_piles[1]
    state.discard_piles[1] = [state.discard_piles[0].pop()]
    table = acting(state, "seaport", "discard_2")
    assert not option(table, "end").reveals
    choose(table, "end")
    assert table.view(0).discards[1] == []


def test_playing_tells_how_many_cards_the_pile_still_has_for_it() -> None:
    state = empty()
    hold(state, "oil", "wine")
    empty_pile(state, left=2)
    assert about(acting(state, "seaport"), "play") == "into your display; you draw that many"
    empty_pile(state, left=1)
    table = acting(state, "seaport")
    said = "into your display; you draw at most 1 card: the draw pile has no more"
    assert about(table, "play") == said
    empty_pile(state)
    assert about(acting(state, "seaport"), "play") == "into your display; the draw pile is empty"


def test_cards_that_no_new_one_is_drawn_for_are_missing_in_the_hand_at_the_end() -> None:
    state = empty()
    hold(state, "oil", "wine")
    own_bonus(state.players[0], "wine-fish")
    empty_pile(state, left=1)
    table = acting(state, "seaport", "play")
    assert brings(table, "wine") == "you draw 1 card; +3 at the end"
    assert brings(table, "oil") == "you draw 1 card"
    assert brings(table, "oil", "wine") == "you draw 1 card; +2 at the end"
    empty_pile(state)
    table = acting(state, "seaport", "play")
    assert brings(table, "wine") == "the draw pile is empty; +2 at the end"
    assert brings(table, "oil") == "the draw pile is empty; −1 at the end"


def brings(table: Table[Trajan], *cards: str) -> str:
    choice = pending(table)
    said = choice.joint_effect(choice.answer_of(cards))
    assert said is not None
    return table.game.words("en").text(said)
