import asyncio
from random import Random
from typing import Any

import pytest
from msgspec import structs

from games.engine.chance import RandomChance
from games.engine.errors import Damaged, Differs, NoSuchOption, NotAsked, NothingToUndo, ScriptFault
from games.engine.moves import UNDO, Move
from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import Option, Role
from games.hidden import as_seen_by
from games.words import Message
from tests.support.table_story import pending
from tests.support.toy_game import Bid, ChipsTaken, Rules, Toy, TurnEnded, bid, toy, toy_table, toy_turns

# Asking and answering


def test_a_game_begins_with_a_row_of_chance_and_asks_all_who_act_together() -> None:
    table = toy_table(3)
    assert table.moves == [Move(None, "bids")]
    assert table.waiting_seats == (0, 1, 2)
    assert table.readiness == (0, 3)
    assert table.lanes == {0: False, 1: False, 2: False}


def test_an_answer_is_one_row_and_the_next_phase_begins_in_a_row_of_its_own() -> None:
    table = toy_turns()
    assert [move.key for move in table.moves] == ["bids", "pass", "low", "pass", "low", "turn"]
    assert table.waiting_seats == (0,)
    assert table.readiness is None


def test_whoever_is_not_asked_cannot_answer() -> None:
    table = toy_turns()
    with pytest.raises(NotAsked):
        table.answer(1, "one")
    assert len(table.moves) == 6


def test_an_option_that_is_not_offered_changes_nothing() -> None:
    table = toy_turns()
    with pytest.raises(NoSuchOption):
        table.answer(0, "three")
    assert table.moves == toy_turns().moves
    assert table.pending_choice(0) == toy_turns().pending_choice(0)


def test_a_single_option_is_taken_without_asking_unless_it_is_asked_always() -> None:
    asked: list[str] = []

    async def lonely(table: Table[Any]) -> None:
        asked.append(await choose(0, "only", ["one"]))
        asked.append(await choose(0, "only", ["sure"], always=True))
        table.state.phase = ""

    table = toy_table(1, bids=lonely)
    assert asked == ["one"]
    table.answer(0, "sure")
    assert asked == ["one", "sure"]
    assert table.over


def test_the_number_of_a_seat_counts_its_own_rows_and_its_undos() -> None:
    table = toy_turns()
    table.answer(0, "one")
    table.undo(0)
    assert table.version(0) == 4
    assert table.version(1) == 2


# Seeing


def face(state: Toy, seat: int) -> str | None:
    """The face of a seat's card; None if it is unknown."""
    card = state.players[seat].card
    assert card is not None
    return card.face


def test_what_is_done_side_by_side_is_seen_by_its_own_seat_only_until_all_are_done() -> None:
    table = toy_table()
    table.answer(0, "look")
    table.answer(0, "high")
    mine, theirs = table.view(0), table.view(1)
    assert mine.players[0].bid == "high"
    assert face(mine, 0) is not None
    assert theirs == table.view(None) == toy_table().view(1)
    table.answer(1, "pass")
    table.answer(1, "low")
    assert table.view(1).players[0].bid == "high"
    assert face(table.view(1), 0) is None
    assert face(table.view(0), 0) is not None


def test_others_see_a_turn_when_another_seat_is_asked() -> None:
    table = toy_turns()
    table.answer(0, "two")
    assert table.view(0).players[0].chips == 2
    assert table.view(1).players[0].chips == 0
    table.answer(0, "end")
    assert table.view(1).players[0].chips == 2


def test_others_see_at_once_what_turned_up_a_hidden_card_and_all_before_it() -> None:
    table = toy_turns()
    table.answer(0, "two")
    table.answer(0, "peek")
    table.answer(0, "one")
    view = table.view(1)
    assert view.players[0].chips == 2
    assert len(view.seen) == 1


def test_a_history_holds_what_a_seat_came_to_know_since_a_row() -> None:
    table = toy_table()
    table.answer(0, "look")
    table.answer(0, "high")
    row = len(table.moves)
    assert [type(event).__name__ for _, event in table.history(0)] == ["CardDrawn", "Bid"]
    assert table.history(1) == []
    table.answer(1, "pass")
    table.answer(1, "low")
    said = [event for _, event in table.history(1, since=row)]
    assert [type(event).__name__ for event in said] == ["CardDrawn", "Bid", "Bid", "BidsEnded"]
    assert said[0] == as_seen_by(table.full_history()[0][1], 1)
    assert [event for _, event in table.history(0, since=row)] == [Bid(1, "low"), said[-1]]


