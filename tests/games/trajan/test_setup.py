from collections import Counter
from random import Random

import pytest

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.trajan import GAME
from games.trajan.events.actions import StackTurnedUp
from games.trajan.events.cards import CardTaken, DiscardFilled
from games.trajan.events.quarter import BonusTilesLaid, ForumFilled, ProvincesFilled
from games.trajan.events.setup import (
    BonusTileDrawn,
    DistrictLaid,
    MarkersSetOut,
    MarkersTakenBack,
    StartPlayerDrawn,
)
from games.trajan.pieces import COLOURS, MARKERS, TRAYS
from games.trajan.setup import can_be_next, is_allowed, rest_of_trays
from games.trajan.state import Options, Trajan
from tests.games.trajan.position import begin, me
from tests.support.table_story import asked, choose, happened, keys, option, pending, prompt

FREE, TWO_COLOURS, BY_LOT = (Options(start_markers=each) for each in ("free", "two_colors", "random"))
DEALT = [*COLOURS, *COLOURS]
"""Markers dealt so that two different ones lie in each tray."""


def set_out(table: Table[Trajan]) -> None:
    """Set out all seats' markers by the ready-made way "neighbours"."""
    for seat in range(table.players):
        choose(table, "neighbours", "set-out", seat=seat)


def take_cards(table: Table[Trajan]) -> None:
    """All seats take three cards from the draw pile."""
    for _ in range(table.players):
        seat = table.waiting_seats[0]
        choose(table, "pile", "pile", "pile", seat=seat)


# The board


def test_the_board_is_laid_out_then_markers_are_set_out_and_only_then_comes_the_rest() -> None:
    table = begin(2)
    view = table.view(None)
    assert (len(view.provinces), len(view.forum), len(view.district)) == (10, 9, 20)
    assert (view.stacks, view.start, view.bonus, view.discards) == ({}, None, [], [[], []])
    set_out(table)
    assert [type(event) for event in happened(table, *ORDER)] == [
        ProvincesFilled,
        ForumFilled,
        DistrictLaid,
        *[MarkersSetOut] * 2,
        *[StackTurnedUp] * 6,
        StartPlayerDrawn,
        *[BonusTileDrawn] * 2,
        BonusTilesLaid,
        *[DiscardFilled] * 2,
    ]
    view = table.view(None)
    assert (len(view.stacks), len(view.bonus), [len(pile) for pile in view.discards]) == (6, 2, [1, 1])
    assert [len(player.bonus) for player in view.players] == [1, 1]
    assert all(tile.yellow for player in view.players for tile in player.bonus)


ORDER = (
    *(ProvincesFilled, ForumFilled, DistrictLaid, MarkersSetOut, StackTurnedUp, StartPlayerDrawn),
    *(BonusTileDrawn, BonusTilesLaid, DiscardFilled),
)


@pytest.mark.parametrize(("players", "green", "left"), [(2, 6, 2), (3, 9, 1), (4, 12, 0)])
def test_players_change_the_green_spaces_and_the_tiles_in_bag(players: int, green: int, left: int) -> None:
    table = begin(players, BY_LOT, DEALT * players)
    view = table.view(None)
    assert len(view.forum) == 3 + green
    bonus_in_play = players + 2 + 3 * 2
    assert len(view.bag("bonus")) - 3 * 2 == 12 - bonus_in_play == left


def test_the_discs_are_stacked_clockwise_from_the_start_player_at_the_bottom() -> None:
    table = begin(4, BY_LOT, [*DEALT * 4, "2"])
    start = table.view(None).start
    assert start is not None
    assert table.view(None).senate[0] == [(start + step) % 4 for step in range(4)]
    assert table.waiting_seats == (start,)


# Action markers


def test_markers_are_a_secret_until_all_have_set_out_theirs() -> None:
    table = begin(3)
    choose(table, "pairs", "set-out", seat=1)
    assert me(table, 1).trays["I"] == ["yellow", "yellow"]
    assert table.view(0).players[1].trays == table.view(None).players[1].trays == {t: [] for t in TRAYS}
    choose(table, "opposite", "set-out", seat=0)
    table.undo(1, all_moves=True)
    choose(table, "neighbours", "set-out", seat=1)
    choose(table, "neighbours", "set-out", seat=2)
    assert table.view(None).players[1].trays["I"] == ["yellow", "orange"]
    assert all(
        Counter(colour for markers in player.trays.values() for colour in markers) == Counter(MARKERS)
        for player in table.view(None).players
    )


