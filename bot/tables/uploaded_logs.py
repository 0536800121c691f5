"""Logs that users have uploaded: checked in a process of its own, and kept in memory for a while."""

import asyncio
import logging
import math
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from bot.clock import Clock
from bot.happened import Happened, UserErased
from bot.recent import Recent
from bot.tables.errors import EarlierRules
from bot.tables.log_reading import LogAnswer, LogFault
from bot.tables.sent_table import SentTable
from bot.tables.user_jobs import UserJobs
from bot.work import Loop
from bot.workers.process import WorkerFailed, WorkerProcess
from games.engine.rounds import Round, find_rounds
from games.engine.table import Table
from games.log import named_game
from games.verification import Verdict
from storage.core.errors import Refused
from storage.core.rows import FILE_ORIGIN

LARGEST = 2 * 2**20
"""Bytes of a file at most."""

KEPT_SECONDS = 30 * 60.0
"""How long an uploaded log is kept."""

MOST = 20
"""How many logs are kept, the newest."""

MOST_OF_USER = 5
"""How many are kept of one user."""

LONGEST_SECONDS = 120.0
"""The longest that a process may take for a log, however busy the machine; of the processor it gets less."""

NAME_LENGTH = 32
"""Digits of the SHA-256 that name a log."""

LOGGED = 200
"""Most letters of a log's fault, which may quote it, in the log of the bot."""

log = logging.getLogger(__name__)


class UploadedLog(Struct, frozen=True):
    """A log from a file: in order, or of earlier rules."""

    digest: str
    """The SHA-256 of the file, hexadecimal."""
    user: int
    until: float
    """When it is dropped."""
    game: str
    table: Table[Any] | None
    """The table at its end, at which nobody is asked; None for one of earlier rules."""
    rounds: tuple[Round, ...] = ()
    verdict: Verdict = Verdict.OPEN
    data: bytes = b""
    """The file of one of earlier rules: nothing vouches for it, so another process folds and shows it."""

    @property
    def name(self) -> str:
        return self.digest[:NAME_LENGTH]

    @property
    def proven(self) -> Table[Any]:
        """The table at its end. Raises EarlierRules."""
        if self.table is None:
            raise EarlierRules(f"the log {self.name} was played by earlier rules")
        return self.table

    @property
    def origin(self) -> str:
        """The origin of a practice table that continues it."""
        return f"{FILE_ORIGIN}{self.digest}"


class LogRefused(Refused):
    def __init__(self, fault: LogFault) -> None:
        super().__init__(f"a log is not opened: {fault}")
        self.text = f"error-log-{fault}"


class LogRunning(Refused):
    text = "error-log-running"


class TooManyLogs(Refused):
    """Too many users wait for their logs to be checked."""

    text = "error-many-logs"


class LogGone(Refused):
    text = "error-log-gone"


class LogReader(Protocol):
    async def read(self, data: bytes) -> bytes:
        """The encoded `LogAnswer` to a file. Raises WorkerFailed."""
        ...

    async def show(self, request: bytes) -> bytes:
        """A step of a log of earlier rules (`bot/screens/history/log_pages.py`). Raises WorkerFailed."""
        ...


class LogProcess:
    """Reads each log, and shows each step of one, in a process of its own, which ends with it."""

    def __init__(self, seconds: float = LONGEST_SECONDS) -> None:
        self._seconds = seconds

    async def read(self, data: bytes) -> bytes:
        """The encoded `LogAnswer` to a file. Raises WorkerFailed."""
        return await self._answer("bot.tables.log_worker", data)

    async def show(self, request: bytes) -> bytes:
        """A step of a log of earlier rules (`bot/screens/history/log_pages.py`). Raises WorkerFailed."""
        return await self._answer("bot.screens.history.log_page_worker", request)

    async def _answer(self, module: str, request: bytes) -> bytes:
        worker = WorkerProcess(module, seconds=self._seconds, attempts=1)
        try:
            return await worker.ask(request)
        finally:
            await worker.close()


