"""Responses to *Hint*, on the panel and on the planning table."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import structs

from bot.screens.panel.choice import Shown
from bot.workers.process import WorkerFailed

T = TypeVar("T")

THINKING_SECONDS = 0.5
"""How long a hint may take before the panel says that it is being worked out."""


async def announce_slow_hint(
    giving: asyncio.Task[Any], kept: Shown, show: Callable[[Shown], Awaitable[None]]
) -> None:
    """Show that a hint is being worked out, if it takes long."""
    if not (await asyncio.wait((giving,), timeout=THINKING_SECONDS))[0]:
        await show(structs.replace(kept, instead_of_hint="hint-thinking"))


async def hint_or_text(giving: Awaitable[T | None]) -> tuple[T | None, str]:
    """What was given, and the text that replaces a missing hint."""
    try:
        given = await giving
    except WorkerFailed:
        return None, "hint-failed"
    return given, "" if given else "hint-needless"
