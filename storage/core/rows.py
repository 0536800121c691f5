"""Stored data as rows. Times are UTC seconds; ids of users, channels and messages are Discord's."""

from __future__ import annotations

import re

from msgspec import Struct

from clocks.pace import NO_PACE

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"
ASK = "ask"
"""When somebody is late, the others are asked."""
COMPUTER_MOVES = "computer"
"""When somebody is late, a computer player chooses for them."""

FINISHED, AGREED, RESIGNED, ABANDONED = "finished", "agreed", "resigned", "abandoned"
BY_MANAGERS = "managers"
"""How a game ends: by its rules, agreement or resignation, once all have left, by a server's managers."""

GUIDED = "guided"
"""Origin of a practice table: the guided game. Never changes."""

GAME_ORIGIN = "game:"
"""Origin of a practice table: rows of a game, before its id. Never changes."""

FILE_ORIGIN = "file:"
"""Origin of a practice table: rows of a file, before its SHA-256. Never changes."""

AGREED_PAUSE, DORMANT = "agreed", "dormant"
"""Why all clocks of a table stand. Never change."""

SEAT_CHANGE, END_CHANGE, CHANNEL_CHANGE = "seat", "end", "channel"


def is_erased(user: int | None) -> bool:
    """Whether a number stands for an erased user, who is nobody on Discord."""
    return user is not None and user < 0


class StandIn(Struct, frozen=True):
    user: int | None = None
    computer: str | None = None


class Away(Struct, frozen=True):
    begins: float
    ends: float
    zone: str
    """Of the days of its begin and end."""

    def covers(self, moment: float) -> bool:
        return self.begins <= moment < self.ends


class SeatRow(Struct, frozen=True):
    seat: int
    user: int | None = None
    """The holder, even while a stand-in plays."""
    computer: str | None = None
    stand_in: StandIn | None = None
    away: Away | None = None
    """Running or coming."""
    moves_once: bool = False
    """Whether a computer player makes its late user's next move."""
    offered: float | None = None
    """Start of its offer to anybody during the game; None without one."""
    seen: float | None = None
    held_after: int = 0
    """The last log row before its present holder."""
    has_plan: bool = False
    """Whether its holder has a plan for its next turn, even one that is being made: for their eyes alone."""
    keeps_plan: bool = False
    """Whether it is to be played."""

    @property
    def player(self) -> int | None:
        """The user who plays it now: sees it, is called, may press; None for a computer player."""
        return self.user if self.stand_in is None else self.stand_in.user

    @property
    def strategy(self) -> str | None:
        """The computer player of the moment; None for a user."""
        return self.computer if self.stand_in is None else self.stand_in.computer


class Pause(Struct, frozen=True):
    kind: str
    """AGREED_PAUSE or DORMANT."""
    begins: float
    ends: float | None
    """Its latest end; None: until somebody wakes the table."""


class OfCup(Struct, frozen=True):
    cup: int
    round: int
    """From 1."""
    ends: float
    """End of the round, in UTC seconds."""


