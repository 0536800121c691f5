import asyncio
from pathlib import Path

import pytest

from tests.support.coin_tables import CoinTables
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.timed_tables import TimedTables, at
from tests.support.virtual_time import BEGINNING, LoopClock, run_in_virtual_time

pytestmark = pytest.mark.usefixtures("virtual_time", "seldom", "toys")


HALF_TIME = "15 21:00"
"""When Ben is reminded, whose clock started at 09:00."""

TIMERS = 10_000

STATEMENTS = 31
"""The most that a look at the clock may take, with those that begin and end transactions.

It looks at timers, turns that end, questions, digests, vacations, pauses, at tables that haven’t begun, and
in one statement at plans, cups, letters, requests, at who looks for a table, and at who is barred.
"""


class SteppingClock(LoopClock):
    """The time of the loop, which can be set; how long the process runs is not concerned."""

    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


async def waiting_for_ben(tables: TimedTables) -> None:
    """A table that waits for Ben, who has a day of waking time."""
    for user in (tables.anna, tables.ben):
        await tables.set(user)
    game = await tables.begin(tables.anna, tables.ben, pace="h24")
    await tables.guess(game, tables.anna)


def reminders_of_ben(tables: CoinTables) -> list[str]:
    ben = next(user for user in tables.sandbox.users if user.name == "Ben")
    return [text for text in ben.pushes if text.startswith("Waiting for you")]


# Killed


async def kill_points(folder: Path) -> list[Remains]:
    async with TimedTables(folder) as tables:
        await waiting_for_ben(tables)
        await tables.until("15 20:58")
        async with KillPoints(tables) as points:
            await tables.until(HALF_TIME)
        assert len(reminders_of_ben(tables)) == 1
        return list(points.found)


async def gone_on(left: Remains, folder: Path) -> list[str]:
    """Start again with what was left; the reminders until the morning."""
    async with left.restarted(folder) as tables:
        await asyncio.sleep(at("16 09:00") - BEGINNING - asyncio.get_running_loop().time())
        await tables.bot.wait_until_idle()
        return reminders_of_ben(tables)


def test_killed_at_any_moment_between_falling_due_and_delivery_it_comes_once(tmp_path: Path) -> None:
    points = run_in_virtual_time(kill_points(tmp_path))
    assert len(points) >= 6
    found = after_each_kill(points, gone_on, tmp_path)
    assert [each for each in found if len(each[0]) != 1] == []


# Stopped, suspended, set


async def test_time_in_which_the_bot_did_not_run_is_given_back(tmp_path: Path) -> None:
    async with TimedTables(tmp_path, longest_sleep=60.0) as tables:
        await waiting_for_ben(tables)
        await tables.until("15 20:30")
        await tables.stop()
        await tables.until_moment("15 23:10")
        await tables.start()
        await tables.until("16 08:25")
        assert reminders_of_ben(tables) == []
        await tables.until("16 08:35")
        assert reminders_of_ben(tables) == [
            "Waiting for you: Coin Toss, table 1: call heads or tails, by 20:30 today"
        ]


async def test_a_machine_that_was_suspended_finds_out_within_a_minute(tmp_path: Path) -> None:
    clock = SteppingClock()
    async with TimedTables(tmp_path, longest_sleep=60.0, clock=clock) as tables:
        await waiting_for_ben(tables)
        await tables.until("15 20:30")
        clock.ahead = at("16 08:00") - at("15 20:30")
        await asyncio.sleep(90.0)
        await tables.bot.wait_until_idle()
        (wait,) = await tables.store.timing.waits(1)
        assert wait.deadline == pytest.approx(at("16 20:30"), abs=120.0)
        assert reminders_of_ben(tables) == []
        await tables.until("15 21:05")
        assert len(reminders_of_ben(tables)) == 1


@pytest.mark.parametrize("steps", [(-3600.0, 0.0), (-3600.0, -7200.0), (120.0, 0.0)])
async def test_however_the_time_steps_a_reminder_comes_once(tmp_path: Path, steps: tuple[float, ...]) -> None:
    clock = SteppingClock()
    async with TimedTables(tmp_path, longest_sleep=600.0, clock=clock) as tables:
        await waiting_for_ben(tables)
        await tables.until("15 20:00")
        for step in steps:
            clock.ahead = step
            await asyncio.sleep(1800.0)
        await tables.until("16 03:00")
        assert len(reminders_of_ben(tables)) == 1


# Many


async def statements_of_an_hour(tables: TimedTables) -> int:
    """How many statements the bot needs while nothing falls due."""
    found: list[str] = []
    await tables.watch(found.append)
    await asyncio.sleep(3600.0)
    await tables.watch(lambda _: None)
    return len(found)


async def test_thousands_of_timers_cost_nothing_while_nothing_is_due(tmp_path: Path) -> None:
    async with TimedTables(tmp_path, longest_sleep=60.0) as tables:
        await waiting_for_ben(tables)
        few = await statements_of_an_hour(tables)
        await tables.database.execute(
            "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)"
            " INSERT INTO timer (game, seat, since, kind, deadline, due)"
            " SELECT game, seat, since, 'half', n, ? + n FROM waiting, n",
            TIMERS,
            at("16 09:00"),
        )
        assert await statements_of_an_hour(tables) <= few
        assert few <= 60 * STATEMENTS
