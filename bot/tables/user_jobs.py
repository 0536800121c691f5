"""Long work for users: one job after another, and one at a time for each user."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.tables.errors import Unfinished
from storage.core.errors import Refused

MOST_WAITING = 8
"""How many users wait at most, including the one whose job is running."""

Result = TypeVar("Result")


class UserJobs(Generic[Result]):
    """Does jobs of one kind until it is closed."""

    def __init__(self, *, running: type[Refused], too_many: type[Refused]) -> None:
        """`running` is raised while the user's last job is not done, `too_many` while too many users wait."""
        self._running = running
        self._too_many = too_many
        self._one_job = asyncio.Lock()
        self._jobs: dict[int, asyncio.Task[Result]] = {}
        self._closed = False

    async def run(self, user: int, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do a user's job. Raises `running`, `too_many`, Unfinished, and what the work raises."""
        if user in self._jobs:
            raise self._running
        if len(self._jobs) >= MOST_WAITING:
            raise self._too_many
        job = self._jobs[user] = asyncio.create_task(self._run_in_turn(work))
        try:
            return await job
        except asyncio.CancelledError:
            if self._closed:
                raise Unfinished from None
            raise
        finally:
            del self._jobs[user]

    async def close(self) -> None:
        self._closed = True
        jobs = [*self._jobs.values()]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)

    async def _run_in_turn(self, work: Callable[[], Awaitable[Result]]) -> Result:
        async with self._one_job:
            return await work()
