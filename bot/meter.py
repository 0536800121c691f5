"""Showing how far something is that is made in another thread."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType

SHOWN = 4
"""How often progress is shown at most."""


class Meter:
    """Shows progress while its `async with` lasts: a few steps of many, one after another."""

    def __init__(self, tell: Callable[[int, int], Awaitable[None]]) -> None:
        """`tell` shows how many steps are done, and how many there are."""
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._steps: asyncio.Queue[tuple[int, int] | None] = asyncio.Queue()
        self._showing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Meter:
        self._showing = asyncio.create_task(self._show())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._steps.put_nowait(None)
        assert self._showing is not None
        await self._showing

    def moved(self, done: int, total: int) -> None:
        """So many steps are done; may be called from any thread."""
        if done < total and done * SHOWN // total > (done - 1) * SHOWN // total:
            self._loop.call_soon_threadsafe(self._steps.put_nowait, (done, total))

    async def _show(self) -> None:
        while (step := await self._steps.get()) is not None:
            await self._tell(*step)
