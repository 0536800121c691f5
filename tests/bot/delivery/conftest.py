"""Fixtures of delivery: a table of a quick game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery import backoff
from storage.postgresql.address import ServerAddress
from tests.support.bot_world import BotWorld
from tests.toy_games import toy_games


@pytest.fixture
async def world(
    tmp_path: Path, address: ServerAddress | None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[BotWorld]:
    """A sandbox with the bot online and the toy games; at the end the bot has made no mistakes.

    What failed is tried again at once.
    """
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.05)
    with toy_games(pictures=False):
        async with BotWorld(tmp_path, address=address) as world:
            yield world
            assert world.sandbox.faults == []
