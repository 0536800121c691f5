"""Planning tables and plans in random games: what they show, that they hold, where there are none."""

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from games import find
from games.agents.hints import find_hint
from games.engine.planning import PlanningTable, seats_between
from games.engine.plans import Plan, has_come, plan_of, read_plan, try_plan
from games.engine.table import Table
from games.game import Event
from games.hidden import Piece, as_seen_by, copy_state, map_pieces
from tests.support.forking import look_alikes
from tests.support.games import GAMES, begin, samples
from tests.support.planned import answer_all
from tests.support.table_story import answer_at_random, pending

PLANNABLE = [game for game in GAMES if find(game).ahead]

EACH = 11
"""Every so many moves everybody plans."""

SHARE = 0.1
"""How likely a seat that has no plan makes one before a move."""

PAIRS = 30
"""How many pairs of tables are compared."""

HINTS = 3
"""How many of them get hints."""


def shown(planning: PlanningTable[Any], random: Random) -> list[object]:
    """All that a planning table shows while answers are chosen at random, and the plan that comes of it."""
    found: list[object] = []
    while choice := planning.pending_choice(planning.seat):
        view = msgspec.json.encode(planning.view(planning.seat))
        found += [view, choice.prompt, choice.options, choice.things, choice.chosen]
        planning.answer(planning.seat, choice.random_answer(random))
    plan = msgspec.structs.replace(plan_of(planning, planning), since=0)
    return [*found, msgspec.json.encode(planning.state), msgspec.json.encode(plan), planning.is_open_ended]


def both_show_the_same(table: Table[Any], twin: Table[Any], seat: int) -> bool:
    """Whether they show the same; they must agree on whether anything can be planned."""
    first, second = (PlanningTable.begin_ahead(each, seat) for each in (table, twin))
    assert (first is None) == (second is None)
    if first is None or second is None:
        return False
    assert shown(first, Random(7)) == shown(second, Random(7))
    return True


@pytest.mark.parametrize("game", PLANNABLE)
def test_tables_that_look_alike_to_a_seat_give_it_the_same_planning_table(game: str) -> None:
    table, random = begin(game, samples(game).secrecy.undo)
    planned = 0
    while not table.over:
        if len(table.moves) % EACH == 0:
            for seat in range(table.players):
                if find(game).ahead(table.view(seat), seat):  # type: ignore[misc]
                    planned += both_show_the_same(table, table.imagine(seat, random), seat)
        answer_at_random(table, random)
    assert planned > PAIRS / 2
    pairs = ((one, two, seat) for one, two, seat in look_alikes(find(game), 3) if seat is not None)
    for one, two, seat in islice(pairs, PAIRS):
        both_show_the_same(one, two, seat)


@pytest.mark.parametrize("game", PLANNABLE)
def test_tables_that_look_alike_to_a_seat_give_it_the_same_hint_which_can_be_followed(game: str) -> None:
    given = 0
    for one, two, seat in look_alikes(find(game), 3):
        if seat is None or given == HINTS:
            continue
        first, second = (PlanningTable.begin_ahead(each, seat) for each in (one, two))
        if first and second and first.pending_choice(seat):
            hint = find_hint(first, seat)
            assert find_hint(second, seat) == hint
            for answer in hint.answers:
                assert answer.fits(pending(first, seat))
                first.answer(seat, answer.key)
            given += 1
    assert given == HINTS


@pytest.mark.parametrize("game", PLANNABLE)
def test_a_plan_with_nothing_in_between_holds_and_does_what_it_says(game: str) -> None:
    table, random = begin(game, samples(game).secrecy.undo)
    tried = 0
    while not table.over:
        seat, is_beginning = table.waiting_seats[0], len(table.open_moves) == 1
        if is_beginning and table.phase_start.phase == "turn" and random.random() < 0.3:
            planning = PlanningTable.begin_now(table, seat)
            answer_all(planning, random)
            plan = plan_of(table, planning)
            assert read_plan(table.game, msgspec.json.encode(plan)) == plan
            trial = try_plan(table, seat, plan)
            assert trial.stop is None
            does_what_it_says(table.copy(), seat, planning, trial.keys)
            tried += 1
        answer_at_random(table, random)
    assert tried > 5


