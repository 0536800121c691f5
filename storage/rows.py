"""What is stored, as rows. Times are UTC seconds; ids of users, channels, messages are Discord's."""

from __future__ import annotations

from msgspec import Struct

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"


class SeatRow(Struct, frozen=True):
    """Who holds a seat: a user, or a computer player by its name."""

    seat: int
    user: int | None = None
    computer: str | None = None


class GameRow(Struct, frozen=True):
    """A game: `name` is which one, `seats` how many may sit down, `options` JSON, `seated` who sits there.

    `stage` is LOBBY, PLAYING or OVER. `card` is the message with the lobby, `thread` where it is played,
    `language` that of its public texts.
    """

    id: int
    name: str
    options: str
    seats: int
    stage: str
    guild: int | None
    channel: int
    host: int
    language: str
    created: float
    card: int | None
    thread: int | None
    seated: tuple[SeatRow, ...] = ()

    def seat_of(self, user: int) -> int | None:
        """The seat a user holds, if any."""
        return next((row.seat for row in self.seated if row.user == user), None)

    def holder(self, seat: int) -> SeatRow | None:
        """Who holds a seat, if anybody."""
        return next((row for row in self.seated if row.seat == seat), None)


class MoveRow(Struct, frozen=True):
    """A row of a game's log; `draws` and `events` are JSON. `interaction` is the press that brought it."""

    n: int
    time: float
    seat: int | None
    key: str
    draws: str
    events: str
    undoes: int | None = None
    secret: int = 0
    interaction: int | None = None


class WaitingRow(Struct, frozen=True):
    """A game waits for a seat since a time."""

    game: int
    seat: int
    since: float


class Notification(Struct, frozen=True):
    """Something to be told: its kind, as of which row of the log, to which seat (None: to everybody).

    One that `renews` settles an earlier one of its kind, to the same seat, that is not yet told.
    """

    kind: str
    n: int
    seat: int | None = None
    renews: bool = False


class OutboxRow(Struct, frozen=True):
    """Something owed and not yet told. The id is never used again: it serves as a nonce.

    `since` is the row as of which the same kind was last owed to the same seat, 0 if never: what happened
    after it is news.
    """

    id: int
    game: int
    kind: str
    n: int
    seat: int | None
    created: float
    since: int


class MessageRow(Struct, frozen=True):
    """A message to be found again."""

    channel: int
    message: int


class UserGame(Struct, frozen=True):
    """A game a user sits at; `since` is since when it waits for him, None if it does not."""

    game: GameRow
    seat: int
    since: float | None
