"""A table of computer players, played to the end on a pocket Discord, and what could be seen of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from bot.app import Tabellarius
from storage.store import Store

PLAYERS = 3
"""How many computer players sit at the table."""

PATIENCE = 600.0
"""Seconds the game may take."""

TRANSCRIPT = "transcript.md"

Progress = Callable[[int, str], None]
"""Is told how many messages there are, and how the last one begins."""


class Demonstrated(Struct, frozen=True):
    """What came of a demonstration."""

    folder: Path
    transcript: Path
    messages: int
    pictures: int
    result: str


async def demonstrate(sandbox: Any, folder: Path, progress: Progress) -> Demonstrated:
    """Play a game on a started sandbox (a sandbox.Sandbox that discord.py was pointed at).

    The pictures and a transcript are written to the folder.
    """
    with TemporaryDirectory() as directory:
        async with await Store.open(Path(directory) / "demonstration.sqlite3") as store:
            bot = Tabellarius(store)
            running = asyncio.create_task(bot.start(sandbox.token))
            try:
                await sandbox.until(lambda: sandbox.connected)
                return await _play(sandbox, bot, folder, progress)
            finally:
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)


async def _play(sandbox: Any, bot: Tabellarius, folder: Path, progress: Progress) -> Demonstrated:
    host = sandbox.user("Host")
    guild = sandbox.guild("Tabellarius", locale="en-US")
    guild.add(host)
    channel = guild.text_channel("games")
    card = await host.invoke(channel, "play").answer()
    await host.until(lambda: "1." in host.look(card).text)
    for label in ["Leave", *["Computer player +"] * PLAYERS, "Start"]:
        await host.press(card, label).answer()
    thread = await host.until(lambda: next(iter(host.threads(channel)), None))
    await host.until(lambda: _over(host, thread, progress), within=PATIENCE)
    await bot.settled()
    return _written(folder, host.sees(thread))


def _over(host: Any, thread: Any, progress: Progress) -> bool:
    seen = host.sees(thread)
    if seen:
        progress(len(seen), seen[-1].text.partition("\n")[0])
    return bool(thread.archived)


def _written(folder: Path, messages: Sequence[Any]) -> Demonstrated:
    """Write down what could be seen."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = []
    pictures = 0
    for number, message in enumerate(messages, 1):
        parts.append(f"## {number}\n\n{_paragraphs(message.text)}")
        for image in message.images:
            pictures += 1
            name = f"{number:03}-{image.filename}"
            (folder / name).write_bytes(image.content)
            parts.append(f"![{image.description}]({name})")
        if message.buttons:
            parts.append(" ".join(f"`[{button.label}]`" for button in message.buttons))
    transcript = folder / TRANSCRIPT
    transcript.write_text("# Demonstration\n\n" + "\n\n".join(parts) + "\n", "utf-8")
    return Demonstrated(folder, transcript, len(messages), pictures, messages[-1].text)


def _paragraphs(text: str) -> str:
    return text.replace("\n", "  \n")
