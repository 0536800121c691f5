"""Kinds of what is stored. Their values never change."""

from collections.abc import Iterable
from enum import Enum, Flag, StrEnum, auto
from typing import Self

from msgspec import Struct


class To(Flag):
    """Recipients of a notification."""

    ALL = 0
    SEAT = auto()
    USER = auto()
    """Seated or not."""


class About(Flag):
    """Possible subjects of a kind."""

    GAME = auto()
    USER = auto()
    """Something that concerns a user, and no game; its kind says what `about` is."""
    NOTHING = auto()
    """A user, and nothing else."""
    CUP = auto()


class Order(Enum):
    """When a notification is sent among those of its table."""

    PERSONAL = auto()
    """Side by side with those to others."""
    PUBLIC = auto()
    """To all about moves, in the order of the log."""
    NOTICE = auto()
    """To all, each in a message of its own."""
    CARD = auto()
    EDIT = auto()
    """Of an older message."""
    EDIT_OF_NEWEST = auto()
    """Of the newest message to all, once no further one is due."""
    PANEL = auto()
    """An edit of panels that a seat was sent."""
    LATER = auto()
    """After all others, of any table."""


class Loud(Enum):
    """When the phone of a user rings for a notification; of one to all its mentions decide."""

    UNLESS_SILENT = auto()
    """While they neither sleep nor have muted the bot."""
    UNLESS_ASLEEP = auto()
    UNLESS_AWAY = auto()
    """While they are silent nowhere, and not on vacation at the table."""
    NEVER = auto()


class Row(Enum):
    """The row of the log behind a notification."""

    FREE = auto()
    """None, or the last one."""
    ANY = auto()
    STEP = auto()
    """The last row that was stored at a time."""
    END = auto()
    """The last row of a finished game."""


class Declared(Struct, frozen=True):
    """How a kind of notification is delivered, and which rows the check of a database accepts."""

    deliverer: str
    """By the name that it has in `bot/delivery/deliverers.py`."""
    order: Order = Order.PERSONAL
    to: To = To.ALL
    about: About = About.GAME
    row: Row = Row.FREE
    loud: Loud = Loud.UNLESS_SILENT
    urgent: bool = False
    """Whether it calls somebody, who can act or whose game has ended."""
    superseded_by: tuple[str, ...] = ()
    """Kinds of later notifications to the same recipient that make this one needless."""
    kept: bool = False
    """Whether it stays due however often it has failed."""


UNDECLARED = Declared("")


