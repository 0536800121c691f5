"""Fixtures: a sandbox with two users and a channel, the sample bot, and plain requests."""

import asyncio
import io
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from sandbox import TIMEOUT, Channel, Guild, Sandbox, User
from tests.sandbox.validator.schemas import validator
from tests.support.sample_bot import SampleBot

__all__ = ["validator"]


@dataclass
class Club:
    """A guild with Anna, Ben and one channel."""

    sandbox: Sandbox
    guild: Guild
    games: Channel
    anna: User
    ben: User


class Rest:
    """A client without a library: plain requests with the bot's token."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._base = sandbox.environment()["DISCORD_API"]
        self._session = session
        self.authorization = f"Bot {sandbox.token}"
        self.headers: Any = {}

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        """Status and JSON of the answer; ``files`` go as multipart."""
        headers = {"Authorization": self.authorization}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body))
            for n, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{n}]", io.BytesIO(content), filename=name)
        elif body is not None:
            data = json.dumps(body)
            headers["Content-Type"] = "application/json"
        async with self._session.request(method, self._base + path, data=data, headers=headers) as response:
            self.headers = response.headers
            return response.status, (await response.json() if response.status != 204 else None)


@asynccontextmanager
async def connected(sandbox: Sandbox) -> AsyncIterator[SampleBot]:
    sandbox.point_discord_py()
    bot = SampleBot()
    running = asyncio.create_task(bot.start(sandbox.token))
    ready = asyncio.create_task(bot.wait_until_ready())
    try:
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        while any(guild.has_bot and is_unknown(bot, guild) for guild in sandbox.guilds):
            await bot.wait_for("guild_available", timeout=TIMEOUT)
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await running


def is_unknown(bot: SampleBot, guild: Guild) -> bool:
    """Whether a server is still missing from a ready bot."""
    known = bot.get_guild(guild.id)
    return known is None or known.unavailable


def noticed(bot: SampleBot, event: str, check: Callable[..., bool] | None = None) -> asyncio.Future[Any]:
    """A future for an event of a bot in this process; to be created before the event."""
    return asyncio.ensure_future(bot.wait_for(event, check=check, timeout=TIMEOUT))


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    started = time.time()
    async with Sandbox(clock=lambda: started) as sandbox:
        yield sandbox


@pytest.fixture
def club(sandbox: Sandbox) -> Club:
    guild = sandbox.guild("Club", locale="de")
    anna, ben = sandbox.user("Anna", locale="en-GB"), sandbox.user("Ben", locale="ru")
    guild.add(anna, ben)
    return Club(sandbox, guild, guild.text_channel("games"), anna, ben)


@pytest.fixture
async def bot(club: Club) -> AsyncIterator[SampleBot]:
    async with connected(club.sandbox) as bot:
        yield bot
        assert bot.errors == []


@pytest.fixture
async def rest(sandbox: Sandbox) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(sandbox, session)
