"""A turn: the first placing, the card, torches, the end (rulings 3 to 6 and 16)."""

from games.porta_nigra.events.turn import CardPlayed, CardsDrawn, TorchesTurnedToCoins
from games.porta_nigra.pieces import BUILDINGS, QUARTER_OF_SHOP, action_deck, count_borders_between
from tests.games.porta_nigra.play import choose, me, play, playing
from tests.games.porta_nigra.position import build_on, empty, hold, own, played, sell
from tests.support.table_story import about, asked, happened, keys, label, option, prompt


def test_before_its_first_card_a_seat_places_its_builder_in_any_quarter_free() -> None:
    state = empty()
    state.players[0].quarter = ""
    state.players[1].quarter = "porta_nigra"
    table = play(state)
    assert (prompt(table), keys(table)) == ("builder", [*BUILDINGS])
    choose(table, "porta_nigra")
    assert (me(table).quarter, me(table).sesterces) == ("porta_nigra", 20), "builders share quarters"
    assert prompt(table) == "card"


def test_one_card_of_the_hand_is_played_and_no_turn_ends_without() -> None:
    table = play(empty())
    assert keys(table) == ["card_A5", "card_A7", "coin-token"]
    assert (label(table, "card_A5"), about(table, "card_A5")) == (
        "A5: buy black, buy yellow, build",
        "2 torches; black for 3, yellow for 5",
    )
    choose(table, "card_A5")
    assert [event.card.face for event in happened(table, CardPlayed)] == ["A5"]
    assert "end" in keys(table)
    assert not any(key.startswith("card_") for key in keys(table))


def test_a_card_may_be_used_for_nothing() -> None:
    table = playing(empty(), "A5", "end")
    assert me(table).sesterces == 22
    assert table.view(None).active == 1


def test_a_card_with_two_torches_and_three_symbols_and_one_token_is_three_actions() -> None:
    table = playing(empty(), "A6", "symbol_3", "symbol_1")
    assert about(table, "symbol_2").endswith("−1 torch token")
    choose(table, "symbol_2")
    mine = me(table)
    assert (mine.torches, mine.chips, mine.bricks["blue"], mine.bricks["white"]) == (0, 1, 1, 1)
    assert [key for key in keys(table) if key.startswith("symbol")] == []
    assert keys(table) == ["end"]


def test_or_torches_of_the_card_and_tokens_are_sesterces_as_long_as_they_pay_for_something_more() -> None:
    """A yellow brick costs 4, its shop lies in another quarter; then they pay for nothing more."""
    state = empty()
    state.players[0].sesterces = 4
    sell(state, yellow=2)
    state.players[0].torches = 2
    way = count_borders_between("basilica", QUARTER_OF_SHOP["yellow"])
    table = playing(state, "A5")
    assert keys(table) == ["coin-torch", "coin-token", "end"]
    choose(table, *["coin-torch", "coin-torch", "coin-token"][:way])
    assert (me(table).sesterces, keys(table)) == (4 + way, ["symbol_1", "symbol_2", "end"])
    choose(table, "symbol_2")
    assert (me(table).sesterces, me(table).bricks["yellow"]) == (0, 1)


def test_all_torches_are_sesterces_for_the_way_to_what_chips_build() -> None:
    """The Porta Nigra, two borders away, has room for three black bricks; the sites on the way are taken."""
    state = empty()
    sell(state)
    own(state, sesterces=0, torches=0, chips=2, black=3)
    for site in ("basilica-B1", "city_wall-1", "city_wall-6"):
        build_on(state, site, seat=1)
    table = playing(state, "A6")
    assert keys(table) == ["symbol_3", "influence-roman", "coin-torch", "end"]
    choose(table, "coin-torch", "coin-torch")
    assert keys(table) == ["influence-build", "influence-roman", "end"]


def test_before_the_card_a_token_is_a_sesterce_whatever_it_pays_for() -> None:
    table = play(empty(), "coin-token")
    assert (me(table).sesterces, me(table).torches) == (21, 0)


