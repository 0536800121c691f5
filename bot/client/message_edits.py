"""Edits of one message follow each other: what keeps the message's pictures must know which it has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

REMEMBERED = 20_000
"""Of how many messages is known that they were edited."""


class MessageEdits:
    """A lock for each message that is edited, and how often it was."""

    def __init__(self) -> None:
        """Nothing was edited yet."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._numbers: OrderedDict[int, int] = OrderedDict()

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
                self._numbers.move_to_end(message)
                if len(self._numbers) > REMEMBERED:
                    self._numbers.popitem(last=False)

    def number(self, message: int) -> int:
        """How often a message was edited, of those that were edited last."""
        return self._numbers.get(message, 0)
