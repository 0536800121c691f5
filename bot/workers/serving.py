"""The worker's side: answers requests from its standard input until that is closed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from bot.workers.frames import HEAD, frame, length


def serve(answer: Callable[[bytes], bytes], *, niceness: int) -> None:
    """Answer every request. `niceness`: by how much the bot's own process goes first.

    The bot alone ends a worker: signals to the whole group are ignored. What is printed goes to stderr.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(niceness)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    with suppress(BrokenPipeError):
        while head := requests.read(HEAD):
            answers.write(frame(answer(requests.read(length(head)))))
            answers.flush()
