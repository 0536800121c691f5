"""Stories of a log that is brought back in a file: opened, gone through, gone on from, refused, forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import over
from tests.toy_games import toy_games


@pytest.fixture
async def tossing(tmp_path: Path) -> AsyncIterator[BotWorld]:
    with toy_games(pictures=True):
        async with BotWorld(tmp_path) as world:
            yield world
            assert world.sandbox.faults == []


async def log_of(user: User, thread: Channel) -> bytes:
    """The log of the game of a thread that is over, as `/verify` gives it."""
    (file,) = (await user.invoke(thread, "verify").answer()).images
    return file.content


async def brought(user: User, place: Channel, data: bytes, **options: int) -> MessageView:
    """What `/history` answers to a file."""
    return await user.invoke(place, "history", file=data, **options).answer()


async def test_thin(tossing: BotWorld) -> None:
    data = await log_of(tossing.anna, await over(tossing))
    for user in (tossing.anna, tossing.ben, tossing.vera):
        shown = await brought(user, tossing.channel, data)
        print(shown.text)
        for each in shown.buttons: print(each.label, each.custom_id)
        for each in shown.selects: print(each.placeholder, each.custom_id, each.options)
