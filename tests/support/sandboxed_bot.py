"""A sandbox with a bot in this process, which can be stopped and started."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.app import Tabellarius
from bot.audit import open_check
from bot.client.press_rate import PressRate
from bot.first_day.checks import KINDS, LEFT_OUT
from bot.first_day.kinds import kinds_of
from sandbox import Sandbox
from storage.postgresql.address import ServerAddress
from storage.together.store import Store
from tests.support import push_linter
from tests.support.engines import stored_file
from tests.support.known_commands import give_commands

NO_LIMIT = PressRate(1e9, 1e9)
"""Allows people in tests to press at any rate."""

MANY_REQUESTS = 1e9
"""Requests a second, so that no test waits for the pace of the outbox."""


class SandboxedBot(ABC):
    """Context manager for a sandbox and a bot."""

    sandbox: Sandbox
    file: Path
    address: ServerAddress | None
    """The database on a server, instead of the file."""
    store: Store
    bot: Tabellarius
    _running: asyncio.Task[None]
    checks_pushes = True
    """Whether the texts on users' phones are checked at the end."""
    checks_stored = True
    """Whether `check` must find no fault at the end: not where a test has altered the database."""
    knows_commands = True
    """Whether an earlier start of the bot has registered its commands."""

    async def __aenter__(self) -> Self:
        if self.knows_commands:
            await give_commands(self.sandbox)
        await self.sandbox.start()
        self.sandbox.point_discord_py()
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        await self.sandbox.stop()
        if error is None:
            found = [*push_linter.faults(self.sandbox)] if self.checks_pushes else []
            if self.checks_stored:
                found += self.stored_faults()
            found += untried_kinds(self.sandbox)
            assert not found, "\n".join(found)

    def stored_faults(self) -> list[str]:
        """The faults that `check` finds in the database."""
        with self.stored_file() as file, open_check(file) as check:
            return [*(fault for report in check.games() for fault in report.faults), *check.faults()]

    def stored_file(self) -> AbstractContextManager[Path]:
        return stored_file(self.file, self.address)

    @abstractmethod
    async def start(self) -> None:
        """Bring the bot online."""

    async def stop(self) -> None:
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.store.close()


def untried_kinds(sandbox: Sandbox) -> list[str]:
    """The kinds of requests the bot has made that `tabellarius try` neither makes nor leaves out."""
    made = [kinds_of(each.method, each.path, each.body, files=bool(each.files)) for each in sandbox.requests]
    return sorted(frozenset().union(*made) - KINDS - LEFT_OUT)
