from bot.tables.choices_ahead import key_of_only_end
from games.engine.table import Table
from games.game import Role
from games.porta_nigra import GAME
from games.porta_nigra.events.actions import ElementBuilt
from games.porta_nigra.events.turn import CardsDrawn
from games.porta_nigra.pieces import ACTION_CARDS, SITES
from games.porta_nigra.state import Options, PortaNigra
from games.words import LOCALES
from tests.fuzz.random_games import play as random_game
from tests.games.porta_nigra.play import choose, choose_site, me, play, playing
from tests.games.porta_nigra.position import build_on, display, display_cards, empty, hold, own, played, sell
from tests.support.table_story import about, asked, happened, keys, label, option, prompt, said

BUILD = "symbol_2"
"""The symbol to build on A7."""


# What can I build now, from where, for what


def rich() -> PortaNigra:
    """Seat 0 stands in the basilica with 2 yellow, 1 white, 10 sesterces; seat 1 has some."""
    state = empty(3)
    display_cards(state, "basilica-yellow", "city_wall-yellow")
    own(state, yellow=2, white=1, sesterces=10)
    build_on(state, "basilica-A2")
    build_on(state, "basilica-A1", seat=1)
    build_on(state, "city_wall-1", seat=1)
    return state


def test_a_card_says_what_its_symbols_buy_for_how_much_and_on_how_many_sites_it_builds() -> None:
    state = rich()
    hold(state, "A1", "A5")
    table = play(state)
    assert about(table, "card_A5") == "2 torches; black for 3, yellow for 5; 12 building sites"
    assert about(table, "card_A1") == "3 torches; any color for 3–5; 12 building sites"


def test_a_card_names_the_brick_that_a_symbol_buys_whose_shop_is_empty() -> None:
    state = empty()
    sell(state, red=1)
    hold(state, "A5", "A7")
    table = play(state)
    assert about(table, "card_A5") == "2 torches; red instead of black for 3, red instead of yellow for 3"
    assert about(table, "card_A7") == "2 torches; red for 3"
    sell(state, red=1, yellow=1)
    table = play(state)
    assert about(table, "card_A5") == "2 torches; any color instead of black for 3–5, yellow for 5"


def test_what_a_card_buys_has_room_in_a_list_in_every_language() -> None:
    state = empty()
    sell(state, black=1, white=1)
    own(state, white=8, sesterces=30)
    state.players[0].quarter = "amphitheater"
    for card in ACTION_CARDS:
        hold(state, card, "A7" if card != "A7" else "A5")
        said = option(play(state), f"card_{card}").about
        assert said is not None
        for locale in LOCALES:
            assert len(GAME.words(locale).text(said)) <= 100


def test_the_symbol_says_where_its_sites_are_the_nearest_building_first() -> None:
    table = playing(rich(), "A7")
    assert about(table, BUILD) == (
        "12 sites in reach: basilica (1), city wall (2), Porta Nigra (2), amphitheater (7)"
    )


def test_the_only_site_has_its_name_because_it_is_not_asked() -> None:
    state = empty()
    own(state, red=1, sesterces=10)
    table = playing(state, "A7")
    assert label(table, BUILD) == "build › amphitheater C3: 1 red brick"
    assert about(table, BUILD) == "+3 points; then 2 bricks short of a reward; move 3"


def test_a_card_comes_first_where_there_is_nothing_else_to_use() -> None:
    state = empty()
    own(state, torches=0, chips=0)
    assert asked(play(state)).endswith("turns left in the round.")


def test_a_site_for_any_height_says_which_heights_are_possible() -> None:
    state = empty()
    own(state, red=3, sesterces=10)
    table = playing(state, "A7", BUILD, "porta_nigra")
    assert label(table, "porta_nigra-5") == "5: 3 red bricks"
    own(state, red=5)
    table = playing(state, "A7", BUILD, "porta_nigra")
    assert label(table, "porta_nigra-5") == "5: red, 3–5 bricks"
    assert about(table, "porta_nigra-5") == "+9 to +15 points"


def test_first_the_building_is_chosen_then_the_site() -> None:
    table = playing(rich(), "A7", BUILD)
    assert asked(table) == (
        "Symbol on the card: which building do you build in? You have 10 sesterces and 5 Romans."
    )
    assert about(table, "city_wall") == "2 sites; +9 to +14 points; card; reward: up to 1 white brick; move 1"
    choose(table, "city_wall")
    assert asked(table) == (
        "Symbol on the card, city wall: which site do you build on? "
        "Moving there costs 1; then you have 9 sesterces."
    )
    assert keys(table) == ["city_wall-4", "city_wall-9"]
    assert about(table, "city_wall-4") == (
        "+14 points; card; with 1 white; reward: 1 white brick; majority: 1st (+20)"
    )
    assert about(table, "city_wall-9") == (
        "+9 points; card; then 1 brick short of a reward; majority: 1st (+20)"
    )