class Kind(StrEnum):
    """Kinds of notifications, each with its declaration; the values are stored, and never change.

    Cards and edits are sent in the order of their kinds here.
    """

    declared: Declared

    def __new__(cls, value: str, declared: Declared = UNDECLARED) -> Self:
        """A kind with its declaration; only the value is stored."""
        kind = str.__new__(cls, value)
        kind._value_ = value
        kind.declared = declared
        return kind

    TURN = "turn", Declared("thread", Order.PUBLIC, row=Row.STEP, urgent=True, superseded_by=("turn", "end"))
    """Public: somebody new has to act. The newest one carries the thread's buttons and the mentions."""
    ASK = "ask", Declared("seat", to=To.SEAT, row=Row.STEP, urgent=True, superseded_by=("ask",))
    """To a seat: it newly has to choose."""
    RECEIVED = "received", Declared("seat", to=To.SEAT, row=Row.ANY, loud=Loud.NEVER)
    """To a seat that has nothing to choose now: something was given to it, in row n."""
    SCORING = "scoring", Declared("thread", Order.PUBLIC, row=Row.ANY)
    """Public: row n ends a scoring."""
    END = "end", Declared("thread", Order.PUBLIC, row=Row.END, urgent=True)
    """Public: the end of the game."""
    AGAIN = "again", Declared("thread", Order.PUBLIC, row=Row.ANY)
    """Public: the rules were corrected, and row n restarts the open phase."""
    CARD = "card", Declared("card", Order.CARD, superseded_by=("card",))
    """The table's card in its channel exists and shows the table as it is."""
    PASSED_ON = "passed-on", Declared("edit", Order.EDIT, superseded_by=("passed-on",))
    """The panels of a former player say that they are outdated, or hold again."""
    COUNTER = (
        "counter",
        Declared("edit", Order.EDIT_OF_NEWEST, row=Row.STEP, superseded_by=("counter", "turn", "end")),
    )
    """Public: how many are ready has changed; the newest turn message is edited."""
    ANSWERS = "answers", Declared("edit", Order.EDIT_OF_NEWEST, superseded_by=("answers",))
    """Public: messages that ask show what was answered, and lose their controls once it is decided."""
    RETIRE = "retire", Declared("edit", Order.EDIT, superseded_by=("retire",))
    """Older messages of the thread lose their controls."""
    THREAD_NAME = "thread-name", Declared("thread name", Order.EDIT, superseded_by=("thread-name",))
    """The thread's name lists the present players, after an erasure."""
    FINAL_PANEL = "final-panel", Declared("final panel", Order.PANEL, To.SEAT, row=Row.END)
    """To a seat: its panel in direct messages shows the end of the game, older ones lose their controls."""
    SEAT = "seat", Declared("seat notice", to=To.USER)
    """First direct message to a seated user; tests whether they accept any."""
    INVITED = "invited", Declared("lobby notice", to=To.USER)
    """To a user: they are invited to a table, or to take over a seat."""
    DECLINED = "declined", Declared("lobby notice", to=To.USER)
    """To a user: somebody they invited does not come."""
    SEAT_REQUEST = "seat-request", Declared("lobby notice", to=To.USER)
    """To the host of a private lobby: people ask for a seat."""
    REQUEST_OVER = "request-over", Declared("lobby notice", to=To.USER)
    """To a user: they do not get the requested seat."""
    HOST = "host", Declared("lobby notice", to=To.USER)
    """To a user: the host of a lobby has left, and they are the host now."""
    HERE = "here", Declared("lobby notice", to=To.USER)
    """To a user: their table is to start, and they are asked whether they are still there."""
    MATCHED = "matched", Declared("lobby notice", to=To.USER)
    """To a user who searches for a table: one is found, and they are asked whether they are there."""
    LOOKS_AGAIN = "looks-again", Declared("lobby notice", to=To.USER)
    """To a user with a found table: it falls through, and their search continues."""
    NEW_TABLE = "new-table", Declared("new table", to=To.USER)
    """To a user who wants to know of new tables on a server: there is one."""
    SEAT_FREED = "seat-freed", Declared("lobby notice", to=To.USER)
    """To a user: they did not answer, and have lost their seat in the lobby."""
    SILENT = "silent", Declared("lobby notice", to=To.USER)
    """To the host: who did not answer, and has lost their seat."""
    CALLED_OFF = "called-off", Declared("lobby notice", to=To.USER)
    """To the host: the lobby does not start now."""
    CLOSING = "closing", Declared("lobby notice", to=To.USER)
    """To the host: the lobby will be closed, since nobody changes anything."""
    CLOSED = "closed", Declared("lobby notice", to=To.USER)
    """To a user who sat at a lobby: it was closed."""
    LOBBY_CALL = "lobby-call", Declared("lobby call", to=To.USER)
    """Public: who was invited or is asked in a lobby, and takes no direct messages."""
    NO_PERMISSION = "no-permission", Declared("place problem", to=To.USER)
    """To the host and the server's owner: permissions are missing in the channel."""
    CHANNEL_GONE = "channel-gone", Declared("place problem", to=To.USER)
    """To the host: the channel was deleted."""
    THREAD_LOCKED = "thread-locked", Declared("place problem", to=To.USER)
    """To the host and the server's owner: the thread is locked."""
    TOO_MANY_THREADS = "too-many-threads", Declared("place problem", to=To.USER)
    """To the host and the server's owner: the server has no room for the thread."""
    FORUM_TAGS = "forum-tags", Declared("place problem", to=To.USER)
    """To the host and the server's owner: the forum requires a tag, and has none that the bot may give."""
    BLOCKED = "blocked", Declared("place problem", to=To.USER)
    """To the host and the server's owner: moderation does not let words pass."""
    REFUSED = "refused", Declared("place problem", to=To.USER)
    """To the host and the server's owner: Discord does not allow it, although no permission is missing."""
    REMOVED = "removed", Declared("place problem", to=To.USER)
    """To all people at the tables of a server: the bot is not on it any more."""
    REMIND = "remind", Declared("reminder", to=To.USER, loud=Loud.UNLESS_ASLEEP)
    """To a user: all tables that wait for them."""
    DIGEST = "digest", Declared("reminder", to=To.USER, loud=Loud.UNLESS_ASLEEP)
    """To a user: all tables that wait for them, once a day instead of anything else."""
    PACE = "pace", Declared("table message", Order.NOTICE)
    """Public: somebody proposes another pace."""
    NUDGE = "nudge", Declared("reminder", to=To.SEAT | To.USER, loud=Loud.UNLESS_ASLEEP)
    """To a seat: the table wants it to be reminded, and all tables that wait for its user."""
    VACATION = "vacation", Declared("table message", Order.NOTICE)
    """Public: who is away until when, who plays for them, who is back."""
    STAND_IN = "stand-in", Declared("stand-in", to=To.USER, about=About.GAME | About.USER)
    """To a user: a request to stand in for somebody, or its end."""
    STAND_IN_ANSWER = "stand-in-answer", Declared("stand-in", to=To.USER, about=About.GAME | About.USER)
    """To a user: the answer of the stand-in they asked."""
    NEXT = (
        "next",
        Declared("seat news", to=To.SEAT, row=Row.STEP, loud=Loud.UNLESS_AWAY, superseded_by=("next", "ask")),
    )
    """To a seat whose user wants to know: it acts after the present one."""
    LATE = "late", Declared("table message", Order.NOTICE)
    """Public: somebody is late; the others are asked, or a computer player moves."""
    ASLEEP = "asleep", Declared("table message", Order.NOTICE)
    """Public: all are late, or nobody has moved for long, so that the table sleeps."""
    MISSED = "missed", Declared("missed", to=To.USER, superseded_by=("missed",))
    """To a user: their time at the table is up."""
    OFFER = "offer", Declared("seat message", Order.NOTICE)
    """Public: a seat is on offer."""
    SEAT_CHANGED = "seat-changed", Declared("seat message", Order.NOTICE)
    """Public: a seat has another holder."""
    MOVED = "moved", Declared("moved", Order.NOTICE)
    """Public: the game continues in another channel."""
    SEAT_INVITED = "seat-invited", Declared("seat invitation", to=To.USER)
    """To a user: they are invited to take over a seat."""
    SEAT_DECLINED = "seat-declined", Declared("seat declined", to=To.USER)
    """To a user: somebody they invited to take over a seat declines."""
    SEAT_CALL = "seat-call", Declared("seat call", to=To.USER)
    """In the thread, to a user without direct messages: they are invited to take over a seat."""
    INVITATION_OVER = "invitation-over", Declared("invitation edit", to=To.USER)
    """To a user: their invitation to a table or a seat loses its controls."""
    SEAT_LOST = "seat-lost", Declared("seat lost", to=To.USER)
    """To a user: they no longer play their seat."""
    OPEN = "open", Declared("open table", Order.CARD, superseded_by=("open",))
    """Public: the server's role for open tables is mentioned for this one."""
    AGREE_PAUSE = "agree-pause", Declared("table message", Order.NOTICE)
    """Public: somebody proposes to pause, or the game continues after a pause."""
    AGREE_END = "agree-end", Declared("table message", Order.NOTICE)
    """Public: somebody proposes to end the game."""
    IDLE = "idle", Declared("table message", Order.NOTICE)
    """Public: nobody has moved for months; without an answer the table becomes dormant."""
    DORMANT = "dormant", Declared("table message", Order.NOTICE)
    """Public: the table is dormant, until somebody wakes it."""
    ALL_READY = (
        "all-ready",
        Declared(
            "seat news", to=To.SEAT, row=Row.STEP, loud=Loud.UNLESS_AWAY, superseded_by=("all-ready", "ask")
        ),
    )
    """To a seat whose user wants to know: all others that act side by side with it are ready."""
    ROUND_ENDS = "round-ends", Declared("round ends", to=To.USER)
    """To a user: the cup round of this table ends soon."""
    CUP_OVER = "cup-over", Declared("cup over", to=To.USER)
    """To a user: the cup of this table has ended."""
    TURN_OVER = (
        "turn-over",
        Declared(
            "ended turn", Order.PANEL, To.SEAT, row=Row.STEP, superseded_by=("turn-over", "final-panel")
        ),
    )
    """To a seat: its turn has ended by itself, and its newest panel in direct messages shows that."""
    PLAN_PLAYED = "plan-played", Declared("seat news", to=To.SEAT, loud=Loud.NEVER)
    """To a seat: its plan was played."""
    QUEUE_IN_VAIN = "queue-in-vain", Declared("letter", to=To.USER, about=About.NOTHING)
    """To a user who searched for a table: none was found in time."""
    CUP_CALLED_OFF = "cup-called-off", Declared("letter", to=To.USER, about=About.USER)
    """To an entrant: the cup in `about` is called off."""
    NEW_CUP = "new-cup", Declared("letter", to=To.USER, about=About.USER)
    """To a user who wants to know of new tables on a server: the cup in `about` is announced."""
    ANALYSED = "analysed", Declared("letter", to=To.USER, about=About.USER)
    """To a user: the analysis of the game in `about` is ready, too late for the response."""
    YEAR = "year", Declared("letter", Order.LATER, To.USER, About.USER, loud=Loud.NEVER)
    """To a user who wants it: their review of the year in `about`."""
    POSTED_STEP = "posted-step", Declared("posted", Order.NOTICE)
    """Public: somebody has posted a step of the game."""
    POSTED_STEP_COPY = "posted-step-copy", Declared("posted copy", to=To.USER, loud=Loud.NEVER)
    """To a user at a table by direct message: somebody there has posted a step of the game."""
    GAME_PAGE = "game-page", Declared("posted", Order.NOTICE)
    """Public: the page of the finished game."""
    GAME_PAGE_COPY = "game-page-copy", Declared("posted copy", to=To.USER, loud=Loud.NEVER)
    """To a user of a finished table by direct message: the page of the game."""
    REGULAR_ASKED = "regular-asked", Declared("letter", to=To.USER, about=About.NOTHING)
    """To a user: somebody would like to have them as a regular."""
    REGULARS_LOOK = "regulars-look", Declared("letter", to=To.USER, about=About.NOTHING)
    """To a user who wants it: regulars of theirs look for players."""
    CUP_MESSAGE = "cup-message", Declared("cup", about=About.CUP, kept=True)
    """The message of a cup shows its present state; `n` counts the changes still missing there."""


