"""The command `tabellarius`: the bot, or a trial on the sandbox; and the commands of the operator."""

import asyncio
import logging
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    SpinnerColumn,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
)

from bot.commands import bars
from bot.commands.check import check
from bot.commands.recount import compare_recount, store_recount
from bot.config import Settings, database_at, read_settings
from bot.first_day import computer, doctor
from bot.first_day.trying import Place, try_on_terminal
from bot.operation.exit_status import FILE_STATUSES, STATUSES, ExitStatus, Fatal, fatal
from bot.operation.logs import set_up_logging
from bot.process import serve
from bot.trial.trial import NotStarted, Trial
from games import names
from storage.postgresql.address import ServerAddress
from storage.sqlite import backup as backups
from storage.sqlite.database import Progress as CopyProgress
from storage.together.engines import postgresql_module

NO_TOKEN = """\
DISCORD_TOKEN is not set (see .env.example), so the bot starts on a local double of Discord.
Nothing leaves this computer. Open this address in a browser, and be everybody at the table:

    {address}

{kept}
"""

SET_ASIDE = """\
What earlier starts kept is damaged or not whole. It lies in {folder} now, and the games begin again.
"""

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

OF_SETTINGS = "DATABASE"
"""Argument that stands for the database of the settings, so that no password is in an argument."""

DatabaseOption = Annotated[
    Path | None, typer.Option("--database", help="The database file, if not that of the settings.")
]

log = logging.getLogger(__name__)


def main() -> None:
    app()


@app.callback(invoke_without_command=True)
def tabellarius(
    context: typer.Context,
    game: Annotated[
        str, typer.Option(help="The game that computer players demonstrate where no token is set.")
    ] = names()[0],
) -> None:
    """Heavy board games on Discord, a few minutes at a time. Without a command the bot runs."""
    if game not in names():
        raise typer.BadParameter(f"there are: {', '.join(names())}", param_hint="--game")
    if context.invoked_subcommand is None:
        with clear_ending():
            settings = read_settings()
            if settings.discord_token and settings.discord_token.value.strip():
                run(settings, settings.discord_token.value.strip())
            else:
                try_out(settings, game)