class GameRow(Struct, frozen=True):
    id: int
    name: str
    """The name of the game's package."""
    options: str
    """As JSON."""
    seats: int
    stage: str
    guild: int | None
    channel: int
    host: int
    """The user who opened the lobby."""
    language: str
    """Of the public texts."""
    created: float
    card: int | None
    thread: int | None
    commitment: str | None = None
    """SHA-256 of the secret seed, in hex; None if it was over before there were seeds."""
    seeded_after: int = 0
    """Log rows before the seed; at a practice table, its first rows."""
    origin: str | None = None
    pace: str = NO_PACE
    """Key of the pace."""
    when_late: str = ASK
    vacations: bool = True
    """Whether vacations stop the clock."""
    hints: bool = True
    rated: bool = False
    reliable: bool = False
    """Whether only reliable people may sit down."""
    near: bool = False
    """Whether the host looks for people of about their level."""
    outcome: str | None = None
    """FINISHED, AGREED, RESIGNED, ABANDONED or BY_MANAGERS; None before the end."""
    ended: float | None = None
    private: bool = False
    may_ask: bool = False
    """Whether others may ask the host for a seat while the lobby is private."""
    direct: bool = False
    """Whether several people play it by direct message: it has no channel, and each has a card."""
    changed: float = 0.0
    """Time of the lobby's last change."""
    starts: float | None = None
    warned: float | None = None
    """When its people were warned of the lobby's closing."""
    forum: bool = False
    """Whether the channel is a forum, where the card is the first message of the thread."""
    closing: str | None = None
    """Why the lobby was closed; None while it is open, and in a game."""
    held_by: int | None = None
    """The user who called off the lobby's last start, to wait."""
    place_failed: float | None = None
    """Start of known failures to post in its thread; None without any."""
    paused: Pause | None = None
    of_cup: OfCup | None = None
    seated: tuple[SeatRow, ...] = ()

    @property
    def card_place(self) -> int:
        """The card's channel: in a forum the thread."""
        return self.thread if self.forum and self.thread else self.channel

    @property
    def closed(self) -> bool:
        return self.stage == LOBBY and not self.seated

    @property
    def dormant(self) -> bool:
        """Whether nobody has moved for months, so that the table waits until somebody wakes it."""
        return self.paused is not None and self.paused.kind == DORMANT

    @property
    def is_practice(self) -> bool:
        """Whether it began with given rows, and counts nowhere."""
        return self.origin is not None

    @property
    def plays_on(self) -> bool:
        """Whether it is practice from a step of a game."""
        return self.origin not in (None, GUIDED)

    @property
    def origin_game(self) -> int | None:
        """The game that gave its first rows; None without one."""
        number = self._origin_after(GAME_ORIGIN)
        return int(number) if number.isdecimal() else None

    @property
    def origin_file(self) -> str | None:
        digest = self._origin_after(FILE_ORIGIN)
        return digest if re.fullmatch("[0-9a-f]{64}", digest) else None

    def _origin_after(self, kind: str) -> str:
        origin = self.origin or ""
        return origin.removeprefix(kind) if origin.startswith(kind) else ""

    @property
    def in_direct_messages(self) -> bool:
        """Whether it has no thread, and only its card is for all."""
        return self.direct or (self.plays_on and self.guild is None)

    @property
    def present_host(self) -> int | None:
        users = [held.user for held in self.seated if held.user is not None]
        return self.host if self.host in users else next(iter(users), None)

    def seat_of(self, user: int) -> int | None:
        """The seat a user plays, their own or another's; None without one."""
        return next((row.seat for row in self.seated if row.player == user), None)

    def own_seat_of(self, user: int) -> int | None:
        """A user's own seat, even while a stand-in plays it; None without one."""
        return next((row.seat for row in self.seated if row.user == user), None)

    @property
    def has_several_people(self) -> bool:
        return sum(held.user is not None for held in self.seated) > 1

    def is_away(self, seat: int, moment: float) -> bool:
        """Whether nobody plays a seat, during a vacation of its user that stops the clock."""
        held = self.holder(seat)
        away = None if held is None or held.stand_in is not None else held.away
        return away is not None and self.vacations and away.covers(moment)

    def held_after(self, seat: int) -> int:
        """The last log row before a seat's present holder; 0 for the first one."""
        held = self.holder(seat)
        return 0 if held is None else held.held_after

    def holder(self, seat: int) -> SeatRow | None:
        return next((row for row in self.seated if row.seat == seat), None)


class MoveRow(Struct, frozen=True):
    n: int
    """From 1 within the game."""
    time: float
    seat: int | None
    """The player; None for the beginning of a phase."""
    key: str
    """Of the chosen option, or of the phase."""
    draws: str
    """Results of chance, as JSON."""
    events: str
    undoes: int | None = None
    """The row it takes back."""
    secret: int = 0
    """Number of last events, of a phase's beginning, hidden from the others at first."""
    interaction: int | None = None
    rules: str | None = None
    """Version of the rules from this row on (`games/rules_version.py`); None: unchanged."""