AGREEMENTS = (Kind.AGREE_END, Kind.AGREE_PAUSE, Kind.PACE)
"""Kinds that ask all people to agree on something."""

POSTED = (Kind.POSTED_STEP, Kind.POSTED_STEP_COPY, Kind.GAME_PAGE, Kind.GAME_PAGE_COPY)
"""Kinds that are kept as long as their game: an erasure finds the messages, and a page is posted once."""

PAST_KINDS = ("archive",)
"""Kinds of earlier versions, which may be stored but are never due."""


class TimerKind(StrEnum):
    """Kinds of timers. The values are stored: they never change."""

    HALF = "half"
    """Half of the time is used."""
    LAST = "last"
    """The last hours before the deadline begin."""
    WAKE = "wake"
    """A user wakes up who was called silently."""
    NUDGE = "nudge"
    """Somebody at the table wants a user to be reminded."""
    DEADLINE = "deadline"
    """No time is left."""
    LATE_AGAIN = "late-again"
    """A user who was late a day ago may still be."""
    SLEPT = "slept"
    """A user has not moved for a long time at a table without a pace."""
    TURN_END = "turn-end"
    """A turn with nothing left to do ends by itself."""
    PLAN = "plan"
    """A seat's plan is played, or the turn ends in which it was."""


CALLED_AGAIN = (TimerKind.WAKE,)
"""Timers that repeat a call which nobody may have heard. A practice table has no others."""

REMINDERS = (TimerKind.HALF, TimerKind.LAST, TimerKind.WAKE, TimerKind.NUDGE)
"""Timers that remind a user to move."""


def sql_list(kinds: Iterable[str]) -> str:
    """Kinds as a list in a statement."""
    return ", ".join(f"'{kind}'" for kind in kinds)