@pytest.mark.parametrize(("options", "names"), [(FREE, 3), (TWO_COLOURS, 2)])
def test_ready_made_ways_keep_to_the_option_of_the_table(options: Options, names: int) -> None:
    table = begin(2, options)
    ways = [key for key in keys(table) if key != "own"]
    assert len(ways) == names
    for way in ways:
        copy = table.copy()
        choose(copy, way, "set-out")
        trays = me(copy).trays.values()
        assert all(len(markers) == 2 for markers in trays)
        assert options is FREE or all(len(set(markers)) == 2 for markers in trays)


def test_what_is_set_out_is_looked_at_before_it_counts() -> None:
    table = begin(2)
    choose(table, "neighbours")
    assert prompt(table) == "markers-review"
    assert "I (yellow + orange), II (orange + green)" in asked(table)
    assert pending(table).chosen["tray_I"] == "yellow,orange"
    table.undo(0)
    assert prompt(table) == "markers"


def test_two_markers_can_change_places_as_often_as_wanted() -> None:
    table = begin(2)
    choose(table, "pairs", "swap")
    assert keys(table) == [f"{tray}.{colour}" for tray, colour in zip(TRAYS, COLOURS, strict=True)]
    choose(table, "I.yellow", "VI.blue", "swap", "II.orange", "III.green", "set-out")
    assert me(table).trays == {
        "I": ["yellow", "blue"],
        "II": ["orange", "green"],
        "III": ["orange", "green"],
        "IV": ["white", "white"],
        "V": ["pink", "pink"],
        "VI": ["yellow", "blue"],
    }


def test_where_two_colours_must_lie_in_a_tray_no_change_of_places_breaks_that() -> None:
    table = begin(2, TWO_COLOURS)
    choose(table, "neighbours", "swap", "I.yellow")
    assert "II.orange" not in keys(table), "tray I has an orange marker"
    assert "VI.blue" not in keys(table), "tray VI has a yellow marker"
    assert "V.pink" in keys(table)


def test_markers_are_set_out_tray_by_tray() -> None:
    table = begin(2)
    choose(table, "own")
    assert "tray I?" in asked(table)
    assert len(keys(table)) == 6 + 15 + 1
    choose(table, "pink+pink", "blue+blue")
    assert "white+white" in keys(table)
    assert "pink+blue" not in keys(table)
    choose(table, "yellow+orange", "yellow+orange", "green+white", "set-out")
    assert me(table).trays["VI"] == ["green", "white"], "nothing else is left for the last tray"


def test_the_rest_of_the_trays_can_be_filled() -> None:
    table = begin(2, TWO_COLOURS)
    choose(table, "own", "pink+blue", "rest")
    assert prompt(table) == "markers-review"
    choose(table, "set-out")
    trays = me(table).trays
    assert trays["I"] == ["pink", "blue"]
    assert all(len(set(markers)) == 2 for markers in trays.values())


@pytest.mark.parametrize("seed", range(30))
def test_tray_by_tray_two_colours_can_always_be_laid_to_the_end(seed: int) -> None:
    random = Random(seed)
    table = begin(2, TWO_COLOURS)
    choose(table, "own")
    while prompt(table) == "markers-tray":
        choose(table, random.choice([key for key in keys(table) if key != "rest"]))
    choose(table, "set-out")
    assert all(len(set(markers)) == 2 for markers in me(table).trays.values())


def test_a_colour_that_two_trays_would_need_twice_is_not_left_over() -> None:
    left = Counter({"pink": 2, "blue": 2, "white": 2})
    assert can_be_next(("pink", "blue"), left, 2, two_colours=True)
    assert not can_be_next(("pink", "blue"), left - Counter({"pink": 1, "blue": 1}), 1, two_colours=True)
    assert not can_be_next(("pink", "pink"), left, 2, two_colours=True)
    assert can_be_next(("pink", "pink"), left, 2, two_colours=False)
    assert rest_of_trays(left) == [("white", "pink"), ("white", "blue"), ("pink", "blue")]


