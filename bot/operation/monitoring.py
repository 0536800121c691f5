"""Metrics and a health check over HTTP, for Prometheus and service managers."""

import logging
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from aiohttp import web
from msgspec import Struct, structs
from prometheus_client import CONTENT_TYPE_LATEST

from bot.clock import Clock
from bot.operation.metrics import Metrics
from bot.operation.operator_page import ELSEWHERE, HERE, NOWHERE, operator_page, shard_row
from storage.core.rows import DueCount
from storage.core.shards import Shards
from storage.together.store import Store

OVERDUE_SECONDS = 900.0
"""Age from which on a delivery is late."""

FREE_BYTES = 50_000_000
"""Least room on the disk of the database."""

log = logging.getLogger(__name__)


class Health(Struct, frozen=True):
    """Whether all is well, as the health check answers."""

    healthy: bool
    reasons: tuple[str, ...]
    """What is wrong, in words."""
    connected: bool
    """To Discord's gateway, for all shards that it has."""
    waiting: tuple[int, ...]
    """Its own shards that another process has, which gives them back."""
    writable: bool
    """The database."""
    oldest_pending_seconds: float
    """Age of the oldest delivery that is late because of the bot or Discord."""
    degraded: tuple[str, ...] = ()
    """What does not work although all is well otherwise, in words: a restart would not mend it."""


class Monitoring:
    def __init__(
        self,
        metrics: Metrics,
        store: Store,
        database: Path | None,
        clock: Clock,
        *,
        connected: Callable[[], Mapping[int, bool]],
        lasting: Callable[[str], bool],
        known_since: Callable[[int], float] = lambda _: 0.0,
        shards: Callable[[], Shards | None] = lambda: None,
        held_back: Callable[[], Iterable[str]] = tuple,
        waiting: Callable[[], Iterable[int]] = tuple,
        degraded: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        """`database`: its file, if it is in one; `connected`: each shard -> whether it is.

        `lasting`: whether others have to mend a failure; `known_since`: when this process learned that
        something is due about a game; `shards`: those of this process.
        `held_back`: why shards wait before they identify; `waiting`: its own that another process has.
        `degraded`: what does not work, each "" if it does.
        """
        self._metrics = metrics
        self._store = store
        self._database = database
        self._clock = clock
        self._connected = connected
        self._lasting = lasting
        self._known_since = known_since
        self._shards = shards
        self._held_back = held_back
        self._waiting = waiting
        self._degraded = degraded

    async def health(self) -> Health:
        shards = self._connected()
        cut = [str(shard) for shard, connected in shards.items() if not connected]
        waiting = tuple(sorted(self._waiting()))
        connected = not cut and bool(shards or waiting)
        which = f", shards {', '.join(cut)}" if len(cut) < len(shards) else ""
        reasons = [] if connected else [f"not connected to Discord's gateway{which}"]
        reasons += self._held_back()
        fault = await self._fault_of_database()
        reasons += [fault] if fault else []
        oldest = 0.0 if fault else await self._read_deliveries()
        if oldest > OVERDUE_SECONDS:
            reasons.append(f"a delivery has been due for {oldest:.0f} seconds")
        degraded = tuple(filter(None, self._degraded()))
        return Health(not reasons, tuple(reasons), connected, waiting, fault is None, oldest, degraded)

    async def metrics(self) -> bytes:
        await self._read_deliveries()
        for shard, connected in self._connected().items():
            self._metrics.connected.labels(str(shard)).set(connected)
        return self._metrics.text()

    async def operator_page(self) -> str:
        health, connected, shards = await self.health(), self._connected(), self._shards()
        number, processes = max(1, len(connected)) if shards is None else shards.of, self._store.processes
        taken = set[int]()
        if processes is not None and health.writable:
            taken.update((await processes.taken_shards()).numbers)
        now, values, rows = self._clock.now(), self._metrics.registry, []
        for shard in range(number):
            own = shards is None or shard in shards.numbers
            of_shard = Shards(number, frozenset({shard}))
            due = await self._count_due(of_shard) if health.writable else None
            process = HERE if own else ELSEWHERE if shard in taken else NOWHERE
            rows.append(shard_row(shard, process, due, now, values, up=connected.get(shard, False)))
        return operator_page((*health.reasons, *health.degraded), rows, values)

    async def _fault_of_database(self) -> str | None:
        """Why the database cannot be written; None if it can."""
        if self._database is not None and shutil.disk_usage(self._database.parent).free < FREE_BYTES:
            return "the disk of the database is full"
        try:
            await self._store.check_writable()
        except Exception as error:
            return f"the database cannot be written: {type(error).__name__} {error}".strip()
        return None

    async def _count_due(self, shards: Shards | None) -> list[DueCount]:
        """What is due, since when this process could deliver it: an erasure dates it back."""
        return [
            structs.replace(row, oldest=max(row.oldest, self._known_since(row.game)))
            for row in await self._store.count_due(shards)
        ]

    async def _read_deliveries(self) -> float:
        """Set the metrics of what is due; returns the age of the oldest that nobody else has to mend."""
        now = self._clock.now()
        pending, lines, failing = Counter[str](), Counter[str](), Counter[str]()
        ages = [0.0]
        for row in await self._count_due(self._shards()):
            pending[row.kind] += row.number
            lines[row.kind] += row.lines
            if row.failure is not None:
                failing[row.failure] += row.number
            if row.failure is None or not self._lasting(row.failure):
                ages.append(now - row.oldest)
        self._metrics.pending.clear()
        self._metrics.open_lines.clear()
        self._metrics.failing.clear()
        for kind, number in pending.items():
            self._metrics.pending.labels(kind).set(number)
        for kind, number in lines.items():
            self._metrics.open_lines.labels(kind).set(number)
        for code, number in failing.items():
            self._metrics.failing.labels(code).set(number)
        oldest = max(ages)
        self._metrics.oldest_pending_seconds.set(oldest)
        return oldest

    # Over HTTP

    @asynccontextmanager
    async def serve(self, address: tuple[str, int] | None) -> AsyncIterator[str | None]:
        """Serve all pages; gives the address, None without one or if it is taken (logged)."""
        site = web.Application()
        pages = {"/metrics": self._get_metrics, "/health": self._get_health, "/operator": self._get_page}
        site.add_routes([web.get(path, handler) for path, handler in pages.items()])
        runner = web.AppRunner(site, access_log=None)
        await runner.setup()
        try:
            yield await _listen(runner, *address) if address else None
        finally:
            await runner.cleanup()

    async def _get_metrics(self, _request: web.Request) -> web.Response:
        return web.Response(body=await self.metrics(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _get_health(self, _request: web.Request) -> web.Response:
        health = await self.health()
        return web.Response(
            status=200 if health.healthy else 503,
            body=msgspec.json.encode(health),
            content_type="application/json",
        )

    async def _get_page(self, _request: web.Request) -> web.Response:
        return web.Response(text=await self.operator_page())


async def _listen(runner: web.AppRunner, host: str, port: int) -> str | None:
    """Listen at a host and port, 0 for any free one; returns the address, None if it is taken."""
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        log.error("there are no metrics and no health check: %s", error)
        return None
    address = "http://{}:{}".format(*runner.addresses[0][:2])
    log.info("metrics and health check at %s", address)
    return address
