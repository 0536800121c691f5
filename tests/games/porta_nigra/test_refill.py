"""Setup and refill (rulings 1 and 2)."""

import pytest

from games.porta_nigra.events import refill
from games.porta_nigra.events.setup import AgeOrderSet
from games.porta_nigra.pieces import BUILDING_CARDS, HONOR_CARDS, SUPPLY_CARDS
from games.porta_nigra.state import Options
from tests.games.porta_nigra.play import begin, play_from
from tests.games.porta_nigra.position import empty, sell
from tests.support.table_story import happened, prompt

WHITE_TO_BLUE, FIRST_WITHOUT_WHITE, SECOND_OF_FOUR = "S1", "S6", "S2"
"""The supply card white, yellow, red, blue; one of three bricks; another one of four."""


def test_five_bricks_and_cards_of_four_three_and_four_are_sixteen_and_no_card_more() -> None:
    state = empty()
    sell(state, black=2, blue=1, red=1, yellow=1)
    state.building_display = list(BUILDING_CARDS)[:4]
    state.building_cards_out = list(BUILDING_CARDS)[:4]
    state.honor_display = list(HONOR_CARDS)[:13]
    state.honor_cards_out = list(HONOR_CARDS)[:13]
    table = play_from(state, "refill", draws=[WHITE_TO_BLUE, FIRST_WITHOUT_WHITE, SECOND_OF_FOUR])
    drawn = [event.card for event in happened(table, refill.SupplyCardDrawn)]
    assert drawn == [WHITE_TO_BLUE, FIRST_WITHOUT_WHITE, SECOND_OF_FOUR]
    assert table.view(None).bricks_in_market == 16
    (buildings,) = happened(table, refill.BuildingCardsTurnedUp)
    (honors,) = happened(table, refill.HonorCardsTurnedUp)
    assert (len(buildings.cards), len(honors.cards)) == (2, 1)
    assert prompt(table) == "card", "nothing is asked before"


def test_seven_bricks_are_enough() -> None:
    state = empty()
    sell(state, black=7)
    assert happened(play_from(state, "refill"), refill.SupplyCardDrawn) == []


def test_a_short_supply_lays_out_the_most_valuable_bricks_first() -> None:
    state = empty()
    sell(state, black=6)
    state.supply = 5
    table = play_from(state, "refill", draws=[WHITE_TO_BLUE, FIRST_WITHOUT_WHITE])
    assert happened(table, refill.SupplyCardDrawn) == [
        refill.SupplyCardDrawn(WHITE_TO_BLUE, SUPPLY_CARDS[WHITE_TO_BLUE]),
        refill.SupplyCardDrawn(FIRST_WITHOUT_WHITE, ("yellow",)),
    ]
    assert (table.view(None).bricks_in_market, table.view(None).supply) == (11, 0)


def test_with_an_empty_supply_no_card_is_drawn() -> None:
    state = empty()
    sell(state, black=6)
    state.supply = 0
    assert happened(play_from(state, "refill"), refill.SupplyCardDrawn) == []


def test_the_supply_cards_are_shuffled_anew_when_all_were_drawn() -> None:
    state = empty()
    sell(state, black=6)
    state.supply_cards_used = list(SUPPLY_CARDS)
    table = play_from(state, "refill", draws=[WHITE_TO_BLUE])
    assert len(happened(table, refill.SupplyCardsShuffled)) == 1
    assert happened(table, refill.SupplyCardDrawn)[0].card == WHITE_TO_BLUE


def test_displays_stay_short_when_their_piles_are_empty() -> None:
    state = empty()
    state.building_cards_out = list(BUILDING_CARDS)
    state.honor_cards_out = [name for name, card in HONOR_CARDS.items() for _ in range(card.copies)]
    table = play_from(state, "refill")
    assert happened(table, refill.BuildingCardsTurnedUp, refill.HonorCardsTurnedUp) == []


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 8), (4, 7)])
def test_a_game_begins_with_displays_two_cards_each_and_a_filled_market(players: int, cards: int) -> None:
    table = begin(players, draws=[str(players - 1)])
    view = table.view(None)
    assert view.start == view.active == players - 1
    assert prompt(table, players - 1) == "builder"
    assert (len(view.building_display), len(view.honor_display)) == (6, 14)
    assert view.bricks_in_market >= 14
    for player in view.players:
        assert (player.sesterces, player.torches, player.chips, player.romans) == (20, 1, 0, 5)
        assert (len(player.hand), sum(player.bricks.values())) == (2, 0)
    assert [len(view.cards_left(seat)) for seat in range(players)] == [cards] * players


def test_the_order_of_age_is_drawn_or_given() -> None:
    drawn = begin(3, draws=["0", "2", "0", "1"])
    assert happened(drawn, AgeOrderSet) == [AgeOrderSet((2, 0, 1))]
    given = begin(3, Options(age_order=(1, 2, 0)))
    assert happened(given, AgeOrderSet) == [AgeOrderSet((1, 2, 0))]
    assert given.view(None).young == [1, 2, 0]
