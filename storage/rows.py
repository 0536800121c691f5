"""What is stored, as rows. Times are UTC seconds; ids of users, channels and messages are Discord's."""

from __future__ import annotations

import re

from msgspec import Struct

from clocks.pace import NO_PACE

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"

ASK = "ask"
"""When somebody is late, the others are asked what shall happen."""
COMPUTER_MOVES = "computer"
"""When somebody is late, a computer player chooses for them."""

FINISHED, AGREED, RESIGNED, ABANDONED = "finished", "agreed", "resigned", "abandoned"
BY_MANAGERS = "managers"
"""How a game ended: by its rules, by agreement of all, since one of two resigned, since all have left, since
managers of its server have closed the table."""

GUIDED = "guided"
"""What a practice table began with: the guided game of its game. It never changes."""

GAME_ORIGIN = "game:"
"""What a practice table began with: rows of the game whose id follows. It never changes."""

FILE_ORIGIN = "file:"
"""What a practice table began with: rows of the file whose SHA-256 follows. It never changes."""

AGREED_PAUSE, DORMANT = "agreed", "dormant"
"""Why all clocks of a table stand: its people have agreed on a pause; nobody has moved for months. They never
change."""

SEAT_CHANGE, END_CHANGE, CHANNEL_CHANGE = "seat", "end", "channel"
"""Kinds of changes of a table outside its log."""


def is_erased(user: int | None) -> bool:
    """Whether a number stands for a user who was erased: it is nobody on Discord."""
    return user is not None and user < 0


class StandIn(Struct, frozen=True):
    """Who plays a seat while its user is away: another user, or a computer player."""

    user: int | None = None
    computer: str | None = None
    """Name of the computer player."""


class Away(Struct, frozen=True):
    """The vacation a user has announced."""

    begins: float
    ends: float
    zone: str
    """Time zone by which its days begin and end."""

    def covers(self, moment: float) -> bool:
        """Whether they are away at a moment."""
        return self.begins <= moment < self.ends


class SeatRow(Struct, frozen=True):
    """A taken seat: held by a user, or by a computer player."""

    seat: int
    user: int | None = None
    """The holder of the seat, even while somebody stands in."""
    computer: str | None = None
    """Name of the computer player whose seat it is."""
    stand_in: StandIn | None = None
    """Who plays it now instead of its user."""
    away: Away | None = None
    """The vacation its user has announced, running or yet to come."""
    moves_once: bool = False
    """Whether a computer player moves for its user, who is late, until it is waited for no more."""
    offered: float | None = None
    """Since when anybody may take it, while the game is played; None if it is not on offer."""
    seen: float | None = None
    """When its user last pressed something at the lobby."""
    held_after: int = 0
    """The last row of the log from before it had its present holder."""

    @property
    def player(self) -> int | None:
        """The user who plays it now: sees it, is called, may press; None if a computer player does."""
        return self.user if self.stand_in is None else self.stand_in.user

    @property
    def strategy(self) -> str | None:
        """The computer player who plays it now; None if a user does."""
        return self.computer if self.stand_in is None else self.stand_in.computer


class Pause(Struct, frozen=True):
    """A time in which all clocks of a table stand, and nobody is reminded."""

    kind: str
    """AGREED_PAUSE or DORMANT."""
    begins: float
    ends: float | None
    """When it ends at the latest; None: it lasts until somebody wakes the table."""


class OfCup(Struct, frozen=True):
    """Of which cup a table is."""

    cup: int
    round: int
    """From 1."""
    ends: float
    """When the round ends, in UTC seconds."""


