"""Paints pictures one after another, outside the event loop."""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Hashable, Sequence
from hashlib import sha256
from typing import Protocol

import renderer
from bot.operation.metrics import Metrics
from bot.screens.picture_request import PictureRequest
from bot.work import FairLock
from bot.workers.process import WorkerProcess
from games.words import Words
from renderer import NothingToShow, Picture

PAINTING_SECONDS = 60.0

log = logging.getLogger(__name__)


class Superseded(Exception):
    """A newer picture was requested for the same message."""


class PaintQueue:
    """Paints one picture after another outside the event loop; a press waits for one picture at most."""

    def __init__(self, metrics: Metrics | None = None, painter: Painter | None = None) -> None:
        """`painter`: by default a thread; replays are always painted by one."""
        self._metrics = metrics or Metrics()
        self._painter = painter or ThreadPainter()
        self._one_picture = FairLock()
        self._without_message = FairLock()
        self._newest: dict[Hashable, _Ticket] = {}

    async def paint(
        self, requests: Sequence[PictureRequest], message: Hashable = None
    ) -> tuple[Picture, ...]:
        """The pictures that could be painted. Raises Superseded by a later call with the same `message`."""
        if message is None:
            async with self._without_message.hold_in_turn():
                return await self._all(requests, _Ticket())
        ticket = _Ticket()
        if message in self._newest:
            self._newest[message].superseded = True
        self._newest[message] = ticket
        try:
            return await self._all(requests, ticket)
        finally:
            if self._newest.get(message) is ticket:
                del self._newest[message]

    async def _all(self, requests: Sequence[PictureRequest], ticket: _Ticket) -> tuple[Picture, ...]:
        pictures = []
        for request in requests:
            began = time.perf_counter()
            async with self._one_picture.hold_in_turn():
                self._metrics.paint_wait_seconds.observe(time.perf_counter() - began)
                ticket.check()
                with self._metrics.paint_seconds.time():
                    pictures.append(await self._paint_or_log(request))
        ticket.check()
        return tuple(each for each in pictures if each)

    async def _paint_or_log(self, request: PictureRequest) -> Picture | None:
        try:
            return await self._painter.paint(request)
        except renderer.NothingToShow:
            return None
        except Exception:
            log.exception("%s: the picture %r could not be painted", request.game, request.picture)
            return None

    async def animate(
        self,
        game: str,
        picture: str,
        frames: Sequence[renderer.AnimationFrame],
        *,
        words: Words,
        names: Sequence[str],
        limit: int,
        progress: renderer.Progress,
    ) -> Picture:
        """An animation of at most `limit` bytes, with `progress` by frames. Raises renderer.TooLarge."""
        encoder = renderer.AnimationEncoder(limit, renderer.palette(game))
        for number, frame in enumerate(frames, 1):
            async with self._one_picture.hold_in_turn():
                image = await asyncio.to_thread(
                    renderer.paint,
                    game,
                    frame.view,
                    picture=picture,
                    seat=None,
                    words=words,
                    names=names,
                    changes=frame.changes,
                )
            await asyncio.to_thread(encoder.add, image, frame.seconds)
            progress(number, len(frames))
        data = encoder.webp()
        name = f"{sha256(data).hexdigest()[:16]}.webp"
        alt = renderer.alt_text(game, frames[-1].view, picture=picture, seat=None, words=words, names=names)
        return Picture(data, name, alt)


class _Ticket:
    """A call of `paint`, `superseded` by a newer one for the same message."""

    superseded = False

    def check(self) -> None:
        """Raises Superseded."""
        if self.superseded:
            raise Superseded


class PaintingFailed(Exception):
    """A picture could not be painted in the process; the message is its traceback."""


class Painter(Protocol):
    async def start(self) -> None: ...

    async def paint(self, request: PictureRequest) -> Picture:
        """A picture. Raises renderer.NothingToShow, and whatever goes wrong."""
        ...

    async def close(self) -> None: ...


class ThreadPainter:
    async def start(self) -> None:
        """There is nothing to get ready."""

    async def paint(self, request: PictureRequest) -> Picture:
        return await asyncio.to_thread(request.paint)

    async def close(self) -> None:
        """There is nothing to stop."""


class PaintProcess:
    """Paints in a process of its own, which leaves this one its processor time for presses."""

    def __init__(self) -> None:
        self._worker = WorkerProcess("bot.screens.painting.paint_worker", seconds=PAINTING_SECONDS)

    @property
    def process_id(self) -> int | None:
        return self._worker.id

    async def start(self) -> None:
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
        await self._worker.close()
