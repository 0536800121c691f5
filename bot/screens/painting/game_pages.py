"""Pages of games (`renderer/game_page`): made one after another, each in a process of its own."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Protocol

import msgspec
from msgspec import Struct

import renderer
from bot.recent import Recent
from bot.tables.sent_table import SentTable
from bot.tables.user_jobs import UserJobs
from bot.workers.process import ATTEMPTS, WorkerFailed, WorkerProcess
from games.agents.judged import SeatAnalysis
from storage.core.errors import Refused

PART_SECONDS = 60.0

KEPT = 3
"""How many pages are cached, some megabytes each."""


class PageRunning(Refused):
    """The user's last page is not made yet."""

    text = "error-page-running"


class TooManyPages(Refused):
    """Too many users wait for pages."""

    text = "error-many-pages"


class GamePageRequest(Struct, frozen=True):
    table: SentTable
    viewer: int | None
    """The seat through whose eyes it is seen, None for everybody."""
    names: Mapping[str, tuple[str, ...]]
    locale: str
    """The language it is shown in first."""
    is_open: bool = False
    """Whether the game is over, so that all may see it as any seat saw it."""
    plays: tuple[SeatAnalysis, ...] = ()
    """Its analysis."""
    notes: Mapping[int, str] = {}
    """The user's own, by the number of the step."""


class PageAnswer(Struct, frozen=True):
    done: int
    of: int
    page: bytes = b""
    """The whole file, once all are made."""


class GamePageMaker(Protocol):
    async def make(self, request: bytes, progress: renderer.Progress) -> bytes:
        """The page for a `GamePageRequest`; `progress` is called after each step. Raises WorkerFailed."""
        ...


class PageProcess:
    """Makes each page in a process of its own, part by part; it ends with the page."""

    async def make(self, request: bytes, progress: renderer.Progress) -> bytes:
        worker = WorkerProcess("bot.screens.painting.page_worker", seconds=PART_SECONDS)
        try:
            return await self._parts(worker, request, progress)
        finally:
            await worker.close()

    async def _parts(self, worker: WorkerProcess, request: bytes, progress: renderer.Progress) -> bytes:
        """Repeat the request until the page is made; a restarted process begins again."""
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

    def __init__(self, maker: GamePageMaker | None = None) -> None:
        self._maker = maker or PageProcess()
        self._kept = Recent[bytes, bytes](KEPT)
        self._jobs = UserJobs[bytes](running=PageRunning, too_many=TooManyPages)

    async def make(self, request: GamePageRequest, user: int, progress: renderer.Progress) -> bytes:
        """A page for a user; `progress` with 0 steps: others are made first.

        Raises PageRunning, TooManyPages, Unfinished, WorkerFailed.
        """
        return await self._jobs.run(
            user, lambda: self._made(request, progress), queued=lambda: progress(0, 1)
        )

    async def close(self) -> None:
        await self._jobs.close()

    async def _made(self, request: GamePageRequest, progress: renderer.Progress) -> bytes:
        data = msgspec.json.encode(request)
        key = sha256(data).digest()
        page = self._kept.get(key)
        if page is None:
            page = self._kept[key] = await self._maker.make(data, progress)
        return page
