"""Connecting to Discord: faults that pass are waited out, others end the program with a clear line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import aiohttp
import discord
from discord.ext import commands

from bot.client.command_tree import CommandTree
from bot.client.gateway.pace import IdentifyPace
from bot.client.gateway.retry import is_passing, log_and_wait
from bot.client.gateway.shard import UNREACHABLE
from bot.client.gateway.shards import ShardedClient
from bot.clock import Clock
from bot.limits import UNAUTHORIZED
from bot.operation.exit_status import ExitStatus, Fatal
from storage.core.shards import Share

RATELIMIT_SECONDS = 30.0
"""Longest wait for a rate limit; with a longer one a request fails."""

AUTHENTICATION_FAILED = 4004
"""Close code of the gateway: the token is not known (any more)."""

SHARDING_REQUIRED = 4011
"""Close code of the gateway: the bot is on more servers than its shards may have."""

REFUSALS = {
    4010: "the shard is not valid",
    4012: "it does not know this version of the gateway any more",
    4013: "an intent is not valid",
    4014: "an intent must be allowed first, on the page Bot of the developer portal",
}
"""Close codes of the gateway that no new connection can mend, with what they mean."""

TOO_FEW_SHARDS = Fatal(
    ExitStatus.TOO_FEW_SHARDS,
    "The bot needs more shards. Restart it: it asks Discord for their number when it starts."
    " If SHARDS is set, it has to be larger.",
)

WRONG_TOKEN = Fatal(ExitStatus.REFUSED_SETTING, "Discord does not know this DISCORD_TOKEN.")

Cog = TypeVar("Cog", bound=commands.Cog)


class Client(ShardedClient):
    """A client of Discord with the intent of servers alone, and with slash commands."""

    def __init__(
        self, trace: aiohttp.TraceConfig, ready_seconds: float, share: Share, pace: IdentifyPace, clock: Clock
    ) -> None:
        """`trace` sees every response; `ready_seconds`: longest wait for another server."""
        super().__init__(
            share,
            pace,
            clock,
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_contexts=discord.app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=True),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=False),
            max_ratelimit_timeout=RATELIMIT_SECONDS,
            guild_ready_timeout=ready_seconds,
            http_trace=trace,
        )

    def cog(self, kind: type[Cog]) -> Cog:
        return next(cog for cog in self.cogs.values() if isinstance(cog, kind))


async def log_in(client: discord.Client, token: str, clock: Clock) -> None:
    """Log in, however long Discord cannot be reached. Raises Fatal, discord.HTTPException."""
    failures = 0
    while True:
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise WRONG_TOKEN from None
        except Exception as error:
            if not is_passing(error):
                raise
            await client.http.close()
            client.http.connector = discord.utils.MISSING
            await log_and_wait(clock, failures, "Discord cannot be reached", error)
            failures += 1
        else:
            return


async def stay_connected(client: ShardedClient, clock: Clock) -> None:
    """Stay connected to the gateway until the client is closed. Raises Fatal, discord.ConnectionClosed."""
    failures = 0
    while True:
        try:
            with _clear_refusals():
                await client.connect()
        except Exception as error:
            if not is_passing(error):
                raise
            await log_and_wait(clock, failures, UNREACHABLE, error)
            failures += 1
        else:
            return


@contextmanager
def _clear_refusals() -> Iterator[None]:
    """Turn the gateway's refusals into Fatal."""
    try:
        yield
    except discord.HTTPException as error:
        if error.status == UNAUTHORIZED:
            raise WRONG_TOKEN from None
        raise
    except discord.ConnectionClosed as closed:
        if closed.code == AUTHENTICATION_FAILED:
            raise WRONG_TOKEN from None
        if closed.code == SHARDING_REQUIRED:
            raise TOO_FEW_SHARDS from None
        if closed.code not in REFUSALS:
            raise
        about = f"Discord's gateway refuses the bot ({closed.code}): {REFUSALS[closed.code]}."
        raise Fatal(ExitStatus.REFUSED_BY_GATEWAY, about) from None
