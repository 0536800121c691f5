"""The bot as a process of its own, which can be killed and started again."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from aiohttp import ClientSession

from sandbox import Sandbox
from tests.toy_games import FOLDER

AHEAD = "import time\nright = time.time\ntime.time = lambda: right() + {}\n"
"""Code run before the bot to set its clock ahead."""

TOYS = f"import games\ngames.__path__.append({str(FOLDER / 'rules')!r})\n"
"""Code run before the bot that adds the toy games, without pictures."""


async def start_trial(folder: Path) -> asyncio.subprocess.Process:
    """Start the program without a token in a folder; what it prints is piped."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env={**os.environ, "DISCORD_TOKEN": ""},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def run_command(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run `tabellarius` with arguments until it ends; returns its exit status and what it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        env={**os.environ, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, printed.decode()


class BotProgram:
    """`python -m bot` in an environment."""

    def __init__(self, database: Path, environment: Mapping[str, str]) -> None:
        """Prepare it without starting it; its log lies beside the database."""
        self._environment = {**environment, "DATABASE": str(database)}
        self._log = database.with_suffix(".log")
        self._process: asyncio.subprocess.Process | None = None

    async def launch(self) -> None:
        """Start it, without waiting for anything."""
        with self._log.open("ab") as stream:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=self._environment, stdout=stream, stderr=stream
            )

    async def terminate(self) -> int:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
        return await self.ended()

    async def ended(self) -> int:
        assert self._process is not None
        status = await self._process.wait()
        self._process = None
        return status

    @property
    def runs(self) -> bool:
        """Whether it was launched and its end not awaited."""
        return self._process is not None

    @property
    def id(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has written so far."""
        return self._log.read_text("utf-8")


class BotProcess(BotProgram):
    """The bot's process against a sandbox."""

    def __init__(
        self,
        sandbox: Sandbox,
        database: Path,
        *,
        monitoring: str = "",
        address: str | None = None,
        shards: tuple[int, str] | None = None,
        ahead: float = 0.0,
        toys: bool = False,
    ) -> None:
        """`monitoring`: host and port of metrics and health check; by default there are none.

        `address`: the database on a server, instead of the file; `shards`: the number shared by all
        processes, and its own; `ahead`: seconds that its clock is ahead; `toys`: whether it has toy games.
        """
        settings = {"MONITORING_ADDRESS": monitoring, "PRESSES_A_SECOND": "1000", "SETTLE_SECONDS": "0"}
        super().__init__(database, {**os.environ, **sandbox.environment(), **settings})
        if address is not None:
            self._environment["DATABASE"] = address
        if shards is not None:
            self._environment |= {"SHARDS": str(shards[0]), "SHARD_IDS": shards[1]}
        if first := (AHEAD.format(ahead) if ahead else "") + (TOYS if toys else ""):
            begins = database.with_suffix(".begins")
            begins.mkdir(exist_ok=True)
            (begins / "sitecustomize.py").write_text(first, "utf-8")
            self._environment["PYTHONPATH"] = str(begins)
        self._sandbox = sandbox
        self.kills = 0

    async def start(self) -> None:
        """Start it, and wait until it is connected."""
        before = self._sandbox.gateway.identified
        await self.launch()
        await self._sandbox.until(
            lambda: self._sandbox.gateway.connected and self._sandbox.gateway.identified > before
        )

    async def monitored(self, path: str) -> bytes:
        """GET a path from its monitoring; it must have been started with a `monitoring` address."""
        found = re.search(r"metrics and health check at (http://\S+)", self.log)
        assert found is not None
        async with ClientSession() as session, session.get(f"{found[1].rstrip('/')}/{path}") as response:
            return await response.read()

    async def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self.ended()
        self.kills += 1

    async def restart(self) -> None:
        await self.kill()
        await self.start()

    async def stop(self) -> None:
        if self.runs:
            await self.kill()
