"""Kinds of what is stored. Their values never change."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Kind(StrEnum):
    """Kinds of notifications; their values are stored and never change."""

    TURN = "turn"
    """Public: somebody new has to act. The newest one carries the thread's buttons and the mentions."""
    COUNTER = "counter"
    """Public: how many are ready has changed; the newest turn message is edited."""
    ASK = "ask"
    """To a seat: it has to choose, and did not have to before."""
    RECEIVED = "received"
    """To a seat that has nothing to choose now: something was given to it, in row n."""
    SCORING = "scoring"
    """Public: row n ends a scoring."""
    END = "end"
    AGAIN = "again"
    """Public: the rules were corrected, and the open phase begins again by row n."""
    CARD = "card"
    """The table's card in its channel exists and shows the table as it is."""
    RETIRE = "retire"
    """Older messages of the thread lose their controls."""
    FINAL_PANEL = "final-panel"
    """To a seat: its panel in direct messages shows the end of the game, older ones lose their controls."""
    SEAT = "seat"
    """To a user who has sat down: they have a seat, and shall be reached like this."""
    INVITED = "invited"
    """To a user: they are invited to a table, or to take over a seat."""
    DECLINED = "declined"
    """To a user who has invited somebody: they do not come."""
    SEAT_REQUEST = "seat-request"
    """To the host of a private lobby: people ask for a seat."""
    REQUEST_OVER = "request-over"
    """To a user who has asked for a seat: they do not get it."""
    HOST = "host"
    """To a user: the host of a lobby has left, and they are the host now."""
    HERE = "here"
    """To a user: their table is to start, and they are asked whether they are still there."""
    MATCHED = "matched"
    """To a user who looks for a table: there is one, and they are asked whether they are there."""
    LOOKS_AGAIN = "looks-again"
    """To a user for whom a table was found: it falls through, and they look for one again."""
    NEW_TABLE = "new-table"
    """To a user who wants to know of new tables on a server: there is one."""
    SEAT_FREED = "seat-freed"
    """To a user: they did not answer that, and have lost their seat in the lobby."""
    SILENT = "silent"
    """To the host: who did not answer that, and has lost their seat."""
    CALLED_OFF = "called-off"
    """To the host: the lobby does not start now."""
    CLOSING = "closing"
    """To the host: the lobby will be closed, since nobody changes anything."""
    CLOSED = "closed"
    """To a user who sat at a lobby: it was closed."""
    LOBBY_CALL = "lobby-call"
    """Public: who was invited or is asked in a lobby, and takes no direct messages."""
    NO_PERMISSION = "no-permission"
    CHANNEL_GONE = "channel-gone"
    THREAD_LOCKED = "thread-locked"
    TOO_MANY_THREADS = "too-many-threads"
    FORUM_TAGS = "forum-tags"
    """To the host and the server's owner: the forum requires a tag, and has none that the bot may give."""
    BLOCKED = "blocked"
    """To the host and the server's owner: moderation does not let words pass."""
    REFUSED = "refused"
    """To the host and the server's owner: Discord does not allow it, although no permission is missing."""
    REMOVED = "removed"
    """To all people at the tables of a server: the bot is not on it any more."""
    REMIND = "remind"
    """To a user: all tables that wait for them."""
    DIGEST = "digest"
    PACE = "pace"
    """Public: somebody proposes another pace."""
    NUDGE = "nudge"
    """To a seat: the table wants it to be reminded, and all tables that wait for its user."""
    VACATION = "vacation"
    """Public: who is away until when, who plays for them, who is back."""
    STAND_IN = "stand-in"
    """To a user: they are asked to stand in for somebody, or no longer do."""
    STAND_IN_ANSWER = "stand-in-answer"
    """To a user: the answer of their stand-in."""
    NEXT = "next"
    """To a seat whose user wants to know: it acts after the one that does now."""
    LATE = "late"
    """Public: somebody is late; the others are asked, or a computer player moves."""
    ASLEEP = "asleep"
    """Public: all are late, or nobody has moved for long, so that the table sleeps."""
    THREAD_NAME = "thread-name"
    """The thread is called by those who play now: somebody was erased."""
    ANSWERS = "answers"
    """Public: messages that ask show what was answered, and lose their controls once it is decided."""
    PASSED_ON = "passed-on"
    """The panels of a former player say that they are outdated, or hold again."""
    MISSED = "missed"
    """To a user: their time at the table is up."""
    OFFER = "offer"
    """Public: a seat is on offer."""
    SEAT_CHANGED = "seat-changed"
    MOVED = "moved"
    """Public: the game continues in another channel."""
    SEAT_INVITED = "seat-invited"
    SEAT_DECLINED = "seat-declined"
    SEAT_CALL = "seat-call"
    """To a user whom no direct message reaches, in the thread: they are invited to take over a seat."""
    INVITATION_OVER = "invitation-over"
    """To a user: what has invited them to a table, or to a seat, loses its controls."""
    SEAT_LOST = "seat-lost"
    OPEN = "open"
    """Public: the server's role for open tables is mentioned for this one."""
    AGREE_PAUSE = "agree-pause"
    """Public: somebody proposes to pause, or the game continues after a pause."""
    AGREE_END = "agree-end"
    """Public: somebody proposes to end the game."""
    IDLE = "idle"
    """Public: nobody has moved for months; the table will be dormant."""
    DORMANT = "dormant"
    ALL_READY = "all-ready"
    """To a seat whose user wants to know: all others that act side by side with it are ready."""
    ROUND_ENDS = "round-ends"
    """To a user: the round of a cup ends soon in which they play this table."""
    CUP_OVER = "cup-over"
    TURN_OVER = "turn-over"
    """To a seat: its turn has ended by itself, and its newest panel in direct messages shows that."""


