"""Plans at running tables of Harbour, whose seats act one after the other: 0, 1, 2, then the payment."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.tables import cache
from bot.tables.errors import CannotPlan, NotYours, Outdated
from bot.tables.planned_turns import ASK, AT_ONCE
from bot.tables.plans import PlanPress
from bot.tables.service import Press, Solo, TableService
from games import find
from games.engine.errors import NoSuchOption, NotAsked
from games.log import Record
from storage.core.errors import DuplicateInteraction
from storage.core.kinds import Kind
from storage.core.rows import GUIDED, PlanRow
from storage.seats.late import Changes, NewQuestion
from storage.together.store import Store
from tests.support.other_rules import happening_first
from tests.support.planned_tables import as_pressed, begun, card_of, lay_out, plan, play_due, press
from tests.support.stored_faults import faults
from tests.support.table_helpers import CHANNEL, USERS, seeds
from tests.toy_games.rules.harbour import Dealt

pytestmark = pytest.mark.usefixtures("toys")

ADA, BOB, CLEO = USERS[:3]
MINUTE = 60.0


@pytest.fixture
async def game(service: TableService) -> int:
    """A table of three whose first seat is asked."""
    return await begun(service)


async def bury(service: TableService, game: int, seat: int, *, play: str = AT_ONCE) -> str:
    """A seat plans to bury a card and to end its turn; returns the card."""
    card = await card_of(service, game, seat)
    await plan(service, game, seat, "bury", card, "end", play=play)
    return card


async def due(store: Store, kind: Kind) -> list[int | None]:
    """The seats to which notifications of a kind are due."""
    return [each.seat for each in await store.outbox_due() if each.kind == kind]


async def answered(store: Store, game: int, seat: int) -> list[tuple[str, int | None]]:
    """The answers of a seat and by which interactions."""
    return [(row.key, row.interaction) for row in await store.moves(game) if row.seat == seat]


async def stored_plan(store: Store, game: int, seat: int) -> PlanRow | None:
    has_plan = (await store.game(game)).seated[seat].has_plan
    found = await store.plans.find(game, seat)
    assert has_plan is (found is not None)
    return found


# Played


async def test_a_planned_turn_is_played_as_its_seats_own_and_its_owner_is_not_called(
    service: TableService, store: Store, clock: ManualClock, game: int, path: Path
) -> None:
    card = await bury(service, game, 1)
    await press(service, game, 0, "end")
    assert 1 not in await due(store, Kind.ASK)
    assert faults(path) == []
    await play_due(service, clock)
    assert await answered(store, game, 1) == [("bury", None), (card, None)]
    assert (await service.table(game)).waiting_seats == (1,)
    assert (await due(store, Kind.PLAN_PLAYED), await due(store, Kind.ASK)) == ([1], [])
    assert faults(path) == []
    await play_due(service, clock, MINUTE - 1.0)
    assert (await service.table(game)).waiting_seats == (1,)
    await play_due(service, clock, 1.0)
    assert [key for key, _ in await answered(store, game, 1)] == ["bury", card, "end"]
    assert (await service.table(game)).waiting_seats == (2,)
    assert await due(store, Kind.ASK) == [2]
    assert await stored_plan(store, game, 1) is None
    assert await store.plans.due(1e12) == ()
    assert faults(path) == []


async def test_who_reads_due_plans_at_the_same_moment_plays_none_of_them_twice(
    service: TableService, store: Store, clock: ManualClock, game: int
) -> None:
    card = await bury(service, game, 1)
    await press(service, game, 0, "end")
    await asyncio.gather(play_due(service, clock), play_due(service, clock))
    assert await answered(store, game, 1) == [("bury", None), (card, None)]
    await play_due(service, clock, MINUTE)
    assert await answered(store, game, 1) == [("bury", None), (card, None), ("end", None)]


async def test_planned_turns_of_several_seats_follow_one_another(
    service: TableService, store: Store, clock: ManualClock, game: int
) -> None:
    await bury(service, game, 1)
    await bury(service, game, 2)
    await press(service, game, 0, "end")
    for _ in range(2):
        await play_due(service, clock)
        await play_due(service, clock, MINUTE)
    assert [len(await answered(store, game, seat)) for seat in range(3)] == [1, 3, 3]
    assert (await service.table(game)).state.phase == "payment"
    assert await due(store, Kind.ASK) == [0]


async def test_before_a_draw_the_owner_is_called_with_the_rest(
    service: TableService, store: Store, clock: ManualClock, game: int, path: Path
) -> None:
    card = await card_of(service, game, 1)
    await plan(service, game, 1, "bury", card, "draw")
    await press(service, game, 0, "end")
    await play_due(service, clock)
    assert [key for key, _ in await answered(store, game, 1)] == ["bury", card, "draw"]
    table = await service.table(game)
    assert (table.waiting_seats, table.pending_choice(1) is not None) == ((1,), True)
    assert (await due(store, Kind.ASK), await due(store, Kind.PLAN_PLAYED)) == ([1], [])
    assert await stored_plan(store, game, 1) is None
    assert faults(path) == []


# Taken back, or answered by the owner


async def test_undo_within_the_minute_ends_a_plan(
    service: TableService, store: Store, clock: ManualClock, game: int
) -> None:
    await bury(service, game, 1)
    await press(service, game, 0, "end")
    await play_due(service, clock)
    await service.undo(game, await as_pressed(service, game, 1))
    assert await stored_plan(store, game, 1) is None
    await play_due(service, clock, 10 * MINUTE)
    table = await service.table(game)
    assert (table.waiting_seats, table.undoable(1)) == ((1,), 1)


async def test_an_own_answer_before_its_plan_is_played_ends_it(
    service: TableService, store: Store, clock: ManualClock, game: int
) -> None:
    card = await bury(service, game, 1)
    await press(service, game, 0, "end")
    await press(service, game, 1, "ship", card)
    assert await stored_plan(store, game, 1) is None
    await play_due(service, clock)
    assert [key for key, _ in await answered(store, game, 1)] == ["ship", card]


@pytest.mark.parametrize("plays_first", [True, False])
async def test_of_a_press_and_a_plan_at_the_same_moment_the_first_counts(
    service: TableService, store: Store, clock: ManualClock, game: int, plays_first: bool
) -> None:
    await bury(service, game, 1)
    await press(service, game, 0, "end")
    before = len(await store.outbox_due())
    pressing = service.answer(game, await as_pressed(service, game, 1), "end")
    playing = service.plans.play_due(clock.now())
    works = [playing, pressing] if plays_first else [pressing, playing]
    async with service.cache.lock(game):
        running = []
        for work in works:
            running.append(asyncio.ensure_future(work))
            for _ in range(2):
                await store.plans.due(0.0)
                await asyncio.sleep(0)
    results = await asyncio.gather(*running, return_exceptions=True)
    assert isinstance(results[works.index(pressing)], Outdated) is plays_first
    assert [key for key, _ in await answered(store, game, 1)].count("bury") == plays_first
    assert (await service.table(game)).waiting_seats == ((1,) if plays_first else (2,))
    if not plays_first:
        assert await due(store, Kind.ASK) == [2]
        assert len(await store.outbox_due()) == before + 2, "a turn, and who is asked"


async def test_what_a_rival_asks_in_their_turn_does_not_end_a_plan(
    service: TableService, store: Store, clock: ManualClock, game: int
) -> None:
    await bury(service, game, 1)
    await press(service, game, 0, "beg", "seat_1")
    table = await service.table(game)
    given = table.view(1).kinds(1)
    await press(service, game, 1, next(reversed(given)))
    assert await stored_plan(store, game, 1) is not None
    await press(service, game, 0, "end")
    await play_due(service, clock)
    assert len(await answered(store, game, 1)) == 3


# Plans that stop, or ask


async def test_a_plan_that_stops_calls_its_owner_who_may_play_its_beginning(
    service: TableService, store: Store, clock: ManualClock, game: int, path: Path
) -> None:
    other, one = (await service.table(game)).view(1).kinds(1)
    await plan(service, game, 1, "ship", one, "bury", other)
    await press(service, game, 0, "beg", "seat_1")
    await press(service, game, 1, other)
    await press(service, game, 0, "end")
    assert other not in (await service.table(game)).view(1).kinds(1)
    assert await due(store, Kind.ASK) == [1]
    await play_due(service, clock, 10 * MINUTE)
    assert len(await answered(store, game, 1)) == 1
    assert await stored_plan(store, game, 1) is not None
    assert faults(path) == []
    pressed = await as_pressed(service, game, 1)
    await service.play_plan(game, pressed)
    number = pressed.interaction
    assert (await answered(store, game, 1))[1:] == [("ship", number), (one, None), ("bury", None)]
    assert (await service.table(game)).waiting_seats == (1,)
    assert await stored_plan(store, game, 1) is None


@pytest.mark.parametrize("play", [ASK, None])
async def test_a_plan_that_asks_is_played_by_one_press(
    service: TableService, store: Store, clock: ManualClock, game: int, play: str | None
) -> None:
    card = await card_of(service, game, 1)
    if play is None:
        await lay_out(service, game, 1, "bury", card, "end")
    else:
        await plan(service, game, 1, "bury", card, "end", play=play)
    await press(service, game, 0, "end")
    assert await due(store, Kind.ASK) == [1]
    await play_due(service, clock, 10 * MINUTE)
    assert await answered(store, game, 1) == []
    pressed = await as_pressed(service, game, 1)
    await service.play_plan(game, pressed)
    found = await answered(store, game, 1)
    assert found == [("bury", pressed.interaction), (card, None), ("end", None)]
    with pytest.raises(DuplicateInteraction):
        await service.play_plan(game, pressed)


async def test_a_plan_of_another_turn_or_nobodys_cannot_be_played(service: TableService, game: int) -> None:
    with pytest.raises(NotAsked):
        await service.play_plan(game, await as_pressed(service, game, 0))
    await bury(service, game, 1)
    with pytest.raises(NotAsked):
        await service.play_plan(game, await as_pressed(service, game, 1))


@pytest.mark.parametrize(
    "change",
    ["answers = '[]'", 'answers = \'{"phase": "turn", "since": 1, "answers": [{}]}\'', "signs = '5'"],
)
async def test_a_plan_that_cannot_be_read_or_tried_keeps_nobody_from_playing(
    service: TableService, store: Store, path: Path, game: int, change: str
) -> None:
    await bury(service, game, 1)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE plan SET {change}")
    await press(service, game, 0, "end")
    assert await due(store, Kind.ASK) == [1]
    await press(service, game, 1, "end")
    assert await stored_plan(store, game, 1) is None


DRAINED = (
    *((0, "draw", "fish", "end"), (1, "ship", "salt,salt", "end"), (2, "ship", "oil,wine", "draw", "oil")),
    *((0, "salt", ","), (1, ","), (2, ","), (1, "oil")),
)
"""Answers of seats after which every card is in a hand, which no seat can know."""


async def test_a_plan_that_fails_by_what_its_seat_cannot_know_calls_its_owner_and_is_no_error(
    service: TableService, store: Store, clock: ManualClock, game: int, caplog: pytest.LogCaptureFixture
) -> None:
    for seat, *answers in DRAINED:
        await press(service, game, seat, *answers)
    before = len(await answered(store, game, 1))
    await plan(service, game, 1, "draw")
    await press(service, game, 0, "end")
    assert await store.plans.due(clock.now()) == ((game, 1),)
    await play_due(service, clock)
    assert (await due(store, Kind.ASK), await store.plans.due(1e12)) == ([1], ())
    with pytest.raises(NoSuchOption):
        await service.play_plan(game, await as_pressed(service, game, 1))
    assert len(await answered(store, game, 1)) == before
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


# Who holds the seat


@pytest.mark.parametrize("in_turn", [False, True])
async def test_a_plan_goes_with_its_owner(
    service: TableService, store: Store, clock: ManualClock, game: int, in_turn: bool, path: Path
) -> None:
    await bury(service, game, 1)
    if in_turn:
        await press(service, game, 0, "end")
    await service.seats.leave(game, BOB)
    assert await stored_plan(store, game, 1) is None
    assert await store.plans.due(1e12) == ()
    await service.seats.take(game, 1, BOB)
    assert await stored_plan(store, game, 1) is None
    await play_due(service, clock)
    assert await answered(store, game, 1) == []
    assert faults(path) == []


async def test_only_the_holder_plans_and_only_what_comes(
    service: TableService, store: Store, game: int
) -> None:
    with pytest.raises(NotYours):
        await service.plans.open(game, 1, CLEO)
    with pytest.raises(CannotPlan):
        await service.plans.open(game, 0, ADA)
    planning = await lay_out(service, game, 1, "bury")
    outdated = PlanPress(1, BOB, planning.version - 1)
    for wrong in (outdated, PlanPress(1, CLEO, planning.version)):
        with pytest.raises((NotYours, Outdated)):
            await service.plans.keep(game, wrong, AT_ONCE)
    await press(service, game, 0, "end")
    with pytest.raises(CannotPlan):
        await service.plans.keep(game, PlanPress(1, BOB, planning.version), AT_ONCE)
    found = await stored_plan(store, game, 1)
    assert found is not None
    assert found.play is None


async def test_a_plan_ends_with_the_game(service: TableService, store: Store, game: int, path: Path) -> None:
    planning = await lay_out(service, game, 1, "end")
    await bury(service, game, 2)
    async with service.cache.seats_changing([game]):
        await service.seats.end(game, "agreed", seat=None)
    assert await store.plans.find(game, 1) is None
    assert await store.plans.find(game, 2) is None
    with pytest.raises(CannotPlan):
        await service.plans.keep(game, PlanPress(1, BOB, planning.version), AT_ONCE)
    assert faults(path) == []


async def test_nobody_plans_where_no_person_plays_in_between(service: TableService) -> None:
    rules = find("harbour")
    solo = Solo(host=ADA, computers=("random", "random"), guild=None, channel=CHANNEL, language="en", seat=1)
    row = await service.begin_alone("harbour", rules.options(), solo)
    with pytest.raises(CannotPlan):
        await service.plans.open(row.id, 1, ADA)


async def test_at_a_practice_table_from_a_step_nothing_is_planned(
    service: TableService, store: Store, game: int
) -> None:
    await bury(service, game, 1)
    table = await service.table(game)
    start = Record.of(table)
    computers = ("random", "random")
    solo = Solo(host=BOB, computers=computers, guild=None, channel=CHANNEL, language="en", seat=1)
    row = await service.begin_practice(start, seeds(1)(), GUIDED, solo)
    assert await stored_plan(store, row.id, 1) is None
    with pytest.raises(CannotPlan):
        await service.plans.open(row.id, 1, BOB)


async def test_a_plan_is_no_move(service: TableService, store: Store, clock: ManualClock) -> None:
    """It neither answers whether anybody still plays, nor keeps a table awake."""
    game = await begun(service, pace="h8")
    asked = Changes(asked=[NewQuestion(Kind.IDLE)])
    await store.late.settle(game, lambda _: asked, time=clock.now())
    before = await store.late.state(game, time=clock.now())
    await clock.advance(600.0)
    await bury(service, game, 1)
    after = await store.late.state(game, time=clock.now())
    assert [each.kind for each in after.questions] == [Kind.IDLE]
    assert (after.questions, after.waits) == (before.questions, before.waits)
    assert (after.last_press, after.went_on) == (before.last_press, before.went_on)


@pytest.mark.parametrize("in_turn", [False, True])
async def test_a_plan_that_is_due_when_the_rules_have_changed_calls_its_owner_once(
    service: TableService,
    store: Store,
    clock: ManualClock,
    game: int,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    in_turn: bool,
) -> None:
    await bury(service, game, 1)
    if in_turn:
        await press(service, game, 0, "end")
    monkeypatch.setattr(cache, "find", lambda name: happening_first(find(name), Dealt()))
    service.cache.forget_all()
    await play_due(service, clock)
    await play_due(service, clock)
    assert await due(store, Kind.ASK) == [int(in_turn)]
    pressed = await as_pressed(service, game, int(in_turn))
    with pytest.raises(Outdated):
        await service.answer(game, pressed, "end")
    assert (await store.moves(game))[-1].undoes is not None, "the phase has begun again"
    if not in_turn:
        await press(service, game, 0, "end")
        await play_due(service, clock)
    assert await answered(store, game, 1) == []
    assert await due(store, Kind.ASK) == [1]
    assert await store.plans.due(1e12) == ()
    assert await stored_plan(store, game, 1) is not None


async def test_a_dormant_table_keeps_its_plans(
    service: TableService, store: Store, clock: ManualClock, game: int, path: Path
) -> None:
    await bury(service, game, 1)
    await clock.advance(200 * 86400.0)
    async with service.cache.seats_changing([game]):
        await store.late.settle(game, lambda _: Changes(dormant=True), time=clock.now())
    assert (await store.game(game)).dormant
    await press(service, game, 0, "end")
    await play_due(service, clock)
    assert len(await answered(store, game, 1)) == 2
    assert faults(path) == []


# The check


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("plan SET user = 102", "seat 2 has a plan, but not of who holds it in a game under way"),
        ("plan SET play = 'soon'", "plan.play: there is no 'soon'"),
        ("plan SET play = 'ask'", "a plan of seat 2 is to be played, but none can be"),
        ("plan SET play = NULL", "a plan of seat 2 is to be played, but none can be"),
        ("plan SET signs = '[\"omen\"]'", "the plan of seat 2 has unknown signs"),
        ("plan SET answers = '[]'", "the plan of seat 2 cannot be read"),
        (
            "plan SET answers = replace(answers, 'CardBuried', 'CardBurned')",
            "the plan of seat 2 cannot be read",
        ),
        (
            "plan SET answers = replace(answers, '\"since\":', '\"since\":9')",
            "the plan of seat 2 was made after",
        ),
        (
            'plan SET answers = replace(answers, \'"phase":"turn\', \'"phase":"dusk\')',
            "the plan of seat 2 can",
        ),
        ("plan SET seat = 2, user = 102", "a plan of seat 2 is to be played, but none can be"),
    ],
)
async def test_the_check_finds_what_no_plan_can_be(
    service: TableService, store: Store, game: int, path: Path, change: str, fault: str
) -> None:
    await bury(service, game, 1)
    await press(service, game, 0, "end")
    assert faults(path) == []
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(f"UPDATE {change}").rowcount == 1
    assert any(each.startswith(fault) for each in faults(path)), faults(path)


# Time


async def test_nobody_is_late_or_reminded_whose_plan_is_played(
    service: TableService, store: Store, clock: ManualClock
) -> None:
    game = await begun(service, pace="h8")
    await bury(service, game, 1)
    await press(service, game, 0, "end")
    (wait,) = await store.timing.waits(game)
    assert wait.deadline is not None
    late = wait.deadline + 1.0
    assert (await store.late.state(game, time=late)).timers == ()
    assert [each for each in await store.reminders.due_timers(late, late) if each.game == game] == []


async def test_after_downtime_a_plan_is_played_at_once_and_its_end_has_a_minute_again(
    service: TableService, store: Store, clock: ManualClock, game: int
) -> None:
    assert not await store.timing.beat(clock.now(), 0.0)
    await bury(service, game, 1)
    await press(service, game, 0, "end")
    await clock.advance(3600.0)
    assert await store.timing.beat(clock.now(), 0.0)
    await play_due(service, clock)
    assert len(await answered(store, game, 1)) == 2
    await clock.advance(3600.0)
    assert await store.timing.beat(clock.now(), 0.0)
    await play_due(service, clock, MINUTE - 1.0)
    assert len(await answered(store, game, 1)) == 2
    await play_due(service, clock, 1.0)
    assert len(await answered(store, game, 1)) == 3


async def test_planned_turns_are_left_out_of_the_usual_time(
    service: TableService, store: Store, clock: ManualClock, game: int
) -> None:
    await bury(service, game, 1)
    await bury(service, game, 2, play=ASK)
    await clock.advance(600.0)
    await press(service, game, 0, "end")
    await play_due(service, clock)
    await play_due(service, clock, MINUTE)
    await clock.advance(600.0)
    await service.play_plan(game, await as_pressed(service, game, 2))
    kept = [(await store.privacy.rows_by_table(user))["hand_over"] for user in (ADA, BOB, CLEO)]
    assert [[row["seconds"] for row in rows] for rows in kept] == [[600.0], [], [600.0]]


async def test_a_computer_player_that_moves_once_ends_the_plan_of_who_is_late(
    service: TableService, store: Store, clock: ManualClock, game: int
) -> None:
    card = await bury(service, game, 1, play=ASK)
    await press(service, game, 0, "end")
    await store.late.settle(game, lambda _: Changes(moves=[1]), time=clock.now())
    version = (await service.table(game)).version(1)
    await service.answer(game, Press(1, None, version, once=True), "ship")
    assert await stored_plan(store, game, 1) is None
    assert card
