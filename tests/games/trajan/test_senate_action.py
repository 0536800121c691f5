"""The senate action (ruling 14)."""

from games.trajan import GAME
from games.trajan.events.actions import SenateAdvanced
from tests.games.trajan.position import acting, at_senate, empty, me, own
from tests.support.table_story import about, asked, choose, happened, keys, label, option


def test_from_4_to_5_a_disc_scores_5_points() -> None:
    state = empty()
    at_senate(state, 0, 4)
    table = acting(state, "senate")
    assert label(table, "advance") == "Move one space: 5 points"
    choose(table, "advance")
    assert me(table).points == 5


def test_a_disc_goes_on_top_of_those_that_lie_there() -> None:
    state = empty(3)
    at_senate(state, 1, 3)
    at_senate(state, 2, 3)
    at_senate(state, 0, 2)
    table = acting(state, "senate", "advance")
    assert table.view(0).senate[2] == [1, 2, 0]


def test_the_option_tells_votes_and_place_it_would_give() -> None:
    state = empty()
    at_senate(state, 1, 3)
    own(state.players[0], senate_2=1)
    table = acting(state, "senate")
    assert about(table, "advance") == "then you have 4 votes and place 1 in the senate"


def test_on_8_there_is_no_senate_action() -> None:
    state = empty()
    at_senate(state, 0, 8)
    table = acting(state, "senate")
    assert asked(table) == "This action is impossible now: senate. End your turn."
    assert keys(table) == ["end"]


def test_an_action_may_be_left_out_and_is_asked_once_more_then() -> None:
    table = acting(empty(), "senate")
    assert keys(table) == ["advance", "end"]
    confirm = option(table, "end").confirm
    assert confirm is not None
    assert GAME.words("en").text(confirm) == (
        "You could still perform this action: senate. End your turn anyway?"
    )
    choose(table, "end")
    assert not happened(table, SenateAdvanced)
    assert table.view(0).active == 1
