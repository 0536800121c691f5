import asyncio

from bot.clock import ManualClock, MovableClock, SystemClock
from bot.recent import Recent


async def test_who_sleeps_on_a_manual_clock_wakes_at_his_time_and_in_order() -> None:
    clock = ManualClock(100.0)
    woken: list[tuple[str, float]] = []

    async def sleeper(name: str, seconds: float) -> None:
        await clock.sleep(seconds)
        woken.append((name, clock.now()))

    async with asyncio.TaskGroup() as group:
        for name, seconds in (("late", 20.0), ("early", 10.0), ("at once", 0.0)):
            group.create_task(sleeper(name, seconds))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert woken == [("at once", 100.0)]
        await clock.advance(15.0)
        assert woken[1:] == [("early", 110.0)]
        await clock.advance(5.0)
    assert woken[2:] == [("late", 120.0)]
    assert clock.now() == 120.0


async def test_who_gives_up_sleeping_holds_up_nobody() -> None:
    clock = ManualClock(0.0)
    task = asyncio.create_task(clock.sleep_until(5.0))
    await asyncio.sleep(0)
    task.cancel()
    await clock.advance(10.0)
    assert task.cancelled()


async def test_the_system_clock_does_not_wait_for_what_is_past() -> None:
    clock = SystemClock()
    before = clock.now()
    await clock.sleep_until(before - 1)
    await clock.sleep(0)
    assert clock.now() >= before


async def test_a_movable_clock_follows_the_computer_and_wakes_sleepers_when_it_is_moved() -> None:
    clock = MovableClock()
    before = clock.now()
    sleeping = asyncio.create_task(clock.sleep(3600))
    await asyncio.sleep(0)
    await clock.advance(1800)
    assert not sleeping.done()
    await clock.advance(1801)
    await sleeping
    assert 3601 <= clock.now() - before < 3660


def test_the_least_recently_used_key_is_forgotten() -> None:
    recent = Recent[str, int](2)
    recent["a"], recent["b"] = 1, 2
    assert recent.get("a") == 1
    recent["c"] = 3
    assert list(recent) == ["a", "c"]
    assert recent.get("b") is None
    recent["a"] = 4
    recent["d"] = 5
    assert list(recent) == ["a", "d"]
    recent.forget("a")
    recent.forget("a")
    assert list(recent) == ["d"]
