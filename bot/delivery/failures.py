"""What a failed request means: Discord's error codes, their kinds, and what follows from them."""

from collections.abc import Mapping
from enum import StrEnum

import aiohttp
import discord
from msgspec import Struct

from bot.limits import FORBIDDEN, NOT_FOUND, RATE_LIMITED, SERVER_ERROR, TITLE_BLOCKED, UNAUTHORIZED
from bot.tables.errors import TableDamaged
from storage.absence.reach import TRIES


class FailureKind(StrEnum):
    """What a failure means for what was requested."""

    CLOSED = "closed door"
    """The user takes no direct messages of the bot."""
    GONE = "gone"
    """What the request was about was deleted."""
    FORBIDDEN = "forbidden"
    """A permission, access or room is missing until somebody on the server changes that."""
    BLOCKED = "blocked"
    """Moderation does not let words pass."""
    REFUSED = "refused"
    """Discord does not allow it there, although no permission is missing."""
    UNKNOWN = "unknown"
    """Forbidden or not found, with a code of which nobody knows whose fault it is."""
    EXISTS = "exists"
    """What was to be made is there already."""
    PASSING = "passing"
    """Discord is overloaded, out of reach, or asks to wait."""
    REJECTED = "rejected"
    """Discord rejects the content of the message."""
    UNAUTHORIZED = "unauthorized"
    """The token is not valid any more."""
    DAMAGED = "damaged"
    """The table cannot be read."""
    INTERNAL = "internal"
    """A mistake of the program."""


OUT_OF_REACH = (FailureKind.GONE, FailureKind.FORBIDDEN, FailureKind.CLOSED)
"""Kinds of failures after which a message cannot be edited, and needs no edit."""

REPORTED = (FailureKind.FORBIDDEN, FailureKind.BLOCKED, FailureKind.REFUSED)
"""Kinds of failures at a place that are reported to those who can fix it."""


class Fault(StrEnum):
    """Who is responsible for a failure."""

    USER = "the user"
    SERVER = "the server"
    DISCORD = "Discord"
    BOT = "the bot"
    UNKNOWN = "nobody knows"
    NONE = "nobody"


class Notified(StrEnum):
    """Who is notified of a failure in a thread."""

    NOBODY = "nobody"
    HOST = "host"
    PLACE = "host and owner"
    OPERATOR = "operator"


class ClockRule(StrEnum):
    """Consequence for the clock of an unreached player."""

    RUNS = "runs"
    STANDS = "stands"
    STANDS_LATER = "stands after three tries"


class Judgement(Struct, frozen=True):
    """Consequences of a failure for people."""

    fault: Fault
    notified: Notified
    clock: ClockRule


OF_KINDS: Mapping[FailureKind, Judgement] = {
    FailureKind.CLOSED: Judgement(Fault.USER, Notified.NOBODY, ClockRule.RUNS),
    FailureKind.GONE: Judgement(Fault.SERVER, Notified.HOST, ClockRule.STANDS),
    FailureKind.FORBIDDEN: Judgement(Fault.SERVER, Notified.PLACE, ClockRule.STANDS),
    FailureKind.BLOCKED: Judgement(Fault.SERVER, Notified.PLACE, ClockRule.STANDS),
    FailureKind.REFUSED: Judgement(Fault.SERVER, Notified.PLACE, ClockRule.STANDS),
    FailureKind.UNKNOWN: Judgement(Fault.UNKNOWN, Notified.OPERATOR, ClockRule.STANDS_LATER),
    FailureKind.EXISTS: Judgement(Fault.NONE, Notified.NOBODY, ClockRule.RUNS),
    FailureKind.PASSING: Judgement(Fault.DISCORD, Notified.NOBODY, ClockRule.RUNS),
    FailureKind.REJECTED: Judgement(Fault.BOT, Notified.OPERATOR, ClockRule.STANDS_LATER),
    FailureKind.UNAUTHORIZED: Judgement(Fault.BOT, Notified.OPERATOR, ClockRule.RUNS),
    FailureKind.DAMAGED: Judgement(Fault.BOT, Notified.OPERATOR, ClockRule.RUNS),
    FailureKind.INTERNAL: Judgement(Fault.BOT, Notified.OPERATOR, ClockRule.STANDS_LATER),
}
"""Consequences of each kind, unless a code says otherwise."""