def test_no_torch_is_turned_into_a_sesterce_that_pays_for_nothing() -> None:
    """The end of the turn brings as much for torches of the card, and a token is worth more at the end."""
    assert not {"coin-torch", "coin-token"} & {*keys(playing(empty(), "A6"))}


def test_a_torch_won_by_a_reward_pays_a_further_symbol_of_the_same_card() -> None:
    state = empty()
    state.players[0].torches = 0
    build_on(state, "basilica-A2")
    own(state, red=2)
    table = playing(state, "A7", "symbol_3", "symbol_2", "basilica")
    assert me(table).torches == 1
    assert "symbol_1" in keys(table)
    choose(table, "symbol_1", "black")
    assert me(table).torches == 0


def test_each_symbol_is_used_once_and_two_gray_ones_are_two_symbols() -> None:
    table = playing(empty(), "A1")
    assert "symbol_2" not in keys(table), "of equal symbols the first one is offered"
    choose(table, "symbol_1", "red")
    assert "symbol_1" not in keys(table)
    choose(table, "symbol_2", "red")
    assert me(table).bricks["red"] == 2
    assert not {"symbol_1", "symbol_2"} & {*keys(table)}


def test_symbols_without_effect_cannot_be_used() -> None:
    state = empty()
    state.players[0].sesterces = 0
    sell(state, yellow=2)
    assert keys(playing(state, "A5")) == ["end"], "4 for the brick and 3 torches in all"


def test_a_symbol_for_a_torch_token_cannot_be_used_by_a_token() -> None:
    """It would bring no more than the token that pays for it."""
    state = empty()
    state.players[0].sesterces, state.players[0].torches = 0, 5
    sell(state, white=2)
    table = playing(state, "A8")
    assert "symbol_4" in keys(table), "a torch of the card pays"
    assert about(table, "symbol_4") == ""
    choose(table, "coin-torch", "coin-torch", "coin-torch")
    assert keys(table) == ["symbol_3", "coin-token", "end"]


def test_the_whole_turn_can_be_taken_back_until_it_ends() -> None:
    table = play(empty(), "card_A7", "symbol_1", "black", "symbol_3")
    table.undo(0, all_moves=True)
    assert (prompt(table), me(table).sesterces) == ("card", 20)
    choose(table, "card_A5", "end")
    assert table.undoable(0) == 0


def test_at_the_end_torches_of_the_card_become_sesterces_and_tokens_stay() -> None:
    table = playing(empty(), "A6", "symbol_3")
    assert about(table, "end") == "+1 sesterce for the torch left"
    choose(table, "end")
    assert happened(table, TorchesTurnedToCoins) == [TorchesTurnedToCoins(0, 1, False)]
    assert (me(table).sesterces, me(table).torches) == (21, 1)


def test_the_card_goes_to_the_discard_pile_and_another_one_is_drawn() -> None:
    table = playing(empty(), "A5", "end", draws=["A3"])
    assert [card.face for card in me(table).played] == ["A5"]
    assert [card.face for card in me(table).hand] == ["A1", "A3"]
    assert [card.face for card in table.view(1).players[0].hand] == [None, None]


def test_with_an_empty_pile_nothing_is_drawn() -> None:
    state = empty()
    hold(state, "A5", "A7")
    played(state, *(card for card in action_deck(2) if card not in ("A5", "A7")))
    table = play(state, "card_A5")
    assert not option(table, "end").reveals
    choose(table, "end")
    assert happened(table, CardsDrawn) == []
    assert [card.face for card in me(table).hand] == ["A7"]
    assert table.view(1).cards_left(0) == ["A7"], "all know a hand when the pile is empty"


def test_a_question_says_what_a_seat_has_to_spend() -> None:
    table = playing(empty(), "A7")
    assert asked(table) == (
        "What do you want to do? You have 2 torches, 1 torch token, 20 sesterces and 5 Romans."
    )