class GameRow(Struct, frozen=True):
    """A game, from its lobby to its end."""

    id: int
    name: str
    """Which game is played: the name of its package."""
    options: str
    """The game's options as JSON."""
    seats: int
    """How many may sit down."""
    stage: str
    """LOBBY, PLAYING or OVER."""
    guild: int | None
    channel: int
    host: int
    """User who opened the lobby."""
    language: str
    """Language of the public texts."""
    created: float
    card: int | None
    """Message that shows the lobby."""
    thread: int | None
    """Thread in which the game is played."""
    commitment: str | None = None
    """SHA-256 of the secret seed, hexadecimal; None for a game that was over before there were seeds."""
    seeded_after: int = 0
    """How many rows the log had before there was a seed; at a practice table, how many it began with."""
    origin: str | None = None
    """What a practice table began with; None: it is none."""
    pace: str = NO_PACE
    """Key of the pace: how much time players have."""
    when_late: str = ASK
    """What happens when a deadline has passed: ASK or COMPUTER_MOVES."""
    vacations: bool = True
    """Whether vacations stop the clock."""
    hints: bool = True
    """Whether seats can be told what they could best do."""
    rated: bool = False
    """Whether its result counts for ratings."""
    reliable: bool = False
    """Whether only reliable people may sit down."""
    outcome: str | None = None
    """How it ended: FINISHED, AGREED, RESIGNED, ABANDONED or BY_MANAGERS; None before."""
    ended: float | None = None
    """When it ended."""
    private: bool = False
    """Whether only those who are invited may join."""
    may_ask: bool = False
    """Whether others may ask its host for a seat while it is a private lobby."""
    direct: bool = False
    """Whether several people play it by direct message: it has no channel, and each has an own card."""
    changed: float = 0.0
    """When somebody last changed the lobby."""
    starts: float | None = None
    """When the lobby starts by itself."""
    warned: float | None = None
    """When its people were warned that the lobby closes."""
    forum: bool = False
    """Whether the channel is a forum, so that the card is the first message of the thread."""
    closing: str | None = None
    """Why the lobby was closed; None while it is open, and once the game has begun."""
    held_by: int | None = None
    """The user who called the last start of the lobby off, since they want to wait."""
    place_failed: float | None = None
    """Since when nothing can be posted in its thread; None while it can, as far as is known."""
    paused: Pause | None = None
    """Why and until when all clocks stand; None while they run."""
    of_cup: OfCup | None = None
    """Of which cup it is a table; None: of none."""
    seated: tuple[SeatRow, ...] = ()
    """The taken seats in order."""

    @property
    def card_place(self) -> int:
        """The channel the card is in: in a forum the thread."""
        return self.thread if self.forum and self.thread else self.channel

    @property
    def closed(self) -> bool:
        """Whether nobody sits at a lobby any more, so that nobody can sit down either."""
        return self.stage == LOBBY and not self.seated

    @property
    def dormant(self) -> bool:
        """Whether nobody has moved for months, so that the table waits for nobody until somebody wakes it."""
        return self.paused is not None and self.paused.kind == DORMANT

    @property
    def is_practice(self) -> bool:
        """Whether it began with given rows, so that it counts nowhere."""
        return self.origin is not None

    @property
    def plays_on(self) -> bool:
        """Whether it is practice that somebody began at a step of a game."""
        return self.origin not in (None, GUIDED)

    @property
    def origin_game(self) -> int | None:
        """The game whose rows it began with; None if it began with none."""
        number = self._origin_after(GAME_ORIGIN)
        return int(number) if number.isdecimal() else None

    @property
    def origin_file(self) -> str | None:
        """The SHA-256, hexadecimal, of the file whose rows it began with; None if it began with none."""
        digest = self._origin_after(FILE_ORIGIN)
        return digest if re.fullmatch("[0-9a-f]{64}", digest) else None

    def _origin_after(self, kind: str) -> str:
        origin = self.origin or ""
        return origin.removeprefix(kind) if origin.startswith(kind) else ""

    @property
    def in_direct_messages(self) -> bool:
        """Whether it stands in direct messages: it has no thread, and only its card is for all."""
        return self.direct or (self.plays_on and self.guild is None)

    @property
    def present_host(self) -> int | None:
        """The host, or if they have left, the user on the first seat that one holds; None without any."""
        users = [held.user for held in self.seated if held.user is not None]
        return self.host if self.host in users else next(iter(users), None)

    def seat_of(self, user: int) -> int | None:
        """The seat a user plays, their own or as a stand-in; None without one."""
        return next((row.seat for row in self.seated if row.player == user), None)

    def own_seat_of(self, user: int) -> int | None:
        """The seat that is a user's, even while somebody stands in for them; None without one."""
        return next((row.seat for row in self.seated if row.user == user), None)

    @property
    def has_several_people(self) -> bool:
        """Whether somebody could wait for somebody else."""
        return sum(held.user is not None for held in self.seated) > 1

    def is_away(self, seat: int, moment: float) -> bool:
        """Whether nobody plays a seat at a moment, since its user is on vacation and their clock stands."""
        held = self.holder(seat)
        away = None if held is None or held.stand_in is not None else held.away
        return away is not None and self.vacations and away.covers(moment)

    def held_after(self, seat: int) -> int:
        """The last row of the log from before a seat had its present holder; 0 for the first one."""
        held = self.holder(seat)
        return 0 if held is None else held.held_after

    def holder(self, seat: int) -> SeatRow | None:
        """Who holds a seat; None if it is free."""
        return next((row for row in self.seated if row.seat == seat), None)


