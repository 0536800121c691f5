"""A lock that is given to the most urgent of those who wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


class Precedence:
    """Lets one in at a time: of those who wait the most urgent, among equals who came first."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._came = count()

    @asynccontextmanager
    async def turn(self, rank: int) -> AsyncIterator[None]:
        """The lock, once nobody of a smaller rank waits for it."""
        if self._is_taken:
            await self._let_in(rank)
        self._is_taken = True
        try:
            yield
        finally:
            self._go_on()

    async def _let_in(self, rank: int) -> None:
        called = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._came), called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._go_on()
            raise

    def _go_on(self) -> None:
        """Let the next one in, and keep the lock taken until then."""
        while self._waiting:
            *_, called = heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._is_taken = False
