"""Edits of one message follow each other: what keeps the message's pictures must know which it has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.recent import Recent

REMEMBERED = 20_000
"""Of how many messages is known that they were edited."""


class MessageEdits:
    """A lock for each message that is edited, and how often it was."""

    def __init__(self) -> None:
        """Nothing was edited yet."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._numbers = Recent[int, int](REMEMBERED)

    @asynccontextmanager
    async def edit(self, message: int) -> AsyncIterator[None]:
        """While a message is edited nobody else edits it."""
        lock = self._locks.get(message)
        if lock is None:
            lock = self._locks[message] = asyncio.Lock()
        async with lock:
            try:
                yield
            finally:
                self._numbers[message] = self.number(message) + 1

    def number(self, message: int) -> int:
        """How often a message was edited, of those that were edited last."""
        return self._numbers.get(message) or 0
