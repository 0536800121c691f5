"""What a server needs: memory and processor time of a bot that plays, bytes of its database.

`uv run python -m benchmarks.server --tables 8`: computer players play so many tables at once on a sandbox.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import typer
from rich.console import Console

from benchmarks.processes import memory_bytes, most_memory_bytes, processor_seconds
from bot.screens.ids.lobby_ids import Leave
from bot.trial.demo import is_over, open_table, press, start_table
from games import names
from sandbox import Sandbox
from tests.support.bot_process import BotProcess

PLAYERS = 3
TIMEOUT = 3600.0
"""Seconds the games may take."""


def megabytes(number: int) -> str:
    """A number of bytes, to be read."""
    return f"{number / 2**20:.0f} MB"


def database_bytes(database: Path) -> int:
    """Bytes of a database, without what is still in its log."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return database.stat().st_size


async def measure(tables: int) -> None:
    """Play tables side by side, and print what that took."""
    console = Console()
    with TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite3"
        async with Sandbox() as sandbox:
            sandbox.limit_requests(None, 1000, 1.0)
            host = sandbox.user("Host")
            guild = sandbox.guild("Club")
            guild.add(host)
            channel = guild.text_channel("games")
            bot = BotProcess(sandbox, database)
            await bot.start()
            await host.until(lambda: len(sandbox.emojis) > 0)
            begun, before = memory_bytes(bot.id), processor_seconds(bot.id)
            threads = []
            for _ in range(tables):
                card = await open_table(host, channel, game=names()[0], computers=PLAYERS)
                await press(host, card, Leave)
                threads.append(await start_table(host, channel, card))
            await host.until(lambda: all(is_over(host, thread) for thread in threads), within=TIMEOUT)
            now, most = memory_bytes(bot.id), most_memory_bytes(bot.id)
            used = processor_seconds(bot.id) - before
            messages = sum(len(thread.messages) for thread in threads)
            await bot.stop()
        size = database_bytes(database)
    console.print(f"{tables} tables of {PLAYERS} computer players, all at once; {messages} messages")
    console.print(
        f"memory: {megabytes(begun)} after the start, {megabytes(now)} at the end, {megabytes(most)} at most"
    )
    console.print(f"processor: {used / tables:.0f} seconds a game")
    console.print(f"database: {size / tables / 1000:.0f} kB a game")


def main(tables: int = 8) -> None:
    """Measure what a server needs."""
    asyncio.run(measure(tables))


if __name__ == "__main__":
    typer.run(main)