def test_what_was_taken_back_is_no_part_of_the_history() -> None:
    table = toy_turns()
    table.answer(0, "two")
    table.undo(0)
    table.answer(0, "one")
    table.answer(0, "end")
    assert [event for _, event in table.history(1) if isinstance(event, ChipsTaken)] == [ChipsTaken(0, 1)]


# Taking back


def test_taking_back_a_move_brings_back_the_choice_before_it() -> None:
    table = toy_turns()
    before = table.pending_choice(0)
    table.answer(0, "two")
    rows = table.undo(0)
    assert rows == [Move(0, UNDO, undoes=7)]
    assert table.pending_choice(0) == before
    assert table.state.players[0].chips == 0


def test_a_whole_turn_can_be_taken_back_at_once() -> None:
    table = toy_turns()
    for key in ("two", "one", "one"):
        table.answer(0, key)
    rows = table.undo(0, all_moves=True)
    assert [row.undoes for row in rows] == [9, 8, 7]
    assert table.state.players[0].chips == 0
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_what_turned_up_a_hidden_card_cannot_be_taken_back_nor_what_came_before() -> None:
    table = toy_turns()
    table.answer(0, "two")
    table.answer(0, "peek")
    assert table.undoable(0) == 0
    table.answer(0, "one")
    table.undo(0)
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    table = toy_turns()
    table.answer(0, "end")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_secret_choice_can_be_changed_until_the_last_seat_has_made_its_own() -> None:
    table = toy_table()
    table.answer(0, "pass")
    table.answer(0, "high")
    table.answer(1, "look")
    table.undo(0)
    assert table.readiness == (0, 2)
    table.answer(0, "low")
    table.answer(1, "high")
    assert [player.bid for player in table.state.players] == ["low", "high"]
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_move_that_only_opened_a_menu_is_gone_back_from() -> None:
    async def turn(table: Table[Toy]) -> None:
        seat = table.state.active
        decline = Option("nothing", Message("option-end"), role=Role.DECLINES)
        while (key := await choose(seat, "turn", ["menu", "one", decline])) != "one":
            if key == "menu":
                table.apply(ChipsTaken(seat, len(await choose(seat, "menu", ["x", "xx"]))))
        table.apply(TurnEnded(seat))

    table = toy_turns(2, turn=turn)
    assert not table.has_only_opened_menu(0)
    table.answer(0, "menu")
    assert table.has_only_opened_menu(0)
    assert not table.has_only_opened_menu(1)
    loaded = Table.load(table.game, table.players, table.options, table.moves)
    assert loaded.has_only_opened_menu(0)
    table.answer(0, "xx")
    assert not table.has_only_opened_menu(0)
    table.answer(0, "nothing")
    assert not table.has_only_opened_menu(0)


def test_in_a_lane_a_drawn_card_stays_drawn() -> None:
    table = toy_table()
    table.answer(0, "look")
    card = table.state.players[0].card
    with pytest.raises(NothingToUndo):
        table.undo(0)
    table.answer(0, "high")
    table.undo(0)
    assert table.state.players[0].card == card
    with pytest.raises(NothingToUndo):
        table.undo(0)


# Loading


def test_a_loaded_table_goes_on_where_the_log_ends() -> None:
    table = toy_turns()
    for key in ("two", "peek", "one"):
        table.answer(0, key)
    table.undo(0)
    loaded = Table.load(table.game, table.players, table.options, table.moves)
    assert loaded.state == table.state
    assert loaded.pending_choice(0) == table.pending_choice(0)
    assert loaded.undoable(0) == table.undoable(0) == 0
    for seat in (None, 0, 1):
        assert loaded.view(seat) == table.view(seat)
        assert loaded.history(seat) == table.history(seat)


def test_a_copy_goes_its_own_way() -> None:
    table = toy_turns()
    twin = table.copy()
    twin.answer(0, "two")
    assert table.state.players[0].chips == 0
    assert twin.state.players[0].chips == 2
    assert twin.view(0) == twin.copy().copy().view(0)


def test_when_the_rules_have_changed_the_open_phase_begins_again_and_keeps_its_chance() -> None:
    table = toy_turns()
    table.answer(0, "two")

    async def dearer(table: Table[Any]) -> None:
        seat = table.state.active
        await choose(seat, "turn", ["three", "end"], always=True)
        table.apply(ChipsTaken(seat, 3))

    loaded = Table.load(toy(turn=dearer), 2, Rules(), table.moves)
    assert loaded.again == 8
    assert loaded.moves == [*table.moves, Move(None, "turn", undoes=6)]
    assert loaded.version(0) == table.version(0) + 1
    choice = pending(loaded, 0)
    assert [option.key for option in choice.options] == ["three", "end"]
    assert loaded.state.players[0].bid == "low"
    again = Table.load(toy(turn=dearer), 2, Rules(), loaded.moves)
    assert again.again is None
    assert again.state == loaded.state