def test_with_many_bricks_all_sites_are_offered_no_more_than_a_list_holds_at_once() -> None:
    state = empty()
    own(state, white=8, sesterces=10)
    table = playing(state, "A7", BUILD)
    assert keys(table) == ["basilica", "city_wall", "porta_nigra", "amphitheater"]
    offered: list[str] = []
    for building in keys(table):
        twin = table.copy()
        choose(twin, building)
        offered += keys(twin)
        assert len(keys(twin)) <= 25
    assert sorted(offered) == sorted(SITES)


# What it brings: the majority


def test_it_says_what_the_majority_brings_and_whether_it_changes() -> None:
    state = rich()
    table = playing(state, "A7", BUILD)
    assert about(table, "basilica") == ("+9 points; card; reward: 1 torch token + 1 Roman")
    choose(table, "basilica", "white-0")
    assert about(table, "take") == "sets: +2 at the end"
    build_on(state, "basilica-A2", seat=1)
    table = playing(state, "A7", BUILD, "amphitheater")
    assert about(table, "amphitheater-A4").endswith("majority: 1st (+15)")
    build_on(state, "amphitheater-C1")
    table = playing(state, "A7", BUILD, "amphitheater")
    assert about(table, "amphitheater-C4").endswith("majority: 1st"), "it was first there before"


def test_an_added_brick_says_what_it_gives_up() -> None:
    """One of two elements grows from height 5 to 6, with the points of each height after that."""
    state = empty()
    build_on(state, "porta_nigra-7", 5)
    build_on(state, "porta_nigra-8", 5)
    build_on(state, "porta_nigra-3", 6, seat=1)
    build_on(state, "porta_nigra-4", 6, seat=1)
    display(state, "H13")
    own(state, chips=2)
    table = play(state, "influence-honor", "H13")
    assert about(table, "porta_nigra-7") == "then 1 brick short of a reward; majority: 2nd (+6)"
    build_on(state, "porta_nigra-3", 5, seat=1)
    build_on(state, "porta_nigra-4", 5, seat=1)
    table = play(state, "influence-honor", "H13")
    assert about(table, "porta_nigra-7") == "then 1 brick short of a reward; majority: 1st (+7)"


def test_an_honor_card_says_where_an_element_or_a_brick_could_go() -> None:
    state = rich()
    own(state, chips=3)
    build_on(state, "porta_nigra-3", 4)
    display(state, "H10", "H13")
    table = play(state, "influence-honor")
    assert about(table, "H10") == "12 building sites; leaves 1 influence chip"
    assert about(table, "H13") == "fits 1 element of yours; leaves 1 influence chip"


# Bricks and money


def test_a_brick_says_its_price_the_rest_and_which_sites_it_opens() -> None:
    state = empty()
    own(state, red=1, sesterces=12)
    table = playing(state, "A7", "symbol_1")
    assert asked(table) == (
        "Symbol “buy any color”: which brick do you buy? You have 12 sesterces and 5 Romans."
    )
    assert about(table, "red") == "price 3; leaves 9 sesterces; opens basilica B3 and 2 more"
    assert about(table, "yellow") == "price 4 + move 1; leaves 7 sesterces; opens amphitheater C4"


def test_a_symbol_whose_shop_is_empty_says_why_it_buys_anything() -> None:
    state = empty()
    sell(state, red=1, yellow=1)
    table = playing(state, "A5")
    assert about(table, "symbol_1").startswith("its shop is empty: 2 shops")
    choose(table, "symbol_1")
    assert asked(table).startswith(
        "Symbol “buy black”: that shop is empty, so buy from any other. Which brick do you buy?"
    )


def test_a_white_brick_in_place_of_another_is_shown_in_the_colour_it_counts_as() -> None:
    state = empty()
    own(state, yellow=1, white=2)
    table = playing(state, "A7")
    choose_site(table, BUILD, "basilica-A4")
    assert prompt(table) == "white"
    assert [label(table, key) for key in keys(table)] == ["1 yellow brick, 1 white brick", "2 white bricks"]
    assert about(table, "white-1") == "left in your stock: 1 white brick"
    choose(table, "white-1")
    assert said(table, ElementBuilt) == ["builds basilica A4 with 1 yellow brick and 1 white brick, +9"]


# What comes: turns, cards, the end


def test_it_says_how_many_turns_are_left_and_which_one_is_the_last() -> None:
    state = empty()
    assert "8 turns left in the round." in asked(play(state))
    state.round = 3
    played(state, "A1", "A2", "A3", "A4", "A6", "A8")
    assert "2 turns left in the game." in asked(play(state))
    played(state, "A1", "A2", "A3", "A4", "A6", "A8", "A7")
    table = play(state, "card_A5")
    assert asked(table).endswith("This is your last turn of the game.")


def test_after_an_early_end_the_turn_is_the_last_one() -> None:
    state = empty()
    state.ended_by = 1
    assert "This is your last turn of the game." in asked(play(state))


