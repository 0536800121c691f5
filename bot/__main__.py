"""The command `tabellarius`: the bot on Discord, or without a token a trial on the sandbox."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from pathlib import Path

import discord
import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from bot.app import Tabellarius
from bot.config import Settings
from bot.trial.trial import NotStarted, Trial
from storage.store import Store

WRONG_TOKEN = 78
"""Exit status if Discord does not know the token, as in sysexits.h: a service manager need not try again."""

NO_TOKEN = """\
DISCORD_TOKEN is not set (see .env.example), so the bot starts on a local double of Discord.
Nothing leaves this computer. Open this address in a browser, and be everybody at the table:

    {address}

{kept}
"""

SET_ASIDE = """\
What earlier starts kept is damaged or not whole. It lies in {folder} now, and the games begin anew.
"""


def main() -> None:
    """Run the command."""
    typer.run(tabellarius)


def tabellarius() -> None:
    """Heavy board games by post, on Discord."""
    settings = Settings()
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    if not token:
        try:
            asyncio.run(run_trial(settings))
        except NotStarted as reason:
            typer.echo(
                f"The bot did not start. {reason}\nIts games are in {trial_folder(settings)}.", err=True
            )
            raise typer.Exit(1) from None
        return
    discord.utils.setup_logging()
    settings.point_discord_py()
    try:
        asyncio.run(serve(settings, token))
    except discord.LoginFailure:
        typer.echo("Discord does not know this DISCORD_TOKEN.", err=True)
        raise typer.Exit(WRONG_TOKEN) from None


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until a signal stops it."""
    async with await Store.open(settings.database) as store, Tabellarius(store) as bot:
        running = asyncio.create_task(bot.start(token))
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, running.cancel)
        try:
            await running
        except asyncio.CancelledError:
            logging.getLogger(__name__).info("stopping")


def trial_folder(settings: Settings) -> Path:
    """Where the games of the trial are kept: beside the database, which is for games on Discord."""
    return settings.database.resolve().with_name(f"{settings.database.stem}-trial")


async def run_trial(settings: Settings) -> None:
    """Run the bot on the sandbox, with a demonstration, until a signal stops it."""
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    trial = Trial(trial_folder(settings) / "games.sqlite3")
    async with trial.open(host=settings.sandbox_host, port=settings.sandbox_port):
        if trial.set_aside is not None:
            typer.echo(SET_ASIDE.format(folder=trial.set_aside.resolve()), err=True)
        typer.echo(NO_TOKEN.format(address=trial.page.address, kept=trial.page.note))
        demonstration = asyncio.create_task(run_demonstration(trial, settings.demonstration))
        stopping = asyncio.create_task(stopped.wait())
        await asyncio.wait([demonstration, stopping], return_when=asyncio.FIRST_COMPLETED)
        if not stopped.is_set():
            demonstration.result()
            typer.echo("The bot goes on until you stop it with Ctrl+C.")
            await stopping
        demonstration.cancel()
        await asyncio.gather(demonstration, return_exceptions=True)
    typer.echo("Stopped.")


async def run_demonstration(trial: Trial, folder: Path) -> None:
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

        done = await trial.run_demonstration(folder, progress)
    typer.echo(f"\n{done.result}\n")
    typer.echo(f"{done.messages} messages, {done.pictures} pictures, {time.monotonic() - began:.0f} seconds.")
    typer.echo(f"All of it lies in {done.folder.resolve()}; begin with {done.transcript.name}.")


if __name__ == "__main__":
    main()
