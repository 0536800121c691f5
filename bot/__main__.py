"""The command `tabellarius`: the bot on Discord, or without a token a demonstration."""

from __future__ import annotations

import asyncio
import logging
import signal
import time

import discord
import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from bot.app import Tabellarius
from bot.config import Settings
from bot.demonstration import Demonstrated, demonstrate
from sandbox import Sandbox
from storage.store import Store

NO_TOKEN = """\
DISCORD_TOKEN is not set (see .env.example), so this is a demonstration: a table of computer players
on a pocket Discord of its own. Nothing leaves this computer."""


def main() -> None:
    """Run the command."""
    typer.run(tabellarius)


def tabellarius() -> None:
    """Heavy board games by post, on Discord."""
    settings = Settings()
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    if not token:
        typer.echo(NO_TOKEN)
        play_demonstration(settings)
        return
    discord.utils.setup_logging()
    settings.point_discord_py()
    try:
        asyncio.run(serve(settings, token))
    except discord.LoginFailure:
        typer.echo("Discord does not know this DISCORD_TOKEN.", err=True)
        raise typer.Exit(1) from None


async def serve(settings: Settings, token: str) -> None:
    """Be the bot until asked to stop."""
    async with await Store.open(settings.database) as store, Tabellarius(store) as bot:
        running = asyncio.create_task(bot.start(token))
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, running.cancel)
        try:
            await running
        except asyncio.CancelledError:
            logging.getLogger(__name__).info("stopping")


def play_demonstration(settings: Settings) -> None:
    """Play a demonstration, show how far it is, and tell where it lies."""
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    began = time.monotonic()
    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), TimeElapsedColumn())
    with Progress(*columns) as bar:
        task = bar.add_task("The table is laid ...", total=None)

        def progress(messages: int, last: str) -> None:
            bar.update(task, description=f"{messages} messages · {last[:60]}")

        async def play() -> Demonstrated:
            async with Sandbox() as sandbox:
                sandbox.point_discord_py()
                return await demonstrate(sandbox, settings.demonstration, progress)

        done = asyncio.run(play())
    seconds = time.monotonic() - began
    typer.echo(f"\n{done.result}\n")
    typer.echo(f"{done.messages} messages, {done.pictures} pictures, {seconds:.0f} seconds.")
    typer.echo(f"All of it lies in {done.folder.resolve()}; begin with {done.transcript.name}.")


if __name__ == "__main__":
    main()
