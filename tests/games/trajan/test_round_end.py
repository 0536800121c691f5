import pytest

from games.engine.table import Table
from games.trajan import GAME
from games.trajan.events.quarter import DemandTurnedUp, QuarterBegan, QuarterEnded
from games.trajan.left import demands_unseen
from games.trajan.pieces import COLOURS, QUARTERS
from games.trajan.quarter import round_name
from games.trajan.state import Options, Trajan, start
from tests.games.trajan.position import empty, play_from, sowing
from tests.games.trajan.round_ends import round_over
from tests.support.table_story import choose, happened, keys, prompt

TWELVE = " ".join(colour for colour in COLOURS for _ in range(2))


def bonus_taken(table: Table[Trajan]) -> None:
    """The consul takes the first bonus tile."""
    (consul,) = table.waiting_seats
    assert prompt(table, consul) == "consul"
    table.answer(consul, table.state.bonus[0])


def named(table: Table[Trajan]) -> str:
    """The name of the round."""
    name = round_name(table.view(None))
    assert name is not None
    return GAME.words("en").text(name)


def test_a_round_ends_with_a_demand_tile_and_the_next_seat_goes_on() -> None:
    table = play_from(round_over(), "round_end", draws=["games"])
    state = table.view(None)
    assert state.demands == ["games"]
    assert (state.phase, state.active, state.time) == ("turn", 1, 2)
    assert table.waiting_seats == (1,)
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
    said = happened(table, QuarterEnded, QuarterBegan, DemandTurnedUp)
    assert [type(each) for each in said] == [QuarterEnded, QuarterBegan, DemandTurnedUp]
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


def at(time: int, players: int = 2, *, demands: tuple[str, ...] = (), quarter: int = 1) -> Trajan:
    """A table with the time marker at this step."""
    state = empty(players)
    state.time, state.quarter, state.demands = time, quarter, list(demands)
    state.round = len(demands) + 1
    return state


def sow_all(table: Table[Trajan], tray: str = "I", seat: int = 0) -> None:
    choose(table, next(key for key in keys(table, seat) if key.startswith(f"{tray}=")), seat=seat)
    end(table, seat)


def end(table: Table[Trajan], seat: int = 0) -> None:
    while "end" not in keys(table, seat):
        choose(table, "none", seat=seat)
    choose(table, "end", seat=seat)


def test_the_marker_takes_a_step_for_each_marker_sown() -> None:
    table = sowing(at(3), I="white pink")
    sow_all(table)
    assert table.view(None).time == 5
    assert table.view(None).round == 1
    assert table.waiting_seats == (1,)


def test_four_sown_on_step_nine_of_eleven_end_the_round_and_leave_the_marker_on_two() -> None:
    table = sowing(at(9), I="white pink blue green")
    sow_all(table)
    view = table.view(None)
    assert (view.time, view.round, len(view.demands)) == (2, 2, 1)
    assert table.waiting_seats == (1,)


def test_the_start_space_itself_ends_the_round() -> None:
    table = sowing(at(9), I="white pink")
    sow_all(table)
    assert (table.view(None).time, table.view(None).round) == (0, 2)


def test_the_round_ends_after_the_turn_and_not_before_the_action() -> None:
    table = sowing(at(9), I="white pink")
    choose(table, "I=white.pink")
    assert prompt(table) == "military"
    assert happened(table, DemandTurnedUp) == []
    end(table)
    assert len(happened(table, DemandTurnedUp)) == 1


def test_twelve_sown_on_step_ten_of_eleven_end_two_rounds() -> None:
    table = sowing(at(10), I=TWELVE)
    sow_all(table)
    view = table.view(None)
    assert (view.time, view.round, len(view.demands)) == (0, 3, 2)
    assert table.waiting_seats == (1,)


def test_of_two_rounds_the_second_may_belong_to_the_next_quarter_after_its_refill() -> None:
    table = sowing(at(10, demands=("bread", "games", "religion")), I=TWELVE)
    sow_all(table)
    assert prompt(table, 0) or prompt(table, 1)
    while table.view(None).phase == "senate":
        seat = table.waiting_seats[0]
        choose(table, keys(table, seat)[0], seat=seat)
    order = [type(event) for event in happened(table, QuarterEnded, QuarterBegan, DemandTurnedUp)]
    assert order == [QuarterEnded, QuarterBegan, DemandTurnedUp]
    view = table.view(None)
    assert (view.quarter, view.round, len(view.demands), view.time) == (2, 2, 1, 0)
    assert table.waiting_seats == (1,)


def test_after_the_last_quarter_nothing_follows_whoever_had_the_turn() -> None:
    table = sowing(at(10, demands=("bread", "games", "religion"), quarter=4), I=TWELVE)
    sow_all(table)
    while table.waiting_seats:
        seat = table.waiting_seats[0]
        assert prompt(table, seat) == "consul"
        choose(table, keys(table, seat)[0], seat=seat)
    assert table.over
    assert happened(table, QuarterBegan) == []


@pytest.mark.parametrize(
    ("players", "track", "steps"),
    [(2, "short", 11), (3, "short", 16), (4, "short", 21), (2, "long", 12), (3, "long", 17), (4, "long", 22)],
)
def test_a_round_is_as_long_as_its_track(players: int, track: str, steps: int) -> None:
    assert start(players, Options(time_track=track)).steps == steps
    state = at(steps - 1, players)
    state.options = Options(time_track=track)
    table = sowing(state, I="white", V="pink")
    sow_all(table)
    assert (table.view(None).time, table.view(None).round) == (0, 2)


def test_the_turn_goes_clockwise_over_the_end_of_a_round() -> None:
    table = sowing(at(20, 4), seat=3, I="white", V="pink")
    sow_all(table, seat=3)
    assert table.view(None).round == 2
    assert table.waiting_seats == (0,)
