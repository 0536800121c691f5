"""The planning table and plans, with Harbour: hands of cards, draws, cards begged from others."""

from random import Random
from typing import Any

import msgspec
import pytest

from games import find
from games.engine.errors import NotAsked
from games.engine.planning import PlanningTable, seats_between
from games.engine.plans import (
    Stop,
    Why,
    cause,
    follow,
    has_come,
    plan_of,
    read_plan,
    try_plan,
    was_scored,
)
from games.engine.table import Table
from games.words import LOCALES, Message
from tests.support.harbour_table import hand, harbour_table, play, with_harbour
from tests.support.planned import ahead, planned
from tests.support.table_story import choose, keys, pending

CHANGES = (Why.DIFFERS, Why.WORDS, Why.FORECAST)
"""The stops that say what has changed."""

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)


def three() -> Table[Any]:
    """Seat 0 is asked; seat 1 has fish and oil in hand, seat 2 wine."""
    return harbour_table("salt salt", "fish oil", "wine", discards="oil")


def test_a_turn_is_tried_out_as_if_it_began_now_and_the_real_table_stays_as_it_is() -> None:
    table = three()
    planning = ahead(table, 1)
    assert planning.waiting_seats == (1,)
    assert keys(planning, 1) == keys(play(three(), (0, "end")), 1)
    choose(planning, "ship", "fish,oil", seat=1)
    assert planning.view(1).points == [0, 4, 0]
    assert hand(planning.view(1), 1) == []
    assert (table.waiting_seats, len(table.moves), table.view(1).points) == ((0,), 1, [0, 0, 0])


def test_only_a_seat_whose_turn_is_still_to_come_can_plan() -> None:
    table = three()
    assert PlanningTable.begin_ahead(table, 0) is None
    play(table, (0, "end"))
    assert PlanningTable.begin_ahead(table, 0) is None
    assert PlanningTable.begin_ahead(table, 2) is not None


def test_it_ends_with_the_turn_which_can_be_taken_back_like_everything() -> None:
    planning = ahead(three(), 1)
    choose(planning, "bury", "oil", "end", seat=1)
    assert (planning.waiting_seats, planning.is_open_ended) == ((), False)
    with pytest.raises(NotAsked):
        planning.answer(1, "end")
    planning.undo(1)
    assert "bury" in keys(planning, 1)
    planning.undo(1, all_moves=True)
    assert hand(planning.view(1), 1) == ["fish", "oil"]
    assert planning.undoable(1) == 0


def test_it_ends_before_a_draw_so_that_nothing_is_drawn() -> None:
    planning = ahead(three(), 1)
    choose(planning, "draw", seat=1)
    assert (planning.waiting_seats, planning.is_open_ended) == ((), True)
    assert hand(planning.view(1), 1) == ["fish", "oil"]
    copy = planning.copy()
    assert isinstance(copy, PlanningTable)
    assert copy.is_open_ended
    planning.undo(1)
    assert not planning.is_open_ended
    assert pending(planning, 1)


def test_it_ends_where_another_seat_is_asked_whose_cards_are_not_known() -> None:
    planning = ahead(three(), 1)
    choose(planning, "beg", "seat_0", seat=1)
    assert (planning.waiting_seats, planning.is_open_ended) == ((), True)


def test_it_ends_before_a_face_that_the_seat_does_not_know_is_turned_up() -> None:
    table = harbour_table("salt", "fish", "wine", buried="oil")
    start = table.view(1)
    planning = PlanningTable.begin_from(table, 0, start)
    choose(planning, "dig")
    assert planning.is_open_ended
    assert planning.view(0).points == [0, 0, 0]


def test_a_copy_and_an_imagined_table_are_asked_the_same() -> None:
    planning = ahead(three(), 2)
    choose(planning, "bury", seat=2)
    assert pending(planning.copy(), 2) == pending(planning, 2)
    imagined = planning.imagine(2, Random(1))
    assert type(imagined) is Table
    assert hand(imagined.view(2), 2) == ["wine"]
    assert None not in hand(imagined.state, 0)


def test_a_plan_is_kept_as_json_and_names_what_each_answer_did() -> None:
    table = three()
    plan = planned(table, 1, "ship", "oil", "end")
    assert [each.key for each in plan.answers] == ["ship", "oil", "end"]
    assert [type(each).__name__ for each in plan.answers[1].events] == ["Shipped"]
    assert plan.ends_turn
    assert not plan.is_open_ended
    assert read_plan(table.game, msgspec.json.encode(plan)) == plan


def test_a_plan_whose_turn_has_come_is_tried_on_a_table_of_its_own() -> None:
    table = three()
    plan = planned(table, 1, "ship", "oil", "end")
    assert not has_come(table, 1, plan)
    play(table, (0, "end"))
    assert has_come(table, 1, plan)
    assert try_plan(table, 1, plan).keys == ("ship", "oil", "end")
    assert try_plan(table, 1, plan).stop is None
    assert table.undoable(1) == 0
    play(table, (1, "ship"))
    assert not has_come(table, 1, plan)


def test_a_plan_up_to_a_draw_holds_and_ends_there() -> None:
    table = three()
    plan = planned(table, 1, "bury", "fish", "draw")
    assert plan.is_open_ended
    assert not plan.ends_turn
    play(table, (0, "end"))
    assert try_plan(table, 1, plan).keys == ("bury", "fish", "draw")


def test_what_follows_a_draw_is_never_played() -> None:
    table = three()
    plan = planned(table, 1, "ship", "oil", "end")
    drawing = planned(table, 1, "draw")
    both = msgspec.structs.replace(plan, answers=drawing.answers + plan.answers)
    play(table, (0, "end"))
    trial = try_plan(table, 1, both)
    assert trial.keys == ("draw",)
    assert trial.stop
    assert (trial.stop.step, trial.stop.why) == (1, Why.CHANCE)


