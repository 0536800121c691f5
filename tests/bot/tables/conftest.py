"""A table service on a real file, with a clock that stands still."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.tables.service import TableService
from storage.store import Store
from tests.support.table_helpers import DecisionsHere, seeds

NOON = 1_000.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with await Store.open(path) as opened:
        yield opened


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(NOON)


@pytest.fixture
def tables(store: Store, clock: ManualClock) -> TableService:
    return TableService(store, clock, seeds=seeds(1), decisions=DecisionsHere())
