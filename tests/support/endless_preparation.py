"""Run a worker whose preparation never ends: `python -m tests.support.endless_preparation`."""

from collections.abc import Iterator

from bot.workers.serving import serve

steps = 0


def preparing() -> Iterator[None]:
    global steps
    while True:
        steps += 1
        yield


def answer(_: bytes) -> bytes:
    """The number of steps so far."""
    return str(steps).encode()


if __name__ == "__main__":
    serve(answer, niceness=0, preparing=preparing())
