"""Takes and returns shards where several processes share them: a process keeps orphaned ones for a while."""

import asyncio
import logging
from collections.abc import Mapping

from bot.clock import ServerClock
from bot.happened import DeadlinesMoved, Happened, ShardGiven, ShardReturned, ShardTaken, encode
from bot.work import Loop
from storage.core.errors import DatabaseBusy
from storage.core.shards import Layout, Processes, Shard, Share
from storage.time.timing import DOWN_SECONDS
from storage.together.store import Store

LOOK_SECONDS = 5.0
"""Seconds between two looks at the owners of shards."""

GONE_SECONDS = 20.0
"""Seconds after which a process takes over another one's shard: it may only have started again."""

STEADY_SECONDS = 60.0
"""Seconds that a shard's own process has to run before it gets the shard back."""

BEAT_SECONDS = 10.0
"""Seconds between two notes that a shard has a process."""

log = logging.getLogger(__name__)


class ShardKeeper:
    """Has shards for this process, and notes that it runs for them."""

    def __init__(
        self,
        store: Store,
        processes: Processes,
        layout: Layout,
        share: Share,
        clock: ServerClock,
        happened: Happened,
        *,
        gone_seconds: float = GONE_SECONDS,
        look_seconds: float = LOOK_SECONDS,
        steady_seconds: float = STEADY_SECONDS,
    ) -> None:
        """`share`: the shards of this process, as they become known."""
        self.all_taken = False
        """Whether each shard has a process."""
        self._store = store
        self._processes = processes
        self._layout = layout
        self._share = share
        self._clock = clock
        self._happened = happened
        self._gone_seconds = gone_seconds
        self._look_seconds = look_seconds
        self._steady_seconds = steady_seconds
        self.waiting: frozenset[int] = frozenset()
        """The shards of its own that another process has."""
        self.missing: frozenset[int] = frozenset()
        """Those without a process."""
        self._looking = asyncio.Lock()
        failed = "shards that no process has are taken over later"
        self.loop = Loop(
            "shards",
            clock,
            self._look_safely,
            failed,
            retry_seconds=look_seconds,
            first_after=look_seconds,
        )
        self._owners: dict[int, tuple[str, float]] = {}
        """Shards taken over -> their own process, and since when it is known to run again."""
        self._leaving: dict[int, asyncio.Task[None]] = {}
        """Shards that are given up."""
        self._free: dict[int, float] = {}
        """Shards without a process -> since when."""
        self._begun: set[int] = set()
        """Shards announced as this process's."""
        self._beats: dict[int, float] = {}
        """Shard -> time of its last heartbeat."""
        happened.hear(ShardGiven, lambda _: self.take_free_shards())

    async def _look_safely(self) -> float:
        """Look; while the database is lost, nothing is known of shards."""
        try:
            await self.take_free_shards()
        except DatabaseBusy as error:
            log.warning("which shards processes have is not known: %s", error)
        return self._look_seconds

    async def take_free_shards(self) -> None:
        """Take this process's shards, and those without a process for long. Raises DatabaseBusy."""
        async with self._looking:
            await self._take_free_shards()

    async def _take_free_shards(self) -> None:
        try:
            taken = await self._processes.taken_shards()
        except DatabaseBusy:
            self._free.clear()  # During an outage their processes may come back later than this one.
            raise
        self._clock.correct(taken.time)
        present = {*taken.numbers, *self._share.held, *self._leaving}
        for shard in [each for each in range(self._layout.shards) if self._may_take(each, present)]:
            if await self._processes.take_shard(shard):
                present.add(shard)
                self._share.held.add(shard)
                log.warning("this process has shard %d of %d from now on", shard, self._layout.shards)
        own = frozenset(self._layout.own) - self._share.held
        self.waiting, self.missing = own & present, own - present
        self._look_at_owners(taken.owners)
        await self._beat()
        self.all_taken = len(present) == self._layout.shards
        for shard in sorted(self._share.held - self._begun):
            self._begun.add(shard)
            await self._happened.tell_and_wait(ShardTaken(shard))

    def _look_at_owners(self, owners: Mapping[int, str]) -> None:
        """Begin to give back the shards whose own processes run steadily."""
        now = self._clock.monotonic()
        for shard in self._share.held.difference(self._layout.own):
            owner, since = self._owners.get(shard, ("", now))
            if owner != owners.get(shard, ""):
                self._owners[shard] = owners.get(shard, ""), now
            elif owner and now - since >= self._steady_seconds and shard not in self._leaving:
                self._leaving[shard] = asyncio.create_task(self._leave_shard(shard))

    async def _leave_shard(self, shard: int) -> None:
        try:
            await self._happened.tell_and_wait(ShardReturned(shard))
        except Exception:
            log.exception("something may be under way for shard %d, which is given up", shard)
        async with self._looking:
            if shard not in self._share.held:
                await self._give_back(shard)
            del self._leaving[shard], self._owners[shard]

    async def _give_back(self, shard: int) -> None:
        """Return a shard to its own process, which is notified."""
        self._begun.discard(shard)
        self._beats.pop(shard, None)
        self._store.timing.leave(Shard(shard, self._layout.shards))
        log.warning("shard %d of %d goes back to its own process", shard, self._layout.shards)
        try:
            await self._processes.give_shard(shard)
            await self._processes.tell(encode(ShardGiven(shard)))
        except DatabaseBusy as error:
            log.warning("shard %d is given up with the session that had it: %s", shard, error)

    def close(self) -> None:
        for leaving in self._leaving.values():
            leaving.cancel()

    def _may_take(self, shard: int, present: set[int]) -> bool:
        if shard in present:
            self._free.pop(shard, None)
            return False
        now = self._clock.monotonic()
        return shard in self._layout.own or now - self._free.setdefault(shard, now) >= self._gone_seconds

    async def _beat(self) -> None:
        """Write a heartbeat for this process's shards; a long gap counts as downtime."""
        moved = False
        for shard in sorted({*self._share.held, *self._leaving}):
            now = self._clock.monotonic()
            ran = now - self._beats.get(shard, now)
            if shard in self._beats and ran < BEAT_SECONDS:
                continue
            moved |= await self._store.timing.beat(
                self._clock.now(),
                ran if ran < DOWN_SECONDS else 0.0,
                Shard(shard, self._layout.shards),
                least=GONE_SECONDS,
            )
            self._beats[shard] = now
        if moved:
            self._happened.tell(DeadlinesMoved())