class HintUse(Struct, frozen=True):
    seat: int
    n: int


class TableChange(Struct, frozen=True):
    """A stored change of a table that is not a move: a new holder or channel, or an end without the rules."""

    number: int
    """From 1 within the game."""
    after: int
    """The last log row before it; 0 before the first."""
    time: float
    kind: str
    reason: str
    """Of a new holder, or of the end."""
    seat: int | None = None
    """The seat of the holder, or the one that resigned."""
    from_user: int | None = None
    from_computer: str | None = None
    to_user: int | None = None
    to_computer: str | None = None
    from_channel: int | None = None
    to_channel: int | None = None


class SeatOffer(Struct, frozen=True):
    game: int
    seat: int
    since: float


class Invitation(Struct, frozen=True):
    id: int
    game: int
    seat: int | None
    """None in a lobby."""
    user: int
    by_user: int
    created: float
    expires: float
    accepted: bool | None = None
    """None: no answer yet."""
    reason: str | None = None
    """Why it was not accepted: declined, withdrawn or expired."""

    def is_open(self, moment: float) -> bool:
        """Whether it can still be answered."""
        return self.accepted is None and moment < self.expires


class SeatRequest(Struct, frozen=True):
    game: int
    user: int
    created: float
    expires: float
    answer: str | None = None
    """None while open."""


class WaitingRow(Struct, frozen=True):
    """A game's wait for a seat. Without a clock it has no pace, left, schedule and deadline."""

    game: int
    seat: int
    since: float
    pace: str | None = None
    """Key of its clock's pace."""
    left: float | None = None
    """Waking seconds left at its start."""
    schedule: str | None = None
    """The user's schedule at its start, as JSON."""
    deadline: float | None = None


class TimerRow(Struct, frozen=True):
    id: int
    game: int
    seat: int
    user: int
    """The holder of the seat."""
    since: float
    kind: str
    deadline: float
    """Its deadline; 0 without one."""
    due: float


class NewTimer(Struct, frozen=True):
    game: int
    seat: int
    kind: str
    due: float
    version: int | None = None
    """The seat's version whose turn ends by itself; None for every other kind."""


class TurnEnd(Struct, frozen=True):
    """A turn with nothing left to do, which ends by itself."""

    game: int
    seat: int
    version: int
    """The seat's version; any choice or undo since makes it void."""
    user: int
    """The player of the seat."""


class ReminderTimer(Struct, frozen=True):
    id: int
    user: int
    game: int
    seat: int
    since: float
    kind: str
    due: float
    deadline: float | None
    """None without one."""


class Notification(Struct, frozen=True):
    kind: str
    n: int
    """Row of the log as of which it is sent; 0 before the first."""
    seat: int | None = None
    user: int | None = None
    """User who is notified, seated or not; without seat and user: everybody."""
    replaces: bool = False
    """Whether it settles an unsent notification of its kind to the same seat or user."""
    if_set: str = ""
    """Setting that the player must have; then it is stored once a wait."""
    posted_step: int | None = None
    """The posted step that it shows."""


class UserSubject(Struct, frozen=True):
    """Notifications about no game, to a user."""

    user: int

    def __str__(self) -> str:
        return f"user {self.user}"


class CupSubject(Struct, frozen=True):
    cup: int

    def __str__(self) -> str:
        return f"cup {self.cup}"


Subject = int | UserSubject | CupSubject
"""Subject of a notification: the id of a game, a user or a cup."""


def subject_in_log(subject: Subject) -> str:
    """A subject as the log names it."""
    return f"game {subject}" if isinstance(subject, int) else str(subject)


