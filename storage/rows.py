"""What is stored, as rows. Times are UTC seconds; ids of users, channels and messages are Discord's."""

from __future__ import annotations

from msgspec import Struct

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"


class SeatRow(Struct, frozen=True):
    """A taken seat: held by a user, or by a computer player."""

    seat: int
    user: int | None = None
    computer: str | None = None
    """Name of the computer player."""


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
    seated: tuple[SeatRow, ...] = ()
    """The taken seats in order."""

    def seat_of(self, user: int) -> int | None:
        """The seat a user holds; None without one."""
        return next((row.seat for row in self.seated if row.user == user), None)

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


class WaitingRow(Struct, frozen=True):
    """A game waits for a seat since a time."""

    game: int
    seat: int
    since: float


class Notification(Struct, frozen=True):
    """Something the players have to be notified of."""

    kind: str
    n: int
    """Row of the log as of which it is sent."""
    seat: int | None = None
    """Who is notified; None: everybody."""
    replaces: bool = False
    """Whether it replaces an unsent notification of its kind to the same seat."""


class OutboxRow(Struct, frozen=True):
    """A notification that is not yet sent."""

    id: int
    """Never used again, so it serves as a nonce."""
    game: int
    kind: str
    n: int
    """Row of the log as of which it is sent."""
    seat: int | None
    """Who is notified; None: everybody."""
    created: float
    since: int
    """Row of the last notification of this kind to this seat, 0 without one: what happened later is news."""


class MessageRow(Struct, frozen=True):
    """A message on Discord."""

    channel: int
    message: int


class UserGame(Struct, frozen=True):
    """A game a user sits at."""

    row: GameRow
    seat: int
    waiting_since: float | None
    """Since when the game waits for them; None if it does not."""
