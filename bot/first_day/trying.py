"""`tabellarius try`: connects to Discord, runs checks, removes what they made, and writes a file of it."""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from typing import TypeVar

import discord
import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from bot.client.acknowledgement import LOST
from bot.client.gateway.connection import WRONG_TOKEN, stay_connected
from bot.client.threads import missing_permissions
from bot.config import Settings
from bot.first_day.check import Check, Outcome, Result, run_checks
from bot.first_day.checks import CHECKS
from bot.first_day.ground import Ground, TryingBot
from bot.first_day.made import Journal
from bot.first_day.person import Person
from bot.first_day.recorder import Exchange, Recorder
from bot.operation.exit_status import ExitStatus, Fatal
from bot.screens.painting.paint_queue import ThreadPainter
from bot.wiring import Options
from storage.sqlite.instance import instance_lock
from storage.together.store import Store

OPTIONS = Options(painter=ThreadPainter())

NO_TOKEN = "DISCORD_TOKEN is not set (see .env.example). Nothing was changed."

FIRST = """\
This posts, edits and deletes messages, threads and an emoji, and stores the commands.
It does so on {server}, in #{channel} and {forum}, for some minutes.
Stop the bot first, or use the token of an application of its own: beside a running bot
this would receive half of its presses and change its commands.
Everything it makes is removed at the end; after a kill, at the next start. Without the
permission Manage Threads its threads stay, emptied and archived, and are listed.
"""

STOPPED = "Stopped. What it had made is removed, or else at the next start."

AGAIN = "What does not work, once more:"

LEFT = "This is left, for somebody with Manage Threads or Manage Messages to delete:"

Channel = TypeVar("Channel", discord.TextChannel, discord.ForumChannel)


class Place(Struct, frozen=True):
    """Where it is tried; without a channel or a forum the first that will do."""

    server: int
    channel: int | None = None
    forum: int | None = None


class Report(Struct, frozen=True):
    """The file: requests and answers without texts, names, ids and tokens."""

    discord_py: str
    checks: list[Outcome]
    requests: list[Exchange]

    def write(self, path: Path) -> None:
        """Raises OSError."""
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


async def try_on_terminal(
    settings: Settings, place: Place, *, agreed: bool, with_me: bool, options: Options = OPTIONS
) -> None:
    """Try everything once. Raises Fatal if something is refused or nothing can be tried, DatabaseInUse."""
    token = settings.discord_token.value.strip() if settings.discord_token else ""
    if not token:
        raise Fatal(ExitStatus.WRONG_SETTINGS, NO_TOKEN)
    where = settings.database
    file = where if isinstance(where, Path) else Path("tabellarius")
    journal, results = (file.resolve().with_name(f"{file.stem}-try.{end}") for end in ("jsonl", "json"))
    with instance_lock(where) if isinstance(where, Path) else nullcontext(), _stopped_by_signal():
        async with connected(token, place, journal, options) as ground:
            for line in await ground.journal.remove_all(ground.client, ground.server):
                typer.echo(line)
            forum = "no forum" if ground.forum is None else f"the forum #{ground.forum.name}"
            typer.echo(FIRST.format(server=ground.server.name, channel=ground.channel.name, forum=forum))
            if not agreed and not await asyncio.to_thread(_confirm):
                raise Fatal(ExitStatus.STOPPED, "Nothing was changed.")
            report, left = await _run(ground, Person() if with_me else None)
    report.write(results)
    if faults := [str(each) for each in report.checks if each.result is Result.FAULT]:
        typer.echo("\n".join((AGAIN, *faults)))
    if left:
        typer.echo("\n".join((LEFT, *left)))
    number = Counter(each.result for each in report.checks)
    summary = ", ".join(f"{result.value}: {number[result]}" for result in Result)
    typer.echo(f"{summary}. For the developers: {results}")
    if faults:
        raise Fatal(ExitStatus.FAULTS_FOUND, "Something does not work; the lines above say what to do.")


async def _run(ground: Ground, person: Person | None) -> tuple[Report, list[str]]:
    """Run all checks, with a bar on a terminal and a line as each ends."""
    console, columns = Console(), (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    ground.person = person
    with (
        person.listening() if person is not None else nullcontext(),
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task("", total=len(CHECKS))

        def tell(outcome: Outcome) -> None:
            console.print(str(outcome), markup=False, highlight=False, soft_wrap=True)
            bar.advance(task)

        return await try_all(ground, CHECKS, tell)


def _confirm() -> bool:
    try:
        return typer.confirm("Begin?")
    except typer.Abort:
        return False


@contextmanager
def _stopped_by_signal() -> Iterator[None]:
    """Have SIGTERM cancel this task, so that everything is removed. Raises Fatal once it is cancelled."""
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert task is not None
    loop.add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        yield
    except asyncio.CancelledError:
        task.uncancel()
        raise Fatal(ExitStatus.STOPPED, STOPPED) from None
    finally:
        loop.remove_signal_handler(signal.SIGTERM)


async def try_all(
    ground: Ground, checks: Sequence[Check], tell: Callable[[Outcome], None] | None = None
) -> tuple[Report, list[str]]:
    """Run checks, then remove what they made, also if it is cancelled.

    Returns the report, and what a person has to remove.
    """
    try:
        outcomes = await run_checks(ground, checks, tell)
    finally:
        left = await ground.journal.remove_all(ground.client, ground.server)
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
                usable_first = sorted(
                    server.text_channels,
                    key=lambda each: bool(missing_permissions(each.permissions_for(server.me))),
                )
                channel = _chosen("text channel", usable_first, place.channel)
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


def _chosen(kind: str, channels: Sequence[Channel], number: int | None) -> Channel | None:
    """The channel of an id, else the first. Raises Fatal."""
    found = [each for each in channels if number in (None, each.id)]
    if number is not None and not found:
        line = f"There is no {kind} {number} that the bot sees. Nothing was changed."
        raise Fatal(ExitStatus.USAGE, line)
    return found[0] if found else None
