import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from bot import app
from bot.client import acknowledgement, emojis, panel_responses
from bot.delivery import dispatcher
from bot.tables import computer_players
from sandbox import TIMEOUT
from storage.postgresql.address import ServerAddress
from tests.support.bot_world import BotWorld
from tests.support.timed_tables import TimedTables
from tests.support.virtual_time import VirtualTimeLoop
from tests.toy_games import toy_games


@pytest.fixture(autouse=True)
def nobody_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """What times out after some real seconds takes as long as a slow machine needs."""
    monkeypatch.setattr(acknowledgement, "TRY_SECONDS", TIMEOUT)
    monkeypatch.setattr(panel_responses, "PICTURE_SECONDS", TIMEOUT)
    monkeypatch.setattr(app, "GRACE_SECONDS", TIMEOUT)
    monkeypatch.setattr(dispatcher, "GRACE_SECONDS", TIMEOUT)


@pytest.fixture
def toys() -> Iterator[None]:
    """Games of a few lines, without pictures."""
    with toy_games(pictures=False):
        yield


@pytest.fixture
def pictured_toys() -> Iterator[None]:
    """The same with pictures."""
    with toy_games(pictures=True):
        yield


@pytest.fixture
async def world(
    tmp_path: Path, address: ServerAddress | None, request: pytest.FixtureRequest
) -> AsyncIterator[BotWorld]:
    """A sandbox with the bot online, made as the mark `world` says; the bot makes no mistakes."""
    mark = request.node.get_closest_marker("world")
    async with BotWorld(tmp_path, address=address, **(mark.kwargs if mark else {})) as world:
        yield world
        assert world.sandbox.faults == []


@pytest.fixture
def toy_world(toys: None, world: BotWorld) -> BotWorld:
    """The same with games of a few lines."""
    return world


@pytest.fixture
def tossing(pictured_toys: None, world: BotWorld) -> BotWorld:
    """The same with their pictures."""
    return world


@pytest.fixture
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks for work every few minutes looks every few days, so that weeks pass quickly."""
    monkeypatch.setattr(computer_players, "TICK_SECONDS", 3 * 86400.0)
    monkeypatch.setattr(emojis, "CHECK_SECONDS", 3 * 86400.0)


@pytest.fixture
def virtual_time() -> None:
    """The loop of the test, and of its fixtures, is one whose time is virtual."""


def pytest_asyncio_loop_factories(
    item: pytest.Function,
) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Run tests with the fixture `virtual_time` in its loop."""
    is_virtual = "virtual_time" in item.fixturenames
    return {"loop": partial(VirtualTimeLoop, 1.0) if is_virtual else asyncio.new_event_loop}


@pytest.fixture
async def tables(
    virtual_time: None,
    toys: None,
    seldom: None,
    tmp_path: Path,
    address: ServerAddress | None,
    request: pytest.FixtureRequest,
) -> AsyncIterator[TimedTables]:
    """A server with three people who live in Berlin, in virtual time, as the mark `timed_tables` says."""
    mark = request.node.get_closest_marker("timed_tables")
    async with TimedTables(tmp_path, address=address, **(mark.kwargs if mark else {})) as tables:
        for user in (tables.anna, tables.ben, tables.vera):
            await tables.set(user)
        yield tables
