"""Turns at something that does one thing at a time."""

import asyncio

import pytest
from bot.workers.turns import FIRST_AT_A_TIME, Turns


async def in_order(asked: list[tuple[str, bool]], cancelled: frozenset[str] = frozenset()) -> list[str]:
    """In which order those have their turns who ask while somebody else has theirs."""
    turns, found, tasks = Turns(), list[str](), dict[str, asyncio.Task[None]]()

    async def have(name: str, first: bool) -> None:
        async with turns.next(first=first):
            found.append(name)
            await asyncio.sleep(0)

    async with turns.next(first=False):
        for name, first in asked:
            tasks[name] = asyncio.create_task(have(name, first))
        await asyncio.sleep(0)
        for name in cancelled:
            tasks[name].cancel()
        await asyncio.sleep(0)
    await asyncio.gather(*tasks.values(), return_exceptions=True)
    return found


async def test_who_is_in_a_hurry_goes_first_but_nobody_waits_for_ever() -> None:
    slow = [(f"slow {n}", False) for n in range(2)]
    fast = [(f"fast {n}", True) for n in range(FIRST_AT_A_TIME + 2)]
    found = await in_order([*slow, *fast])
    first = [f"fast {n}" for n in range(FIRST_AT_A_TIME)]
    then = [f"fast {n}" for n in range(FIRST_AT_A_TIME, len(fast))]
    assert found == [*first, "slow 0", *then, "slow 1"]


async def test_who_gives_up_waiting_keeps_nobody_from_their_turn() -> None:
    asked = [("one", False), ("two", True), ("three", False)]
    assert await in_order(asked, frozenset({"two", "one"})) == ["three"]


async def test_who_gives_up_when_the_turn_has_come_passes_it_on() -> None:
    turns, found = Turns(), list[str]()

    async def have(name: str) -> None:
        async with turns.next(first=False):
            found.append(name)

    async with turns.next(first=False):
        one, two = asyncio.create_task(have("one")), asyncio.create_task(have("two"))
        await asyncio.sleep(0)
    one.cancel()
    with pytest.raises(asyncio.CancelledError):
        await one
    await two
    assert found == ["two"]
