import pytest

from games import find
from games.forum_trajanum.pieces import PRESTIGE_LAST, SPACES
from tests.games.forum_trajanum.play import acting, play_from, turn
from tests.games.forum_trajanum.position import at_steps, clear, empty, lay_citizens, ship, stock, tile
from tests.support.table_story import about, asked, choose, keys, label, option, tip

# Reasons


def test_what_is_gained_names_what_brings_it() -> None:
    table = acting(at_steps(builder=1), "library", "C1")
    assert asked(table) == "Library 1: which worker do you take?"
    assert asked(table, locale="de") == "Bibliothek 1: Welchen Arbeiter nimmst du?"
    assert asked(table, locale="ru") == "Библиотека 1: какого рабочего взять?"
    state = empty()
    lay_citizens(state.players[0], 0, {3: 1, 4: 2})
    table = turn(state, own="merchant")
    assert asked(table) == "Second citizen, Merchant I: what do you take?"


def test_an_envoy_names_what_sends_it_and_how_many_are_left() -> None:
    state = at_steps(market=2, builder=1, blue=1)
    ship(state.players[0], 0, 3)
    table = acting(state, "fountain", "C1")
    assert asked(table) == ("For the fountain: where do you send an envoy (blue)? You have 3 on your ship.")
    table = acting(state, "market", "C1", "market_3")
    assert asked(table).startswith("Market 3: where do you send an envoy (")


def test_an_area_bonus_names_its_area_its_step_or_its_citizen() -> None:
    state = at_steps(market=1, builder=1, orange=1)
    state.envoys = {"C3": 1}
    ship(state.players[0], 0, 1)
    table = acting(state, "house", "C1", "B3")
    assert asked(table) == "For the completed orange area: choose an area bonus."
    table = acting(state, "market", "C1", "market_2")
    assert asked(table) == "Market 2: choose an area bonus."
    lay_citizens(state.players[0], 0, {2: 1, 1: 2})
    table = turn(state, own="patrician")
    assert asked(table) == "Second citizen, Patrician II: choose an area bonus."


def test_a_further_tile_and_a_further_building_name_their_steps() -> None:
    table = acting(at_steps(library=3, builder=1), "library", "C1", "library_4")
    assert asked(table) == "Library 4: which tile of your Colonia do you take and use right away?"
    table = acting(at_steps(basilica=3, builder=2), "basilica", "C1", "basilica_4")
    assert asked(table) == "Basilica 4: what else do you build? You have to pay for it."


def test_a_benefit_names_the_step_that_the_marker_reaches() -> None:
    table = acting(at_steps(market=2, builder=1), "market", "C1")
    assert asked(table) == ("Your forum marker reaches Market 3: take this benefit, or an earlier one?")


def test_what_becomes_of_the_tile_that_is_not_used_is_said() -> None:
    state = empty()
    stock(state.players[0], tribune=1)
    table = turn(state, own="coins", received="builder")
    assert asked(table) == (
        "Which tile do you use? The other one is stored: "
        "your own on the ship, the received one next to the Colonia."
    )
    stock(state.players[0], tribune=3)
    assert asked(turn(state, own="coins", received="builder")).endswith(
        "Using both costs 2 tribunes; you have 3."
    )
    state.players[0].beside_colonia = [tile("assistants", 1)]
    assert asked(turn(state, own="coins")).startswith("You received nothing: use your own tile, or one")
    assert asked(turn(state, own=None)).startswith("You have no tile this round:")


def test_who_can_build_nothing_is_shown_why() -> None:
    assert asked(acting(empty())) == "You can’t build anything: you have no free space."
    assert asked(acting(at_steps())) == "There’s nothing you can afford to build."


def test_who_has_built_and_has_nothing_else_to_do_ends_the_turn() -> None:
    table = acting(at_steps(blue=1), "fountain", "C1")
    assert keys(table) == ["end"]
    assert asked(table) == "You’ve built. Your turn is done."


# Why it matters


def test_who_builds_is_shown_what_it_costs_and_who_has_no_room_where_room_comes_from() -> None:
    assert tip(acting(at_steps(builder=1))).startswith("Once a turn. Gray costs 1 builder")
    assert tip(acting(at_steps())).startswith("Gray building: 1 builder or 2 workers of the same color.")
    assert tip(acting(empty())).startswith("Where you take a tile, a space becomes free.")


def test_exchanging_is_spoken_of_only_where_it_can_be_done() -> None:
    table = acting(at_steps(blue=1), "fountain", "C1")
    assert tip(table) == "What you haven’t spent, you keep for your next turns."
    state = at_steps(blue=1, coin=1)
    lay_citizens(state.players[0], 0, {4: 1})
    table = acting(state, "fountain", "C1")
    assert "exchange" in keys(table)
    assert tip(table).startswith("You don’t have to do anything here. Exchange only if")


