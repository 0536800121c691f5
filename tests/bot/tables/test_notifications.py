from collections.abc import Callable
from typing import Any

from bot.tables.notifications import Step
from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import Phase
from storage.core.kinds import Kind
from storage.core.rows import Notification
from tests.support.table_helpers import kinds
from tests.support.toy_game import ChipsTaken, bid, toy_table, toy_turns


def step(table: Table[Any], change: Callable[[Table[Any]], object]) -> Step:
    after = Table.load(table.game, table.players, table.options, table.moves)
    change(after)
    return Step(table, after, len(table.moves) + 1)


def test_the_beginning_is_a_turn_for_all_and_asks_everybody() -> None:
    table = toy_table(2)
    assert Step(None, table, 1).notifications(()) == (
        Notification(Kind.TURN, 1),
        Notification(Kind.ASK, 1, 0, replaces=True),
        Notification(Kind.ASK, 1, 1, replaces=True),
    )


def test_while_all_act_at_once_only_the_counter_moves() -> None:
    table = toy_table(2)
    first = step(table, lambda after: after.answer(0, "pass"))
    assert first.notifications(()) == ()
    second = step(first.after, lambda after: after.answer(0, "low"))
    assert second.notifications(()) == (Notification(Kind.COUNTER, 3, replaces=True),)
    taken_back = step(second.after, lambda after: after.undo(0))
    assert taken_back.notifications(()) == (Notification(Kind.COUNTER, 4, replaces=True),)


def test_the_last_one_ready_hands_over_to_the_first_at_turn() -> None:
    table = toy_table(2)
    for seat, key in ((1, "pass"), (1, "low"), (0, "pass")):
        table.answer(seat, key)
    assert kinds(step(table, lambda after: after.answer(0, "low")).notifications(())) == [
        (Kind.TURN, None),
        (Kind.ASK, 0),
    ]


def test_within_a_turn_there_are_no_notifications_nor_for_an_undo() -> None:
    table = toy_turns()
    one = step(table, lambda after: after.answer(0, "one"))
    assert one.notifications(()) == ()
    assert step(one.after, lambda after: after.undo(0)).notifications(()) == ()


def test_the_end_of_a_turn_asks_the_next_seat_and_no_other() -> None:
    assert step(toy_turns(), lambda after: after.answer(0, "end")).notifications(()) == (
        Notification(Kind.TURN, 8),
        Notification(Kind.ASK, 8, 1, replaces=True),
    )


def test_the_end_of_the_game_is_sent_once_and_shown_by_card_and_panels() -> None:
    table = toy_turns()
    table.answer(0, "end")
    assert step(table, lambda after: after.answer(1, "end")).notifications(()) == (
        Notification(Kind.END, 9),
        Notification(Kind.CARD, 9, replaces=True),
        Notification(Kind.FINAL_PANEL, 9, 0),
        Notification(Kind.FINAL_PANEL, 9, 1),
    )


def test_computer_players_get_no_notifications_and_make_no_turn_message() -> None:
    table = toy_turns()
    assert step(table, lambda after: after.answer(0, "end")).notifications([1]) == ()
    assert kinds(Step(None, toy_table(3), 1).notifications([0, 2])) == [(Kind.TURN, None), (Kind.ASK, 1)]


def test_a_table_of_computer_players_alone_still_tells_its_turns() -> None:
    assert kinds(step(toy_turns(), lambda after: after.answer(0, "end")).notifications([0, 1])) == [
        (Kind.TURN, None)
    ]


def test_a_seat_asked_in_the_midst_of_a_turn_is_asked_and_so_is_the_first_one_after_it() -> None:
    async def trade(table: Table[Any]) -> None:
        await choose(0, "offer", ["yes", "no"])
        await choose(1, "accept", ["yes", "no"])
        await choose(0, "thank", ["yes", "no"])
        table.state.phase = ""

    table = toy_table(2, bids=trade)
    offer = step(table, lambda after: after.answer(0, "yes"))
    assert kinds(offer.notifications(())) == [(Kind.TURN, None), (Kind.ASK, 1)]
    accept = step(offer.after, lambda after: after.answer(1, "no"))
    assert kinds(accept.notifications(())) == [(Kind.TURN, None), (Kind.ASK, 0)]


