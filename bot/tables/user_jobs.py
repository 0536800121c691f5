"""Long work for users: one job after another, servers in turn, and one at a time for each user."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from msgspec import Struct

from bot.tables.errors import Unfinished
from bot.work import FairLock, server_worked_for
from storage.core.errors import Refused

MOST_WAITING = 8
"""How many users of a server wait at most, including the one whose job is running."""

MOST_IN_ALL = 32

Result = TypeVar("Result")


class _Job(Struct, Generic[Result], frozen=True):
    server: int | None
    task: asyncio.Task[Result]


class UserJobs(Generic[Result]):
    """Does jobs of one kind until it is closed."""

    def __init__(self, *, running: type[Refused], too_many: type[Refused]) -> None:
        """`running` is raised while the user's last job is not done, `too_many` while too many users wait."""
        self._running = running
        self._too_many = too_many
        self._one_job = FairLock()
        self._jobs: dict[int, _Job[Result]] = {}
        self._closed = False

    async def run(
        self, user: int, work: Callable[[], Awaitable[Result]], queued: Callable[[], object] = lambda: None
    ) -> Result:
        """Do a user's job; `queued` is called if others come before it.

        Raises `running`, `too_many`, Unfinished, and what the work raises.
        """
        if user in self._jobs:
            raise self._running
        server = server_worked_for()
        of_server = sum(each.server == server for each in self._jobs.values())
        if of_server >= MOST_WAITING or len(self._jobs) >= MOST_IN_ALL:
            raise self._too_many
        if self._jobs:
            queued()
        job = self._jobs[user] = _Job(server, asyncio.create_task(self._run_in_turn(work)))
        try:
            return await job.task
        except asyncio.CancelledError:
            if self._closed:
                raise Unfinished from None
            raise
        finally:
            del self._jobs[user]

    async def close(self) -> None:
        self._closed = True
        tasks = [each.task for each in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run_in_turn(self, work: Callable[[], Awaitable[Result]]) -> Result:
        async with self._one_job.hold_in_turn():
            return await work()