@pytest.mark.parametrize(
    ("cycle", "said"),
    [(1, "becomes inactive"), (2, "becomes inactive"), (3, "The game ends after this scoring")],
)
def test_the_last_payment_promises_no_next_cycle(cycle: int, said: str) -> None:
    state = empty(cycle=cycle, number=4)
    lay_citizens(state.players[0], 0, {3: 1})
    stock(state.players[0], coin=1)
    assert said in tip(play_from(state, "payment"))


# What could not be had


@pytest.mark.parametrize(
    ("track", "step", "said"),
    [
        ("library", 3, "nothing: no envoy on the ship"),
        ("library", 4, "nothing: no tile in the Colonia"),
        ("market", 3, "nothing: no envoy on the ship"),
        ("basilica", 3, "no upgrade: the slide bar is at its end"),
        ("basilica", 4, "nothing: there’s nothing you can afford to build"),
        ("market", 2, ""),
        ("library", 2, ""),
    ],
)
def test_a_benefit_that_cannot_be_had_says_so(track: str, step: int, said: str) -> None:
    state = at_steps(**{track: step - 1}, builder=1)
    player = state.players[0]
    clear(player, SPACES)
    player.prestige = PRESTIGE_LAST
    table = acting(state, track, "C1")
    assert about(table, f"{track}_{step}") == said


def test_an_envoy_without_a_free_eagle_or_square_says_so() -> None:
    state = at_steps(library=2, market=2, builder=1)
    state.envoys = dict.fromkeys(state.squares, 1)
    ship(state.players[0], 0, 1)
    table = acting(state, "library", "C1")
    assert about(table, "library_3") == "nothing: no free eagle"
    table = acting(state, "market", "C1")
    assert about(table, "market_3") == "nothing: no free colored square"


def test_a_row_is_named_by_its_line_and_says_what_its_citizen_brings_also_if_that_is_nothing() -> None:
    state = empty()
    lay_citizens(state.players[0], 0, {1: 1})
    table = turn(state, own="patrician")
    assert label(table, "row_1") == "Patrician I (row 1), second citizen"
    assert about(table, "row_1") == "an envoy to any free colored square; nothing: no envoy on the ship"
    assert label(table, "row_2") == "Patrician II (row 2)"
    assert about(table, "row_2") == "two different area bonuses"


def test_an_upgrade_at_the_end_of_the_slide_bar_says_so() -> None:
    state = at_steps(market=1, builder=1)
    state.players[0].prestige = PRESTIGE_LAST
    table = acting(state, "market", "C1", "market_2")
    assert about(table, "upgrade") == "no upgrade: the slide bar is at its end"
    assert about(table, "coin") == ""
    table = turn(state, own="upgrade_coin", received="builder")
    assert about(table, "own") == "no upgrade: the slide bar is at its end"


def test_a_citizen_without_a_space_says_so_and_a_tile_from_beside_that_it_leaves_the_game() -> None:
    state = empty()
    lay_citizens(state.players[0], 0, {5: 2, 6: 2})
    state.players[0].beside_colonia = [tile("builder", 1)]
    table = turn(state, own="craftsman")
    assert about(table, "own") == "“craftsman” has no effect: its rows are full"
    assert about(table, "beside.builder") == "leaves the game"


@pytest.mark.parametrize(("cycle", "points"), [(1, "3 points"), (3, "1 point")])
def test_a_tile_on_a_crane_says_what_the_crane_would_score(cycle: int, points: str) -> None:
    state = empty(cycle=cycle)
    clear(state.players[0], ["C1", "D1"])
    stock(state.players[0], blue=2)
    table = acting(state, "fountain+fountain")
    played = table.state
    played.players[0].stock["tribune"] = 1
    table = play_from(played, "tiles", draws=["row_1", "column_2"])
    assert about(table, "A1") == f"uncovers the blue crane ({points} per structure; 2 built)"
    choose(table, "tribune")
    assert about(table, "F6").startswith("uncovers the orange crane")
    assert about(table, "D4") == ""


@pytest.mark.parametrize(
    ("locale", "envoy", "space"),
    [
        ("en", "envoy to E4 (blue)", "build on C1"),
        ("de", "Gesandter auf E4 (blau)", "auf C1 bauen"),
        ("ru", "посланник на E4 (синий)", "строить на C1"),
    ],
)
def test_an_option_names_its_verb_where_nobody_sees_what_was_asked(
    locale: str, envoy: str, space: str
) -> None:
    state, words = at_steps(builder=1, blue=1), find("forum_trajanum").words(locale)
    state.envoys = {"D4": 1}
    ship(state.players[0], 0, 3)
    placing, sending = acting(state, "fountain"), acting(state, "fountain", "C1")
    for table, key, said in ((placing, "C1", space), (sending, "E4", envoy)):
        assert words.text(option(table, key).shown_full) == said
