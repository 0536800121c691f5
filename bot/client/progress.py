"""Showing how far something is that takes its time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import TracebackType

SHOWN = 4
"""How often progress is shown at most."""

log = logging.getLogger(__name__)


class ProgressMessages:
    """Shows progress while its `async with` lasts: a few steps of many, one after another.

    What cannot be shown is logged, and no reason to give up what is being made.
    """

    def __init__(self, tell: Callable[[int, int], Awaitable[None]]) -> None:
        """`tell` shows how many steps are done, and how many there are."""
        self._tell = tell
        self._steps: asyncio.Queue[tuple[int, int] | None] = asyncio.Queue()
        self._showing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> ProgressMessages:
        self._showing = asyncio.create_task(self._show())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._steps.put_nowait(None)
        assert self._showing is not None
        await self._showing

    def moved(self, done: int, total: int) -> None:
        """So many steps are done."""
        if done < total and done * SHOWN // total > (done - 1) * SHOWN // total:
            self._steps.put_nowait((done, total))

    async def _show(self) -> None:
        while (step := await self._steps.get()) is not None:
            try:
                await self._tell(*step)
            except Exception:
                log.exception("step %d of %d could not be shown", *step)
