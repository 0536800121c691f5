"""Counts work, which is the same on every machine: instructions of the program and steps of the database."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from msgspec import Struct

ROOT = str(Path(__file__).parents[2])


class Work(Struct):
    """What was done."""

    instructions: int = 0
    """Of the interpreter, in this thread, in the program's own modules."""
    steps: int = 0
    """Of SQLite's virtual machine."""

    def copy(self) -> Work:
        """The work so far."""
        return Work(self.instructions, self.steps)

    def since(self, before: Work) -> Work:
        """The work that was done after another."""
        return Work(self.instructions - before.instructions, self.steps - before.steps)


def count_database_steps(work: Work, patch: pytest.MonkeyPatch) -> None:
    """Count the steps of all connections that are opened from now on."""
    connect = sqlite3.connect

    def count() -> None:
        work.steps += 1

    def counted(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **options)
        connection.set_progress_handler(count, 1)
        return connection

    patch.setattr(sqlite3, "connect", counted)


@contextmanager
def instructions_counted(work: Work) -> Iterator[None]:
    def enter(frame: FrameType, event: str, argument: object) -> Any:
        if not frame.f_code.co_filename.startswith(ROOT):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return each

    def each(frame: FrameType, event: str, argument: object) -> Any:
        work.instructions += event == "opcode"
        return each

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        yield
    finally:
        sys.settrace(before)
