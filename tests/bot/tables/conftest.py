"""A table service on a real file, with a clock that stands still."""

from importlib import import_module

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


@pytest.fixture
def many_rounds(toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The coin toss has more rounds than a story plays."""
    monkeypatch.setattr(import_module("games.coin_toss"), "ROUNDS", 60)
