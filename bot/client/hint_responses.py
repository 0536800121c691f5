"""Responses to *Hint*, on the panel and on the planning table, and to *Why did it do that?*."""

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
    await announce_if_slow(giving, lambda: show(structs.replace(kept, instead_of_hint="hint-thinking")))


async def announce_if_slow(giving: asyncio.Task[Any], announce: Callable[[], Awaitable[None]]) -> None:
    if not (await asyncio.wait((giving,), timeout=THINKING_SECONDS))[0]:
        await announce()


async def hint_or_text(giving: Awaitable[T | None], missing: str = "hint-needless") -> tuple[T | None, str]:
    """What was given, and the text that replaces it: `missing`, unless it failed."""
    try:
        given = await giving
    except WorkerFailed:
        return None, "hint-failed"
    return given, "" if given else missing
