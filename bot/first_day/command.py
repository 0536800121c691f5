"""Connects to Discord, runs checks, and removes what they have made."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from typing import TypeVar

import discord
import msgspec
from msgspec import Struct

from bot.client.acknowledgement import LOST
from bot.client.gateway.connection import WRONG_TOKEN, stay_connected
from bot.client.threads import missing_permissions
from bot.first_day.check import Check, Outcome
from bot.first_day.ground import Ground, TryingBot
from bot.first_day.made import Journal
from bot.first_day.recorder import Recorder
from bot.first_day.report import Report
from bot.first_day.run import run_checks
from bot.operation.exit_status import ExitStatus, Fatal
from bot.screens.painting.paint_queue import ThreadPainter
from bot.wiring import Options
from storage.together.store import Store

OPTIONS = Options(painter=ThreadPainter())

Channel = TypeVar("Channel", discord.TextChannel, discord.ForumChannel)


class Place(Struct, frozen=True):
    """Where it is tried; without a channel or a forum the first that will do."""

    server: int
    channel: int | None = None
    forum: int | None = None


async def try_all(
    ground: Ground, checks: Sequence[Check], tell: Callable[[Outcome], None] | None = None
) -> tuple[Report, list[str]]:
    """Run checks, then remove what they made, also if it is cancelled.

    Returns the report, and what a person has to remove.
    """
    try:
        outcomes = await run_checks(ground, checks, tell)
    finally:
        left = await ground.journal.remove_all(ground.bot, ground.server)
    return Report(discord.__version__, outcomes, ground.recorder.exchanges), left


@asynccontextmanager
async def connected(
    token: str, place: Place, journal_path: Path, options: Options = OPTIONS
) -> AsyncIterator[Ground]:
    """A bot that is connected to Discord, on a database of its own. Raises Fatal, OSError."""
    journal = _read_journal(journal_path)
    recorder = Recorder(journal.on_request, journal.on_answer)
    with TemporaryDirectory() as folder:
        async with await Store.open(Path(folder) / "try.sqlite3") as store:
            bot = TryingBot(store, options, recorder)
            try:
                running = await _connect(bot, token)
                server = _server(bot, place.server)
                channel = _chosen("text channel", _usable_first(server), place.channel)
                forum = _chosen("forum", server.forums, place.forum)
                if channel is None:
                    raise Fatal(ExitStatus.USAGE, "The bot sees no text channel there. Nothing was changed.")
                for each in (*server.text_channels, *server.forums, *server.threads):
                    journal.saw(each.id, getattr(each, "last_message_id", None))
                random = options.random or SystemRandom()
                yield Ground(bot, server, channel, forum, journal, recorder, random)
                running.cancel()
            finally:
                await bot.close()


def _read_journal(path: Path) -> Journal:
    try:
        return Journal(path)
    except msgspec.DecodeError as error:
        line = f"{path} lists what an earlier run has made, and cannot be read: {error}."
        raise Fatal(ExitStatus.DAMAGED_FILE, line) from None


async def _connect(bot: TryingBot, token: str) -> asyncio.Task[None]:
    """Log in, and wait until the servers are known; returns the connection. Raises Fatal."""
    try:
        await bot.login(token)
    except discord.LoginFailure:
        raise WRONG_TOKEN from None
    except (*LOST, discord.HTTPException) as error:
        raise Fatal(ExitStatus.FAILED, f"Discord cannot be reached: {error}.") from None
    running = asyncio.create_task(stay_connected(bot, bot.clock))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        ready.cancel()
        running.result()
    return running


def _server(bot: TryingBot, number: int) -> discord.Guild:
    server = bot.get_guild(number)
    if server is None:
        known = ", ".join(f"{each.id} ({each.name})" for each in bot.guilds) or "none"
        line = f"The bot is on no server {number}; it is on: {known}. Nothing was changed."
        raise Fatal(ExitStatus.USAGE, line)
    return server


def _usable_first(server: discord.Guild) -> list[discord.TextChannel]:
    """The text channels, first those in which the bot has all permissions."""
    return sorted(
        server.text_channels, key=lambda each: bool(missing_permissions(each.permissions_for(server.me)))
    )


def _chosen(kind: str, channels: Sequence[Channel], number: int | None) -> Channel | None:
    """The channel of an id, else the first. Raises Fatal."""
    found = [each for each in channels if number in (None, each.id)]
    if number is not None and not found:
        line = f"There is no {kind} {number} that the bot sees. Nothing was changed."
        raise Fatal(ExitStatus.USAGE, line)
    return found[0] if found else None
