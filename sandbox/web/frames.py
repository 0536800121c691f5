"""Requests of a tab: what it may send over its socket, checked before anything is done with it."""

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
Value = str | int | float | bool


class Head(Struct, frozen=True):
    """What every request has."""

    type: str
    number: int | None = None
    """Given back in the reply."""


class Open(Struct, frozen=True):
    channel: Id
    limit: int = 0


class SetVisible(Struct, frozen=True):
    visible: bool


class Press(Struct, frozen=True, rename="camel"):
    message: Id
    custom_id: str


class Choose(Struct, frozen=True, rename="camel"):
    message: Id
    custom_id: str
    values: list[str]


class Submit(Struct, frozen=True):
    interaction: Id
    entries: dict[str, str | bool | list[str] | None]


class ListCommands(Struct, frozen=True):
    channel: Id


class Invoke(Struct, frozen=True):
    channel: Id
    command: str
    values: dict[str, Value] = field(default_factory=dict)


class Autocomplete(Struct, frozen=True):
    channel: Id
    command: str
    option: str
    typed: str
    values: dict[str, Value] = field(default_factory=dict)


class Write(Struct, frozen=True):
    channel: Id
    text: str


class Dismiss(Struct, frozen=True):
    message: Id


class SetLocale(Struct, frozen=True):
    locale: str


class SetDirectMessages(Struct, frozen=True):
    open: bool


class SetInstalled(Struct, frozen=True):
    installed: bool


class Advance(Struct, frozen=True):
    seconds: Annotated[float, Meta(gt=0, le=LONGEST_ADVANCE)]


class CutGateway(Struct, frozen=True):
    """Break the bot's gateway connection."""


class RunAction(Struct, frozen=True):
    name: str
    choice: str | None = None


def read_head(text: str) -> Head:
    """Raises NotOffered."""
    if len(text) > MAX_REQUEST:
        raise NotOffered(f"A request has at most {MAX_REQUEST} characters.")
    try:
        return msgspec.json.decode(text, type=Head)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        raise NotOffered(f"This is no request: {error}") from error


def read(text: str, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotOffered(f"The page asked wrongly: {error}") from error
