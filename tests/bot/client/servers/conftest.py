"""A server with somebody who manages it, and a forum."""

import pytest

from sandbox import Channel
from tests.support.bot_world import BotWorld


@pytest.fixture
def world(toy_world: BotWorld) -> BotWorld:
    return toy_world


@pytest.fixture
def forum(world: BotWorld) -> Channel:
    return world.guild.forum("tables")
