"""What several stories need."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot import app
from bot.client import acknowledgement, panel_responses
from bot.delivery import dispatcher
from sandbox import TIMEOUT
from storage.postgresql.address import ServerAddress
from tests.support.bot_world import BotWorld
from tests.toy_games import toy_games


@pytest.fixture(autouse=True)
def nobody_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bot gives up after some seconds of real time takes as long as a slow machine needs."""
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
async def world(tmp_path: Path, address: ServerAddress | None) -> AsyncIterator[BotWorld]:
    """A sandbox with the bot online; at the end the bot has made no mistakes."""
    async with BotWorld(tmp_path, address=address) as world:
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