TO_A_SEAT = (Kind.ASK, Kind.RECEIVED, Kind.NUDGE, Kind.NEXT, Kind.ALL_READY, Kind.TURN_OVER, Kind.FINAL_PANEL)

PLACE_PROBLEMS = (
    Kind.NO_PERMISSION,
    Kind.CHANNEL_GONE,
    Kind.THREAD_LOCKED,
    Kind.TOO_MANY_THREADS,
    Kind.FORUM_TAGS,
    Kind.BLOCKED,
    Kind.REFUSED,
    Kind.REMOVED,
)
"""What can be wrong with a place."""

TO_A_USER = (
    Kind.SEAT,
    *PLACE_PROBLEMS,
    Kind.INVITATION_OVER,
    Kind.REMIND,
    Kind.DIGEST,
    Kind.MISSED,
    Kind.NUDGE,
    Kind.STAND_IN,
    Kind.STAND_IN_ANSWER,
    Kind.INVITED,
    Kind.SEAT_INVITED,
    Kind.SEAT_CALL,
    Kind.SEAT_DECLINED,
    Kind.SEAT_LOST,
    Kind.ROUND_ENDS,
    Kind.CUP_OVER,
    Kind.DECLINED,
    Kind.SEAT_REQUEST,
    Kind.REQUEST_OVER,
    Kind.HOST,
    Kind.HERE,
    Kind.MATCHED,
    Kind.LOOKS_AGAIN,
    Kind.NEW_TABLE,
    Kind.SEAT_FREED,
    Kind.SILENT,
    Kind.CALLED_OFF,
    Kind.CLOSING,
    Kind.CLOSED,
    Kind.LOBBY_CALL,
)
"""The kinds of notifications that are for a user, whether they are seated or not."""

AGREEMENTS = (Kind.AGREE_END, Kind.AGREE_PAUSE, Kind.PACE)
PAST_KINDS = ("archive",)
"""Kinds of notifications of earlier versions, which may be stored: nothing is due of them any more."""


class LetterKind(StrEnum):
    """Kinds of direct messages that belong to no table; stored, never change."""

    QUEUE_IN_VAIN = "queue-in-vain"
    """No table was found for somebody in the time they wanted."""
    CUP_CALLED_OFF = "cup-called-off"
    """The cup is called off."""
    STAND_IN = "stand-in"
    """As the notification, about a vacation that affects no table yet: later ones of a cup."""
    STAND_IN_ANSWER = "stand-in-answer"
    ANALYSED = "analysed"
    """The analysis of a game is ready, too late for a reply."""
    YEAR = "year"
    """A year in review."""


class TimerKind(StrEnum):
    """Kinds of timers; stored, never change."""

    HALF = "half"
    LAST = "last"
    """The last hours before the deadline begin."""
    WAKE = "wake"
    """A user wakes up who was called silently."""
    NUDGE = "nudge"
    """Somebody at the table wants a user to be reminded."""
    DEADLINE = "deadline"
    LATE_AGAIN = "late-again"
    """A user who was late a day ago may still be."""
    SLEPT = "slept"
    """A user has not moved for a long time at a table without a pace."""
    TURN_END = "turn-end"
    """A turn with nothing left to do ends by itself."""


CALLED_AGAIN = (TimerKind.WAKE,)
"""Timers that repeat a call; the only ones of a practice table."""

REMINDERS = (TimerKind.HALF, TimerKind.LAST, TimerKind.WAKE, TimerKind.NUDGE)
"""Timers that notify the awaited user."""


def in_sql(kinds: Iterable[str]) -> str:
    """Kinds as a list in a statement."""
    return ", ".join(f"'{kind}'" for kind in kinds)
