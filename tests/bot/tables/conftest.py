"""A table service on a real file, with a clock that stands still."""

import pytest

from bot.clock import ManualClock
from bot.tables.service import TableService
from storage.together.store import Store
from tests.support.table_helpers import DecisionsHere, seeds

NOON = 1_000.0


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(NOON)


@pytest.fixture
def service(store: Store, clock: ManualClock) -> TableService:
    return TableService(store, clock, seeds=seeds(1), decisions=DecisionsHere())
