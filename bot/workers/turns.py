"""Turns at something that does one thing at a time: who is in a hurry goes first, but not for ever."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

FIRST_AT_A_TIME = 3
"""So many that are in a hurry go before one that is not."""

_Waiting = deque[asyncio.Future[None]]


class Turns:
    """One at a time, in the order of asking, but for those in a hurry."""

    def __init__(self) -> None:
        self._is_taken = False
        self._first: _Waiting = deque()
        self._others: _Waiting = deque()
        self._in_a_row = 0

    @asynccontextmanager
    async def next(self, *, first: bool) -> AsyncIterator[None]:
        """Wait for a turn and have it. `first`: whether that is in a hurry."""
        if self._is_taken:
            await self._wait(self._first if first else self._others)
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, waiting: _Waiting) -> None:
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            else:
                waiting.remove(turn)
            raise

    def _pass_on(self) -> None:
        """Give the turn to who waits next; to nobody if nobody does."""
        self._is_taken = bool(self._first or self._others)
        if not self._is_taken:
            return
        hurry = bool(self._first) and (self._in_a_row < FIRST_AT_A_TIME or not self._others)
        self._in_a_row = self._in_a_row + 1 if hurry else 0
        (self._first if hurry else self._others).popleft().set_result(None)
