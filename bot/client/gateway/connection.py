"""Connecting to Discord: faults that pass are waited out, others end the program with a clear line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import aiohttp
import discord
from discord.ext import commands

from bot.client.command_tree import CommandTree
from bot.client.gateway.shards import ShardedClient
from bot.clock import Clock
from bot.limits import SERVER_ERROR
from bot.operation.exit_status import ExitStatus, Fatal
from storage.share import Share

RATELIMIT_SECONDS = 30.0
"""Longest wait for a rate limit; with a longer one a request fails."""

DELAYS = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds to wait after the first failures in a row; after more of them, the last one."""

PASSING = (OSError, aiohttp.ClientError, asyncio.TimeoutError)
"""Errors of the network: no connection, no name server, no answer."""

AUTHENTICATION_FAILED = 4004
"""Close code of the gateway: the token is not known (any more)."""

SHARDING_REQUIRED = 4011
"""Close code of the gateway: there are more servers by now than the shards may tell of."""

REFUSALS = {
    4010: "the shard is not valid",
    4012: "it does not know this version of the gateway any more",
    4013: "an intent is not valid",
    4014: "an intent must be allowed first, on the page Bot of the developer portal",
}
"""Close codes of the gateway that no new connection can mend, with what they mean."""

UNREACHABLE = "Discord's gateway cannot be reached"

TOO_FEW_SHARDS = Fatal(
    ExitStatus.TOO_FEW_SHARDS,
    "The bot needs more shards. Restart it: it asks Discord for their number when it starts."
    " If SHARDS is set, it has to be larger.",
)

WRONG_TOKEN = Fatal(ExitStatus.REFUSED_SETTING, "Discord does not know this DISCORD_TOKEN.")

Cog = TypeVar("Cog", bound=commands.Cog)

log = logging.getLogger(__name__)


class Client(ShardedClient):
    """A client of Discord with the intent of servers alone, and with slash commands."""

    def __init__(self, trace: aiohttp.TraceConfig, ready_seconds: float, share: Share) -> None:
        """`trace` is shown every response; `ready_seconds`: how long another server is waited for.

        `share`: the servers that it is to be told of.
        """
        super().__init__(
            share,
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=False),
            max_ratelimit_timeout=RATELIMIT_SECONDS,
            guild_ready_timeout=ready_seconds,
            http_trace=trace,
        )

    def cog(self, kind: type[Cog]) -> Cog:
        """The cog of a class."""
        return next(cog for cog in self.cogs.values() if isinstance(cog, kind))


async def log_in(client: discord.Client, token: str, clock: Clock) -> None:
    """Log in, however long Discord cannot be reached. Raises Fatal, discord.HTTPException."""
    failures = 0
    while True:
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise WRONG_TOKEN from None
        except (*PASSING, discord.RateLimited, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and not _passes(error):
                raise
            await client.http.close()
            client.http.connector = discord.utils.MISSING
            await _wait(clock, failures, "Discord cannot be reached", error)
            failures += 1
        else:
            return


async def stay_connected(client: discord.AutoShardedClient, clock: Clock) -> None:
    """Stay connected to the gateway until the client is closed. Raises Fatal, discord.ConnectionClosed."""
    failures = 0
    while True:
        try:
            with _clear_refusals(), _one_line_of_failures():
                await client.connect()
        except (*PASSING, discord.RateLimited, discord.HTTPException, discord.GatewayNotFound) as error:
            # Discord is asked for the number of shards before the first is connected.
            if client.shards or (isinstance(error, discord.HTTPException) and not _passes(error)):
                raise
            await _wait(clock, failures, UNREACHABLE, error)
            failures += 1
        else:
            return


def _passes(error: discord.HTTPException) -> bool:
    """Whether Discord may answer otherwise later: a fault of its own, a rate limit, a page of its proxy."""
    return error.status == 429 or error.status >= SERVER_ERROR or (error.status == 403 and error.code == 0)


async def _wait(clock: Clock, failures: int, what: str, error: BaseException) -> None:
    """Log a failure in one line, and wait as long as its number in the row demands."""
    seconds = DELAYS[min(failures, len(DELAYS) - 1)]
    if isinstance(error, discord.RateLimited):
        seconds = max(seconds, error.retry_after)
    log.warning("%s; the next attempt is in %.0f s: %s", what, seconds, one_line(error))
    await clock.sleep(seconds)


def one_line(error: BaseException) -> str:
    """An error as one short line."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP status {error.status}"
    return f"{type(error).__name__} {error}".strip().partition("\n")[0]


@contextmanager
def _clear_refusals() -> Iterator[None]:
    """Turn the gateway's refusals into Fatal."""
    try:
        yield
    except discord.PrivilegedIntentsRequired:
        raise _refused(4014) from None
    except discord.ConnectionClosed as closed:
        if closed.code == AUTHENTICATION_FAILED:
            raise WRONG_TOKEN from None
        if closed.code == SHARDING_REQUIRED:
            raise TOO_FEW_SHARDS from None
        if closed.code not in REFUSALS:
            raise
        raise _refused(closed.code) from None


def _refused(code: int) -> Fatal:
    return Fatal(
        ExitStatus.REFUSED_BY_GATEWAY, f"Discord's gateway refuses the bot ({code}): {REFUSALS[code]}."
    )


@contextmanager
def _one_line_of_failures() -> Iterator[None]:
    """Make one line of discord.py's traceback about a shard that it cannot connect, and tries again."""
    theirs = logging.getLogger("discord.shard")

    def shorten(record: logging.LogRecord) -> bool:
        if record.exc_info and record.exc_info[1] and str(record.msg).startswith("Failed to connect"):
            record.msg = f"{UNREACHABLE} for shard %s, which is tried again: {one_line(record.exc_info[1])}"
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.exc_info = record.exc_text = None
        return True

    theirs.addFilter(shorten)
    try:
        yield
    finally:
        theirs.removeFilter(shorten)
