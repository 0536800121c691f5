"""`tabellarius try` on the terminal: what it says first, its progress, its end."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bot.config import Settings
from bot.first_day.check import Outcome, Result
from bot.first_day.checks import CHECKS
from bot.first_day.command import OPTIONS, Place, connected
from bot.first_day.person import PersonAtTerminal
from bot.first_day.report import table_of
from bot.operation.exit_status import ExitStatus, Fatal
from bot.wiring import Options
from storage.sqlite.instance import instance_lock

NO_TOKEN = "DISCORD_TOKEN is not set (see .env.example). Nothing was changed."

FIRST = """\
This posts, edits and deletes messages, threads and an emoji, and stores the commands:
    {where}
Stop the bot first, or use the token of an application of its own: beside a running bot this would
receive half of its presses and change its commands. It takes some minutes.
Everything it makes is removed at the end; after a kill, at the next start."""

LEFT = "This is left, for somebody with Manage Threads or Manage Messages to delete:"


class Files(Struct, frozen=True):
    """Where a trial keeps its journal and its report, next to the database."""

    journal: Path
    report: Path

    @classmethod
    def of(cls, settings: Settings) -> "Files":
        where = settings.database
        file = where.resolve() if isinstance(where, Path) else Path("tabellarius").resolve()
        return cls(file.with_name(f"{file.stem}-try.jsonl"), file.with_name(f"{file.stem}-try.json"))


async def try_on_terminal(
    settings: Settings, place: Place, *, agreed: bool, with_me: bool, options: Options = OPTIONS
) -> None:
    """Try everything once. Raises Fatal if something is refused or nothing can be tried, DatabaseInUse."""
    token = settings.discord_token.value.strip() if settings.discord_token else ""
    if not token:
        raise Fatal(ExitStatus.WRONG_SETTINGS, NO_TOKEN)
    files, console = Files.of(settings), Console()
    person = PersonAtTerminal() if with_me else None
    locked = instance_lock(settings.database) if isinstance(settings.database, Path) else nullcontext()
    with locked, _stopped_by_signal():
        async with connected(token, place, files.journal, person=person, options=options) as trial:
            for line in await trial.remove_left_over():
                typer.echo(line)
            typer.echo(FIRST.format(where=trial.where))
            if not agreed and not await asyncio.to_thread(typer.confirm, "Begin?"):
                raise Fatal(ExitStatus.STOPPED, "Nothing was changed.")
            with ExitStack() as stack:
                if person is not None:
                    stack.enter_context(person.listening())
                progress = stack.enter_context(_Progress.shown(console, len(CHECKS)))
                report, left = await trial.run(CHECKS, progress.tell)
    report.write(files.report)
    console.print(table_of(report.checks))
    if left:
        typer.echo("\n".join((LEFT, *left)))
    typer.echo(f"{report.summary()}. For the developers: {files.report}")
    if any(each.result is Result.REFUSED for each in report.checks):
        raise Fatal(ExitStatus.FAILED, "Something is refused; the lines above say what to do.")


@contextmanager
def _stopped_by_signal() -> Iterator[None]:
    """Have SIGTERM cancel this task, so that everything is removed."""
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert task is not None
    loop.add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGTERM)


class _Progress:
    """A bar on a terminal, and lines as checks end."""

    def __init__(self, bar: Progress, number: int) -> None:
        self._bar = bar
        self._task = bar.add_task("", total=number)

    @classmethod
    @contextmanager
    def shown(cls, console: Console, number: int) -> "Iterator[_Progress]":
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            yield cls(bar, number)

    def tell(self, outcome: Outcome) -> None:
        self._bar.console.print(f"{outcome.result.value:9} {outcome.title}", markup=False, highlight=False)
        self._bar.advance(self._task)
