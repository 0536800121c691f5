"""A forked process for each mutant that applies it and searches for a failure."""

import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterable
from typing import IO

import msgspec
from msgspec import Struct

from tests.mutants.applying import NoLongerApplies, apply
from tests.mutants.catalogue import Mutant

SECONDS = 240.0
"""Time limit of a process."""

TIMED_OUT = "timed out"


class Outcome(Struct, frozen=True):
    """Result for a mutant, or (name "") for the unchanged program."""

    name: str
    found_by: str
    """The test that failed, or what `fuzz` said; "" if nothing did."""
    seconds: float
    fault: str = ""
    """Why the mutant could not be tried; "" if it was."""


Search = Callable[[], str]
"""Search for a failure: the test that failed, "" if none did."""


def results() -> IO[str]:
    """Stream for outcomes: the old standard output; everything else goes to the standard error."""
    stream = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return stream


def try_all(mutants: Iterable[Mutant], search: Search, stream: IO[str]) -> None:
    """Try each mutant in a process of its own, after the unchanged program, which must pass."""
    for mutant in (None, *mutants):
        stream.write(msgspec.json.encode(_tried(mutant, search)).decode() + "\n")
        stream.flush()


def _tried(mutant: Mutant | None, search: Search) -> Outcome:
    name, began = mutant.name if mutant else "", time.monotonic()
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _run(mutant, search, writing)
    os.close(writing)
    said = _read(reading, began + SECONDS)
    os.close(reading)
    if said is None:
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    seconds = time.monotonic() - began
    if said is None:
        return Outcome(name, TIMED_OUT, seconds)
    if not said:
        return Outcome(name, "", seconds, "its process ended without a result")
    kind, _, text = said.partition(" ")
    return Outcome(name, "", seconds, text) if kind == "fault" else Outcome(name, text, seconds)


def _run(mutant: Mutant | None, search: Search, writing: int) -> None:
    os.setpgid(0, 0)
    try:
        if mutant:
            apply(mutant)
        said = f"result {search()}"
    except NoLongerApplies as fault:
        said = f"fault {fault}"
    except BaseException as fault:
        said = f"fault {type(fault).__name__}: {fault}"
    os.write(writing, said.encode()[:60_000])
    os._exit(0)


def _read(reading: int, until: float) -> str | None:
    found = b""
    while True:
        ready, _, _ = select.select([reading], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return None
        part = os.read(reading, 65536)
        if not part:
            return found.decode()
        found += part