def does_what_it_says(
    table: Table[Any], seat: int, planning: PlanningTable[Any], keys: tuple[str, ...]
) -> None:
    """The keys are answered for real: what happens up to a draw is what happened when it was planned."""
    since = len(table.moves)
    for key in keys:
        table.answer(seat, key)
    happened = [event for _, event in table.history(seat, since)]
    said = [as_seen_by(event, seat) for each in planning.open_moves[1:] for event, _ in each.events]
    assert happened[: len(said)] == said


@pytest.mark.parametrize("game", PLANNABLE)
def test_an_earlier_plan_that_holds_does_what_it_said_and_its_trial_reveals_nothing(game: str) -> None:
    table, random = begin(game, samples(game).secrecy.undo)
    plans: dict[int, Plan[Any]] = {}
    between: dict[int, tuple[int, tuple[int, ...]]] = {}
    held, turns, phases = 0, list[int](), 0
    while not table.over:
        if table.phases_over > phases and table.phase_start.phase == "turn":
            turns += table.waiting_seats
        phases = table.phases_over
        for seat in range(table.players):
            plan = plans.get(seat)
            if plan is not None and has_come(table, seat, plan):
                trial = try_plan(table, seat, plans.pop(seat))
                begun, expected = between.pop(seat)
                assert tuple(turns[begun:-1]) == expected
                assert try_plan(table.imagine(seat, random), seat, plan) == trial
                if trial.stop is None:
                    does_as_planned(table.copy(), seat, plan, trial.keys)
                    held += 1
            elif plan is None and random.random() < SHARE:
                planning = PlanningTable.begin_ahead(table, seat)
                if planning is not None:
                    answer_all(planning, random)
                    plans[seat] = plan_of(table, planning)
                    between[seat] = len(turns) - 1, seats_between(table, seat)
        answer_at_random(table, random)
    assert held > 2


def does_as_planned(table: Table[Any], seat: int, plan: Plan[Any], keys: tuple[str, ...]) -> None:
    """The keys are answered for real: all that the plan says happens, in its order."""
    since = table.phase_starts[-1] - 1
    for key in keys:
        table.answer(seat, key)
    happened = iter([faces(event) for _, event in table.history(seat, since)])
    for each in (*plan.before, *(event for answer in plan.answers for event in answer.events)):
        assert faces(each) in happened


def faces(event: Event) -> Event:
    """An event without who knows its pieces."""
    same: Event = map_pieces(event, lambda piece: Piece(piece.face, None, ""))
    return same


def lies_between(table: Table[Any], since: int, seat: int) -> bool:
    """Whether something happened that nobody can plan past: side by side, a scoring, a new hand."""
    begun = {table.moves[row - 1].key for row in table.phase_starts if row > since}
    phases = [table.game.phases[key] for key in begun]
    shuffled = any(
        event.owner == seat and type(event).__name__ == "CardsShuffled"
        for n, event in table.full_history()
        if n > since
    )
    return shuffled or any(phase.together or not phase.is_turn for phase in phases)


@pytest.mark.parametrize("game", PLANNABLE)
def test_nothing_can_be_planned_only_where_something_lies_between(game: str) -> None:
    table, random = begin(game, samples(game).secrecy.undo)
    refused: dict[int, int] = {}
    allowed = 0
    while not table.over:
        is_turn = table.phase_start.phase == "turn"
        for seat in range(table.players):
            can_plan = find(game).ahead(table.view(seat), seat) is not None  # type: ignore[misc]
            comes = can_plan or (is_turn and seat in table.waiting_seats)
            assert not (can_plan and (seat in table.waiting_seats or not is_turn))
            allowed += can_plan
            if comes and seat in refused:
                assert lies_between(table, refused.pop(seat), seat)
            elif is_turn and not comes:
                refused.setdefault(seat, len(table.moves))
        answer_at_random(table, random)
    assert allowed > 0


@pytest.mark.parametrize("game", PLANNABLE)
def test_the_own_area_is_as_it_will_be_when_the_turn_begins(game: str) -> None:
    table, random = begin(game, samples(game).secrecy.undo)
    compared = 0
    while not table.over:
        planned = [find(game).ahead(table.view(seat), seat) for seat in range(table.players)]  # type: ignore[misc]
        answer_at_random(table, random)
        if table.state.phase == "turn" and len(table.open_moves) == 1:
            seat = table.waiting_seats[0]
            begins, expected = as_seen_by(copy_state(table.phase_start), seat), planned[seat]
            if expected is not None:
                assert expected.players[seat] == begins.players[seat]
                compared += 1
    assert compared > 5
