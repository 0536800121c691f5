"""What a server needs: memory and processor time of a bot that plays, bytes of its database.

`uv run python -m benchmarks.server --tables 8`: computer players play so many tables at once on a sandbox.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import typer
from rich.console import Console

from benchmarks.load.bot_process import family
from bot.screens.custom_ids import Leave
from bot.trial.demo import open_table, press, start_table
from sandbox import Sandbox
from tests.support.bot_process import BotProcess

PLAYERS = 3
TIMEOUT = 3600.0
"""Seconds the games may take."""


def memory(process: int) -> tuple[int, int]:
    """Megabytes a process and its children use now, and each has used at most."""
    now, most = zip(*(_memory(each) for each in family(process)), strict=True)
    return sum(now), sum(most)


def _memory(process: int) -> tuple[int, int]:
    lines = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    fields = dict(line.split(":", 1) for line in lines)
    return int(fields["VmRSS"].split()[0]) // 1024, int(fields["VmHWM"].split()[0]) // 1024


def processor_seconds(process: int) -> float:
    """Processor time of a process and its children so far."""
    return sum(_processor_seconds(each) for each in family(process))


def _processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
            begun, before = memory(bot.id)[0], processor_seconds(bot.id)
            threads = []
            for _ in range(tables):
                card = await open_table(host, channel, computers=PLAYERS)
                await press(host, card, Leave)
                threads.append(await start_table(host, channel, card))
            await host.until(lambda: all(thread.archived for thread in threads), within=TIMEOUT)
            resident, most = memory(bot.id)
            used = processor_seconds(bot.id) - before
            messages = sum(len(thread.messages) for thread in threads)
            await bot.stop()
        size = database_bytes(database)
    console.print(f"{tables} tables of {PLAYERS} computer players, all at once; {messages} messages")
    console.print(f"memory: {begun} MB after the start, {resident} MB at the end, {most} MB at most")
    console.print(f"processor: {used / tables:.0f} seconds a game")
    console.print(f"database: {size / tables / 1000:.0f} kB a game")


def main(tables: int = 8) -> None:
    """Measure what a server needs."""
    asyncio.run(measure(tables))


if __name__ == "__main__":
    typer.run(main)
