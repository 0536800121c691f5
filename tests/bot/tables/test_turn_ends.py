import asyncio
from collections.abc import Coroutine
from itertools import count
from typing import Any, TypeVar

import pytest

from bot.clock import ManualClock
from bot.operation.metrics import Metrics
from bot.tables.absence.late import Lateness
from bot.tables.choices_ahead import key_of_only_end, last_choices
from bot.tables.errors import Outdated
from bot.tables.reminders.turn_ends import TurnEndService
from bot.tables.service import AppliedMoves, Press, TableService
from clocks.pace import NO_PACE
from clocks.user_settings import AT_ONCE, PRESSED, UserSettings, to_json
from games import find
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Role
from storage.seats.holders import LEFT, Holder
from storage.seats.late import Changes
from storage.together.store import Store
from tests.support.table_helpers import CHANNEL, USERS

pytestmark = pytest.mark.usefixtures("toys")


ADA, BOB, CLEO = USERS[:3]
AWAKE = UserSettings(zone="UTC", quiet_from=None, quiet_to=None)
MINUTE = 60.0

interactions = count(1)

T = TypeVar("T")


@pytest.fixture
def ends(service: TableService) -> TurnEndService:
    return TurnEndService(service)


async def begun(service: TableService, *users: int, pace: str = NO_PACE) -> int:
    """A table of users that has begun, with a computer player if one is alone."""
    row = await service.lobby.open("quarry", host=users[0], channel=CHANNEL, pace=pace)
    for user in users[1:]:
        await service.lobby.join(row.id, user)
    if len(users) == 1:
        await service.lobby.add_computer(row.id, "random", host=users[0])
    await service.start(row.id, host=users[0])
    return row.id


async def as_pressed(service: TableService, game: int, seat: int) -> Press:
    """A press of a seat's user on a panel of this moment."""
    version = (await service.table(game)).version(seat)
    return Press(seat, USERS[seat], version, next(interactions))


async def take(service: TableService, game: int, *stones: str, seat: int = 0) -> None:
    for stone in stones or ("small", "large"):
        await service.answer(game, await as_pressed(service, game, seat), stone)


async def undo(service: TableService, game: int, seat: int = 0) -> AppliedMoves:
    return await service.undo(game, await as_pressed(service, game, seat))


async def due(store: Store, now: float) -> list[tuple[int, int]]:
    """The seats whose turns end by a moment, and their versions."""
    return [(end.seat, end.version) for end in await store.turn_ends.due_turn_ends(now)]


async def rows(store: Store, game: int) -> list[tuple[int | None, str, int | None]]:
    """Who has moved, what, and by which interaction, without what was taken back."""
    return [(row.seat, row.key, row.interaction) for row in await store.moves(game)]


async def set_(store: Store, user: int, settings: UserSettings) -> None:
    await store.users.set_settings(user, to_json(settings), digest_due=None)


@pytest.mark.parametrize(("others", "seconds"), [((BOB,), 60.0), ((), 5.0)])
async def test_a_turn_with_nothing_left_ends_after_a_minute_and_draws_nothing_before(
    service: TableService,
    store: Store,
    clock: ManualClock,
    ends: TurnEndService,
    others: tuple[int, ...],
    seconds: float,
) -> None:
    game = await begun(service, ADA, *others)
    await take(service, game, "small")
    assert await due(store, clock.now() + 1e6) == []
    await take(service, game, "large")
    await clock.advance(seconds - 0.5)
    await ends.end_turns(clock.now())
    assert [row.draws for row in await store.moves(game)] == ["[]"] * 3
    await clock.advance(0.5)
    assert await due(store, clock.now()) == [(0, 2)]
    await ends.end_turns(clock.now())
    *_, end, begin = await store.moves(game)
    assert (end.seat, end.key, end.interaction, len(end.draws) > 2) == (0, "end", None, True)
    assert begin.seat is None
    assert (await service.table(game)).waiting_seats == (1,)
    assert await due(store, clock.now() + 1e6) == []


