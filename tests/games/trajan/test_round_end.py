import pytest

from games.engine.table import Table
from games.trajan import GAME
from games.trajan.events.quarter import DemandTurnedUp, QuarterBegan, QuarterEnded
from games.trajan.left import demands_unseen
from games.trajan.pieces import QUARTERS
from games.trajan.quarter import round_name
from games.trajan.state import Trajan
from tests.games.trajan.position import play_from
from tests.games.trajan.round_ends import round_over
from tests.support.table_story import happened, prompt


def bonus_taken(table: Table[Trajan]) -> None:
    """The consul takes the first bonus tile."""
    (consul,) = table.waiting
    assert prompt(table, consul) == "consul"
    table.answer(consul, table.state.bonus[0])


def named(table: Table[Trajan]) -> str:
    """What the round is called."""
    name = round_name(table.view(None))
    assert name is not None
    return GAME.words("en").text(name)


def test_a_round_ends_with_a_demand_tile_and_the_next_seat_goes_on() -> None:
    table = play_from(round_over(), "round_end", draws=["games"])
    state = table.view(None)
    assert state.demands == ["games"]
    assert (state.phase, state.active, state.time) == ("turn", 1, 2)
    assert table.waiting == (1,)
    assert named(table) == "Quarter I of IV, round 2 of 4"


def test_a_quarter_ends_after_its_fourth_round_and_no_demand_is_turned_up() -> None:
    table = play_from(round_over(["bread", "games", "religion"]), "round_end")
    assert happened(table, DemandTurnedUp) == []
    assert happened(table, QuarterEnded) == [QuarterEnded(1)]
    bonus_taken(table)
    state = table.view(None)
    assert (state.quarter, state.round, state.demands) == (2, 1, [])
    assert (state.phase, state.active, state.time) == ("turn", 1, 2)
    assert named(table) == "Quarter II of IV, round 1 of 4"


def test_a_turn_that_ends_two_rounds_turns_up_two_demands() -> None:
    table = play_from(round_over(["bread"], rounds=2), "round_end", draws=["bread", "bread"])
    assert table.view(None).demands == ["bread", "bread", "bread"]
    assert named(table) == "Quarter I of IV, round 4 of 4"


def test_two_rounds_may_end_in_the_next_quarter_after_its_refill() -> None:
    table = play_from(round_over(["bread"] * 3, rounds=2), "round_end")
    bonus_taken(table)
    told = happened(table, QuarterEnded, QuarterBegan, DemandTurnedUp)
    assert [type(each) for each in told] == [QuarterEnded, QuarterBegan, DemandTurnedUp]
    state = table.view(None)
    assert (state.quarter, state.round, len(state.demands), state.active) == (2, 2, 1, 1)


@pytest.mark.parametrize("rounds", [1, 2])
def test_after_the_last_quarter_nothing_more_follows(rounds: int) -> None:
    table = play_from(round_over(["bread"] * 3, quarter=QUARTERS, rounds=rounds), "round_end")
    bonus_taken(table)
    assert table.over
    assert happened(table, DemandTurnedUp) == []


def test_what_may_still_come_is_counted_out_of_all_demand_tiles() -> None:
    state = round_over(["bread", "bread"])
    state.past_demands = ["religion", "bread", "games"]
    assert demands_unseen(state) == {"bread": 2, "games": 4, "religion": 4}


def test_a_demand_tile_that_was_removed_unseen_may_be_any() -> None:
    came = set()
    for demand in ("bread", "games", "religion"):
        table = play_from(round_over(["bread", "bread"], rounds=1), "round_end", draws=[demand])
        came.add(tuple(table.view(None).demands))
    assert came == {("bread", "bread", each) for each in ("bread", "games", "religion")}
