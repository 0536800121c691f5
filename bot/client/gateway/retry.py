"""Faults of the network and of Discord that pass, and how long to wait after each."""

import asyncio
import logging

import aiohttp
import discord

from bot.clock import Clock
from bot.limits import SERVER_ERROR
from storage.core.errors import DatabaseBusy

DELAYS = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds to wait after the first failures in a row; after more of them, the last one."""

PASSING = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    discord.RateLimited,
    discord.GatewayNotFound,
    DatabaseBusy,
)
"""Errors of the network (no connection, no name server, no answer) and others that pass by themselves."""

log = logging.getLogger(__name__)


def is_passing(error: BaseException) -> bool:
    """Whether Discord may answer otherwise later: a fault of its own, a rate limit, a page of its proxy."""
    if isinstance(error, discord.HTTPException):
        proxy = error.status == 403 and error.code == 0
        return error.status == 429 or error.status >= SERVER_ERROR or proxy
    return isinstance(error, PASSING)


async def log_and_wait(clock: Clock, failures: int, what: str, error: BaseException) -> None:
    """Log a failure in one line, and wait as long as its number in the row, from 0, demands."""
    seconds = DELAYS[min(failures, len(DELAYS) - 1)]
    if isinstance(error, discord.RateLimited):
        seconds = max(seconds, error.retry_after)
    log.warning("%s; the next attempt is in %.0f s: %s", what, seconds, one_line(error))
    await clock.sleep(seconds)


def one_line(error: BaseException) -> str:
    if isinstance(error, discord.HTTPException):
        return f"HTTP status {error.status}"
    return f"{type(error).__name__} {error}".strip().partition("\n")[0]
