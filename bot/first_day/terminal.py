"""`tabellarius try` on the terminal: what it says first, its progress, its end."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from bot.config import Settings
from bot.first_day.check import Outcome, Result
from bot.first_day.checks import CHECKS
from bot.first_day.command import OPTIONS, Place, connected, try_all
from bot.first_day.ground import Ground
from bot.first_day.person import PersonAtTerminal
from bot.first_day.report import Report, table_of
from bot.operation.exit_status import ExitStatus, Fatal
from bot.wiring import Options
from storage.sqlite.instance import instance_lock

NO_TOKEN = "DISCORD_TOKEN is not set (see .env.example). Nothing was changed."

FIRST = """\
This posts, edits and deletes messages, threads and an emoji, and stores the commands.
It does so on {server}, in #{channel} and {forum}, for some minutes.
Stop the bot first, or use the token of an application of its own: beside a running bot
this would receive half of its presses and change its commands.
Everything it makes is removed at the end; after a kill, at the next start.
"""

STOPPED = "Stopped. What it had made is removed, or else at the next start."

LEFT = "This is left, for somebody with Manage Threads or Manage Messages to delete:"


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
            for line in await ground.journal.remove_all(ground.bot, ground.server):
                typer.echo(line)
            forum = "no forum" if ground.forum is None else f"the forum #{ground.forum.name}"
            typer.echo(FIRST.format(server=ground.server.name, channel=ground.channel.name, forum=forum))
            if not agreed and not await asyncio.to_thread(typer.confirm, "Begin?"):
                raise Fatal(ExitStatus.STOPPED, "Nothing was changed.")
            report, left = await _run(ground, PersonAtTerminal() if with_me else None)
    report.write(results)
    Console().print(table_of(report.checks))
    if left:
        typer.echo("\n".join((LEFT, *left)))
    typer.echo(f"{report.summary()}. For the developers: {results}")
    if any(each.result is Result.REFUSED for each in report.checks):
        raise Fatal(ExitStatus.FAILED, "Something is refused; the lines above say what to do.")


async def _run(ground: Ground, person: PersonAtTerminal | None) -> tuple[Report, list[str]]:
    """Run all checks, with a bar on a terminal and a line as each ends."""
    console, columns = Console(), (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    ground.person = person
    with (
        person.listening() if person is not None else nullcontext(),
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task("", total=len(CHECKS))

        def tell(outcome: Outcome) -> None:
            console.print(f"{outcome.result.value:9} {outcome.title}", markup=False, highlight=False)
            bar.advance(task)

        return await try_all(ground, CHECKS, tell)


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
