"""The dispatcher: lets a bounded number of tables deliver at a time, in a fair order."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Collection, Hashable
from functools import partial

from msgspec import Struct

from bot.clock import Clock
from bot.delivery.fair_queue import FairQueue
from bot.delivery.plan import CALLS, DeliveryPart, parts_of_work
from bot.work import DATABASE_SECONDS, Loop
from storage.core.errors import DatabaseBusy
from storage.core.rows import DueRows, DueSubject, Subject, subject_in_log

TABLES_AT_WORK = 16

TABLES_COMPLETED = 4
"""Number of tables that are completed while calls at others wait."""

TABLES_OF_A_SERVER = 12
"""How many run at most, so that a server in trouble leaves room for the others."""

ERROR_SECONDS = 60.0
"""Seconds until a table is looked at again after a mistake of the program."""

RESCAN_SECONDS = 3600.0
"""Seconds between two looks at everything that is due."""

OUTAGE_TABLES = 5
"""How many tables in a row must fail to make an outage."""

GRACE_SECONDS = 5.0
"""Longest wait for what is being sent when the bot stops."""

PROBE_SECONDS = 10.0
"""Seconds between two attempts during an outage."""

NOT_READ = "what is due cannot be read"

log = logging.getLogger(__name__)


class DeliveryResult(Struct, frozen=True):
    """Outcome of the work on a table."""

    retry_in: float | None = None
    """Seconds until something that is due may be attempted again; None: nothing is due."""
    reached: bool = False
    """Whether Discord answered a request."""
    outage: bool = False
    """Whether Discord was out of reach."""


class Dispatcher:
    """Works on the tables with due notifications."""

    def __init__(
        self,
        clock: Clock,
        *,
        find_due: Callable[[Collection[Subject] | None], Awaitable[tuple[DueSubject, ...]]],
        work: Callable[[Subject, DeliveryPart, DueRows | None], Awaitable[DeliveryResult]],
        recovered: Callable[[], None],
        rescan_seconds: float = RESCAN_SECONDS,
    ) -> None:
        """`find_due`: due notifications about these subjects, or all; `work`: deliver a part of a subject's,
        with its due rows if they were just read; `recovered`: called when Discord is in reach again.
        """
        self._clock = clock
        self._find_due = find_due
        self._work = work
        self._recovered = recovered
        self._rescan_seconds = rescan_seconds
        self._queue: FairQueue[tuple[Subject, DeliveryPart]] = FairQueue(TABLES_OF_A_SERVER)
        self._since: dict[Subject, float] = {}
        """Since when the oldest notification of each waiting game is due."""
        self._began: dict[Subject, float] = {}
        """The same for games with begun messages, whose edits come before other games."""
        self._known: dict[Subject, float] = {}
        """When this process learned that something is due about a subject."""
        self._completed: set[tuple[Subject, DeliveryPart]] = set()
        """Parts at work although calls may wait."""
        self._woken: set[Subject] = set()
        self._all_woken = False
        self._idle = asyncio.Event()
        self.loop = Loop("outbox", clock, self._start_due_work, NOT_READ, retry_seconds=PROBE_SECONDS)
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[Hashable, tuple[float, asyncio.Task[None]]] = {}
        self._failing: dict[Subject, float] = {}
        """When games were last tried in an outage: the next try is another one's."""
        self._probing = False
        self._closing = False

    async def run(self) -> None:
        """Work on everything that is due, and on what will be."""
        self._all_woken = True
        await self.loop.run()

    async def _start_due_work(self) -> float:
        self._start_work(await self._enqueue_woken())
        if self._is_idle:
            self._idle.set()
        if not (self._queue or self._tasks):
            self._since.clear()
            self._began.clear()
        return math.inf

    def wake(self, subject: Subject) -> None:
        """Note that something may be due about a subject."""
        self._known.setdefault(subject, self._clock.now())
        self._woken.add(subject)
        self._idle.clear()
        self.loop.wake()

    def wake_all(self) -> None:
        """Note that something may be due about anything."""
        self._all_woken = True
        self._idle.clear()
        self.loop.wake()

    def known_since(self, subject: Subject) -> float:
        """When this process learned that something is due about a subject; 0 if it does not know that."""
        return self._known.get(subject, 0.0)

    @property
    def running_tasks(self) -> Collection[asyncio.Task[None]]:
        return self._tasks

    @property
    def do_calls_wait(self) -> bool:
        """Whether tables with calls wait for their turn."""
        return self._queue.has_waiting_on(CALLS)

    async def wait_until_idle(self) -> None:
        """Wait until everything is done that can be done now."""
        await self._idle.wait()

    async def close(self) -> None:
        """Begin nothing new, and stop what is not done after GRACE_SECONDS."""
        self._closing = True
        timers = [task for _, task in self._timers.values()]
        for timer in timers:
            timer.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GRACE_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*timers, *self._tasks, return_exceptions=True)

    @property
    def _is_idle(self) -> bool:
        waits = self._queue and not self._in_outage
        return not (self._woken or self._all_woken or self._tasks or waits)

    @property
    def _in_outage(self) -> bool:
        return len(self._failing) >= OUTAGE_TABLES

    async def _enqueue_woken(self) -> dict[Subject, DueRows | None]:
        """Queue what is due; returns its rows by subject, where they were read."""
        if self._all_woken:
            self._all_woken = False
            self._woken.clear()
            subjects = None
        elif self._woken:
            subjects, self._woken = self._woken, set()
        else:
            return {}
        due = await self.loop.attempt(self._find_due(subjects), NOT_READ, otherwise=None)
        if due is None:
            self._set_timer("all", PROBE_SECONDS, self.wake_all)
        elif subjects is None:
            self._set_timer("all", self._rescan_seconds, self.wake_all)
        found = {each.subject: each.found for each in due or ()}
        if due is not None:
            for done in (subjects or {*self._known}) - found.keys():
                self._known.pop(done, None)
        for each in due or ():
            self._known.setdefault(each.subject, self._clock.now())
            began = self._began.get(each.subject)
            since = each.created if began is None else min(began, each.created)
            since = self._failing.get(each.subject, since)
            for part, level in parts_of_work(each.kinds, begun=began is not None).items():
                self._queue.put((each.subject, part), each.guild, level, since)
            self._since[each.subject] = since
        return found

    def _start_work(self, found: dict[Subject, DueRows | None]) -> None:
        """Start tables while there is room; in an outage one at a time."""
        while self._queue.count_at_work < TABLES_AT_WORK and not (self._closing or self._probing):
            item = None
            if len(self._completed) < TABLES_COMPLETED:
                item = self._queue.take(self._may_begin, (CALLS + 1,))
                if item is not None:
                    self._completed.add(item)
            item = item or self._queue.take(self._may_begin)
            if item is None:
                return
            self._probing = self._in_outage
            subject, part = item
            if part is DeliveryPart.MESSAGES:
                self._began[subject] = self._since[subject]
            task = asyncio.create_task(self._work_on(*item, found.pop(subject, None)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _may_begin(self, item: tuple[Subject, DeliveryPart]) -> bool:
        """Edits of a table begin after its messages."""
        subject, part = item
        return part is DeliveryPart.MESSAGES or (subject, DeliveryPart.MESSAGES) not in self._queue

    async def _work_on(self, subject: Subject, part: DeliveryPart, found: DueRows | None) -> None:
        try:
            report = await self._work(subject, part, found)
        except DatabaseBusy as error:
            log.warning("%s: nothing can be delivered: %s", subject_in_log(subject), error)
            report = DeliveryResult(retry_in=DATABASE_SECONDS)
        except Exception:
            log.exception("%s: nothing can be delivered", subject_in_log(subject))
            report = DeliveryResult(retry_in=ERROR_SECONDS)
        self._queue.finish((subject, part))
        self._completed.discard((subject, part))
        self._note_reach(subject, report)
        if report.retry_in is not None:
            self._set_timer((subject, part), report.retry_in, partial(self.wake, subject))
        asyncio.get_running_loop().call_soon(self.loop.wake)

    def _note_reach(self, subject: Subject, report: DeliveryResult) -> None:
        before = self._in_outage
        if report.reached:
            self._failing.clear()
        elif report.outage:
            self._failing[subject] = self._clock.now()
        self._probing = self._in_outage and report.outage
        if self._probing:
            self._set_timer("probe", PROBE_SECONDS, self._probe_discord)
        if before and not self._in_outage:
            log.warning("Discord is in reach again")
            self._recovered()
            self._queue.clear()
            self.wake_all()
        elif self._in_outage and not before:
            log.warning("Discord is out of reach")

    def _probe_discord(self) -> None:
        self._probing = False
        self._idle.clear()
        self.loop.wake()

    def _set_timer(self, key: Hashable, seconds: float, action: Callable[[], None]) -> None:
        """Do something after some seconds, or at its earlier time if it has one."""
        moment = self._clock.monotonic() + seconds
        timer = self._timers.get(key)
        if timer is not None:
            if timer[0] <= moment:
                return
            timer[1].cancel()
        self._timers[key] = moment, asyncio.create_task(self._do_later(key, seconds, action))

    async def _do_later(self, key: Hashable, seconds: float, action: Callable[[], None]) -> None:
        await self._clock.sleep(seconds)
        del self._timers[key]
        action()
