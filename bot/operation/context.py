"""What the program is working on, for the lines of its log: a table, an interaction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

_CONTEXT: ContextVar[Mapping[str, int]] = ContextVar("log_context", default={})  # noqa: B039


@contextmanager
def log_context(*, table: int | None = None, interaction: int | None = None) -> Iterator[None]:
    """Add these ids to log lines, also in tasks and threads started inside."""
    added = {"table": table, "interaction": interaction}
    known = {name: value for name, value in added.items() if value is not None}
    token = _CONTEXT.set({**_CONTEXT.get(), **known})
    try:
        yield
    finally:
        _CONTEXT.reset(token)


def current_context() -> Mapping[str, int]:
    """The ids of what is being worked on, by name."""
    return _CONTEXT.get()