class OutboxRow(Struct, frozen=True):
    id: int
    game: int
    """0: about a user or a cup."""
    kind: str
    n: int
    """Row of the log as of which it is sent; 0 before the first. Of a cup: how many changes it is to show."""
    seat: int | None
    user: int | None
    """User who is notified, seated or not; without seat and user: everybody."""
    created: float
    nonce: int
    """Random number by which its message is recognised on Discord."""
    attempts: int = 0
    attempted_after: int | None = None
    """Discord id older than its message, if it may have been posted; None: surely it was not."""
    failure: str | None = None
    """Why the last attempt failed: Discord's code or the name of the error."""
    called: bool = False
    """Whether the thread mentioned the seat for it."""
    message: int | None = None
    """Its message, of which only the line of a call is posted yet."""
    about: int = 0
    """Subject of a notification about no game, as its kind says."""
    posted_step: int | None = None
    """The posted step that it shows."""

    @property
    def subject(self) -> Subject:
        if self.game:
            return self.game
        return CupSubject(self.about) if self.user is None else UserSubject(self.user)


LINE = "+"
"""Suffix of a kind whose line is posted and not yet replaced."""


class PlanRow(Struct, frozen=True):
    """The planned answers of a seat's holder in its next turn."""

    game: int
    seat: int
    user: int
    version: int
    """Grows with every change."""
    answers: str
    """As JSON (`games/engine/plans.py`)."""
    play: str | None
    """How it is played; None while it is being made."""
    signs: str
    """Signs by which it stops, as JSON."""
    hinted: bool = False
    """Whether a hint was given for it or an earlier plan of this turn; then it is kept if dropped."""


class DueSubject(Struct, frozen=True):
    subject: Subject
    guild: int | None
    kinds: frozenset[str]
    """Kinds of its due notifications, with LINE after those with a posted line."""
    created: float
    found: DueRows | None = None
    """Its due notifications, if they were read with it."""


class DueRows(Struct, frozen=True):
    row: GameRow
    due: tuple[OutboxRow, ...]


class LastAsk(Struct, frozen=True):
    """State of the last notification of a kind to a seat."""

    seat: int
    id: int
    done: bool
    sent: bool
    failed: bool
    called: bool
    """Whether the thread mentioned the seat for it."""


class DueCount(Struct, frozen=True):
    """Notifications of one kind about a game that are due and failed alike."""

    kind: str
    failure: str | None
    number: int
    oldest: float
    """When the first of them was created."""
    lines: int
    game: int
    """0: about none."""


class MessageRow(Struct, frozen=True):
    channel: int
    message: int
    layout: str | None = None
    """Its components as JSON, if known."""


class DirectRow(Struct, frozen=True):
    reached: bool
    time: float
    channel: int | None = None
    code: int | None = None
    """Discord's code of the refusal."""


class VacationRow(Struct, frozen=True):
    id: int
    user: int
    begins: float
    ends: float
    ended: float | None
    """When it ended, or was withdrawn; else None."""
    zone: str
    """Of the days of its begin and end."""

    @property
    def over(self) -> float:
        """Its known end; before its begin if it was withdrawn."""
        return self.ends if self.ended is None else min(self.ends, self.ended)


class StandInOffer(Struct, frozen=True):
    """An offer to stand in during a vacation."""

    vacation: int
    user: int | None
    computer: str | None
    accepted: bool | None


class StoodIn(Struct, frozen=True):
    seat: int
    first: int
    """The first log row they could play."""
    last: int | None
    user: int | None
    computer: str | None

    def covers(self, n: int) -> bool:
        return self.first <= n and (self.last is None or n <= self.last)


class UserGame(Struct, frozen=True):
    row: GameRow
    seat: int
    """The seat they hold, or play for others."""
    waiting_since: float | None
    """Start of the game's wait for them; None without one, or while a stand-in plays."""
    stands_in: bool = False


class FinishedGame(Struct, frozen=True):
    row: GameRow
    ended: float
    place: int | None
    """None without winners, or until it is known."""


class Placing(Struct, frozen=True):
    seat: int
    place: int | None
    """From 1; equals share it. None without winners."""
    points: int | None


class SeatResult(Struct, frozen=True):
    seat: int
    user: int | None
    computer: str | None
    """The last holder, if a computer player."""
    place: int | None
    """From 1; equals share it. None without winners."""
    points: int | None
    replaced: bool
    took_over: bool = False
    """Whether the last holder was not the first."""
