"""What a failed request means: Discord's error codes, their kinds, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import aiohttp
import discord
from msgspec import Struct

from bot.limits import FORBIDDEN, NOT_FOUND, RATE_LIMITED, SERVER_ERROR, UNAUTHORIZED
from bot.tables.errors import TableDamaged


class FailureKind(StrEnum):
    """What a failure means for what was requested."""

    CLOSED = "closed door"
    """The user takes no direct messages of the bot."""
    GONE = "gone"
    """What the request was about was deleted."""
    FORBIDDEN = "forbidden"
    """A permission, access or room is missing until somebody on the server changes that."""
    EXISTS = "exists"
    """What was to be made is there already."""
    PASSING = "passing"
    """Discord is overloaded, out of reach, or asks to wait."""
    REJECTED = "rejected"
    """Discord does not accept what the message consists of."""
    UNAUTHORIZED = "unauthorized"
    """The token is not valid any more."""
    DAMAGED = "damaged"
    """The table cannot be read."""
    INTERNAL = "internal"
    """A mistake of the program."""


OUT_OF_REACH = (FailureKind.GONE, FailureKind.FORBIDDEN, FailureKind.CLOSED)
"""Kinds of failures after which a message cannot be edited, and needs no edit."""


class Code(Struct, frozen=True):
    """An error code of Discord."""

    meaning: str
    kind: FailureKind
    consequence: str
    """What is done then, for the documentation."""


CALLED = (
    "The seat is called in the thread."
    " Tried again with the next ask after a day, or once they act in a direct message."
)
TOLD = (
    "Stays due. The host and the server's owner are told once what is missing."
    " Tried again when the server changes, and every hour."
)
LATER = "Stays due. Tried again after a growing delay."
TAGS = (
    "Stays due. The host and the server's owner are told once what to do,"
    " `/setup` says which tags are missing. Tried again when the tags change, and every hour."
)

CODES: Mapping[int, Code] = {
    10003: Code(
        "Unknown channel",
        FailureKind.GONE,
        "A thread is opened again, with a picture and where the game stands."
        " Without the channel the host is asked for another one, and direct messages go on.",
    ),
    10004: Code("Unknown server", FailureKind.GONE, "As for an unknown channel."),
    10008: Code(
        "Unknown message",
        FailureKind.GONE,
        "An edit is done with, also that of the line of a call, if a look-up says the same."
        " The card of a lobby is posted again; a thread is opened beside a deleted card.",
    ),
    10013: Code("Unknown user", FailureKind.CLOSED, CALLED),
    10087: Code(
        "Unknown tag of a forum",
        FailureKind.PASSING,
        "Stays due. Tried again after a growing delay, by the tags there are then.",
    ),
    20026: Code("Messages blocked as harmful", FailureKind.PASSING, LATER),
    30046: Code("Too many edits of messages older than an hour", FailureKind.PASSING, LATER),
    40003: Code(
        "Opening direct messages too fast",
        FailureKind.PASSING,
        "Stays due. The seat is called in the thread meanwhile."
        " No new direct messages are opened for a minute.",
    ),
    40066: Code("All tags of a forum are for moderators", FailureKind.FORBIDDEN, TAGS),
    40067: Code("A post without the tag its forum requires", FailureKind.FORBIDDEN, TAGS),
    40333: Code("Blocked by Discord's protection", FailureKind.PASSING, LATER),
    50001: Code("Missing access", FailureKind.FORBIDDEN, TOLD),
    50007: Code("Cannot send messages to this user", FailureKind.CLOSED, CALLED),
    50013: Code("Missing permissions", FailureKind.FORBIDDEN, TOLD),
    50035: Code(
        "Invalid form body",
        FailureKind.REJECTED,
        "Sent again without symbols, then as text with its buttons."
        " If that fails it stays due, with an error in the log.",
    ),
    50083: Code(
        "Thread is archived",
        FailureKind.PASSING,
        "Only edits meet it: they wait until the next message wakes the thread."
        " For the line of a call it is opened again.",
    ),
    50278: Code("No server in common with this user", FailureKind.CLOSED, CALLED),
    160004: Code("The message has a thread already", FailureKind.EXISTS, "That thread is used."),
    160005: Code("Thread is locked", FailureKind.FORBIDDEN, TOLD),
    160006: Code("Too many active threads", FailureKind.FORBIDDEN, TOLD),
}
"""The error codes with a consequence of their own; any other is judged by its status."""


class Status(Struct, frozen=True):
    """A failure without a code of its own."""

    name: str
    kind: FailureKind
    consequence: str


STATUSES: tuple[Status, ...] = (
    Status("401", FailureKind.UNAUTHORIZED, "The bot stops: its token is not valid any more."),
    Status("403", FailureKind.FORBIDDEN, TOLD),
    Status("404", FailureKind.GONE, "As for an unknown channel."),
    Status("429", FailureKind.PASSING, LATER),
    Status("any other 4xx", FailureKind.REJECTED, "As for an invalid form body."),
    Status("5xx", FailureKind.PASSING, LATER),
    Status("403 or 404 without a code, or no JSON", FailureKind.PASSING, LATER),
    Status("lost connection, timeout", FailureKind.PASSING, LATER),
)
"""Failures without a code of their own."""

PASSING_STATUSES = (UNAUTHORIZED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, *range(SERVER_ERROR, 600))
"""Names of failures without any code that pass, or end the bot."""


def is_lasting(name: str) -> bool:
    """Whether others have to mend what a failure of this name is about: a user, a server, an operator."""
    if not name.isdecimal():
        return name == FailureKind.DAMAGED
    known = CODES.get(int(name))
    if known is not None:
        return known.kind is not FailureKind.PASSING
    return int(name) not in PASSING_STATUSES


class Failure(Struct, frozen=True):
    """Why an attempt failed."""

    kind: FailureKind
    name: str
    """Discord's code; the status where that alone decides; else the name of the error."""
    code: int = 0
    """Discord's code; 0 without one."""
    posted: bool = False
    """Whether the request may have had its effect nevertheless."""
    outage: bool = False
    """Whether Discord as a whole may be out of reach."""
    answered: bool = False
    """Whether Discord answered, and so is in reach."""


