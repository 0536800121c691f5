import importlib
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.clock import ManualClock
from bot.operation.metrics import Metrics
from bot.tables.absence.agreements import AGREED, YES, AgreementService
from bot.tables.service import Press, TableService
from clocks.pace import NO_PACE
from clocks.schedule import HOUR
from storage.core.rows import WaitingRow
from storage.time.timing import DOWN_SECONDS
from tests.support.table_helpers import CHANNEL

pytestmark = pytest.mark.usefixtures("many_rounds")

GAME = "coin_toss"
ADA, BEN = 101, 102
LONDON = ZoneInfo("Europe/London")
DAY = 24.0 * HOUR


def at(text: str) -> float:
    """A time in London like "2026-06-01 12:00" as a moment; the first of June 2026 is a Monday."""
    return datetime.fromisoformat(text).replace(tzinfo=LONDON).timestamp()


def in_london(moment: float | None) -> str:
    return "never" if moment is None else f"{datetime.fromtimestamp(moment, LONDON):%m-%d %H:%M}"


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(at("2026-06-01 12:00"))


async def begun(service: TableService, pace: str = "reserve") -> int:
    for user in (ADA, BEN):
        await service.store.users.set_settings(user, '{"zone":"Europe/London"}', digest_due=None)
    row = await service.lobby.open(GAME, host=ADA, channel=CHANNEL, seats=2, pace=pace)
    await service.lobby.join(row.id, BEN)
    await service.start(row.id, host=ADA)
    return row.id


async def guess(service: TableService, game: int, *seats: int) -> None:
    for seat in seats:
        version = (await service.table(game)).version(seat)
        await service.answer(game, Press(seat, user=(ADA, BEN)[seat], version=version), "heads")


async def undo(service: TableService, game: int, seat: int) -> None:
    version = (await service.table(game)).version(seat)
    await service.undo(game, Press(seat, user=(ADA, BEN)[seat], version=version))


async def wait(service: TableService, game: int, seat: int) -> WaitingRow:
    return next(each for each in await service.store.timing.waits(game) if each.seat == seat)


def timers(path: Path, game: int, seat: int) -> dict[str, str]:
    """The timers of the wait for a seat that are still to come, by kind."""
    with closing(sqlite3.connect(path)) as connection:
        due = connection.execute(
            "SELECT kind, due FROM timer WHERE done IS NULL AND game = ? AND seat = ?", (game, seat)
        )
        return {kind: in_london(moment) for kind, moment in due}


