import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.clock import ManualClock
from bot.tables.absence import vacation_days
from bot.tables.absence.vacations import VacationPlan, VacationService
from bot.tables.service import TableService
from bot.tables.settings.settings_store import SettingsStore
from clocks.local_time import day_of, moment_of
from clocks.user_settings import UserSettings, to_json
from storage.core.errors import NotAway
from storage.core.rows import VacationRow, WaitingRow
from storage.time.clock_stops import clock_stops_of_wait
from storage.time.waits import left_of_wait
from storage.together.store import Store
from tests.support.new_file import open_new
from tests.support.table_helpers import seeds
from tests.toy_games import toy_games

ADA, BOB = 101, 102

BEGIN = 1_800_000_000.0

CHANGES = 12

SLACK = 0.01
"""Seconds by which two ways to work out a time may differ."""

BERLIN = "Europe/Berlin"

ONE = timedelta(days=1)


class Away:
    """A table that waits for Ada, who may be away."""

    def __init__(self, store: Store, clock: ManualClock) -> None:
        self.store = store
        self.clock = clock
        self.tables = TableService(store, clock, seeds=seeds(1))
        self.vacations = VacationService(store, self.tables, SettingsStore(store, clock), clock)

    async def begin(self, zone: str) -> None:
        await self.store.users.set_settings(ADA, to_json(UserSettings(zone=zone)), digest_due=None)
        game = (await self.tables.lobby.open("coin_toss", host=ADA, channel=9, guild=7)).id
        await self.tables.lobby.join(game, BOB)
        await self.tables.start(game, host=ADA)

    async def wait(self) -> WaitingRow:
        wait, _ = await self.store.timing.waits(1)
        return wait

    async def left(self) -> float:
        wait = await self.wait()
        stops = await self.store._database.read(lambda connection: clock_stops_of_wait(connection, wait))
        return left_of_wait(wait, self.clock.now(), stops)

    async def change(self, random: Random) -> None:
        """Ada changes something about her vacation, where that is offered."""
        plan = await self.vacations.plan(ADA)
        if plan.announced is None:
            await self._announce(plan, random)
        elif random.random() < 0.4:
            await self.vacations.come_back(ADA)
        elif plan.ends_possible:
            await self.vacations.set_last_day(ADA, random.choice(plan.ends_possible))

    async def _announce(self, plan: VacationPlan, random: Random) -> None:
        first = random.choice(plan.first_days[:6])
        possible = plan.last_days(first)[:8]
        await self.vacations.announce(ADA, None if first == plan.today else first, random.choice(possible))


@asynccontextmanager
async def away_in(zone: str, folder: Path) -> AsyncIterator[Away]:
    """A table at which Ada is waited for, who lives in a zone."""
    with toy_games(pictures=False):
        async with await open_new(folder / "games.db") as store:
            away = Away(store, ManualClock(BEGIN))
            await away.begin(zone)
            yield away


