"""The bot as a process of its own, and what it takes of the machine."""

from __future__ import annotations

import os
from pathlib import Path

from benchmarks import processes
from tests.support.bot_process import BotProgram


class Bot(BotProgram):
    """The bot's process against a stand-in of Discord."""

    def __init__(self, address: str, database: Path) -> None:
        """It does not run yet."""
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        settings = {
            "DISCORD_TOKEN": "load",
            "DISCORD_API": f"http://{address}/api/v10",
            "DISCORD_GATEWAY": f"ws://{address}/gateway",
            "MONITORING_ADDRESS": "",
        }
        super().__init__(database, {**inherited, **settings})
        self.most_bytes = 0
        """The most memory it was seen to use, with its children."""

    async def stop(self) -> None:
        """Stop it as a service manager does, if it runs, and wait for its end."""
        if self.runs:
            await self.terminate()

    def measure_memory(self) -> int:
        """The bytes it uses now, with its children."""
        used = processes.memory_bytes(self.id) if self.runs else 0
        self.most_bytes = max(self.most_bytes, used)
        return used

    def processor_seconds(self) -> float:
        """The processor time it and its children have used."""
        return processes.processor_seconds(self.id)