async def test_what_is_taken_back_does_not_end_and_the_minute_begins_again(
    service: TableService, store: Store, clock: ManualClock, ends: TurnEndService
) -> None:
    game = await begun(service, ADA, BOB)
    await take(service, game)
    await clock.advance(50.0)
    await undo(service, game)
    assert await due(store, clock.now() + 1e6) == []
    await clock.advance(MINUTE)
    await ends.end_turns(clock.now())
    await take(service, game, "small")
    await clock.advance(50.0)
    assert await due(store, clock.now()) == []
    await clock.advance(10.0)
    await ends.end_turns(clock.now())
    assert (await service.table(game)).waiting_seats == (1,)


async def test_an_end_that_asks_once_more_or_in_a_lane_is_pressed(
    service: TableService, store: Store, clock: ManualClock
) -> None:
    game = await begun(service, ADA, BOB)
    await take(service, game, "large", "large")
    table = await service.table(game)
    assert (table.waiting_seats, key_of_only_end(table, 0)) == ((0,), None)
    assert await due(store, clock.now() + 1e6) == []
    rules = find("quarry")
    side_by_side = Table.begin(rules, 2, rules.options(opening=True), RandomChance())
    choice = side_by_side.pending_choice(0)
    assert choice is not None
    assert [choice.role(key) for key in choice.keys] == [Role.ENDS_TURN]
    assert key_of_only_end(side_by_side, 0) is None


# At the same moment