@pytest.mark.parametrize("seed", range(12))
async def test_no_sequence_of_vacations_gives_anybody_time(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    zone = random.choice(("Europe/Berlin", "America/Santiago", "Africa/Cairo", "Asia/Beirut"))
    async with away_in(zone, tmp_path) as away:
        clock = away.clock
        left = await away.left()
        for _ in range(CHANGES):
            await clock.advance(random.uniform(0, 2 * 86_400))
            passed = await away.left()
            assert passed <= left + SLACK
            await away.change(random)
            left = await away.left()
            assert abs(left - passed) < SLACK
            wait = await away.wait()
            assert wait.deadline is not None
            assert wait.deadline >= clock.now() or left < SLACK
            await away.vacations.tick(clock.now())
            assert abs(await away.left() - left) < SLACK


async def test_a_vacation_that_ends_by_itself_leaves_one_announced_anew_alone(tmp_path: Path) -> None:
    async with away_in("Europe/Berlin", tmp_path) as away:
        clock, store = away.clock, away.store
        plan = await away.vacations.plan(ADA)
        first = await away.vacations.announce(ADA, None, plan.today)
        await clock.advance(first.ends - clock.now())

        async def announce_anew() -> VacationRow:
            plan = await away.vacations.plan(ADA)
            return await away.vacations.announce(ADA, plan.first_days[1], plan.first_days[1])

        _, second = await asyncio.gather(away.vacations.tick(clock.now()), announce_anew())
        assert await store.vacations.announced_vacation(ADA) == second
        with pytest.raises(NotAway):
            await store.vacations.end(first, games=[1], now=clock.now())
        assert await store.vacations.announced_vacation(ADA) == second
        ended = await store.vacations.find_vacation(first.id)
        assert ended is not None
        assert ended.ended == first.ends


async def test_time_stands_from_the_beginning_of_a_vacation_to_its_end(tmp_path: Path) -> None:
    async with away_in("Europe/Berlin", tmp_path) as away:
        clock = away.clock
        await clock.advance(3600)
        plan = await away.vacations.plan(ADA)
        vacation = await away.vacations.announce(ADA, None, plan.last_days(plan.today)[3])
        left = await away.left()
        await clock.advance(vacation.ends - clock.now())
        assert await away.left() == left
        await away.vacations.tick(clock.now())
        assert await away.left() == left
        assert (await away.vacations.plan(ADA)).announced is None
        assert (await away.vacations.plan(ADA)).left == 26


def vacation(begin: str, end: str, ended: str | None = None, zone: str = BERLIN) -> VacationRow:
    """A vacation from the beginning of a day to that of another one, or until noon of a third."""
    begins, ends = (moment_of(date.fromisoformat(day), zone) for day in (begin, end))
    over = None if ended is None else moment_of(date.fromisoformat(ended), zone) + 12 * 3600.0
    return VacationRow(1, 101, begins, ends, over, zone)


def test_a_vacation_takes_the_days_it_touches() -> None:
    assert vacation_days.days_of(vacation("2027-03-26", "2027-03-30")) == {
        date(2027, 3, 26) + n * ONE for n in range(4)
    }
    assert vacation_days.days_of(vacation("2027-03-26", "2027-03-30", "2027-03-26")) == {date(2027, 3, 26)}
    assert vacation_days.days_of(vacation("2027-03-26", "2027-03-30", "2027-03-20")) == set()


def test_a_day_counts_for_its_year_and_for_each_vacation_on_it() -> None:
    taken = vacation_days.all_days_taken(
        [vacation("2026-12-30", "2027-01-03"), vacation("2027-01-02", "2027-01-05", "2027-01-02")]
    )
    assert vacation_days.days_left(taken, 2026) == vacation_days.DAYS_A_YEAR - 2
    assert vacation_days.days_left(taken, 2027) == vacation_days.DAYS_A_YEAR - 3


def test_no_vacation_takes_more_days_than_are_left() -> None:
    first = date(2027, 7, 1)
    assert vacation_days.last_days(first, set())[-1] == date(2027, 7, 30)
    taken = vacation_days.all_days_taken([vacation("2027-06-01", "2027-06-30")])
    assert vacation_days.days_left(taken, 2027) == 1
    assert vacation_days.last_days(first, taken) == (first,)
    used = (*taken, first)
    assert vacation_days.last_days(first, used) == vacation_days.last_days(first + ONE, used) == ()
    assert vacation_days.first_days(date(2027, 12, 30), used)[0] == date(2028, 1, 1)


def test_a_vacation_over_new_year_takes_the_days_of_both_years() -> None:
    found = vacation_days.last_days(date(2027, 12, 2), set())
    assert found[-1] == date(2028, 1, 30)


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("America/Santiago", date(2026, 9, 6)),
        ("Africa/Cairo", date(2027, 4, 30)),
        ("Asia/Beirut", date(2027, 3, 28)),
        ("Europe/Berlin", date(2027, 3, 28)),
    ],
)
def test_a_day_begins_at_its_first_moment_even_if_that_is_not_midnight(zone: str, day: date) -> None:
    begin = moment_of(day, zone)
    assert day_of(begin, zone) == day
    assert day_of(begin - 1, zone) == day - ONE
