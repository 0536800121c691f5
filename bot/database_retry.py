"""Work that is repeated while the database is not to be had."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.clock import Clock
from storage.core.errors import DatabaseBusy

DATABASE_SECONDS = 10.0
"""Seconds until the next attempt."""

Result = TypeVar("Result")

log = logging.getLogger(__name__)


async def until_stored(clock: Clock, what: str, work: Callable[[], Awaitable[Result]]) -> Result:
    """What comes of work that may be repeated; `what` it is, in the log."""
    while True:
        try:
            return await work()
        except DatabaseBusy as error:
            log.warning("%s is tried again soon: %s", what, error)
        await clock.sleep(DATABASE_SECONDS)
