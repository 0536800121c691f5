"""Pages of games (`renderer/game_page`): made one after another, each in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from hashlib import sha256
from typing import Protocol

import msgspec
from msgspec import Struct

import renderer
from bot.recent import Recent
from bot.tables.errors import Unfinished
from bot.tables.sent_table import SentTable
from bot.workers.process import ATTEMPTS, WorkerFailed, WorkerProcess
from storage.errors import Refused

PART_SECONDS = 60.0
"""The longest a part of a page may take."""

MOST_WAITING = 8
"""So many users wait for pages at most."""

KEPT = 3
"""So many pages are kept, some megabytes each, for who asks for the same."""


class PageRunning(Refused):
    """The user's last page is not made yet."""


class TooManyPages(Refused):
    """Too many users wait for pages."""


class PageRequest(Struct, frozen=True):
    """What a page is made from."""

    table: SentTable
    viewer: int | None
    """The seat through whose eyes it is seen, None for everybody."""
    names: Mapping[str, tuple[str, ...]]
    """What the seats are called in each language."""
    locale: str
    """The language it is shown in first."""


class PageAnswer(Struct, frozen=True):
    """How far a page is."""

    done: int
    """So many steps of it are made."""
    of: int
    page: bytes = b""
    """The whole file, once all are made."""


class PageMaker(Protocol):
    """Makes pages."""

    async def make(self, request: bytes, progress: renderer.Progress) -> bytes:
        """The page of an encoded `PageRequest`; `progress` is called after each step. Raises WorkerFailed."""
        ...


class PageProcess:
    """Makes each page in a process of its own, part by part; it ends with the page."""

    async def make(self, request: bytes, progress: renderer.Progress) -> bytes:
        """The page of an encoded `PageRequest`; `progress` is called after each step. Raises WorkerFailed."""
        worker = WorkerProcess("bot.screens.painting.page_worker", seconds=PART_SECONDS)
        try:
            return await self._parts(worker, request, progress)
        finally:
            await worker.close()

    async def _parts(self, worker: WorkerProcess, request: bytes, progress: renderer.Progress) -> bytes:
        """Ask for the same again until it is made. A process that was started again begins again."""
        done = begun_again = 0
        while begun_again < ATTEMPTS:
            answer = _ANSWER.decode(await worker.ask(request))
            for number in range(done + 1, answer.done + 1):
                progress(number, answer.of)
            if answer.page:
                return answer.page
            begun_again += answer.done <= done
            done = answer.done
        raise WorkerFailed("the process that makes pages dies again and again")


_ANSWER = msgspec.msgpack.Decoder(PageAnswer)


class GamePages:
    """Makes pages one after another, one at a time for a user; the newest are kept."""

    def __init__(self, maker: PageMaker | None = None) -> None:
        """`maker`: who makes them, by default a process."""
        self._maker = maker or PageProcess()
        self._one_page = asyncio.Lock()
        self._kept = Recent[bytes, bytes](KEPT)
        self._making: dict[int, asyncio.Task[bytes]] = {}
        self._closed = False

    async def make(self, request: PageRequest, user: int, progress: renderer.Progress) -> bytes:
        """A page for a user. Raises PageRunning, TooManyPages, Unfinished, WorkerFailed."""
        if user in self._making:
            raise PageRunning
        if len(self._making) >= MOST_WAITING:
            raise TooManyPages
        making = self._making[user] = asyncio.create_task(self._made(request, progress))
        try:
            return await making
        except asyncio.CancelledError:
            if self._closed:
                raise Unfinished from None
            raise
        finally:
            del self._making[user]

    async def close(self) -> None:
        """Stop making pages."""
        self._closed = True
        tasks = [*self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(self, request: PageRequest, progress: renderer.Progress) -> bytes:
        data = msgspec.json.encode(request)
        key = sha256(data).digest()
        async with self._one_page:
            page = self._kept.get(key)
            if page is None:
                page = self._kept[key] = await self._maker.make(data, progress)
            return page