def tell_all(path: Path, now: float) -> None:
    """Mark all due timers as done."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE timer SET done = ? WHERE done IS NULL AND due <= ?", (now, now))


async def test_a_wait_has_a_deadline_and_reminders_when_awake(service: TableService, path: Path) -> None:
    game = await begun(service, "h24")
    first = await wait(service, game, 0)
    assert (first.left, in_london(first.deadline)) == (DAY, "06-02 21:00")
    assert timers(path, game, 0) == {"half": "06-02 09:00", "last": "06-02 17:00", "deadline": "06-02 21:00"}


async def test_a_short_time_has_one_reminder_at_half_time(service: TableService, path: Path) -> None:
    game = await begun(service, "h8")
    assert timers(path, game, 1) == {"last": "06-01 16:00", "deadline": "06-01 20:00"}


async def test_a_deadline_at_bedtime_is_early(service: TableService, path: Path, clock: ManualClock) -> None:
    await clock.advance(7 * HOUR)
    game = await begun(service, "h8")
    assert timers(path, game, 0) == {"last": "06-01 22:59", "deadline": "06-02 12:00"}


async def test_without_a_pace_nothing_but_sleep_is_noted(service: TableService, path: Path) -> None:
    game = await begun(service, NO_PACE)
    first = await wait(service, game, 0)
    assert (first.pace, first.left, first.schedule, first.deadline) == (None, None, None, None)
    assert timers(path, game, 0) == {"slept": "06-15 12:00"}


async def test_whoever_has_acted_has_no_timers_and_keeps_the_rest_of_their_time(
    service: TableService, path: Path, clock: ManualClock
) -> None:
    game = await begun(service)
    await clock.advance(3 * HOUR)
    await guess(service, game, 0)
    assert [each.seat for each in await service.store.timing.waits(game)] == [1]
    assert timers(path, game, 0) == {}
    await guess(service, game, 1)
    assert (await wait(service, game, 0)).left == 5 * DAY - 3 * HOUR + DAY


async def test_the_reserve_grows_with_each_turn_up_to_its_limit(service: TableService) -> None:
    game = await begun(service)
    lefts = []
    for _ in range(7):
        lefts.append((await wait(service, game, 1)).left)
        await guess(service, game, 0, 1)
    assert lefts == [days * DAY for days in (5, 6, 7, 8, 9, 10, 10)]


async def test_a_press_that_changes_nothing_for_others_leaves_their_wait_as_it_was(
    service: TableService, path: Path, clock: ManualClock
) -> None:
    game = await begun(service)
    before = await wait(service, game, 1), timers(path, game, 1)
    await clock.advance(HOUR)
    await guess(service, game, 0)
    assert (await wait(service, game, 1), timers(path, game, 1)) == before


async def test_taking_back_gives_no_time(service: TableService, clock: ManualClock) -> None:
    for pace, first in (("reserve", 5 * DAY), ("h8", 8 * HOUR)):
        game = await begun(service, pace)
        await clock.advance(HOUR)
        for _ in range(3):
            await guess(service, game, 0)
            await clock.advance(HOUR)
            await undo(service, game, 0)
        again = await wait(service, game, 0)
        assert (again.since, again.left) == (clock.now(), first - HOUR)
        await clock.advance(30 * 60)
        await guess(service, game, 0)
        await undo(service, game, 0)
        assert (await wait(service, game, 0)).left == first - 1.5 * HOUR


async def test_settings_count_from_the_next_wait_not_undo(service: TableService, clock: ManualClock) -> None:
    game = await begun(service)
    before = (await wait(service, game, 0)).schedule
    await service.store.users.set_settings(ADA, '{"zone":"Asia/Tokyo","days_off":[5,6]}', digest_due=None)
    await clock.advance(HOUR)
    await guess(service, game, 0)
    await undo(service, game, 0)
    assert (await wait(service, game, 0)).schedule == before
    await guess(service, game, 0, 1)
    assert "Tokyo" in ((await wait(service, game, 0)).schedule or "")
    assert "London" in ((await wait(service, game, 1)).schedule or "")


async def test_another_pace_holds_from_the_next_wait_on(service: TableService, clock: ManualClock) -> None:
    agreements = AgreementService(service.store, service, clock, Metrics())
    game = await begun(service)
    await clock.advance(HOUR)
    for pace, left in (("brisk", 3 * DAY), ("h8", 8 * HOUR), ("reserve", 5 * DAY), (NO_PACE, None)):
        before = await service.store.timing.waits(game)
        question = await agreements.propose_pace(game, 0, pace)
        assert (question.outcome, (await service.store.game(game)).pace) == (None, before[0].pace)
        question = await agreements.answer(question, 1, YES)
        assert (question.outcome, (await service.store.game(game)).pace) == (AGREED, pace)
        assert await service.store.timing.waits(game) == before
        await guess(service, game, 0)
        await undo(service, game, 0)
        assert (await wait(service, game, 0)).pace == before[0].pace
        await guess(service, game, 0, 1)
        assert (await wait(service, game, 0)).left == left
    await guess(service, game, 0)
    await undo(service, game, 0)
    assert (await wait(service, game, 0)).left is None


async def test_nothing_is_kept_below_zero(service: TableService, clock: ManualClock) -> None:
    game = await begun(service)
    await clock.advance(30 * DAY)
    await guess(service, game, 0, 1)
    assert (await wait(service, game, 0)).left == DAY


async def test_computer_players_have_no_clock(service: TableService, path: Path) -> None:
    row = await service.lobby.open(GAME, host=ADA, channel=CHANNEL, seats=2)
    await service.lobby.add_computer(row.id, "random", host=ADA)
    await service.start(row.id, host=ADA)
    assert (await wait(service, row.id, 1)).deadline is None
    assert timers(path, row.id, 1) == {}


async def test_the_end_of_a_game_ends_its_timers(
    service: TableService, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.import_module(f"games.{GAME}"), "ROUNDS", 1)
    game = await begun(service)
    await guess(service, game, 0, 1)
    assert (await service.table(game)).over
    assert (timers(path, game, 0), timers(path, game, 1)) == ({}, {})


# Time in which the bot was down


async def beat(service: TableService, ran: float = 0.0) -> bool:
    return await service.store.timing.beat(service.clock.now(), ran)


async def test_downtime_is_given_back(service: TableService, path: Path, clock: ManualClock) -> None:
    game = await begun(service, "h8")
    await beat(service)
    await clock.advance(2 * HOUR)
    assert await beat(service)
    assert timers(path, game, 0) == {"last": "06-01 18:00", "deadline": "06-01 22:00"}
    assert in_london((await wait(service, game, 0)).deadline) == "06-01 22:00"
    await clock.advance(HOUR)
    await guess(service, game, 0)
    await undo(service, game, 0)
    assert (await wait(service, game, 0)).left == 7 * HOUR


async def test_downtime_asleep_changes_nothing(service: TableService, clock: ManualClock) -> None:
    game = await begun(service, "h24")
    before = await wait(service, game, 0)
    await clock.advance(11 * HOUR)
    await beat(service)
    await clock.advance(9 * HOUR)
    assert await beat(service)
    assert await wait(service, game, 0) == before


async def test_short_restarts_and_running_are_no_downtime(service: TableService, clock: ManualClock) -> None:
    game = await begun(service)
    before = await wait(service, game, 0)
    await beat(service)
    await clock.advance(DOWN_SECONDS - 1)
    assert not await beat(service)
    await clock.advance(5 * DAY)
    assert not await beat(service, ran=5 * DAY)
    assert await wait(service, game, 0) == before


async def test_what_was_sent_before_the_bot_was_down_is_not_sent_again(
    service: TableService, path: Path, clock: ManualClock
) -> None:
    game = await begun(service, "h24")
    await clock.advance(at("2026-06-02 09:00") - clock.now())
    tell_all(path, clock.now())
    await beat(service)
    await clock.advance(2 * HOUR)
    assert await beat(service)
    assert timers(path, game, 0) == {"last": "06-02 19:00", "deadline": "06-02 23:00"}


async def test_a_moved_deadline_comes_again(service: TableService, path: Path, clock: ManualClock) -> None:
    game = await begun(service, "h8")
    await beat(service)
    await clock.advance(9 * HOUR)
    tell_all(path, clock.now())
    assert timers(path, game, 0) == {}
    assert await beat(service)
    assert timers(path, game, 0) == {"last": "06-02 10:00", "deadline": "06-02 14:00"}


@pytest.mark.parametrize("jump", [1 * HOUR, 1000 * DAY])
async def test_a_time_of_the_computer_that_was_set_ahead_and_back_gives_nothing(
    service: TableService, path: Path, clock: ManualClock, jump: float
) -> None:
    game = await begun(service)
    await beat(service)
    before = await wait(service, game, 0), timers(path, game, 0)
    for _ in range(3):
        clock.set_back(-jump)
        assert await beat(service)
        assert await wait(service, game, 0) != before[0]
        clock.set_back(jump)
        assert await beat(service)
        assert not await beat(service)
        assert (await wait(service, game, 0), timers(path, game, 0)) == before


async def test_a_clock_set_back_and_ahead_gives_nothing(service: TableService, clock: ManualClock) -> None:
    game = await begun(service)
    await beat(service)
    before = await wait(service, game, 0)
    for _ in range(3):
        clock.set_back(HOUR)
        assert not await beat(service)
        clock.set_back(-HOUR)
        assert not await beat(service)
    assert await wait(service, game, 0) == before


async def test_only_a_games_own_waits_are_recomputed_otherwise(service: TableService, path: Path) -> None:
    first, second = [await begun(service, "h24") for _ in range(2)]
    with closing(sqlite3.connect(path)) as connection, connection:
        noon_to_noon = (at("2026-06-01 12:00"), at("2026-06-02 12:00"))
        connection.execute("INSERT INTO downtime VALUES (?2, 1, 0, ?1)", noon_to_noon)
    await service.store.timing.recompute_waits(game=second)
    assert in_london((await wait(service, first, 0)).deadline) == "06-02 21:00"
    assert in_london((await wait(service, second, 0)).deadline) == "06-03 21:00"


async def test_waits_worked_out_anew_for_nothing_stay_the_same(service: TableService, path: Path) -> None:
    game = await begun(service)
    before = await wait(service, game, 0), timers(path, game, 0)
    await service.store.timing.recompute_waits()
    await service.store.timing.recompute_waits(user=ADA)
    await service.store.timing.recompute_waits(game=game)
    assert (await wait(service, game, 0), timers(path, game, 0)) == before
