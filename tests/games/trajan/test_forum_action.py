"""The forum action (ruling 12)."""

from tests.games.trajan.position import acting, empty, me, own
from tests.support.table_story import about, choose, keys, label, option, prompt


def test_a_seat_takes_any_tile_yellow_or_green() -> None:
    for tile, space in (("extra-seaport", "F1"), ("senate-3", "H2")):
        table = acting(empty(), "forum", tile)
        assert me(table).tiles == {tile: 1}
        assert space not in table.view(0).forum


def test_equal_tiles_are_one_option_with_all_their_spaces() -> None:
    table = acting(empty(), "forum")
    assert keys(table).count("bread") == 1
    assert option(table, "bread").spots == ("G1", "H1")
    assert label(table, "bread") == "bread · 2 available"
    choose(table, "bread")
    assert sorted(table.view(0).forum.values()).count("bread") == 1


def test_any_number_of_a_tile_lies_on_the_mat() -> None:
    state = empty()
    own(state.players[0], bread=3)
    table = acting(state, "forum", "bread")
    assert me(table).tiles == {"bread": 4}


def test_each_tile_says_what_it_is_good_for() -> None:
    state = empty()
    state.demands = ["bread", "bread"]
    state.players[0].plus_two = ["military"]
    own(state.players[0], bread=1, senate_2=1)
    table = acting(state, "forum")
    assert about(table, "bread") == "demanded in this quarter: 2; you have: 1"
    assert about(table, "senate-3") == "then you have 5 votes"
    assert about(table, "extra-seaport") == "repeats it once"
    assert about(table, "extra-military") == "repeats it up to twice, thanks to your [+2] marker"
    assert about(table, "wild-commodity") == "stands for any card on a ship"


def test_an_empty_forum_gives_no_action() -> None:
    state = empty()
    state.forum = {}
    assert prompt(acting(state, "forum")) == "end-impossible"