def test_a_card_that_has_gone_stops_a_plan_there_and_the_event_is_named() -> None:
    table = harbour_table("salt", "fish oil", "wine")
    plan = planned(table, 1, "bury", "oil", "end")
    play(table, (0, "beg"), (0, "seat_1"), (1, "oil"), (0, "end"))
    trial = try_plan(table, 1, plan)
    assert trial.stop
    assert (trial.keys, trial.stop.step, trial.stop.why) == (("bury",), 1, Why.NOT_OFFERED)
    found = cause(table, 1, plan)
    assert type(found).__name__ == "CardGiven"


def test_what_is_answered_without_asking_by_now_counts_and_is_not_answered_twice() -> None:
    table = harbour_table("salt", "fish oil", "wine")
    plan = planned(table, 1, "ship", "oil", "end")
    play(table, (0, "beg"), (0, "seat_1"), (1, "fish"), (0, "end"))
    trial = try_plan(table, 1, plan)
    assert (trial.keys, trial.stop) == (("ship", "end"), None)
    play(table, *((1, key) for key in trial.keys))
    assert table.view(1).points == [0, 1, 0]


def test_what_was_answered_without_asking_is_answered_the_same_where_it_is_asked() -> None:
    table = harbour_table("salt", "oil", "wine")
    plan = planned(table, 1, "ship", "end")
    richer = harbour_table("salt", "oil fish", "wine")
    play(richer, (0, "end"))
    trial = try_plan(richer, 1, plan)
    assert (trial.keys, trial.stop) == (("ship", "oil", "end"), None)


def test_what_is_answered_without_asking_by_now_must_be_what_was_planned() -> None:
    table = harbour_table("salt", "fish oil", "wine")
    plan = planned(table, 1, "ship", "fish", "end")
    play(table, (0, "beg"), (0, "seat_1"), (1, "fish"), (0, "end"))
    trial = try_plan(table, 1, plan)
    assert trial.stop
    assert (trial.keys, trial.stop.why) == ((), Why.DIFFERS)


def test_pieces_are_compared_by_their_faces() -> None:
    table = harbour_table("salt", "oil fish", "wine")
    plan = planned(table, 1, "bury", "oil", "end")
    events = plan.answers[1].events
    seen_by_all = msgspec.structs.replace(events[0].card, seats=None)
    other = msgspec.structs.replace(events[0].card, face="fish")
    for card, stops in ((seen_by_all, False), (other, True)):
        answers = list(plan.answers)
        answers[1] = msgspec.structs.replace(
            answers[1], events=(msgspec.structs.replace(events[0], card=card),)
        )
        changed = msgspec.structs.replace(plan, answers=tuple(answers))
        assert (follow(ahead(table, 1), changed).stop is not None) is stops


def test_words_stop_a_plan_only_if_its_owner_wants_it() -> None:
    table = harbour_table("salt salt", "fish oil", "wine", discards="oil")
    plan = planned(table, 1, "bury", "fish")
    play(table, (0, "ship"), (0, "salt"), (0, "end"))
    said = follow(PlanningTable.begin_now(table, 1), plan, words=True).stop
    assert try_plan(table, 1, plan).stop is None
    assert said is None
    play(more := harbour_table("fish", "fish oil", "wine", discards="oil"), (0, "ship"), (0, "end"))
    stop = follow(PlanningTable.begin_now(more, 1), plan, words=True).stop
    assert stop
    assert (stop.step, stop.why) == (1, Why.WORDS)


def test_a_planning_table_is_left_where_a_plan_stops() -> None:
    table = harbour_table("salt", "fish oil", "wine")
    plan = planned(table, 1, "ship", "fish", "end")
    play(table, (0, "beg"), (0, "seat_1"), (1, "fish"))
    planning = ahead(table, 1)
    assert follow(planning, plan).stop
    assert hand(planning.view(1), 1) == ["oil"]
    choose(planning, "bury", "oil", seat=1)
    assert len(plan_of(table, planning).answers) == 2


def test_a_scoring_in_between_always_stops_a_plan() -> None:
    table = three()
    plan = planned(table, 1, "end")
    assert not was_scored(table, plan.since)
    play(table, (0, "end"), (1, "end"), (2, "end"))
    play(table, (0, table.pending_choice(0).keys[0]))  # type: ignore[union-attr]
    while table.lanes:
        seat = table.waiting_seats[0]
        table.answer(seat, pending(table, seat).random_answer(Random(1)))
    while table.waiting_seats != (1,) or table.phase_start.phase != "turn":
        seat = table.waiting_seats[0]
        table.answer(seat, "end" if table.phase_start.phase == "turn" else pending(table, seat).keys[0])
    stop = try_plan(table, 1, plan).stop
    assert stop
    assert (stop.why, stop.message.id) == (Why.SCORING, "plan-stops-scoring")


def test_whose_turns_lie_between() -> None:
    table = three()
    assert seats_between(table, 2) == (0, 1)
    assert seats_between(table, 1) == (0,)
    assert seats_between(table, 0) == (1, 2)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("why", Why)
def test_every_stop_has_words(why: Why, locale: str) -> None:
    words = find("harbour").words(locale)
    reasons = (Message("none"),) if why is Why.NOT_OFFERED else ()
    changes = ((None, None), (3, None), (None, 4), (3, 4), (3, 3)) if why in CHANGES else ((None, None),)
    for before, now in changes:
        text = words.text(Stop(0, why, before, now).message)
        both = before is not None and now is not None and before != now
        assert ("3" in text and "4" in text) is both
    assert words.text(Stop(0, why, reasons=reasons).message)
