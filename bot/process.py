"""The process of the bot on Discord: its lock, its database, signals, and how it ends."""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from msgspec import structs

from bot.app import Tabellarius
from bot.client.gateway.keeper import ShardKeeper
from bot.client.press_rate import PressRate
from bot.clock import ServerClock
from bot.config import Settings
from bot.delivery.failures import is_lasting
from bot.operation.exit_status import ExitStatus, Fatal
from bot.operation.monitoring import Monitoring
from bot.operation.service_manager import ServiceManager
from bot.wiring import Options
from storage.core.errors import LOST_FOR_GOOD, DatabaseBusy
from storage.core.shards import Layout
from storage.sqlite.files import FileWatch
from storage.sqlite.instance import instance_lock
from storage.together.store import Store

RESCAN_SECONDS = 60.0
"""Seconds between two looks at all that is due, where other processes make it due."""

WATCH_SECONDS = 2.0
"""Seconds between two looks at the database's files."""

KILLED_BY_SIGNAL = 128
"""Exit status, less the signal's number, of a program that gets a second signal to stop."""

log = logging.getLogger(__name__)


class DatabaseReplaced(Fatal):
    """The database file was replaced or deleted while the bot was running."""

    def __init__(self, fault: str) -> None:
        super().__init__(ExitStatus.DATABASE_REPLACED, f"{fault} while the bot was running, so it stops.")


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until a signal stops it. Raises Fatal, and the errors of `Store.open`."""
    where = settings.database
    if isinstance(where, Path):
        await _serve_file(settings, where, token)
    else:
        async with await Store.open(where, settings.layout) as store:
            bot = await _serve(settings, store, None, token)
        if bot.fatal is not None:
            raise bot.fatal


async def _serve_file(settings: Settings, path: Path, token: str) -> None:
    """Run the bot on a database file until a signal stops it."""
    with instance_lock(path):
        async with await Store.open(path) as store:
            watch = FileWatch(path)
            bot = await _serve(settings, store, watch, token)
            replaced = isinstance(bot.fatal, DatabaseReplaced)
            rescued = await _rescue_database(store, path) if replaced else None
        if replaced:
            watch.remove_side_files()
        watch.close()
    if bot.fatal is not None:
        kept = f"\nWhat it had stored is in {rescued}." if rescued else ""
        raise Fatal(bot.fatal.status, f"{bot.fatal}{kept}")


async def _serve(settings: Settings, store: Store, watch: FileWatch | None, token: str) -> Tabellarius:
    """Run a bot on a store until a signal stops it; returns it. `watch`: the store's files, if it has any."""
    rate = PressRate.of(settings.presses_a_second)
    options = Options(press_rate=rate, settle_seconds=settings.settle_seconds)
    async with _bot(store, options, settings.layout) as bot:
        monitoring = monitoring_of(bot, None if watch is None else watch.path.resolve())
        async with monitoring.serve(settings.monitoring()):
            await _run(bot, token, watch, ServiceManager())
    return bot


def monitoring_of(bot: Tabellarius, database: Path | None) -> Monitoring:
    """What a bot tells about itself; `database`: its file, if it has one."""
    return Monitoring(
        bot.metrics,
        bot.store,
        database,
        bot.clock,
        connected=lambda: {**dict.fromkeys(bot.missing_shards, False), **bot.connected_shards},
        lasting=is_lasting,
        known_since=bot.outbox.known_since,
        shards=lambda: bot.share.shards,
        held_back=lambda: bot.pace.held_back.values(),
        waiting=lambda: bot.waiting_shards,
        degraded=bot.faults,
    )


def _bot(store: Store, options: Options, layout: Layout | None) -> Tabellarius:
    """A bot that has a store alone, or shares it with other processes by a layout."""
    processes = store.processes
    if layout is None or processes is None:
        return Tabellarius(store, options)
    clock = ServerClock()
    return Tabellarius(
        store,
        structs.replace(options, clock=clock, shards=layout.shards, rescan_seconds=RESCAN_SECONDS),
        lambda share, happened: ShardKeeper(store, processes, layout, share, clock, happened),
    )


async def _run(bot: Tabellarius, token: str, watch: FileWatch | None, manager: ServiceManager) -> None:
    """Run the bot until a signal stops it or it is aborted. Raises what else ends its connection."""
    stopped = _stop_on_signals(manager)
    works: list[Coroutine[Any, Any, object]] = [
        bot.start(token),
        _look_after(bot, watch, manager),
        stopped.wait(),
    ]
    if watch is None:
        works.append(look_after_server(bot))
    tasks = [asyncio.create_task(work) for work in works]
    manager.ready()
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if stopped.is_set():
            log.info("stopping: what is under way is finished first")
            await bot.close()
        elif bot.fatal is None:
            await next(task for task in tasks if task.done())
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _stop_on_signals(manager: ServiceManager) -> asyncio.Event:
    """An event that is set by the first SIGINT or SIGTERM; the second one ends the process at once."""
    stopped = asyncio.Event()

    def stop(number: signal.Signals) -> None:
        if stopped.is_set():
            log.warning("told to stop twice: the process ends at once")
            os._exit(KILLED_BY_SIGNAL + number)
        manager.stopping()
        stopped.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop, number)
    return stopped


async def _look_after(bot: Tabellarius, watch: FileWatch | None, manager: ServiceManager) -> None:
    """Abort the bot if its database's files are taken away, and tell the service manager that it lives."""
    while True:
        manager.alive()
        if watch is not None:
            _look_at_files(bot, watch)
        await asyncio.sleep(WATCH_SECONDS)


def _look_at_files(bot: Tabellarius, watch: FileWatch) -> None:
    """Abort the bot if its database's files are taken away."""
    if watch.is_overwritten():
        # Closing the database would write to the file once more, and destroy what lies there now.
        print(DatabaseReplaced(f"{watch.path} was overwritten"), file=sys.stderr, flush=True)
        os._exit(ExitStatus.DATABASE_REPLACED)
    fault = watch.first_fault()
    if fault is not None:
        bot.end_with_fatal(DatabaseReplaced(fault))


async def look_after_server(bot: Tabellarius) -> None:
    """Reach a database on a server again after it was lost; abort the bot if another program has it."""
    was_lost = False
    while bot.fatal is None:
        try:
            was_lost |= await bot.store.look_after()
            if was_lost:
                await bot.go_on_with_database()
                was_lost = False
                log.warning("the database was out of reach, and is back")
        except DatabaseBusy as error:
            log.warning("the database was lost again: %s", error)
        except LOST_FOR_GOOD as error:
            bot.end_with_fatal(Fatal(ExitStatus.DATABASE_IN_USE, f"{error}, so the bot stops."))
        await asyncio.sleep(WATCH_SECONDS)


async def _rescue_database(store: Store, path: Path) -> Path:
    """Write what an open database holds, whose file was taken away, to a file of a dated name."""
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    rescued = path.with_name(f"{path.stem}-rescued-{moment}{path.suffix}")
    await store.copy_to(rescued)
    return rescued