def test_a_phase_that_begins_again_goes_on_to_the_next_choice() -> None:
    table = toy_turns()
    table.answer(0, "two")

    async def no_choice(table: Table[Any]) -> None:
        seat = table.state.active
        table.apply(ChipsTaken(seat, 3))
        table.apply(TurnEnded(seat))

    loaded = Table.load(toy(turn=no_choice), 2, Rules(), table.moves)
    assert [(move.seat, move.key, move.undoes) for move in loaded.moves[7:]] == [
        (None, "turn", 6),
        (None, "turn", None),
    ]
    assert (loaded.again, loaded.over) == (8, True)
    assert [player.chips for player in loaded.state.players] == [3, 3]


def test_a_phase_begins_again_when_other_seats_are_asked() -> None:
    table = toy_turns()

    async def other_seat(table: Table[Any]) -> None:
        await choose(1 - table.state.active, "turn", ["one", "end"], always=True)
        table.apply(TurnEnded(table.state.active))

    game = toy(turn=other_seat)
    assert Table.load(game, 2, Rules(), table.moves).again is None
    loaded = Table.load(game, 2, Rules(), table.moves, waiting=table.waiting_seats)
    assert (loaded.again, loaded.waiting_seats) == (len(table.moves) + 1, (1,))
    assert loaded.version(1) == table.version(1) + 1


@pytest.mark.parametrize("fault", [LookupError, ZeroDivisionError, AssertionError])
def test_a_phase_begins_again_however_the_new_rules_fail_on_its_log(fault: type[Exception]) -> None:
    table = toy_turns()
    table.answer(0, "two")

    async def refuses(table: Table[Any]) -> None:
        if await choose(table.state.active, "turn", ["two", "end"], always=True) == "two":
            raise fault
        table.apply(TurnEnded(table.state.active))

    loaded = Table.load(toy(turn=refuses), 2, Rules(), table.moves)
    assert loaded.again == 8
    loaded.answer(0, "end")


def test_a_game_that_is_over_stays_as_it_was_when_the_rules_change() -> None:
    table = toy_turns()
    for seat in (0, 1):
        table.answer(seat, "two")
        table.answer(seat, "end")

    async def dearer(table: Table[Any]) -> None:
        table.apply(ChipsTaken(table.state.active, 3))
        table.apply(TurnEnded(table.state.active))

    loaded = Table.load(toy(turn=dearer), 2, Rules(), table.moves)
    assert (loaded.again, loaded.over, loaded.moves) == (None, True, table.moves)
    for viewer in (None, 0, 1):
        assert loaded.view(viewer) == table.view(viewer)
        assert loaded.history(viewer) == table.history(viewer)
        assert loaded.copy().view(viewer) == table.view(viewer)
    with pytest.raises(Differs):
        Table.load(toy(turn=dearer), 2, Rules(), table.moves, check=True)