class Code(Struct, frozen=True):
    """An error code of Discord."""

    meaning: str
    kind: FailureKind
    consequence: str
    """What is done then, for the documentation."""
    fault: Fault | None = None
    """Whose it is, if not as usual for its kind."""
    clock: ClockRule | None = None
    """Consequence for clocks, if not as usual for its kind."""

    @property
    def judgement(self) -> Judgement:
        """Consequences for people."""
        usual = OF_KINDS[self.kind]
        return Judgement(self.fault or usual.fault, usual.notified, self.clock or usual.clock)


CALLED = (
    "The seat is called in the thread."
    " Tried again with the next ask after a day, or once they act in a direct message."
)
CHANGED = "Stays due. Tried again when the server changes, and every hour."
HOURLY = "Stays due. Tried again every hour."
LATER = "Stays due. Tried again after a growing delay."
TAGS = "Stays due. `/setup` says which tags are missing. Tried again when the tags change, and every hour."
NAMELESS = (
    "A thread or post is called without the names of users."
    " If that is blocked, too, it is tried again every hour."
)
WORDS = "The words are posted without pictures. If they are refused, too, they are tried again every hour."

CODES: Mapping[int, Code] = {
    10003: Code(
        "Unknown channel",
        FailureKind.GONE,
        "A thread is opened again, with a picture and where the game stands."
        " Without the channel the host is asked for another one, and direct messages continue.",
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
        Fault.SERVER,
    ),
    20009: Code("Explicit content", FailureKind.BLOCKED, WORDS, Fault.DISCORD),
    20026: Code("Messages blocked as harmful", FailureKind.PASSING, LATER, clock=ClockRule.STANDS_LATER),
    20031: Code("Words that are not allowed in a name", FailureKind.BLOCKED, NAMELESS, Fault.DISCORD),
    30033: Code("Too many members of a thread", FailureKind.REFUSED, HOURLY),
    30046: Code("Too many edits of messages older than an hour", FailureKind.PASSING, LATER, Fault.BOT),
    40003: Code(
        "Opening direct messages too fast",
        FailureKind.PASSING,
        "Stays due. Until then the seat is called in the thread."
        " No new direct messages are opened for a minute.",
        Fault.BOT,
    ),
    40004: Code(
        "Sending messages is switched off for a while",
        FailureKind.PASSING,
        LATER,
        clock=ClockRule.STANDS_LATER,
    ),
    40006: Code(
        "This feature is switched off for a while",
        FailureKind.PASSING,
        LATER,
        clock=ClockRule.STANDS_LATER,
    ),
    40066: Code("All tags of a forum are for moderators", FailureKind.FORBIDDEN, TAGS),
    40067: Code("A post without the tag its forum requires", FailureKind.FORBIDDEN, TAGS),
    40333: Code("Blocked by Discord's protection", FailureKind.PASSING, LATER, clock=ClockRule.STANDS_LATER),
    50001: Code("Missing access", FailureKind.FORBIDDEN, CHANGED),
    50007: Code("Cannot send messages to this user", FailureKind.CLOSED, CALLED),
    50013: Code(
        "Missing permissions",
        FailureKind.FORBIDDEN,
        "What has pictures is posted without them: *Attach Files* may be all that is missing. Otherwise it"
        " stays due, and is tried again when the server changes, and every hour.",
    ),
    50024: Code("Impossible in a channel of this kind", FailureKind.REFUSED, HOURLY),
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
        Fault.NONE,
    ),
    50095: Code(
        "The server is not available in the bot's location", FailureKind.REFUSED, HOURLY, Fault.DISCORD
    ),
    50101: Code("The server needs more boosts for it", FailureKind.REFUSED, HOURLY),
    50278: Code("No server in common with this user", FailureKind.CLOSED, CALLED),
    160002: Code("A reply where the history may not be read", FailureKind.REFUSED, HOURLY),
    160004: Code("The message has a thread already", FailureKind.EXISTS, "That thread is used."),
    160005: Code("Thread is locked", FailureKind.FORBIDDEN, CHANGED),
    160006: Code("Too many active threads", FailureKind.FORBIDDEN, CHANGED),
    160007: Code("Too many active announcement threads", FailureKind.FORBIDDEN, CHANGED),
    200000: Code("Message blocked by automatic moderation", FailureKind.BLOCKED, HOURLY),
    200001: Code("Title blocked by automatic moderation", FailureKind.BLOCKED, NAMELESS),
    240000: Code(
        "Message blocked by the filter of harmful links", FailureKind.BLOCKED, HOURLY, Fault.DISCORD
    ),
    400001: Code("File uploads are limited", FailureKind.REFUSED, WORDS, Fault.DISCORD),
}
"""The error codes with a consequence of their own; any other is judged by its status."""


