"""A worker process: it answers one request after another, and ends with the bot."""

import asyncio
import logging
import os
import signal
import sys
from contextlib import suppress

from bot.workers.serving import HEAD, frame, length

ATTEMPTS = 2
"""How often a request is sent to a worker that dies of it."""

SECRETS = ("DISCORD_TOKEN",)
"""Names of settings, in capitals, that no worker is given."""

log = logging.getLogger(__name__)


class WorkerFailed(Exception):
    """The worker gave no answer, however often it was started again."""


class WorkerProcess:
    """A process that answers with `serve`, started when first needed, and again when it dies."""

    def __init__(self, module: str, *, seconds: float, attempts: int = ATTEMPTS) -> None:
        """`seconds`: until a worker is killed; `attempts`: how often a request may kill one."""
        self._module = module
        self._attempts = attempts
        self._seconds = seconds
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        """Held while reading the process's output."""
        self._closed = False

    @property
    def id(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, request: bytes) -> bytes:
        """The answer to a request; one at a time. Raises WorkerFailed."""
        async with self._turn:
            for _ in range(self._attempts):
                if self._closed:
                    break
                try:
                    async with asyncio.timeout(self._seconds):
                        return await self._exchange(request)
                except (asyncio.IncompleteReadError, ConnectionError, TimeoutError) as fault:
                    if not self._closed:
                        log.error("a worker (%s) gave no answer: %r", self._module, fault)
                    await self._end()
                except BaseException:
                    await self._end()
                    raise
        raise WorkerFailed(f"{self._module} gave no answer")

    async def close(self) -> None:
        """End the process for good; a running request fails."""
        self._closed = True
        self._kill()
        async with self._turn:
            await self._end()

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process if there is none, and return it."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=_environment(),
                # In a group of its own Ctrl+C does not reach it, not even while it starts.
                process_group=0,
            )
        return self._process

    async def _exchange(self, request: bytes) -> bytes:
        process = await self.start()
        if self._closed:
            raise ConnectionAbortedError("the worker was closed while it was started")
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(request))
        await process.stdin.drain()
        return await process.stdout.readexactly(length(await process.stdout.readexactly(HEAD)))

    async def _end(self) -> None:
        self._kill()
        process, self._process = self._process, None
        if process is not None:
            await process.communicate()

    def _kill(self) -> None:
        process = self._process
        if process is not None and process.returncode is None:
            # Process.kill would reap a worker that has just ended, before asyncio does.
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)


def _environment() -> dict[str, str]:
    """The environment without the secrets, whose names are read in capitals and in small letters alike."""
    return {name: value for name, value in os.environ.items() if name.upper() not in SECRETS}
