"""Where pictures are painted: in a process of their own, or in a thread of this one."""

from __future__ import annotations

import asyncio
import pickle
from typing import Protocol

from bot.screens.picture_request import PictureRequest
from bot.workers.process import WorkerProcess
from renderer import NothingToShow, Picture

PAINTING_SECONDS = 60.0
"""The longest a picture may take."""


class PaintingFailed(Exception):
    """A picture could not be painted in the process; the message is its traceback."""


class Painter(Protocol):
    """Paints pictures, one at a time."""

    async def start(self) -> None:
        """Get ready to paint."""
        ...

    async def paint(self, request: PictureRequest) -> Picture:
        """A picture. Raises renderer.NothingToShow, and whatever goes wrong."""
        ...

    async def close(self) -> None:
        """Stop painting."""
        ...


class ThreadPainter:
    """Paints in a thread of this process."""

    async def start(self) -> None:
        """There is nothing to get ready."""

    async def paint(self, request: PictureRequest) -> Picture:
        """A picture. Raises renderer.NothingToShow, and whatever goes wrong."""
        return await asyncio.to_thread(request.paint)

    async def close(self) -> None:
        """There is nothing to stop."""


class PaintProcess:
    """Paints in a process of its own, which leaves this one its processor time for presses."""

    def __init__(self) -> None:
        self._worker = WorkerProcess("bot.screens.painting.paint_worker", seconds=PAINTING_SECONDS)

    @property
    def process_id(self) -> int | None:
        """The id of the process, None while there is none."""
        return self._worker.id

    async def start(self) -> None:
        """Start the process, so that the first picture does not wait for it."""
        await self._worker.start()

    async def paint(self, request: PictureRequest) -> Picture:
        """A picture. Raises renderer.NothingToShow, PaintingFailed, WorkerFailed."""
        answer: Picture | str | None = pickle.loads(await self._worker.ask(pickle.dumps(request)))
        if isinstance(answer, str):
            raise PaintingFailed(answer)
        if answer is None:
            raise NothingToShow(f"there is nothing to show on {request.picture!r}")
        return answer

    async def close(self) -> None:
        """End the process."""
        await self._worker.close()
