from collections.abc import Sequence
from typing import Any

import pytest

from games.engine.chance import RandomChance
from games.engine.errors import Differs, ScriptFault
from games.engine.rounds import find_rounds
from games.engine.script import Together, choose
from games.engine.steps import count_restarts, count_standing_steps, moves_taken_back, steps_of
from games.engine.table import Table
from games.game import Phase
from tests.support.seen_steps import said
from tests.support.toy_game import ChipsTaken, Rules, Toy, TurnEnded, bids, toy, toy_table, toy_turns


def test_what_is_done_side_by_side_is_one_step_once_all_are_done() -> None:
    table = toy_table()
    (begun,) = steps_of(table)
    assert (begun.row, begun.first, begun.seats) == (1, 1, ())
    for key in ("look", "high"):
        table.answer(1, key)
        assert steps_of(table) == [begun]
    for key in ("pass", "low"):
        table.answer(0, key)
    _, bidding = steps_of(table)
    assert (bidding.row, bidding.first, bidding.seats) == (len(table.moves), 2, (0, 1))
    assert table.as_of_row(bidding.row, begun.row).view(0) == table.view(0)
    assert table.as_of_row(begun.row, 0).view(0).players[1].bid == ""


def test_moves_within_a_turn_are_steps_once_everybody_has_seen_them_and_not_if_taken_back() -> None:
    table = toy_turns()
    before = steps_of(table)
    for key in ("one", "two"):
        table.answer(0, key)
    table.undo(0)
    table.answer(0, "one")
    assert steps_of(table) == before, "others have seen nothing of it"
    table.answer(0, "end")
    first, second, last = steps_of(table)[len(before) :]
    assert [each.seats for each in (first, second, last)] == [(0,)] * 3
    chips = [table.as_of_row(each.row, 0).view(None).players[0].chips for each in (first, second, last)]
    assert chips == [1, 2, 2]
    (taken,) = moves_taken_back(table, second.first, second.row)
    assert taken[1].key == "two"
    assert moves_taken_back(table, second.first, second.row, seat=1) == []


def test_a_phase_that_was_begun_again_takes_its_steps_with_it() -> None:
    table = toy_turns()
    for key in ("peek", "two"):
        table.answer(0, key)
    before = steps_of(table)

    async def dearer(table: Table[Any]) -> None:
        seat = table.state.active
        await choose(seat, "turn", ["three", "end"], always=True)
        table.apply(ChipsTaken(seat, 3))
        table.apply(TurnEnded(seat))

    again = Table.load(toy(turn=Phase(dearer)), 2, Rules(), table.moves)
    found = steps_of(again)
    assert count_restarts(again) == 1
    assert count_standing_steps(again, found, 1) == len(found)
    standing = count_standing_steps(again, found, 0)
    assert found[:standing] == before[:standing]
    assert standing < len(before)
    again.answer(0, "end")
    assert steps_of(again)[:standing] == found[:standing]


def dearer_turns(table: Table[Toy]) -> Table[Toy]:
    """A finished game, loaded under other rules for its last phase."""

    async def dearer(table: Table[Any]) -> None:
        table.apply(ChipsTaken(table.state.active, 3))
        table.apply(TurnEnded(table.state.active))

    return Table.load(toy(turn=Phase(dearer)), 2, Rules(), table.moves, ended=True)


def test_a_game_that_is_over_has_its_steps_where_its_last_phase_is_played_otherwise_today() -> None:
    table = toy_turns()
    for seat in (0, 1):
        table.answer(seat, "two")
        table.answer(seat, "end")
    loaded = dearer_turns(table)
    assert (loaded.over, loaded.again) == (True, None)
    found = steps_of(loaded)
    assert found == steps_of(table)
    for step in found:
        there, before = table.as_of_row(step.row, step.first - 1), loaded.as_of_row(step.row, step.first - 1)
        for viewer in (None, 0, 1):
            assert before.view(viewer) == there.view(viewer)
            assert before.history(viewer, step.first - 1) == there.history(viewer, step.first - 1)
    assert find_rounds(loaded) == find_rounds(table)
    assert loaded.copy().full_history() == table.full_history()


@pytest.mark.parametrize("keys", [(), ("peek", "two"), ("pass", "low")])
def test_a_game_ended_in_a_phase_that_plays_otherwise_today_shows_no_more(keys: Sequence[str]) -> None:
    together = "low" in keys
    table = toy_table(2) if together else toy_turns()
    for key in keys:
        table.answer(0, key)
    ended = Table.load(table.game, 2, Rules(), table.moves, ended=True)

    async def otherwise(table: Table[Any]) -> None:
        table.apply(ChipsTaken(1, 3))
        await choose(1, "turn", ["three", "end"], always=True)

    kind = "bids" if together else "turn"
    loaded = Table.load(
        toy(**{kind: Phase(otherwise, together=together)}), 2, Rules(), table.moves, ended=True
    )
    assert (loaded.again, loaded.stopped, loaded.waiting_seats, loaded.moves) == (None, True, (), table.moves)
    assert steps_of(loaded) == steps_of(ended)
    for viewer in (None, 0, 1):
        assert loaded.view(viewer) == ended.view(viewer)
        assert loaded.history(viewer) == ended.history(viewer)
    assert loaded.undoable(0) == 0


def test_a_game_that_was_ended_where_todays_rules_ask_nobody_any_more_is_looked_at() -> None:
    table = toy_turns()
    table.answer(0, "one")
    ended = Table.load(table.game, 2, Rules(), table.moves, ended=True)

    async def shorter(table: Table[Any]) -> None:
        await choose(0, "turn", ["one", "end"], always=True)
        table.apply(ChipsTaken(0, 1))

    game = toy(turn=Phase(shorter))
    loaded = Table.load(game, 2, Rules(), table.moves, ended=True)
    assert (loaded.again, loaded.stopped, loaded.over) == (None, True, False)
    assert steps_of(loaded) == steps_of(ended)
    assert loaded.view(None) == ended.view(None)
    with pytest.raises(Differs, match="ask nobody"):
        Table.load(game, 2, Rules(), table.moves, check=True, ended=True)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_who_was_first_side_by_side_and_what_was_taken_back_stays_unsaid(viewer: int | None) -> None:
    plain, other = toy_table(seed=3), toy_table(seed=3)
    for table, order in ((plain, (0, 1)), (other, (1, 0))):
        for seat in order:
            table.answer(seat, "pass")
            table.answer(seat, "low")
            if table is other and table.undoable(seat):
                table.undo(seat)
                table.answer(seat, "low")
    other.answer(0, "two")
    other.undo(0)
    for table in (plain, other):
        table.answer(0, "one")
        table.answer(0, "end")
    assert len(other.moves) > len(plain.moves)
    assert said(other, viewer) == said(plain, viewer)


def test_only_a_phase_that_says_so_has_seats_act_side_by_side() -> None:
    with pytest.raises(ScriptFault, match="not `together`"):
        toy_table(bids=Phase(bids))


def test_in_its_lane_a_seat_does_what_is_its_own() -> None:
    async def meddling(table: Table[Any]) -> None:
        async def lane(table: Table[Any], seat: int) -> None:
            table.apply(ChipsTaken(1 - seat, 1))

        await Together({0: lane})

    with pytest.raises(ScriptFault, match="in the lane of seat 0"):
        Table.begin(toy(bids=meddling), 2, Rules(), RandomChance())
