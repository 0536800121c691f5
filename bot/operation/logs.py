"""The log: readable lines or JSON, with what is being worked on, and without secrets."""

import json
import logging
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

from storage.core.errors import DatabaseBusy

PACKAGES = ("bot", "games", "renderer", "storage")
"""The program's own loggers. Libraries log at INFO at most: their DEBUG lines hold whole messages."""

SECRETS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+"), r"\1..."),
    (re.compile(r"aW50ZXJhY3Rpb24[\w-]+"), "..."),
    (re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), "..."),
    (re.compile(r"(custom_id=)(['\"]).*?\2"), r"\1..."),
)
"""What no line may show, and what stands there instead: tokens of interactions and of bots, pressed keys."""

NOISE = ("voice will NOT be supported", "logging in using static token")
"""How lines of discord.py end that tell nothing: the second one comes with every attempt to connect."""

BUSY_SECONDS = 60.0
"""Seconds between two lines about a database that is not to be had."""

_CONTEXT: ContextVar[Mapping[str, int]] = ContextVar("log_context", default={})  # noqa: B039

Format = Literal["text", "json"]


def set_up_logging(level: str, form: Format, token: str = "") -> None:
    """Log to standard error. `token` is never shown, whatever it looks like."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(token) if form == "json" else TextFormatter(token))
    handler.addFilter(Shorter())
    logging.basicConfig(level=max(logging.INFO, logging.getLevelName(level)), handlers=[handler], force=True)
    for package in PACKAGES:
        logging.getLogger(package).setLevel(level)


class Formatter(logging.Formatter):
    def __init__(self, token: str = "") -> None:
        super().__init__()
        self._token = token


class TextFormatter(Formatter):
    """A line to be read by people; a traceback follows below it."""

    def format(self, record: logging.LogRecord) -> str:
        ids = "".join(f" {name}={value}" for name, value in current_context().items())
        line = f"{_time(record):%Y-%m-%d %H:%M:%S} {record.levelname:<8} {record.name}{ids}: "
        return redact(line + super().format(record), self._token)


class JsonFormatter(Formatter):
    """A line of JSON: time, level, logger, message, ids of what is worked on, and an error's traceback."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": _time(record).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": redact(record.getMessage(), self._token),
            **current_context(),
        }
        if record.exc_info:
            fields["error"] = redact(self.formatException(record.exc_info), self._token)
        return json.dumps(fields, ensure_ascii=False)


def redact(text: str, token: str = "") -> str:
    """A text without secrets."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text.replace(token, "...") if token else text


class Shorter(logging.Filter):
    """Shortens tracebacks about reconnects and a lost database to a line, of that one a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._quiet_until = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged, which may be a shorter one now."""
        if str(record.msg).endswith(NOISE):
            return False
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, DatabaseBusy):
            _make_warning(record, f"{record.getMessage()}: {error}", ())
            return self._is_due(record)
        if error is not None and record.name == "discord.shard" and str(record.msg).startswith("Attempting"):
            lost = f"the connection to the gateway is lost ({type(error).__name__})"
            _make_warning(record, f"{lost}; {record.msg}", record.args)
        busy = isinstance(record.args, tuple) and any(isinstance(each, DatabaseBusy) for each in record.args)
        return not busy or self._is_due(record)

    def _is_due(self, record: logging.LogRecord) -> bool:
        """Whether there was no other one like it for a minute."""
        if record.created < self._quiet_until:
            return False
        self._quiet_until = record.created + BUSY_SECONDS
        return True


def _make_warning(record: logging.LogRecord, message: str, values: Any) -> None:
    """Make a record a warning without a traceback."""
    record.msg, record.args = message, values
    record.levelno, record.levelname = logging.WARNING, "WARNING"
    record.exc_info = record.exc_text = None


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


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
