"""A server with somebody who manages it, and a forum."""

import pytest

from sandbox import Channel, User
from tests.support.bot_world import BotWorld


@pytest.fixture
def world(toy_world: BotWorld) -> BotWorld:
    return toy_world


@pytest.fixture
async def manager(world: BotWorld) -> User:
    mona = world.sandbox.user("Mona")
    world.guild.add(mona, permissions=("manage_guild",))
    return mona


@pytest.fixture
def forum(world: BotWorld) -> Channel:
    return world.guild.forum("tables")
