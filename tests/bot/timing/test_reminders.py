"""Reminders on Discord: when they come, what they say, and that they come once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.bot.timing.timed_tables import TimedTables, Told
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

Story = Callable[[TimedTables], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture(autouse=True)
def coin_toss() -> Iterator[None]:
    with toy_games(pictures=False):
        yield


@pytest.fixture
def tell(tmp_path: Path) -> Tell:
    """Runs a story in virtual time."""

    def tell(story: Story) -> None:
        async def told() -> None:
            async with TimedTables(tmp_path) as tables:
                for user in (tables.anna, tables.ben, tables.vera):
                    await tables.set(user)
                await story(tables)

        run_in_virtual_time(told())

    return tell


def test_who_does_not_choose_is_reminded_at_half_time_and_in_the_last_hours(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        game = await tables.begin(tables.anna, tables.ben, pace="h24")
        await tables.guess(game, tables.anna)
        await tables.until("17 00:00")
        first, last = tables.reminders(tables.ben)
        line = "Waiting for you: Coin Toss, table 1: call heads or tails, until"
        assert tables.told(tables.ben)[1:] == [
            Told("15 21:00", f"{line} Saturday 18:00"),
            Told("16 14:00", f"{line} today 18:00"),
        ]
        assert [button.label for button in last.buttons] == ["My move", "My games", "Mute until tomorrow"]
        assert not tables.reminders(tables.anna)
        panel = await tables.ben.press(first, "My move").answer()
        assert [button.label for button in panel.buttons][:2] == ["Heads", "Tails"]

    tell(story)