class UploadedLogs:
    """Reads logs one after another, one at a time for a user, and keeps the newest; over no restart."""

    def __init__(self, clock: Clock, happened: Happened, reader: LogReader | None = None) -> None:
        self._clock = clock
        self._reader = reader or LogProcess()
        self._kept = Recent[str, UploadedLog](MOST)
        self._jobs = UserJobs[UploadedLog](running=LogRunning, too_many=TooManyLogs)
        self._shown = UserJobs[bytes](running=LogRunning, too_many=TooManyLogs)
        happened.hear(UserErased, self._forget_logs_of_erased)
        self.loop = Loop("logs", clock, self._drop_old, "logs whose time is over are dropped later")

    def __len__(self) -> int:
        return len(self._kept)

    async def upload(self, data: bytes, user: int) -> UploadedLog:
        """Read, check and keep a log. Raises LogRefused, LogRunning, TooManyLogs, Unfinished."""
        if len(data) > LARGEST:
            raise LogRefused(LogFault.LARGE)
        uploaded = await self._jobs.run(user, lambda: self._read(data, user))
        self._keep(uploaded)
        return uploaded

    async def show(self, request: bytes, user: int) -> bytes:
        """A step of a log of earlier rules. Raises LogRefused, LogRunning, TooManyLogs, Unfinished."""
        try:
            return await self._shown.run(user, lambda: self._reader.show(request))
        except WorkerFailed:
            raise LogRefused(LogFault.SLOW) from None

    def get(self, name: str) -> UploadedLog:
        """The log of a name. Raises LogGone."""
        found = self._kept.get(name)
        if found is None or found.until <= self._clock.now():
            raise LogGone
        return found

    async def _drop_old(self) -> float:
        now, first = self._clock.now(), math.inf
        for name in self._kept:
            found = self._kept.get(name)
            if found is not None and found.until <= now:
                self._kept.forget(name)
            elif found is not None:
                first = min(first, found.until)
        return first - now

    def _forget_logs_of_erased(self, erased: UserErased) -> None:
        for each in self._logs_of(erased.user):
            self._kept.forget(each.name)

    async def close(self) -> None:
        await self._jobs.close()
        await self._shown.close()

    def _keep(self, uploaded: UploadedLog) -> None:
        self._kept.forget(uploaded.name)
        for each in self._logs_of(uploaded.user)[MOST_OF_USER - 1 :]:
            self._kept.forget(each.name)
        self._kept[uploaded.name] = uploaded
        self.loop.wake()

    def _logs_of(self, user: int) -> list[UploadedLog]:
        kept = [each for name in self._kept if (each := self._kept.get(name)) and each.user == user]
        return sorted(kept, key=lambda each: -each.until)

    async def _read(self, data: bytes, user: int) -> UploadedLog:
        try:
            answer = _ANSWER.decode(await self._reader.read(data))
        except WorkerFailed:
            raise LogRefused(LogFault.SLOW) from None
        digest, until = sha256(data).hexdigest(), self._clock.now() + KEPT_SECONDS
        if answer.earlier:
            return UploadedLog(digest, user, until, named_game(data), None, data=data)
        if answer.table is None:
            why = answer.why[:LOGGED]
            log.info("a log of user %d is not opened: %s (%r)", user, answer.fault, why)
            raise LogRefused(answer.fault or LogFault.DAMAGED)
        table, found = await asyncio.to_thread(_table_and_rounds, answer.table)
        return UploadedLog(digest, user, until, table.game.name, table, found, answer.verdict)


_ANSWER = msgspec.json.Decoder(LogAnswer)


def _table_and_rounds(sent: SentTable) -> tuple[Table[Any], tuple[Round, ...]]:
    """A table that nobody plays at, and its rounds."""
    table = sent.table()
    if not table.over:
        table.stop()
    return table, tuple(find_rounds(table))
