"""What several stories need."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.bot_world import BotWorld


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    """A sandbox with the bot online; at the end the bot has made no mistakes."""
    async with BotWorld(tmp_path) as world:
        yield world
        assert world.sandbox.faults == []
