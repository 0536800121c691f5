"""Memory and processor time of a process and its children."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
KILOBYTE = 1024


def memory_bytes(process: int) -> int:
    return sum(_memory_bytes(each, "VmRSS") for each in _family(process))


def most_memory_bytes(process: int) -> int:
    """The most each has had in memory, added up."""
    return sum(_memory_bytes(each, "VmHWM") for each in _family(process))


def processor_seconds(process: int) -> float:
    """The processor time they have used."""
    return sum(_processor_seconds(each) for each in _family(process))


def own_seconds(process: int) -> float:
    return _processor_seconds(process)


def workers_seconds(process: int) -> float:
    """The processor time its children have used."""
    return processor_seconds(process) - own_seconds(process)


def _family(process: int) -> Iterator[int]:
    yield process
    for thread in Path(f"/proc/{process}/task").glob("*"):
        yield from (int(each) for each in _read(f"{process}/task/{thread.name}/children").split())


def _memory_bytes(process: int, field: str) -> int:
    lines = _read(f"{process}/status").splitlines()
    fields = dict(line.split(":", 1) for line in lines)
    return int(fields[field].split()[0]) * KILOBYTE if field in fields else 0


def _processor_seconds(process: int) -> float:
    fields = _read(f"{process}/stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def _read(file: str) -> str:
    """The system figures of a process or a thread; nothing if it has ended."""
    try:
        return Path("/proc", file).read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return ""
