"""Requests of a tab: what it may send over its socket, checked before anything is done with it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from sandbox.actors.actions import NotOffered

MAX_REQUEST = 64 * 1024
"""Characters of the largest request."""

MAX_FRAME = 1024 * 1024
"""Bytes of the largest frame; a larger one closes the socket with code 1009."""

LONGEST_ADVANCE = 366 * 86_400.0
"""Seconds the clock may be moved ahead at once."""

Id = Annotated[str, Meta(pattern="^[0-9]{1,20}$")]
"""A snowflake."""

Value = str | int | float | bool
"""The value of an option."""


class Head(Struct, frozen=True):
    """What every request has."""

    type: str
    number: int | None = None
    """Given back in the reply."""


class Open(Struct, frozen=True):
    """Open a channel with so many of its newest messages."""

    channel: Id
    limit: int = 0


class SetVisible(Struct, frozen=True):
    """The tab came to the front, or went to the background."""

    visible: bool


class Press(Struct, frozen=True, rename="camel"):
    """Press a button."""

    message: Id
    custom_id: str


class Choose(Struct, frozen=True, rename="camel"):
    """Choose in a select."""

    message: Id
    custom_id: str
    values: list[str]


class Submit(Struct, frozen=True):
    """Submit a modal."""

    interaction: Id
    entries: dict[str, str | bool | list[str] | None]


class ListCommands(Struct, frozen=True):
    """The slash commands of a channel."""

    channel: Id


class Invoke(Struct, frozen=True):
    """Use a slash command."""

    channel: Id
    command: str
    values: dict[str, Value] = field(default_factory=dict)


class Autocomplete(Struct, frozen=True):
    """Suggestions for an option while it is typed."""

    channel: Id
    command: str
    option: str
    typed: str
    values: dict[str, Value] = field(default_factory=dict)


class Write(Struct, frozen=True):
    """Send a message."""

    channel: Id
    text: str


class Dismiss(Struct, frozen=True):
    """Dismiss an ephemeral message."""

    message: Id


class SetLocale(Struct, frozen=True):
    """Set the language of the user's app."""

    locale: str


class SetDirectMessages(Struct, frozen=True):
    """Open or close the user's direct messages."""

    open: bool


class SetInstalled(Struct, frozen=True):
    """Install the application for oneself, or remove it."""

    installed: bool


class Advance(Struct, frozen=True):
    """Move the clock ahead."""

    seconds: Annotated[float, Meta(gt=0, le=LONGEST_ADVANCE)]


class CutGateway(Struct, frozen=True):
    """Break the bot's gateway connection."""


class RunAction(Struct, frozen=True):
    """Run a custom action."""

    name: str
    choice: str | None = None


def read_head(text: str) -> Head:
    """The head of a request. Raises NotOffered for what is none."""
    if len(text) > MAX_REQUEST:
        raise NotOffered(f"A request has at most {MAX_REQUEST} characters.")
    try:
        return msgspec.json.decode(text, type=Head)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        raise NotOffered(f"This is no request: {error}") from error


def read(text: str, kind: type[Any]) -> Any:
    """A request of a kind. Raises NotOffered for what is none."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotOffered(f"The page asked wrongly: {error}") from error
