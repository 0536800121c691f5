"""Progress messages for long jobs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

UPDATES = 4
"""Number of messages at most."""

log = logging.getLogger(__name__)


class ProgressMessages:
    """Sends progress messages during an `async with`, one after another; failures are logged."""

    def __init__(self, send: Callable[[int, int], Awaitable[None]]) -> None:
        self._send = send
        self._steps: asyncio.Queue[tuple[int, int] | None] = asyncio.Queue()
        self._sender: asyncio.Task[None] | None = None

    async def __aenter__(self) -> ProgressMessages:
        self._sender = asyncio.create_task(self._send_all())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._steps.put_nowait(None)
        assert self._sender is not None
        await self._sender

    def update(self, done: int, total: int) -> None:
        """Send how many steps are done, if that is worth a message."""
        if done < total and done * UPDATES // total > (done - 1) * UPDATES // total:
            self._steps.put_nowait((done, total))

    async def _send_all(self) -> None:
        while (step := await self._steps.get()) is not None:
            try:
                await self._send(*step)
            except Exception as error:
                log.warning("step %d of %d could not be shown: %r", *step, error)
