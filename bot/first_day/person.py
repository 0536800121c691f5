"""The person at the keyboard, who presses and looks for the checks that need one."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from bot.first_day.check import NotTried

T = TypeVar("T")


class Person:
    """Somebody who reads the terminal; an empty line skips."""

    def __init__(self) -> None:
        self._lines = asyncio.Queue[str]()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Read lines from standard input."""
        loop, terminal = asyncio.get_running_loop(), sys.stdin.fileno()

        def read() -> None:
            for line in os.read(terminal, 4096).decode(errors="replace").splitlines():
                self._lines.put_nowait(line.strip().lower())

        loop.add_reader(terminal, read)
        try:
            yield
        finally:
            loop.remove_reader(terminal)

    async def do(self, check: str, what: str, done: Awaitable[T]) -> T:  # noqa: ARG002
        """Ask for something, and wait until it is done. Raises NotTried."""
        print(f"\n  {what}\n  (Enter skips this.)", flush=True)
        doing, skipping = asyncio.ensure_future(done), asyncio.create_task(self._lines.get())
        try:
            await asyncio.wait((doing, skipping), return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
            raise NotTried("skipped")
        finally:
            doing.cancel()
            skipping.cancel()

    async def agrees(self, check: str, question: str) -> bool:  # noqa: ARG002
        """Ask a question that is answered yes or no. Raises NotTried."""
        print(f"\n  {question}\n  (y: yes, n: no, Enter skips this.)", flush=True)
        while (line := await self._lines.get())[:1] not in ("y", "n", ""):
            print("  y, n or Enter", flush=True)
        if not line:
            raise NotTried("skipped")
        return line[0] == "y"