class MoveRow(Struct, frozen=True):
    """A row of a game's log."""

    n: int
    """Number of the row within the game, from 1."""
    time: float
    seat: int | None
    """Who moved; None for the beginning of a phase."""
    key: str
    """Key of the chosen option, or of the phase."""
    draws: str
    """What chance picked, as JSON."""
    events: str
    """Events of the move as JSON."""
    undoes: int | None = None
    """Row that this one takes back."""
    secret: int = 0
    """How many of the last events of a phase's beginning were hidden from the others at first."""
    interaction: int | None = None
    """Discord interaction that brought the move; stored once."""
    rules: str | None = None
    """The version of the rules from this row on (`games/rules_version.py`); None: that of the row before."""


class HintUse(Struct, frozen=True):
    """A row of a game's log to which a hint has led."""

    seat: int
    n: int


class TableChange(Struct, frozen=True):
    """A change of a table outside its log: a seat's holder, where it is played, its end without the rules."""

    number: int
    """Number of the change within the game, from 1."""
    after: int
    """The last row of the log before it; 0 before the first."""
    time: float
    kind: str
    """SEAT_CHANGE, END_CHANGE or CHANNEL_CHANGE."""
    reason: str
    """Why a seat has another holder, or how the game ended."""
    seat: int | None = None
    """Whose holder changed, or who resigned."""
    from_user: int | None = None
    from_computer: str | None = None
    to_user: int | None = None
    to_computer: str | None = None
    from_channel: int | None = None
    to_channel: int | None = None


class SeatOffer(Struct, frozen=True):
    """A seat of a game under way that anybody may take."""

    game: int
    seat: int
    since: float


class Invitation(Struct, frozen=True):
    """Somebody is invited: to a lobby, or to take over a seat."""

    id: int
    game: int
    seat: int | None
    """The seat to take over; None in a lobby."""
    user: int
    by_user: int
    created: float
    expires: float
    accepted: bool | None = None
    """What they answered; None: nothing yet."""
    reason: str | None = None
    """Why it was not accepted: they declined, it was withdrawn, or its time was up."""

    def is_open(self, moment: float) -> bool:
        """Whether it can still be answered."""
        return self.accepted is None and moment < self.expires


class SeatRequest(Struct, frozen=True):
    """Somebody has asked the host of a private lobby for a seat."""

    game: int
    user: int
    created: float
    expires: float
    answer: str | None = None
    """What became of it; None: nothing yet."""


class WaitingRow(Struct, frozen=True):
    """A game waits for a seat since a time. What has no clock has no pace, left, schedule and deadline."""

    game: int
    seat: int
    since: float
    pace: str | None = None
    """Key of the pace by which its clock goes."""
    left: float | None = None
    """The waking seconds that were left when it began."""
    schedule: str | None = None
    """When the user is awake, as it was set when it began, as JSON."""
    deadline: float | None = None


class TimerRow(Struct, frozen=True):
    """Something that falls due while a game waits for a seat."""

    id: int
    game: int
    seat: int
    user: int
    """Who holds the seat."""
    since: float
    """Since when the game waits."""
    kind: str
    deadline: float
    """The deadline it was made for; 0 without one."""
    due: float


class NewTimer(Struct, frozen=True):
    """A timer to be added to the present wait for a seat."""

    game: int
    seat: int
    kind: str
    due: float
    version: int | None = None
    """The version of the seat whose turn ends by itself; None for every other kind."""


class TurnEnd(Struct, frozen=True):
    """A turn with nothing left to do, which ends by itself."""

    game: int
    seat: int
    version: int
    """The seat's version as of which it ends: nobody has chosen or undone anything since."""
    user: int
    """Who plays the seat."""


class ReminderTimer(Struct, frozen=True):
    """A timer that notifies the user who is waited for."""

    id: int
    user: int
    """Who is waited for."""
    game: int
    seat: int
    since: float
    """Since when the game waits."""
    kind: str
    due: float
    deadline: float | None
    """Until when the game waits; None without a deadline."""


class Notification(Struct, frozen=True):
    """Something the players have to be notified of."""

    kind: str
    n: int
    """Row of the log as of which it is sent; 0 before the first."""
    seat: int | None = None
    """Seat that is notified."""
    user: int | None = None
    """User who is notified, whether they are seated or not; without seat and user it is for everybody."""
    replaces: bool = False
    """Whether it replaces an unsent notification of its kind to the same seat or user."""
    if_set: str = ""
    """The setting of who plays the seat without which it is not stored; then it is once a wait."""


class UserSubject(Struct, frozen=True):
    """Notifications about no game, to a user."""

    user: int

    def __str__(self) -> str:
        return f"user {self.user}"


class CupSubject(Struct, frozen=True):
    """The message of a cup."""

    cup: int

    def __str__(self) -> str:
        return f"cup {self.cup}"


Subject = int | UserSubject | CupSubject
"""What notifications are about: a game, by its id, or something else."""


def in_log(subject: Subject) -> str:
    """A subject as the log names it."""
    return f"game {subject}" if isinstance(subject, int) else str(subject)