def test_acting_at_once_a_second_time_asks_everybody_again() -> None:
    async def twice(table: Table[Any]) -> None:
        await Together({0: bid, 1: bid})
        await Together({0: bid, 1: bid})
        table.state.phase = ""

    table = toy_table(2, bids=twice)
    for seat, key in ((1, "pass"), (1, "low"), (0, "pass")):
        table.answer(seat, key)
    assert kinds(step(table, lambda after: after.answer(0, "low")).notifications(())) == [
        (Kind.TURN, None),
        (Kind.ASK, 0),
        (Kind.ASK, 1),
    ]


def test_acting_at_once_that_begins_or_ends_within_a_phase_asks_whom_it_waited_for_before() -> None:
    async def around(table: Table[Any]) -> None:
        await choose(0, "begin", ["yes", "no"])
        await Together({0: bid, 1: bid})
        await choose(0, "close", ["yes", "no"])
        table.state.phase = ""

    table = toy_table(2, bids=around)
    begun = step(table, lambda after: after.answer(0, "yes"))
    assert kinds(begun.notifications(())) == [(Kind.TURN, None), (Kind.ASK, 0), (Kind.ASK, 1)]
    table = begun.after
    for seat, key in ((1, "pass"), (1, "low"), (0, "pass")):
        table.answer(seat, key)
    assert kinds(step(table, lambda after: after.answer(0, "low")).notifications(())) == [
        (Kind.TURN, None),
        (Kind.ASK, 0),
    ]


def test_a_scoring_has_a_notification_of_its_own_row_before_the_turn() -> None:
    async def scoring(table: Table[Any]) -> None:
        table.apply(ChipsTaken(0, 5))
        table.state.phase = "again"

    async def again(table: Table[Any]) -> None:
        await choose(0, "once-more", ["yes", "no"])
        table.state.phase = ""

    async def begin(table: Table[Any]) -> None:
        await choose(0, "score", ["yes", "no"])
        table.state.phase = "scoring"

    table = toy_table(2, bids=begin, scoring=Phase(scoring, is_scoring=True), again=again)
    assert step(table, lambda after: after.answer(0, "yes")).notifications(()) == (
        Notification(Kind.SCORING, 3),
        Notification(Kind.TURN, 4),
        Notification(Kind.ASK, 4, 0, replaces=True),
    )


def test_a_scoring_in_which_seats_choose_has_its_notification_when_it_is_over() -> None:
    async def scoring(table: Table[Any]) -> None:
        await Together({0: pay, 1: pay})
        table.apply(ChipsTaken(0, await choose(0, "how-many", ["one", "two"]) == "one"))
        table.state.phase = "again"

    async def pay(table: Table[Any], seat: int) -> None:
        await choose(seat, "pay", ["yes", "no"])

    async def again(table: Table[Any]) -> None:
        await choose(1, "once-more", ["yes", "no"])
        table.state.phase = ""

    async def begin(table: Table[Any]) -> None:
        await choose(0, "score", ["yes", "no"])
        table.state.phase = "scoring"

    table = toy_table(2, bids=begin, scoring=Phase(scoring, together=True, is_scoring=True), again=again)
    said = []
    for seat, key in ((0, "yes"), (0, "yes"), (1, "no"), (0, "two"), (1, "yes")):
        before, first = table.copy(), len(table.moves) + 1
        table.answer(seat, key)
        news = Step(before, table, first).notifications(())
        said.append([(each.kind, each.n) for each in news if each.seat is None])
    assert said == [
        [(Kind.TURN, 3)],
        [(Kind.COUNTER, 4)],
        [(Kind.TURN, 5)],
        [(Kind.SCORING, 6), (Kind.TURN, 7)],
        [(Kind.END, 8), (Kind.CARD, 8)],
    ]


def test_a_phase_that_begins_again_has_a_notification_and_asks_everybody_again() -> None:
    async def corrected(table: Table[Any]) -> None:
        await Together({0: corrected_bid, 1: corrected_bid})
        table.state.phase = ""

    async def corrected_bid(table: Table[Any], seat: int) -> None:
        table.apply(ChipsTaken(seat, 1))
        await bid(table, seat)

    old = toy_table(2)
    old.answer(0, "pass")
    new = toy_table(2, bids=corrected)
    table = Table.load(new.game, 2, new.options, old.moves)
    assert Step(None, table, 3).notifications(()) == (
        Notification(Kind.AGAIN, 3),
        Notification(Kind.TURN, 3),
        Notification(Kind.ASK, 3, 0, replaces=True),
        Notification(Kind.ASK, 3, 1, replaces=True),
    )