class Status(Struct, frozen=True):
    """A failure without a code of its own."""

    name: str
    kind: FailureKind
    consequence: str


STATUSES: tuple[Status, ...] = (
    Status("401", FailureKind.UNAUTHORIZED, "The bot stops: its token is not valid any more."),
    Status(
        "403 or 404 with another code",
        FailureKind.UNKNOWN,
        "Stays due, with an error in the log. Tried again after a growing delay.",
    ),
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
    """Whether a failure of this name is for others to mend, a user, a server, an operator, or for nobody."""
    if not name.isdecimal():
        return name == FailureKind.DAMAGED
    known = CODES.get(int(name))
    if known is not None:
        return known.kind is not FailureKind.PASSING or known.fault is Fault.NONE
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

    @property
    def is_unlisted(self) -> bool:
        """Whether Discord refused it with a code that the table does not have."""
        return self.answered and self.code > 0 and self.code not in CODES

    @property
    def concerns_row_alone(self) -> bool:
        """Whether it is about this message alone, not its destination."""
        blocked = self.kind is FailureKind.BLOCKED and self.code not in TITLE_BLOCKED
        return blocked or self.kind in OF_THE_ROW

    def stops_clocks(self, attempts: int) -> bool:
        """Whether the clocks of unreached players stand after so many attempts."""
        known = CODES.get(self.code)
        usual = OF_KINDS[self.kind]
        clock = (known.judgement if known is not None and known.kind is self.kind else usual).clock
        return clock is ClockRule.STANDS or (clock is ClockRule.STANDS_LATER and attempts >= TRIES)


OF_THE_ROW = (FailureKind.REJECTED, FailureKind.DAMAGED, FailureKind.INTERNAL)
"""Kinds of failures that say nothing about the destination."""


class BreakerOpen(Exception):
    """No request was made, because too many before were invalid."""


class AttemptTooOld(Exception):
    """No request was made: in the time since its mark another process may have made it."""


class StillThere(Exception):
    """Discord called something deleted that exists."""


def failure_of(error: Exception) -> Failure:
    """The failure of an attempt that raised an exception."""
    if isinstance(error, discord.HTTPException):
        return _failure_of_response(error)
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


def _failure_of_response(error: discord.HTTPException) -> Failure:
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
    if isinstance(error, (discord.Forbidden, discord.NotFound)):
        return FailureKind.UNKNOWN
    return FailureKind.REJECTED


def _name(error: discord.HTTPException) -> str:
    """Discord's code, unless there is none or the status alone decides."""
    status, code = error.status, error.code
    overloaded = status >= SERVER_ERROR or (status == RATE_LIMITED and code not in CODES)
    return str(status if overloaded or status == UNAUTHORIZED or not code else code)
