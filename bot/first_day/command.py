"""`tabellarius try`: connect, ask, run the checks, remove what they made, report."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory

import discord
import msgspec
from msgspec import Struct

from bot.client.acknowledgement import LOST
from bot.client.gateway.connection import WRONG_TOKEN, stay_connected
from bot.client.threads import missing_permissions
from bot.first_day.check import Check, Outcome
from bot.first_day.ground import Ground, TryingBot
from bot.first_day.made import Journal
from bot.first_day.person import Person
from bot.first_day.recorder import Recorder
from bot.first_day.report import Report
from bot.first_day.run import run_checks
from bot.operation.exit_status import ExitStatus, Fatal
from bot.screens.painting.paint_queue import ThreadPainter
from bot.wiring import Options
from storage.together.store import Store

OPTIONS = Options(painter=ThreadPainter())


class Place(Struct, frozen=True):
    """Where it is tried."""

    server: int
    channel: int | None = None
    forum: int | None = None


class Trial(Struct, frozen=True):
    """A trial that is connected."""

    ground: Ground

    @property
    def where(self) -> str:
        ground = self.ground
        forum = "no forum" if ground.forum is None else f"the forum #{ground.forum.name}"
        return f"{ground.server.name}: #{ground.channel.name}, {forum}"

    async def remove_left_over(self) -> list[str]:
        """Remove what an earlier trial has left; returns what a person has to remove."""
        return await self.ground.journal.remove_all(self.ground.bot, self.ground.server)

    async def run(
        self, checks: Sequence[Check], tell: Callable[[Outcome], None] | None = None
    ) -> tuple[Report, list[str]]:
        """Run checks, then remove what they made, also if it is cancelled.

        Returns the report, and what a person has to remove.
        """
        ground = self.ground
        try:
            outcomes = await run_checks(ground, checks, tell)
        finally:
            left = await ground.journal.remove_all(ground.bot, ground.server)
        return Report.of(outcomes, ground.recorder.exchanges), left


@asynccontextmanager
async def connected(
    token: str,
    place: Place,
    journal_path: Path,
    *,
    person: Person | None = None,
    most_frames: int | None = None,
    options: Options = OPTIONS,
) -> AsyncIterator[Trial]:
    """A bot that is connected to Discord, on a database of its own. Raises Fatal."""
    journal = _read_journal(journal_path)
    recorder = Recorder(journal.on_request, journal.on_answer)
    with TemporaryDirectory() as folder:
        async with await Store.open(Path(folder) / "try.sqlite3") as store:
            bot = TryingBot(store, options, recorder)
            try:
                running = await _connect(bot, token)
                server = _server(bot, place.server)
                channel, forum = _channel(server, place.channel), _forum(server, place.forum)
                for each in (*server.text_channels, *server.forums, *server.threads):
                    journal.saw(each.id, getattr(each, "last_message_id", None))
                yield Trial(
                    Ground(
                        bot,
                        server,
                        channel,
                        forum,
                        journal,
                        recorder,
                        person,
                        most_frames,
                        options.random or SystemRandom(),
                    )
                )
                running.cancel()
            finally:
                await bot.close()


def _read_journal(path: Path) -> Journal:
    try:
        return Journal(path)
    except msgspec.DecodeError as error:
        line = f"{path} lists what an earlier trial has made, and cannot be read: {error}."
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
        known = ", ".join(f"{each.id} ({each.name})" for each in bot.guilds) or "on none"
        line = f"The bot is on no server {number}: it is {'on ' if bot.guilds else ''}{known}."
        raise Fatal(ExitStatus.USAGE, f"{line} Nothing was changed.")
    return server


def _channel(server: discord.Guild, number: int | None) -> discord.TextChannel:
    """The channel that is named, else the first in which the bot has all permissions. Raises Fatal."""
    channels = [each for each in server.text_channels if number in (None, each.id)]
    if number is not None and not channels:
        raise Fatal(ExitStatus.USAGE, f"There is no text channel {number} that the bot sees.")
    allowed = [each for each in channels if not missing_permissions(each.permissions_for(server.me))]
    if not channels:
        raise Fatal(ExitStatus.USAGE, "The bot sees no text channel there. Nothing was changed.")
    return (allowed or channels)[0]


def _forum(server: discord.Guild, number: int | None) -> discord.ForumChannel | None:
    forums = [each for each in server.forums if number in (None, each.id)]
    if number is not None and not forums:
        raise Fatal(ExitStatus.USAGE, f"There is no forum {number} that the bot sees.")
    return forums[0] if forums else None