@pytest.mark.parametrize("kept", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
def test_a_log_can_be_loaded_at_every_row_but_between_two_phases(kept: int) -> None:
    table = toy_turns()
    for key in ("two", "one", "end"):
        table.answer(0, key)
    moves = table.moves[:kept]
    if kept in (0, 5, 9):
        with pytest.raises(Damaged):
            Table.load(table.game, 2, Rules(), moves)
    else:
        assert Table.load(table.game, 2, Rules(), moves).moves == moves


def test_a_check_refuses_every_altered_row() -> None:
    table = toy_turns()
    table.answer(0, "peek")
    table.answer(0, "two")
    table.answer(0, "end")
    game, moves = table.game, table.moves
    Table.load(game, 2, Rules(), moves, check=True)
    altered = [
        [*moves[:7], structs.replace(moves[7], events=(ChipsTaken(0, 3),)), *moves[8:]],
        [*moves[:7], structs.replace(moves[7], key="one"), *moves[8:]],
        [*moves[:7], structs.replace(moves[7], seat=1), *moves[8:]],
        [*moves[:6], structs.replace(moves[6], draws=("joker",)), *moves[7:]],
        [*moves[:6], structs.replace(moves[6], draws=()), *moves[7:]],
        [*moves[:1], moves[2], moves[1], *moves[3:]],
        [*moves[:2], *moves[3:]],
        [*moves[:5], structs.replace(moves[5], key="bids"), *moves[6:]],
        [*moves, Move(1, UNDO, undoes=2)],
        moves[1:],
    ]
    for rows in altered:
        with pytest.raises((Damaged, Differs)):
            Table.load(game, 2, Rules(), rows, check=True)


# Determinizing


def test_an_imagined_table_looks_the_same_to_its_seat_and_may_hide_something_else() -> None:
    table = toy_table(seed=3)
    for seat in (0, 1):
        table.answer(seat, "look")
        table.answer(seat, "high")
    table.answer(0, "two")
    tables = [table.imagine(0, Random(seed)) for seed in range(12)]
    assert all(imagined.view(0) == table.view(0) for imagined in tables)
    assert all(imagined.pending_choice(0) == table.pending_choice(0) for imagined in tables)
    assert len({face(imagined.state, 1) for imagined in tables}) > 1


def test_an_imagined_table_never_holds_what_its_seat_does_not_know_of_an_open_lane() -> None:
    table = toy_table(seed=3)
    table.answer(1, "look")
    table.answer(0, "look")
    imagined = table.imagine(0, Random(1))
    assert imagined.state.players[0].card == table.state.players[0].card
    assert imagined.state.players[1].card is None
    assert imagined.pending_choice(1) == toy_table().pending_choice(1)


def test_an_imagined_table_is_a_table_of_its_own() -> None:
    table = toy_turns()
    imagined = table.imagine(0, Random(1))
    imagined.answer(0, "two")
    assert table.state.players[0].chips == 0


# What scripts may not do


async def nested(table: Table[Any], seat: int) -> None:
    """A lane that opens lanes."""
    await Together({seat: bid})


async def intruding(table: Table[Any], seat: int) -> None:
    """A lane that asks another seat."""
    await choose(1 - seat, "bid", ["low", "high"])


@pytest.mark.parametrize("lanes", [{}, {0: nested}, {0: intruding}])
def test_lanes_are_for_a_phase_and_for_their_own_seat(lanes: dict[int, object]) -> None:
    async def wrong(_table: Table[Any]) -> None:
        await Together(lanes)  # type: ignore[arg-type]

    with pytest.raises(ScriptFault):
        toy_table(2, bids=wrong)


def test_a_stray_awaitable_is_refused() -> None:
    async def wrong(_table: Table[Any]) -> None:
        await asyncio.sleep(0)

    with pytest.raises(ScriptFault):
        toy_table(1, bids=wrong)


@pytest.mark.parametrize("options", [[], ["one", "one"]])
def test_a_choice_needs_different_options(options: list[str]) -> None:
    async def wrong(_table: Table[Any]) -> None:
        await choose(0, "wrong", options)

    with pytest.raises(ScriptFault):
        toy_table(1, bids=wrong)


def test_events_and_draws_belong_to_a_move() -> None:
    table = toy_turns()
    with pytest.raises(ScriptFault):
        table.apply(ChipsTaken(0, 1))
    with pytest.raises(ScriptFault):
        table.draw("cards")


def test_a_game_is_for_its_number_of_players() -> None:
    with pytest.raises(ValueError, match="not for 4 players"):
        toy_table(4)


def test_chance_gives_every_piece() -> None:
    chance = RandomChance(Random(1))
    assert {chance.pick(("a", "b", "c"), "") for _ in range(50)} == {"a", "b", "c"}
    assert RandomChance().pick(("only",), "") == "only"


def test_lanes_give_the_same_events_in_every_order() -> None:
    class ByBag:
        """Chance that depends on the bag alone."""

        def pick(self, bag: object, place: str) -> str:
            return sorted(bag)[0]  # type: ignore[call-overload, no-any-return]

    def lane_events(order: tuple[int, ...]) -> list[object]:
        table = Table.begin(toy(), 2, Rules(), ByBag())
        for seat in order:
            choice = pending(table, seat)
            table.answer(seat, "pass" if choice.prompt.id == "prompt-look" else "high")
        state: Toy = table.state
        return [player.bid for player in state.players]

    orders = [(0, 0, 1, 1), (0, 1, 0, 1), (1, 0, 0, 1), (1, 1, 0, 0), (0, 1, 1, 0), (1, 0, 1, 0)]
    assert {tuple(lane_events(order)) for order in orders} == {("high", "high")}
