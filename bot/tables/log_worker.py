"""The process that reads and checks a log from a file: `python -m bot.tables.log_worker`."""

from __future__ import annotations

import logging
import resource

import msgspec

from bot.tables.log_reading import read_log
from bot.workers.serving import serve

NICENESS = 10
"""Presses and computer players go before logs."""

MEMORY = 2**30
"""Bytes that it may take."""


def answer(data: bytes) -> bytes:
    """What a file is, encoded."""
    return msgspec.json.encode(read_log(data))


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    serve(answer, niceness=NICENESS)