def test_once_the_early_end_is_near_it_says_how_near() -> None:
    state = empty()
    assert "early end" not in asked(play(state))
    state.supply = 2
    expected = "Until the early end: 12 bricks in the market and the supply, or 15 elements by one player."
    assert expected in asked(play(state))


def test_what_ends_the_game_early_says_so() -> None:
    state = empty()
    sell(state, red=1)
    state.supply = 0
    table = playing(state, "A7")
    assert about(table, "symbol_1") == "1 red brick: price 3; ends the game early (+5)"
    for site in list(SITES)[:14]:
        build_on(state, site)
    own(state, white=3)
    table = playing(state, "A7", BUILD)
    assert asked(table).endswith("This element ends the game early.")


def test_an_element_of_the_wall_whose_reward_takes_the_last_brick_says_that_it_ends_the_game_early() -> None:
    state = empty()
    sell(state)
    state.supply = 1
    build_on(state, "city_wall-1", 2)
    own(state, blue=2, red=2)
    table = playing(state, "A7", "symbol_2", "city_wall")
    assert "reward: 1 white brick; majority: 1st; ends the game early (+5)" in about(table, "city_wall-3")
    own(state, red=0)
    table = playing(state, "A7", "symbol_2")
    assert "ends the game early (+5)" in about(table, "city_wall"), "its only site is not asked"
    assert "early" not in about(table, "amphitheater")
    state.supply = 2
    table = playing(state, "A7", "symbol_2")
    assert "early" not in about(table, "city_wall")


def test_the_only_element_that_can_be_built_says_at_once_that_it_ends_the_game_early() -> None:
    """Neither building nor site is asked."""
    state = empty()
    for site in list(SITES)[:14]:
        build_on(state, site)
    own(state, blue=2, sesterces=0, chips=2)
    state.players[0].quarter = "city_wall"
    table = play(state)
    assert about(table, "influence-build") == (
        "+5 points; then 1 brick short of a reward; ends the game early (+5); leaves 0 influence chips"
    )
    choose(table, "card_A7")
    assert about(table, "symbol_2").endswith("; ends the game early (+5)")


def test_an_honor_card_that_takes_the_last_bricks_says_that_it_ends_the_game_early() -> None:
    state = empty()
    sell(state)
    state.supply = 1
    own(state, chips=3)
    display(state, "H2", "H4", "H14", "H17")
    table = play(state, "influence-honor")
    assert about(table, "H2") == "ends the game early (+5); leaves 2 influence chips"
    assert [card for card in keys(table) if "early" in about(table, card)] == ["H2", "H14"]
    choose(table, "H17")
    assert about(table, "brick-red") == about(table, "brick-yellow") == "ends the game early (+5)"
    state.supply = 2
    table = play(state, "influence-honor")
    assert [card for card in keys(table) if "early" in about(table, card)] == ["H14", "H17"]
    sell(state, black=1)
    table = play(state, "influence-honor")
    assert not any("early" in about(table, card) for card in keys(table))


def test_a_seat_reads_what_is_on_the_card_it_draws_and_others_do_not() -> None:
    table = playing(empty(), "A7", "end", draws=["A2"])
    (drawn,) = happened(table, CardsDrawn)
    assert said(table, CardsDrawn) == ["draws A2 (buy black, buy red, build, 1 torch token, 3 sesterces)"]
    (other,) = [event for _, event in table.history(1) if isinstance(event, CardsDrawn)]
    message = other.message()
    assert message is not None
    assert GAME.words("en").text(message) == "draws 1 face down"
    assert drawn.cards[0].face == "A2"


def test_the_end_of_a_turn_is_marked_and_asked_once_more_while_something_is_left_to_do() -> None:
    table = playing(empty(), "A7")
    end = option(table, "end")
    assert (end.role, end.reveals) == (Role.ENDS_TURN, False)
    table.answer(0, "end")
    assert asked(table) == (
        "There are 2 torches left on the card, and symbols you could use. End your turn anyway?"
    )
    assert key_of_only_end(table, 0) == "end", "it ends by itself, unless the seat goes back"
    assert (option(table, "end").role, option(table, "end").reveals) == (Role.ENDS_TURN, True)
    table.undo(0)
    assert prompt(table) == "act"
    assert me(table).sesterces == 20


def test_the_final_scoring_is_foretold_for_every_seat_at_every_moment_of_whole_games() -> None:
    moments = 0

    def look(table: Table[PortaNigra]) -> None:
        nonlocal moments
        for seat in range(table.players):
            found = GAME.forecasts(table.state, seat) if GAME.forecasts else ()
            assert bool(found) == bool(table.state.phase)
            for forecast in found:
                assert sum(part.points for part in forecast.parts) == forecast.points
            moments += 1

    random_game(GAME, 5, players=3, options=Options(), watch=look)
    assert moments > 500
