"""The setup: the board, all Colonias at the same time, random parts (ruling 1)."""

from collections import Counter

import pytest

from games.engine.errors import NothingToUndo
from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.round import RoundBegan, StreetTurnedUp, TileReceived, TurnEnded
from games.forum_trajanum.events.setup import FirstCitizenDrawn, LeftOverTileShipped, WorkerDealt
from games.forum_trajanum.mosaics import printed_boards
from games.forum_trajanum.pieces import COLOURS, CORNERS, DIAGONALS, GRID, STREETS
from games.forum_trajanum.state import ForumTrajanum
from tests.fuzz.random_games import play
from tests.games.forum_trajanum.play import acting, begin, play_from, random_table
from tests.games.forum_trajanum.position import empty, goods, me, stock
from tests.support.table_story import choose, happened, keys, prompt


def found(table: Table[ForumTrajanum], seat: int) -> None:
    """Set up a seat's Colonia in any way."""
    choose(table, "A1", "F1", "A6", seat=seat)
    choose(table, keys(table, seat)[0], "A1", seat=seat)


@pytest.mark.parametrize(("players", "boards"), [(2, 3), (3, 4), (4, 5)])
def test_the_forum_has_one_mosaic_board_more_than_players_each_only_once(players: int, boards: int) -> None:
    for seed in range(5):
        laid = random_table(players, seed).state.boards
        assert len(laid) == boards
        numbers = [number for board in laid for number, sides in printed_boards().items() if board in sides]
        assert len(set(numbers)) == boards


def test_what_the_picture_shows_of_the_setup_is_not_shown() -> None:
    table = begin(2)
    for seat in (0, 1):
        found(table, seat)
    said = {message.id for _, event in table.history(0) if (message := event.message())}
    assert {"event-CranePlaced", "event-FirstCitizenDrawn", "event-LeftOverTileShipped"} <= said
    assert not any("TrajanCardsLaid" in each or "CornerTileLaid" in each for each in said)
    shipped = [event for _, event in table.history(0) if isinstance(event, LeftOverTileShipped)]
    assert [(event.seat, event.message() is None) for event in shipped] == [(0, False), (1, True)]


def test_each_cycle_has_one_trajan_card_of_its_own() -> None:
    table = begin(2, draws=["I-3", "II-4", "III-2"])
    assert table.state.trajan == {"1": "I-3", "2": "II-4", "3": "III-2"}


def test_everybody_puts_the_four_cranes_into_corners_of_his_choice() -> None:
    table = begin(2)
    assert keys(table) == list(CORNERS)
    choose(table, "F6")
    assert keys(table) == ["A1", "F1", "A6"]
    choose(table, "A1", "A6")
    assert me(table).cranes == {"F6": "blue", "A1": "green", "A6": "yellow", "F1": "orange"}


def test_the_first_citizen_is_drawn_after_the_cranes_stand() -> None:
    table = begin(2, draws=["craftsman_woman"])
    choose(table, "A1", "F1")
    assert happened(table, FirstCitizenDrawn) == []
    choose(table, "A6")
    (drawn,) = happened(table, FirstCitizenDrawn)
    assert drawn.tile.face == "craftsman_woman"


@pytest.mark.parametrize(
    ("woman", "rows"),
    [
        ("patrician_woman", ["row_1", "row_2"]),
        ("merchant_woman", ["row_3", "row_4"]),
        ("craftsman_woman", ["row_5", "row_6"]),
    ],
)
def test_the_first_citizen_goes_to_either_row_of_its_class(woman: str, rows: list[str]) -> None:
    table = begin(2, draws=[woman])
    choose(table, "A1", "F1", "A6")
    assert keys(table) == rows
    choose(table, rows[1])
    row = me(table).rows[int(rows[1][-1]) - 1]
    assert [citizen.face for citizen in row.citizens] == [woman]
    assert row.active


@pytest.mark.parametrize(("row", "turned"), [("row_3", True), ("row_4", False)])
def test_only_merchant_1_turns_the_slide_bar_at_once(row: str, turned: bool) -> None:
    table = begin(2, draws=["merchant_woman"])
    choose(table, "A1", "F1", "A6", row)
    assert me(table).turned is turned
    assert me(table).prestige == 0


@pytest.mark.parametrize("corner", CORNERS)
def test_the_other_women_lie_open_in_opposite_corners_which_ever_the_seat_likes(corner: str) -> None:
    table = begin(2, draws=["merchant_woman"])
    choose(table, "A1", "F1", "A6", "row_4")
    assert keys(table) == list(CORNERS)
    choose(table, corner)
    opposite = next(pair[1 - pair.index(corner)] for pair in DIAGONALS if corner in pair)
    corners = {name: each.face for name, each in me(table).corner_tiles.items()}
    assert corners[corner] == "patrician_woman"
    assert corners[opposite] == "craftsman_woman"
    assert set(corners) == set(CORNERS)


def test_two_random_tiles_lie_open_and_one_is_left_over_on_the_ship() -> None:
    table = begin(2, draws=["patrician_woman", "coins", "builder", "tribunes"])
    choose(table, "A1", "F1", "A6", "row_1", "A1")
    player = me(table)
    assert {name: each.face for name, each in player.corner_tiles.items()} == {
        "A1": "merchant_woman",
        "F6": "craftsman_woman",
        "F1": "coins",
        "A6": "builder",
    }
    assert [each.face for each in player.ship] == ["tribunes"]
    assert player.covered == list(GRID)
    assert len(table.view(0).bag("tiles_0")) == 28


