"""How many transactions a press takes with all its deliveries: calls, messages in the thread, edits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from storage.sqlite.database import SqliteDatabase
from tests.support.bot_world import BotWorld
from tests.support.games import GAMES
from tests.support.person import Person, sit_down
from tests.support.thoroughness import share

MOST_READS = 6.0
MOST_WRITES = 3.0

WARM_UP, PRESSES = 8, 40
"""Presses before caches know everybody, and those that are counted."""


async def press(people: list[Person], opened: Callable[[Person], Awaitable[None]]) -> None:
    """Choose something, as one of those who are asked."""
    while True:
        for person in people:
            if await person.press_something():
                return
        for person in people:
            await opened(person)


@pytest.mark.parametrize("game", share(GAMES, 1))
async def test_a_press_takes_few_transactions(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = {"read": 0, "write": 0}

    def count(name: str) -> None:
        run = getattr(SqliteDatabase, name)

        async def counted(database: SqliteDatabase, work: object, **how: int) -> object:
            counts[name] += 1
            return await run(database, work, **how)

        monkeypatch.setattr(SqliteDatabase, name, counted)

    async with BotWorld(tmp_path) as world:
        people = [Person(user, Random(3)) for user in (world.anna, world.ben)]
        thread = await sit_down(people, world.channel, game)
        for number in range(WARM_UP + PRESSES):
            if number == WARM_UP:
                count("read")
                count("write")
            await press(people, lambda person: person.open_panel(thread))
            await world.wait_until_idle()
    assert counts["read"] <= MOST_READS * PRESSES
    assert counts["write"] <= MOST_WRITES * PRESSES
    assert counts["write"] >= PRESSES / 2
