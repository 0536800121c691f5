"""What several stories need."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.bot_world import Evening


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A pocket Discord with the bot online; at the end the bot has made no mistakes."""
    async with Evening(tmp_path) as evening:
        yield evening
        assert evening.sandbox.faults == []
