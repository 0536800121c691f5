"""The bot as a process of its own, and what it takes of the machine."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


class Bot:
    """`python -m bot` on a stand-in of Discord."""

    def __init__(self, address: str, database: Path) -> None:
        self._environment = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
            "DISCORD_TOKEN": "load",
            "DISCORD_API": f"http://{address}/api/v10",
            "DISCORD_GATEWAY": f"ws://{address}/gateway",
            "DATABASE": str(database),
            "MONITORING_ADDRESS": "",
        }
        self.log = database.with_suffix(".log")
        self._process: asyncio.subprocess.Process | None = None
        self.most_bytes = 0
        """The most memory it has used, with its children."""

    async def start(self) -> None:
        """Start it."""
        with self.log.open("ab") as stream:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=self._environment, stdout=stream, stderr=stream
            )

    async def ended(self) -> None:
        """Wait until it ends by itself."""
        assert self._process is not None
        await self._process.wait()

    async def stop(self) -> None:
        """Stop it as a service manager does, and wait for its end."""
        if self._process is not None:
            if self._process.returncode is None:
                self._process.send_signal(signal.SIGTERM)
            await self._process.wait()
            self._process = None

    def measure_memory(self) -> int:
        """The bytes it uses now, with its children."""
        used = sum(_resident(each) for each in self._family())
        self.most_bytes = max(self.most_bytes, used)
        return used

    def processor_seconds(self) -> float:
        """The processor time it and its children have used."""
        return sum(_processor_seconds(each) for each in self._family())

    def _family(self) -> Iterator[int]:
        return family(self._process.pid) if self._process is not None else iter(())


def family(process: int) -> Iterator[int]:
    """A process and its children."""
    yield process
    for thread in Path(f"/proc/{process}/task").iterdir():
        yield from (int(each) for each in (thread / "children").read_text().split())


def _resident(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (FileNotFoundError, ProcessLookupError):
        return 0


def _processor_seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS
