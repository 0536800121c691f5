"""A sandbox with a bot in this process, which can be stopped and started."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.app import Tabellarius
from bot.audit import checking
from bot.client.press_rate import PressRate
from sandbox import Sandbox
from storage.postgresql.address import ServerAddress
from storage.together.store import Store
from tests.support import push_linter
from tests.support.engines import stored_file
from tests.support.known_commands import give_commands

NO_LIMIT = PressRate(1e9, 1e9)
"""People in stories press faster than anybody can."""

MANY_REQUESTS = 1e9
"""A second: no story waits for the pace of the outbox."""


class SandboxedBot(ABC):
    """A sandbox and a bot, which are there as long as this is entered."""

    sandbox: Sandbox
    file: Path
    address: ServerAddress | None
    """Of its database, if that is on a server, not in the file."""
    store: Store
    bot: Tabellarius
    _running: asyncio.Task[None]
    checks_pushes = True
    """Whether it is checked at the end what the phones of all users have shown."""
    checks_stored = True
    """Whether `check` must find everything whole at the end: not where a story has altered what is stored."""
    knows_commands = True
    """Whether the bot has told Discord its commands at an earlier start."""

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
            assert not found, "\n".join(found)

    def stored_faults(self) -> list[str]:
        """What `check` finds in all that is stored."""
        with self.stored_file() as file, checking(file) as check:
            return [*(fault for report in check.games() for fault in report.faults), *check.faults()]

    def stored_file(self) -> AbstractContextManager[Path]:
        return stored_file(self.file, self.address)

    @abstractmethod
    async def start(self) -> None:
        """The bot comes online."""

    async def stop(self) -> None:
        """The bot goes offline."""
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.store.close()
