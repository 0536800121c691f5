"""Logs from files, read in this process to save the start of another one."""

import asyncio

from bot.screens.history.log_pages import show
from bot.tables.log_worker import answer


class LogsHere:
    """Reads logs in this process; counts them, and holds each answer until `may_go_on` is set."""

    def __init__(self) -> None:
        self.read_logs = 0
        self.waits = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def read(self, data: bytes) -> bytes:
        """The encoded answer to a file."""
        self.read_logs += 1
        found = await asyncio.to_thread(answer, data)
        self.waits.set()
        await self.may_go_on.wait()
        return found

    async def show(self, request: bytes) -> bytes:
        """A step of a log of earlier rules."""
        return await asyncio.to_thread(show, request)