def test_everybody_has_the_start_stock_and_a_worker_of_another_colour() -> None:
    table = begin(4, draws=[])
    for seat in range(4):
        found(table, seat)
    workers = [event.colour for event in happened(table, WorkerDealt)]
    assert sorted(workers) == sorted(COLOURS)
    for seat, colour in enumerate(workers):
        assert goods(table, seat) == {"tribune": 1, "builder": 1, "assistant": 1, "coin": 1, colour: 1}
        assert me(table, seat).points == 0
        assert me(table, seat).tracks == {"library": 0, "basilica": 0, "market": 0}


def test_the_workers_of_three_players_are_different_and_the_fourth_stays_in_the_supply() -> None:
    table = begin(3, draws=["yellow", "orange", "blue"])
    for seat in range(3):
        found(table, seat)
    assert table.state.workers == ["yellow", "orange", "blue"]


def test_the_start_player_is_random() -> None:
    starts = set()
    for seed in range(12):
        table = random_table(3, seed)
        for seat in range(3):
            found(table, seat)
        starts.add(table.state.start)
    assert starts == {0, 1, 2}


def test_all_set_up_at_the_same_time_and_nothing_shows_before_all_are_done() -> None:
    table = begin(3)
    assert table.waiting_seats == (0, 1, 2)
    found(table, 1)
    assert table.readiness == (1, 3)
    for seat in (0, 2, None):
        seen = table.view(seat).players[1]
        assert (seen.cranes, seen.corner_tiles, seen.ship) == ({}, {}, [])
        assert not any(row.citizens for row in seen.rows)
    found(table, 0)
    assert table.view(2).players[1].cranes == {}
    found(table, 2)
    assert table.view(2).players[1].cranes["A1"] == "blue"
    assert set(table.view(None).players[1].corner_tiles) == set(CORNERS)


def test_the_cranes_can_be_taken_back_until_the_citizen_is_drawn_and_no_longer() -> None:
    table = begin(2)
    choose(table, "A1", "F1")
    table.undo(0)
    assert me(table).cranes == {"A1": "blue"}
    choose(table, "A6", "F6")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_the_row_of_the_first_citizen_can_be_taken_back_until_the_open_tiles_are_drawn() -> None:
    table = begin(2, draws=["merchant_woman"])
    choose(table, "A1", "F1", "A6", "row_3")
    table.undo(0)
    assert (prompt(table), me(table).turned) == ("row", False)
    choose(table, "row_4", "A1")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def finish_round(table: Table[ForumTrajanum]) -> None:
    """Take first options until a new round or another phase begins."""
    number = (table.state.cycle, table.state.round)
    while not table.over and (table.state.cycle, table.state.round) == number:
        seat = table.waiting_seats[0]
        choose(table, "end" if "end" in keys(table, seat) else keys(table, seat)[0], seat=seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_the_start_player(players: int) -> None:
    state = empty(players)
    state.start = 1
    table = play_from(state, "tiles", draws=["row_1", "row_2"])
    finish_round(table)
    ended = [event.seat for event in happened(table, TurnEnded)]
    assert ended == [(1 + step) % players for step in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_figure_goes_to_the_right_after_every_round(players: int) -> None:
    table = play_from(empty(players, number=2), "tiles")
    starts = []
    while table.state.cycle == 1:
        starts.append(table.state.start)
        finish_round(table)
    assert starts == [0, players - 1]
    assert table.state.start == (0 - 2) % players


def test_the_last_seat_of_a_round_begins_the_next_one() -> None:
    table = play_from(empty(3), "tiles")
    finish_round(table)
    finish_round(table)
    ended = [event.seat for event in happened(table, TurnEnded)]
    assert ended == [0, 1, 2, 2, 0, 1]


def test_two_players_exchange_their_tiles() -> None:
    table = play_from(empty(2), "tiles", draws=["row_1", "row_2"])
    for seat in (0, 1):
        choose(table, "A1", "A2", "A1", seat=seat)
    passed = happened(table, TileReceived)
    assert [(event.giver, event.seat) for event in passed] == [(0, 1), (1, 0)]
    assert table.state.active == 0


def test_the_tiles_of_the_start_player_lie_open_first() -> None:
    table = play_from(empty(3), "tiles", draws=["row_1", "row_2"])
    for seat in range(3):
        choose(table, "A1", "A2", "A1", seat=seat)
    opened = [(p.own.seats, p.received.seats) for p in table.state.players if p.own and p.received]
    assert opened == [(None, None), ((1,), (1, 2)), ((2,), (0, 2))]
    choose(table, "own", "end")
    opened = [(p.own.seats, p.received.seats) for p in table.state.players if p.own and p.received]
    assert opened == [(None, None), ((2,), (0, 2))]


def test_the_turn_passes_only_when_it_is_ended() -> None:
    state = empty(2)
    stock(state.players[0])
    table = acting(state)
    assert (table.waiting_seats, keys(table)) == ((0,), ["end"])
    choose(table, "end")
    assert table.waiting_seats == (1,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_three_cycles_of_four_rounds_and_turns_up_every_street_card_once(players: int) -> None:
    table = play(GAME, 7, players=players, options=GAME.options(), undos=False)
    rounds = [
        (event.cycle, event.round) for event in happened(table, RoundBegan) if isinstance(event, RoundBegan)
    ]
    assert rounds == [(cycle, number) for cycle in (1, 2, 3) for number in (1, 2, 3, 4)]
    streets = [event.street for event in happened(table, StreetTurnedUp)]
    assert Counter(streets) == dict.fromkeys(STREETS, 2)
    assert table.state.played == streets