def test_who_is_not_asked_anew_is_waited_for_as_long_as_before() -> None:
    table = toy_table(2)
    ready = step(table, lambda after: (after.answer(0, "pass"), after.answer(0, "low")))
    assert ready.waiting_since({0: 10.0, 1: 10.0}, 20.0) == {1: 10.0}
    assert step(ready.after, lambda after: after.undo(0)).waiting_since({1: 10.0}, 30.0) == {0: 30.0, 1: 10.0}
    for key in ("pass", "low"):
        ready.after.answer(1, key)
    turn = step(ready.after, lambda after: after.answer(0, "one"))
    assert turn.waiting_since({0: 40.0}, 50.0) == {0: 40.0}


class Given(ChipsTaken, frozen=True):
    """Chips from somebody else."""

    giver: int = 0

    @property
    def received_from(self) -> int | None:
        return self.giver


def test_who_was_given_something_is_notified_unless_they_have_to_choose_anyway() -> None:
    async def giving(table: Table[Any]) -> None:
        await choose(0, "give", ["yes", "no"])
        table.apply(Given(0, 2, giver=1))
        await choose(0, "more", ["yes", "no"])
        table.apply(Given(1, 2, giver=0))
        table.apply(Given(2, 2, giver=0))
        await choose(2, "thank", ["yes", "no"])
        table.state.phase = ""

    first = step(toy_table(3, bids=giving), lambda after: after.answer(0, "yes"))
    assert first.notifications(()) == ()
    second = step(first.after, lambda after: after.answer(0, "no"))
    assert second.notifications(()) == (
        Notification(Kind.TURN, 3),
        Notification(Kind.RECEIVED, 3, 1),
        Notification(Kind.ASK, 3, 2, replaces=True),
    )
    assert kinds(second.notifications([1])) == [(Kind.TURN, None), (Kind.ASK, 2)]


def test_what_one_took_from_oneself_is_no_gift() -> None:
    async def keeping(table: Table[Any]) -> None:
        await choose(0, "keep", ["yes", "no"])
        table.apply(Given(0, 2, giver=0))
        await choose(1, "thank", ["yes", "no"])
        table.state.phase = ""

    kept = step(toy_table(2, bids=keeping), lambda after: after.answer(0, "yes"))
    assert kinds(kept.notifications(())) == [(Kind.TURN, None), (Kind.ASK, 1)]


def wishes(step: Step, *computers: int) -> list[tuple[str, int | None]]:
    return [(each.kind, each.seat) for each in step.wishes(computers)]


def test_who_has_come_to_act_next_is_notified_if_they_want_that() -> None:
    table = toy_table(3)
    for seat in (2, 0):
        table.answer(seat, "pass")
        table.answer(seat, "low")
    table.answer(1, "pass")
    begins = step(table, lambda after: after.answer(1, "low"))
    assert begins.after.waiting_seats == (0,)
    assert wishes(begins) == [], "who has just acted knows"
    moves = step(begins.after, lambda after: after.answer(0, "one"))
    assert wishes(moves) == [], "nothing has changed for others"
    ends = step(moves.after, lambda after: after.answer(0, "end"))
    assert ends.wishes(()) == (Notification(Kind.NEXT, ends.last_row, 2, if_set="tell_next"),)
    assert wishes(ends, 2) == []
    last = step(ends.after, lambda after: after.answer(1, "end"))
    assert wishes(last) == []


def test_who_chooses_last_of_all_is_notified_if_they_want_that() -> None:
    table = toy_table(3)
    for seat in (2, 0):
        table.answer(seat, "pass")
    first = step(table, lambda after: after.answer(2, "low"))
    assert wishes(first) == []
    second = step(first.after, lambda after: after.answer(0, "low"))
    assert second.wishes(()) == (Notification(Kind.ALL_READY, second.last_row, 1, if_set="tell_all_ready"),)
    assert wishes(second, 0, 2) == [], "computer players are ready at once"
    back = step(second.after, lambda after: after.undo(0))
    assert wishes(back) == []
    third = step(back.after, lambda after: after.answer(0, "high"))
    assert wishes(third) == [(Kind.ALL_READY, 1)]