class OutboxRow(Struct, frozen=True):
    """A notification that is due."""

    id: int
    game: int
    """0: it is about no game, but to a user, or of a cup."""
    kind: str
    n: int
    """Row of the log as of which it is sent; 0 before the first. Of a cup: how many changes it is to show."""
    seat: int | None
    """Seat that is notified."""
    user: int | None
    """User who is notified, whether they are seated or not; without seat and user it is for everybody."""
    created: float
    nonce: int
    """Random number by which its message is recognised on Discord."""
    attempts: int = 0
    """How often it was attempted."""
    attempted_after: int | None = None
    """Discord id older than its message, if it may have been posted; None: surely it was not."""
    failure: str | None = None
    """Why the last attempt failed: Discord's code or the name of the error."""
    called: bool = False
    """Whether the seat was mentioned in the thread for it."""
    message: int | None = None
    """Its message, of which only the line of a call is posted yet."""
    about: int = 0
    """About no game: what it is about, as its kind says."""

    @property
    def subject(self) -> Subject:
        """What it is about."""
        if self.game:
            return self.game
        return CupSubject(self.about) if self.user is None else UserSubject(self.user)


LINE = "+"
"""What follows the kind of a notification whose line is posted, but not yet what it becomes."""


class DueSubject(Struct, frozen=True):
    """A subject of notifications that are due."""

    subject: Subject
    guild: int | None
    kinds: frozenset[str]
    """Kinds of what is due, with LINE after those whose line is posted."""
    created: float
    """Since when the oldest is due."""


class LastAsk(Struct, frozen=True):
    """What became of the last notification of a kind to a seat."""

    seat: int
    id: int
    done: bool
    sent: bool
    """Whether a message was sent."""
    failed: bool
    """Whether the last attempt failed."""
    called: bool
    """Whether the seat was mentioned in the thread for it."""


class DueCount(Struct, frozen=True):
    """Notifications of one kind that are due and failed alike."""

    kind: str
    failure: str | None
    """Why the last attempt failed; None: there was none yet."""
    number: int
    oldest: float
    """When the first of them was created."""
    lines: int = 0
    """Those whose line was posted, and has not become the panel or the message yet."""


class MessageRow(Struct, frozen=True):
    """A message on Discord."""

    channel: int
    message: int
    layout: str | None = None
    """What it consists of, as JSON, if that is known."""


class DirectRow(Struct, frozen=True):
    """Whether direct messages reach a user."""

    reached: bool
    """Whether the last one did."""
    time: float
    """When that was."""
    channel: int | None = None
    """Channel of the direct messages."""
    code: int | None = None
    """Discord's code of the refusal."""


class VacationRow(Struct, frozen=True):
    """A vacation."""

    id: int
    user: int
    begins: float
    ends: float
    ended: float | None
    """When it was over, or withdrawn; None while it is announced."""
    zone: str
    """Time zone by which its days begin and end."""

    @property
    def over(self) -> float:
        """When it is over, as far as is known; before its beginning if it was withdrawn."""
        return self.ends if self.ended is None else min(self.ends, self.ended)


class StandInOffer(Struct, frozen=True):
    """Who was asked to stand in during a vacation."""

    vacation: int
    user: int | None
    computer: str | None
    accepted: bool | None
    """What they answered; None: nothing yet."""


class StoodIn(Struct, frozen=True):
    """Somebody stood in, or still does."""

    seat: int
    first: int
    """The first row of the log that they could play."""
    last: int | None
    """The last one; None while they stand in."""
    user: int | None
    computer: str | None


class UserGame(Struct, frozen=True):
    """A game a user plays."""

    row: GameRow
    seat: int
    """The seat that is theirs, or for which they stand in."""
    waiting_since: float | None
    """Since when the game waits for them; None if it does not, or somebody stands in for them."""
    stands_in: bool = False
    """Whether they play it for somebody else."""


class FinishedGame(Struct, frozen=True):
    """A game that is over, at which a user sat."""

    row: GameRow
    ended: float
    """When it ended."""
    place: int | None
    """The user's place; None if nobody has won or lost, or as long as it is not worked out."""


class Placing(Struct, frozen=True):
    """Where a seat stands at the end of a game."""

    seat: int
    place: int | None
    """1 wins; equals share a place. None: nobody has won or lost."""
    points: int | None


class SeatResult(Struct, frozen=True):
    """How a game ended for a seat."""

    seat: int
    user: int | None
    """Who held it at the end."""
    computer: str | None
    """Name of the computer player who held it at the end."""
    place: int | None
    """1 wins; equals share a place. None: nobody has won or lost."""
    points: int | None
    replaced: bool
    """Whether it was held by somebody else before."""
    took_over: bool = False
    """Whether who held it at the end did not hold it at the beginning."""
