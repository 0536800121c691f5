import pytest

from games.engine.table import Table
from games.trajan.events.quarter import DemandTurnedUp, QuarterBegan, QuarterEnded
from games.trajan.pieces import COLOURS
from games.trajan.state import Options, Trajan, start
from tests.games.trajan.position import empty, sowing
from tests.support.table_story import choose, happened, keys, prompt

TWELVE = " ".join(colour for colour in COLOURS for _ in range(2))


def at(time: int, players: int = 2, *, demands: tuple[str, ...] = (), quarter: int = 1) -> Trajan:
    """A table on which the time marker has made so many steps."""
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
    assert table.waiting == (1,)


def test_four_sown_on_step_nine_of_eleven_end_the_round_and_leave_the_marker_on_two() -> None:
    table = sowing(at(9), I="white pink blue green")
    sow_all(table)
    view = table.view(None)
    assert (view.time, view.round, len(view.demands)) == (2, 2, 1)
    assert table.waiting == (1,)


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
    assert table.waiting == (1,)


def test_of_two_rounds_the_second_may_belong_to_the_next_quarter_after_its_refill() -> None:
    table = sowing(at(10, demands=("bread", "games", "religion")), I=TWELVE)
    sow_all(table)
    assert prompt(table, 0) or prompt(table, 1)
    while table.view(None).phase == "senate":
        seat = table.waiting[0]
        choose(table, keys(table, seat)[0], seat=seat)
    order = [type(event) for event in happened(table, QuarterEnded, QuarterBegan, DemandTurnedUp)]
    assert order == [QuarterEnded, QuarterBegan, DemandTurnedUp]
    view = table.view(None)
    assert (view.quarter, view.round, len(view.demands), view.time) == (2, 2, 1, 0)
    assert table.waiting == (1,)


def test_after_the_last_quarter_nothing_follows_whoever_had_the_turn() -> None:
    table = sowing(at(10, demands=("bread", "games", "religion"), quarter=4), I=TWELVE)
    sow_all(table)
    while table.waiting:
        seat = table.waiting[0]
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
    assert table.waiting == (0,)
