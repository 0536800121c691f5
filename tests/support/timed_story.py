"""What stories over days need."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.client import emojis
from bot.tables import computer_players
from storage.postgresql.address import ServerAddress
from tests.support.timed_tables import TimedTables
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

Story = Callable[[TimedTables], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks every few minutes whether there is anything to do looks every few days: weeks go by."""
    monkeypatch.setattr(computer_players, "TICK_SECONDS", 3 * 86400.0)
    monkeypatch.setattr(emojis, "CHECK_SECONDS", 3 * 86400.0)


@pytest.fixture
def tell(tmp_path: Path, seldom: None, address: ServerAddress | None) -> Tell:
    """Runs a story in virtual time, of three people who live in Berlin."""

    def tell(story: Story) -> None:
        async def told() -> None:
            async with TimedTables(tmp_path, address=address) as tables:
                for user in (tables.anna, tables.ben, tables.vera):
                    await tables.set(user)
                await story(tables)

        with toy_games(pictures=False):
            run_in_virtual_time(told())

    return tell
