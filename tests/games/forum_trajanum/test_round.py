"""Rounds, turns and the start player (ruling 15), and the street cards of the three cycles."""

from collections import Counter

import pytest

from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.round import RoundBegan, StreetTurnedUp, TileReceived, TurnEnded
from games.forum_trajanum.pieces import STREETS
from games.forum_trajanum.state import ForumTrajanum
from tests.fuzz.random_games import play
from tests.games.forum_trajanum.position import acting, empty, play_from, stock
from tests.support.table_story import choose, happened, keys


def finish_round(table: Table[ForumTrajanum]) -> None:
    """Everybody does the first thing offered until a new round or phase of choices has begun."""
    number = (table.state.cycle, table.state.round)
    while not table.over and (table.state.cycle, table.state.round) == number:
        seat = table.waiting[0]
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
    assert (table.waiting, keys(table)) == ((0,), ["end"])
    choose(table, "end")
    assert table.waiting == (1,)


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