class BreakerOpen(Exception):
    """No request was made, because too many before were invalid."""


class AttemptTooOld(Exception):
    """No request was made: so long after it was noted that it would be another process may have made it."""


class StillThere(Exception):
    """Discord said that something was deleted which is there."""


def failure_of(error: Exception) -> Failure:
    """What an exception of an attempt means."""
    if isinstance(error, discord.HTTPException):
        return _of_response(error)
    if isinstance(error, discord.RateLimited):
        return Failure(FailureKind.PASSING, str(RATE_LIMITED), answered=True)
    if isinstance(error, StillThere):
        return Failure(FailureKind.PASSING, str(NOT_FOUND), answered=True)
    if isinstance(error, BreakerOpen):
        return Failure(FailureKind.PASSING, "breaker")
    if isinstance(error, AttemptTooOld):
        return Failure(FailureKind.PASSING, "too old", posted=True)
    if isinstance(error, aiohttp.ClientConnectorError):
        return Failure(FailureKind.PASSING, "connection", outage=True)
    if isinstance(error, (aiohttp.ClientError, OSError)):
        return Failure(FailureKind.PASSING, "connection", posted=True, outage=True)
    if isinstance(error, TableDamaged):
        return Failure(FailureKind.DAMAGED, FailureKind.DAMAGED.value)
    return Failure(FailureKind.INTERNAL, type(error).__name__, posted=True)


def _of_response(error: discord.HTTPException) -> Failure:
    status, name = error.status, _name(error)
    if status >= SERVER_ERROR:
        return Failure(FailureKind.PASSING, name, error.code, posted=True, outage=True)
    if status == UNAUTHORIZED:
        return Failure(FailureKind.UNAUTHORIZED, name, error.code, answered=True)
    known = CODES.get(error.code)
    kind = _kind_of_status(error) if known is None else known.kind
    return Failure(kind, name, error.code, answered=True)


def _kind_of_status(error: discord.HTTPException) -> FailureKind:
    if error.status == RATE_LIMITED:
        return FailureKind.PASSING
    if isinstance(error, (discord.Forbidden, discord.NotFound)) and not error.code:
        return FailureKind.PASSING
    if isinstance(error, discord.Forbidden):
        return FailureKind.FORBIDDEN
    if isinstance(error, discord.NotFound):
        return FailureKind.GONE
    return FailureKind.REJECTED


def _name(error: discord.HTTPException) -> str:
    """Discord's code, unless there is none or the status alone decides."""
    status, code = error.status, error.code
    overloaded = status >= SERVER_ERROR or (status == RATE_LIMITED and code not in CODES)
    return str(status if overloaded or status == UNAUTHORIZED or not code else code)