@pytest.mark.parametrize("seed", range(20))
def test_by_lot_nobody_is_asked_and_two_colours_lie_in_each_tray(seed: int) -> None:
    table = Table.begin(GAME, 4, BY_LOT, RandomChance(Random(seed)))
    assert table.view(None).phase == "first_cards"
    for player in table.view(None).players:
        assert all(len(set(markers)) == 2 for markers in player.trays.values())
        assert Counter(each for markers in player.trays.values() for each in markers) == Counter(MARKERS)


def test_by_lot_two_equal_markers_lie_in_any_two_trays_as_often() -> None:
    beside = Counter[bool]()
    for seed in range(400):
        table = Table.begin(GAME, 4, BY_LOT, RandomChance(Random(seed)))
        for player in table.state.players:
            for colour in COLOURS:
                one, other = (place for place, tray in enumerate(TRAYS) if colour in player.trays[tray])
                beside[other - one in (1, len(TRAYS) - 1)] += 1
    assert beside[True] / beside.total() == pytest.approx(6 / 15, abs=0.015), "6 of 15 pairs of trays"


def test_by_lot_two_equal_markers_in_a_tray_are_dealt_anew() -> None:
    doubles = [each for each in COLOURS for _ in range(2)]
    table = begin(2, BY_LOT, [*doubles, *DEALT, *DEALT])
    assert [event.seat for event in happened(table, MarkersTakenBack)] == [0]
    dealt = happened(table, MarkersSetOut)
    assert [is_allowed(list(each.trays.values()), two_colours=True) for each in dealt] == [False, True, True]


# First cards and first Trajan tiles


def test_first_cards_are_taken_one_by_one_each_being_seen() -> None:
    table = begin(2)
    set_out(table)
    first = table.waiting_seats[0]
    assert keys(table, first) == ["discard_1", "discard_2", "pile"]
    choose(table, "pile", seat=first)
    assert len(me(table, first).cards) == 1
    assert len(table.view(1 - first).players[first].cards) == 0
    assert table.undoable(first) == 0, "a card was drawn"
    choose(table, "pile", "pile", seat=first)
    assert table.waiting_seats == (1 - first,)


def test_an_empty_discard_pile_is_filled_at_once() -> None:
    table = begin(2)
    set_out(table)
    seat = table.waiting_seats[0]
    top = table.view(None).discards[0][-1]
    assert option(table, "discard_1", seat).reveals
    choose(table, "discard_1", seat=seat)
    assert happened(table, CardTaken)[-1].card.face == top
    assert len(table.view(None).discards[0]) == 1
    assert table.view(1 - seat).players[seat].cards == {top: 1}, "all have seen it"


def test_first_trajan_tiles_come_from_three_stacks_to_slots_ii_iv_and_vi() -> None:
    table = begin(2)
    set_out(table)
    take_cards(table)
    seat = table.waiting_seats[0]
    tops = dict(table.view(None).stacks)
    assert "slot II" in asked(table, seat)
    choose(table, "stack_points", seat=seat)
    assert "slot IV" in asked(table, seat)
    assert "stack_points" not in keys(table, seat), "no more than one of a stack"
    choose(table, "stack_cards", "stack_demand", seat=seat)
    player = table.view(None).players[seat]
    assert player.slots == {"II": tops["points"], "IV": tops["cards"], "VI": tops["demand"]}
    assert player.arch == "I"
    assert table.waiting_seats == (1 - seat,)
    now = table.view(None).stacks
    assert len(now) == 6
    assert now["points"] != tops["points"]
    assert now["workers"] == tops["workers"]


def test_first_trajan_tiles_can_be_taken_back_until_the_third() -> None:
    table = begin(2)
    set_out(table)
    take_cards(table)
    seat = table.waiting_seats[0]
    choose(table, "stack_points", "stack_cards", seat=seat)
    assert option(table, "stack_demand", seat).reveals
    table.undo(seat, all_moves=True)
    assert me(table, seat).slots == {}
    assert "stack_points" in keys(table, seat)


def test_after_the_first_tiles_the_start_player_has_the_first_turn() -> None:
    table = begin(3)
    set_out(table)
    take_cards(table)
    for _ in range(3):
        seat = table.waiting_seats[0]
        choose(table, "stack_points", "stack_cards", "stack_demand", seat=seat)
    view = table.view(None)
    assert (view.phase, view.active) == ("turn", view.start)
    assert all(len(player.hand) == len(player.slots) == 3 for player in view.players)
    assert [view.stack_left(stack) for stack in ("points", "workers")] == [6, 9]
