"""The worker's side: answers requests from its standard input until that is closed."""

import os
import signal
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from select import select

HEAD = 4
"""The bytes that hold a length."""

DONE = object()
"""There is nothing left to prepare."""


def serve(answer: Callable[[bytes], bytes], *, niceness: int, preparing: Iterable[None] = ()) -> None:
    """Answer every request; `preparing` continues step by step while nothing is asked."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(niceness)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    steps = iter(preparing)
    with suppress(BrokenPipeError):
        while True:
            # One request is sent at a time, so that none lies in the buffer unseen.
            while not select([requests], [], [], 0)[0] and next(steps, DONE) is not DONE:
                pass
            head = requests.read(HEAD)
            if not head:
                return
            answers.write(frame(answer(requests.read(length(head)))))
            answers.flush()


def frame(data: bytes) -> bytes:
    """Data with its length before it."""
    return len(data).to_bytes(HEAD, "big") + data


def length(head: bytes) -> int:
    """The length that stands before data."""
    return int.from_bytes(head, "big")
