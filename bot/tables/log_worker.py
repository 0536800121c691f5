"""The process that reads and checks a log from a file: `python -m bot.tables.log_worker`."""

import logging
import resource

import msgspec

from bot.tables.log_reading import read_log
from bot.workers.serving import serve

NICENESS = 10
"""Presses and computer players go before logs."""

MEMORY = 2**30
"""Bytes that it may take."""

PROCESSOR_SECONDS = 10
"""Seconds of the processor that it may take, with its start."""


def limit_resources() -> None:
    """Have the system end this process before a file that anybody can have written takes too much."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))


def answer(data: bytes) -> bytes:
    return msgspec.json.encode(read_log(data))


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    limit_resources()
    serve(answer, niceness=NICENESS)
