"""Starts the work of plans, the queue, requests and cups, if there is any, and reads who is barred."""

from bot.clock import Clock
from bot.happened import Happened, PendingWorkFound
from bot.tables.reminders.timers import Job
from bot.work import Loop
from storage.core.shards import Share
from storage.together.store import Store


class PendingWorkSearch:
    """Searches at each tick of the timers."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        share: Share,
        happened: Happened,
        play_plans: Job,
        match: Job,
        end_requests: Job,
        every: float,
    ) -> None:
        """These jobs run if there is work, looked for every so many seconds."""
        self._store = store
        self._share = share
        self._happened = happened
        self._play_plans = play_plans
        self._match = match
        self._end_requests = end_requests
        self._every = every
        failed = "what waits is looked at again later"
        self.loop = Loop("pending work", clock, self._search, failed, retry_seconds=every, first_after=every)

    async def tick(self, now: float) -> None:
        """Search, in the process that runs the timers."""
        found = await self._store.pending_work()
        self._happened.tell(PendingWorkFound(found))
        if found.plans:
            await self._play_plans(now)
        if found.seekers:
            await self._match(now)
        if found.requests:
            await self._end_requests(now)

    async def _search(self) -> float:
        """Search in other processes, for their cups and who is barred."""
        if not self._share.is_main:
            self._happened.tell(PendingWorkFound(await self._store.pending_work()))
        return self._every