@app.command("backup")
def back_up(
    file: Annotated[Path, typer.Argument(help="The file to write, or a folder for a file of a dated name.")],
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Write over a file that is there.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Write the database to a file, checked and whole, while the bot runs or not."""
    with clear_ending(), clear_file_errors():
        source = database or _own_file("pg_dump")
        if file.is_dir():
            file = file / f"{source.stem}-{datetime.now(UTC):%Y%m%d-%H%M%S}{source.suffix}"
        with progress_bar("Copying") as progress:
            contents = backups.back_up(source, file, progress, overwrite=overwrite)
        typer.echo(f"{file}: {description(contents)}; whole, as its check says.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `tabellarius backup` has written.")],
    database: DatabaseOption = None,
) -> None:
    """Put a backup in the place of the database, while the bot is stopped."""
    with clear_ending(), clear_file_errors():
        target = database or _own_file("pg_restore")
        with progress_bar("Copying") as progress:
            restored = backups.restore(file, target, progress)
        typer.echo(f"{target} is now as in {file}: {description(restored.contents)}.")
        if restored.aside is not None:
            typer.echo(f"What was there before is {restored.aside}.")


@app.command("check")
def check_database(
    database: Annotated[
        str | None, typer.Argument(help="The file or address, if not that of the settings.")
    ] = None,
    *,
    against_new_rules: Annotated[
        bool,
        typer.Option(
            "--against-new-rules", help="Say which games are not as this program's rules would have them."
        ),
    ] = False,
) -> None:
    """Compare all that is stored in a database, in use or not, and name what is damaged or altered."""
    with clear_ending(), clear_file_errors():
        source = _database(database)
        typer.echo(check(source, typer.echo, against_new_rules=against_new_rules))


@app.command("recount")
def recount_figures(
    database: Annotated[
        str | None, typer.Argument(help="The file or address, if not that of the settings.")
    ] = None,
    *,
    write: Annotated[
        bool, typer.Option("--write", help="Store what is worked out, while the bot is stopped.")
    ] = False,
) -> None:
    """Work out all ratings and statistics again from results and logs, and name what is stored otherwise."""
    with clear_ending(), clear_file_errors():
        where = _database(database)
        with progress_bar("Recounting") as progress:
            said = (store_recount if write else compare_recount)(where, typer.echo, progress)
        typer.echo(said)


@app.command()
def move(
    source: Annotated[
        str,
        typer.Argument(
            metavar="FROM",
            help="A database file, or the address of a database; DATABASE: that of the settings.",
        ),
    ],
    target: Annotated[
        str, typer.Argument(metavar="TO", help="The address of an empty one, or a new file; or DATABASE.")
    ],
) -> None:
    """Bring all that is stored from a file to PostgreSQL, or back, while the bot is stopped."""
    with clear_ending(), clear_file_errors():
        before, after = _database(source), _database(target)
        with progress_bar("Moving") as progress:
            if isinstance(before, Path) and isinstance(after, ServerAddress):
                moved = postgresql_module().move_to_server(before, after, progress)
            elif isinstance(before, ServerAddress) and isinstance(after, Path):
                moved = postgresql_module().move_to_file(before, after, progress)
            else:
                raise Fatal(ExitStatus.USAGE, "One of both is a file, the other one is postgresql://...")
        games = "1 game" if moved.games == 1 else f"{moved.games} games"
        typer.echo(f"{after}: {games}, {moved.rows} rows, compared with {before}, which stays as it was.")


@app.command("doctor")
def examine_all(
    folder: Annotated[
        Path | None, typer.Option("--backups", help="The folder of your backups, to see how old they are.")
    ] = None,
    unit: Annotated[
        Path | None, typer.Option("--unit", help=f"The file of the service, if not {computer.UNIT}.")
    ] = None,
) -> None:
    """Say what the bot lacks and what to do about it; nothing is written, while it runs or not."""
    set_up_logging("ERROR", "text")
    with clear_ending():
        typer.echo(asyncio.run(doctor.examine(typer.echo, folder, unit)))


AddressOption = Annotated[
    str | None, typer.Option("--database", help="The file or address, if not that of the settings.")
]


@app.command("bar")
def bar_user(
    user: Annotated[int | None, typer.Argument(min=1, help="Discord's id of the person.")] = None,
    *,
    listed: Annotated[bool, typer.Option("--list", help="Say who is barred.")] = False,
    database: AddressOption = None,
) -> None:
    """Answer a person nothing any more except what is stored of them, while the bot runs or not."""
    if (user is None) != listed:
        raise typer.BadParameter("Give the id of a person, or --list.")
    with clear_ending():
        where = _database(database)
        typer.echo(bars.list_barred(where) if user is None else bars.bar(where, user))


@app.command("unbar")
def unbar_user(
    user: Annotated[int, typer.Argument(min=1, help="Discord's id of the person.")],
    database: AddressOption = None,
) -> None:
    """Answer a person again who was barred."""
    with clear_ending():
        typer.echo(bars.unbar(_database(database), user))


@app.command("try")
def try_on_discord(
    server: Annotated[int, typer.Option(help="Discord's id of the server.")],
    channel: Annotated[
        int | None, typer.Option(help="Id of a text channel; without it the first that will do.")
    ] = None,
    forum: Annotated[int | None, typer.Option(help="Id of a forum; without it the first, if any.")] = None,
    *,
    with_me: Annotated[bool, typer.Option("--with-me", help="Also try what needs you to press.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Begin without a question.")] = False,
) -> None:
    """Do everything the bot does once on the real Discord, say what is refused, and remove it again."""
    with clear_ending(), clear_file_errors():
        settings = read_settings()
        set_up_logging(
            "ERROR", settings.log_format, settings.discord_token.value if settings.discord_token else ""
        )
        settings.point_discord_py()
        place = Place(server, channel, forum)
        asyncio.run(try_on_terminal(settings, place, agreed=yes, with_me=with_me))


@app.command("close-server")
def close_server(
    server: Annotated[int | None, typer.Argument(min=1, help="Discord's id of the server.")] = None,
    *,
    listed: Annotated[bool, typer.Option("--list", help="Say which are closed.")] = False,
    database: AddressOption = None,
) -> None:
    """Leave a server, now and whenever the bot is invited there, while the bot runs or not."""
    if (server is None) != listed:
        raise typer.BadParameter("Give the id of a server, or --list.")
    with clear_ending():
        where = _database(database)
        typer.echo(bars.list_closed(where) if server is None else bars.close_server(where, server))


@app.command("open-server")
def open_server(
    server: Annotated[int, typer.Argument(min=1, help="Discord's id of the server.")],
    database: AddressOption = None,
) -> None:
    """Let the bot be invited again to a server that was closed."""
    with clear_ending():
        typer.echo(bars.open_server(_database(database), server))


def _database(database: str | None) -> Path | ServerAddress:
    """The database that is given, else that of the settings."""
    return database_at(database) if database not in (None, OF_SETTINGS) else read_settings().database


def _own_file(instead: str) -> Path:
    """The database file of the settings. Raises Fatal if there is none."""
    where = read_settings().database
    if isinstance(where, ServerAddress):
        raise Fatal(ExitStatus.USAGE, f"{where} is on a server: use {instead} (docs/running.md).")
    return where


@contextmanager
def clear_ending() -> Iterator[None]:
    """End with one clear line and an exit status of its own where the reason is known."""
    try:
        yield
    except Exception as error:
        known = error if isinstance(error, Fatal) else fatal(error, STATUSES)
        if known is None:
            log.exception("the program ends because of an error that it does not know")
            raise typer.Exit(ExitStatus.FAILED) from None
        typer.echo(str(known), err=True)
        raise typer.Exit(known.status) from None


@contextmanager
def clear_file_errors() -> Iterator[None]:
    """Turn errors of files into Fatal. Raises Fatal."""
    try:
        yield
    except OSError as error:
        raise fatal(error, FILE_STATUSES) or error from None


@contextmanager
def progress_bar(what: str) -> Iterator[CopyProgress]:
    """A bar on the terminal; yields a function of the work done and of all work."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, everything: bar.update(task, completed=done, total=everything)


def description(contents: backups.Contents) -> str:
    """What is in a database, in a few words."""
    if not contents.games:
        return "no games"
    games = "1 game" if contents.games == 1 else f"{contents.games} games"
    if contents.last_move is None:
        return f"{games}, no move yet"
    return f"{games}, the last move of {datetime.fromtimestamp(contents.last_move, UTC):%Y-%m-%d %H:%M UTC}"


def run(settings: Settings, token: str) -> None:
    """Run the bot on Discord."""
    set_up_logging(settings.log_level, settings.log_format, token)
    settings.point_discord_py()
    asyncio.run(serve(settings, token))


def try_out(settings: Settings, game: str) -> None:
    """Run the bot on the sandbox, with a demonstration of a game. Raises Fatal, DatabaseInUse."""
    try:
        asyncio.run(run_trial(settings, game))
    except NotStarted as reason:
        games = f"Its games are in {trial_folder(settings)}."
        raise Fatal(ExitStatus.FAILED, f"The bot did not start. {reason}\n{games}") from None


def trial_folder(settings: Settings) -> Path:
    """Folder of the trial's games, next to the database, which is for games on Discord."""
    where = settings.database
    file = where if isinstance(where, Path) else Path("tabellarius")
    return file.resolve().with_name(f"{file.stem}-trial")


async def run_trial(settings: Settings, game: str) -> None:
    """Run the bot on the sandbox, with a demonstration of a game, until a signal stops it."""
    set_up_logging("WARNING", settings.log_format)
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    trial = Trial(trial_folder(settings) / "games.sqlite3")
    async with trial.open(host=settings.sandbox_host, port=settings.sandbox_port):
        if trial.set_aside is not None:
            typer.echo(SET_ASIDE.format(folder=trial.set_aside.resolve()), err=True)
        typer.echo(NO_TOKEN.format(address=trial.page.address, kept=trial.page.note))
        demonstration = asyncio.create_task(run_demonstration(trial, settings.demonstration, game))
        stopping = asyncio.create_task(stopped.wait())
        await asyncio.wait([demonstration, stopping], return_when=asyncio.FIRST_COMPLETED)
        if not stopped.is_set():
            demonstration.result()
            typer.echo("The bot goes on until you stop it with Ctrl+C.")
            await stopping
        demonstration.cancel()
        await asyncio.gather(demonstration, return_exceptions=True)
    typer.echo("Stopped.")


async def run_demonstration(trial: Trial, folder: Path, game: str) -> None:
    """Run a demonstration to its end, with a progress bar, and print where it was written; once is enough."""
    if trial.has_demonstration(folder):
        typer.echo("The game of computer players that an earlier start has played is in #demonstration.")
        return
    began = time.monotonic()
    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), TimeElapsedColumn())
    with Progress(*columns) as bar:
        task = bar.add_task("Meanwhile computer players lay a table in #demonstration ...", total=None)

        def progress(messages: int, last: str) -> None:
            bar.update(task, description=f"#demonstration: {messages} messages · {last[:60]}")

        done = await trial.run_demonstration(folder, progress, game)
    typer.echo(f"\n{done.result}\n")
    typer.echo(f"{done.messages} messages, {done.pictures} pictures, {time.monotonic() - began:.0f} seconds.")
    typer.echo(f"All of it lies in {done.folder.resolve()}; begin with {done.transcript.name}.")


if __name__ == "__main__":
    main()