async def waiting_for_the_table(store: Store, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    running = asyncio.create_task(work)
    await asyncio.sleep(0)
    await store.turn_ends.due_turn_ends(0.0)
    await asyncio.sleep(0)
    return running


@pytest.mark.parametrize("ends_first", [True, False])
@pytest.mark.parametrize("presses_end", [True, False])
async def test_of_a_press_and_the_end_at_the_same_moment_the_first_counts(
    service: TableService,
    store: Store,
    clock: ManualClock,
    ends: TurnEndService,
    ends_first: bool,
    presses_end: bool,
) -> None:
    game = await begun(service, ADA, BOB)
    await take(service, game)
    press = await as_pressed(service, game, 0)
    await clock.advance(MINUTE)
    pressing = service.answer(game, press, "end") if presses_end else service.undo(game, press)
    ending = ends.end_turns(clock.now())
    works: list[Coroutine[Any, Any, Any]] = [ending, pressing] if ends_first else [pressing, ending]
    async with service.cache.lock(game):
        running = [await waiting_for_the_table(store, work) for work in works]
    results = await asyncio.gather(*running, return_exceptions=True)
    pressed = results[works.index(pressing)]
    keys = [key for _, key, _ in await rows(store, game)]
    assert isinstance(pressed, Outdated) is ends_first
    assert keys.count("end") == (1 if ends_first or presses_end else 0)
    assert await due(store, clock.now() + 1e6) == []
    assert (await service.table(game)).waiting_seats == ((0,) if not (ends_first or presses_end) else (1,))


async def test_who_presses_the_end_themselves_ends_it_for_good(
    service: TableService, store: Store, clock: ManualClock, ends: TurnEndService
) -> None:
    game = await begun(service, ADA, BOB)
    await take(service, game)
    await service.answer(game, await as_pressed(service, game, 0), "end")
    assert await due(store, clock.now() + 1e6) == []
    await clock.advance(MINUTE)
    await ends.end_turns(clock.now())
    assert [key for _, key, _ in await rows(store, game)].count("end") == 1


async def test_who_chooses_last_before_anybody_notices_that_their_time_is_up_is_not_late(
    service: TableService, store: Store, clock: ManualClock, ends: TurnEndService
) -> None:
    await set_(store, ADA, AWAKE)
    game = await begun(service, ADA, BOB, pace="h8")
    lateness = Lateness(store, service, clock, Metrics())
    (wait,) = await store.timing.waits(game)
    assert wait.deadline is not None
    await clock.advance(wait.deadline - clock.now() + 1.0)
    await take(service, game)
    await lateness.pass_deadlines(clock.now())
    await clock.advance(MINUTE)
    await ends.end_turns(clock.now())
    await lateness.pass_deadlines(clock.now())
    state = await store.late.state(game, time=clock.now())
    assert (state.missed, state.questions) == (frozenset(), ())
    assert (await service.table(game)).waiting_seats == (1,)


# Who plays


async def test_other_players_end_by_hand(service: TableService, store: Store, clock: ManualClock) -> None:
    game = await begun(service, ADA, BOB)
    await take(service, game)
    async with service.cache.seats_changing([game]):
        computer = Holder(0, LEFT, computer="random", offered=True)
        await store.seats.change_holder(game, computer, notifications=(), time=clock.now())
    assert await due(store, clock.now() + 1e6) == []


async def test_computer_players_end_by_hand(service: TableService, store: Store, clock: ManualClock) -> None:
    game = await begun(service, ADA)
    await take(service, game)
    await service.answer(game, await as_pressed(service, game, 0), "end")
    for stone in ("small", "small"):
        version = (await service.table(game)).version(1)
        await service.answer(game, Press(1, None, version), stone)
    assert key_of_only_end(await service.table(game), 1) == "end"
    assert await due(store, clock.now() + 1e6) == []


async def test_a_computer_player_that_moves_for_somebody_late_ends_the_turn_itself(
    service: TableService, store: Store, clock: ManualClock
) -> None:
    game = await begun(service, ADA, BOB)
    await take(service, game)
    await store.late.settle(game, lambda _: Changes(moves=[0]), time=clock.now())
    assert await due(store, clock.now() + 1e6) == []


# What users have set


async def test_who_presses_the_end_ends_it(service: TableService, store: Store, clock: ManualClock) -> None:
    game = await begun(service, ADA, BOB)
    await take(service, game)
    assert await due(store, clock.now() + MINUTE) == [(0, 2)]
    await set_(store, ADA, UserSettings(turn_end=PRESSED))
    assert await due(store, clock.now() + 1e6) == []
    await undo(service, game)
    await take(service, game, "small")
    assert await due(store, clock.now() + 1e6) == []


async def test_at_once_the_last_choice_ends_the_turn_by_the_same_press(
    service: TableService, store: Store, clock: ManualClock
) -> None:
    await set_(store, ADA, UserSettings(turn_end=AT_ONCE))
    game = await begun(service, ADA, BOB)
    await take(service, game, "large")
    table = await service.table(game)
    assert (table.waiting_seats, [*last_choices(table, 0)]) == ((0,), ["small"])
    press = await as_pressed(service, game, 0)
    result = await service.answer(game, press, "small")
    assert [move.key for move in result.rows] == ["small", "end", "turn"]
    assert result.table.waiting_seats == (1,)
    assert not result.table.undoable(0)
    assert [row.interaction for row in (await store.moves(game))[-3:]] == [press.interaction, None, None]
    assert await due(store, clock.now() + 1e6) == []


async def test_at_once_ends_nothing_that_asks_once_more(
    service: TableService, store: Store, clock: ManualClock
) -> None:
    await set_(store, ADA, UserSettings(turn_end=AT_ONCE))
    game = await begun(service, ADA, BOB)
    assert last_choices(await service.table(game), 0) == frozenset()
    await take(service, game, "large", "large")
    table = await service.table(game)
    assert (table.waiting_seats, table.undoable(0)) == ((0,), 2)


# Its traces


@pytest.mark.parametrize("pace", ["h24", NO_PACE])
async def test_the_minute_is_no_time_that_others_have_waited_for_a_move(
    service: TableService, store: Store, clock: ManualClock, ends: TurnEndService, pace: str
) -> None:
    await set_(store, ADA, AWAKE)
    game = await begun(service, ADA, BOB, pace=pace)
    await clock.advance(600.0)
    await take(service, game, "small")
    await clock.advance(300.0)
    await take(service, game, "small")
    await clock.advance(MINUTE)
    await ends.end_turns(clock.now())
    waited = (await store.privacy.rows_by_table(ADA))["hand_over"]
    assert [row["seconds"] for row in waited] == pytest.approx([900.0])


async def test_an_end_by_itself_is_no_sign_of_life(
    service: TableService, store: Store, clock: ManualClock, ends: TurnEndService
) -> None:
    game = await begun(service, ADA, BOB)
    await clock.advance(600.0)
    await take(service, game)
    pressed = clock.now()
    await clock.advance(MINUTE)
    await ends.end_turns(clock.now())
    assert (await store.late.state(game, time=clock.now())).last_press == pressed
