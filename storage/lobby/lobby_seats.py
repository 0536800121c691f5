"""Seats, options and terms of a game before it begins. Each function runs inside a transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct, structs

from clocks.pace import NO_PACE
from storage.core import chain
from storage.core.connection import Connection
from storage.core.errors import (
    AlreadySeated,
    AlreadyStarted,
    NoSuchGame,
    NotInvited,
    NotSeated,
    SeatsKept,
    TableFull,
    TooManyLobbies,
    TooManySeated,
)
from storage.core.marks import marks
from storage.core.queries import chain_end, find_game
from storage.core.rows import ASK, LOBBY, GameRow, Invitation, SeatRow
from storage.lobby import invitations, presence, requests, searches, table_limit
from storage.peace import bars, meeting
from storage.ratings.reliability import check_reliable

LEFT, BY_HOST, BY_MANAGER, IDLE, CHANNEL_GONE = "left", "host", "manager", "idle", "channel"
"""Why a lobby was closed: all have left it, its host or a manager of the server closed it, nobody has changed
anything for long, its channel was deleted. They are stored and never change."""


class Terms(Struct, frozen=True):
    """Further data of a new lobby."""

    when_late: str = ASK
    vacations: bool = True
    hints: bool = True
    rated: bool = False
    """Whether its result counts for ratings."""
    reliable: bool = False
    """Whether only reliable people may sit down."""
    private: bool = False
    """Whether only those who are invited may join."""
    may_ask: bool = False
    """Whether others may ask the host for a seat while it is private."""


USUAL_TERMS = Terms()


def terms_of(row: GameRow) -> Terms:
    """The terms of a table."""
    return Terms(*(getattr(row, name) for name in Terms.__struct_fields__))


class NewGame(Struct, frozen=True):
    """What is stored of a game when its lobby is opened; the names are those of the columns."""

    name: str
    options: str
    seats: int
    guild: int | None
    channel: int
    host: int
    language: str
    created: float
    seed: bytes
    commitment: str
    """It is shown; the seed is kept secret."""
    pace: str = NO_PACE
    forum: bool = False
    """Whether the channel is a forum."""
    previous: int | None = None
    """The game that is played again."""
    origin: str | None = None
    """What a practice table begins with; None: it is none."""
    seeded_after: int = 0
    """How many rows a practice table begins with."""
    private: bool = False
    """Whether only those who are invited may join."""
    vacations: bool = True
    """Whether vacations stop the clock."""
    when_late: str = ASK
    direct: bool = False
    """Whether several people play it by direct message."""


OPENED = f"""
INSERT INTO game ({", ".join(NewGame.__struct_fields__)}, stage, changed)
VALUES ({marks(NewGame.__struct_fields__)}, ?, ?)
RETURNING id
"""


SET_TERMS = f"UPDATE game SET {', '.join(f'{name} = ?' for name in Terms.__struct_fields__)} WHERE id = ?"


class LobbyBounds(Struct, frozen=True):
    """How many lobbies may be open at a time; one that no user sits at does not count."""

    of_user: int = 5
    on_server: int = 50
    seconds: float = 30 * 24 * 3600.0
    """Older lobbies do not count: they are forgotten."""
    most_tables: int | None = None
    """At how many tables with strangers the host may play."""


def check_bounds(connection: Connection, bounds: LobbyBounds, new: NewGame) -> None:
    """Check that one more lobby may be opened. Raises TooManyLobbies."""
    count = (
        "SELECT count(*) FROM game WHERE stage = 'lobby' AND created > ?"
        ' AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat."user" IS NOT NULL)'
    )
    since = new.created - bounds.seconds
    (of_user,) = connection.execute(f"{count} AND host = ?", (since, new.host)).fetchone()
    if of_user >= bounds.of_user:
        raise TooManyLobbies(bounds.of_user, of_user=True)
    (on_server,) = connection.execute(f"{count} AND guild = ?", (since, new.guild)).fetchone()
    if on_server >= bounds.on_server:
        raise TooManyLobbies(bounds.on_server, of_user=False)


def new_game(connection: Connection, new: NewGame, seat_of_host: int = 0) -> GameRow:
    """Open a lobby with its host on a seat."""
    return seat(connection, new_empty_game(connection, new), seat_of_host, new.host, None)


def new_empty_game(connection: Connection, new: NewGame) -> int:
    """Open a lobby at which nobody sits; returns the game."""
    (game,) = connection.execute(OPENED, (*structs.astuple(new), LOBBY, new.created)).fetchone()
    return int(game)


def open_matched(connection: Connection, new: NewGame) -> GameRow:
    """Open a lobby for somebody who looks for a table. Raises Barred."""
    bars.check(connection, new.guild, new.host)
    return new_game(connection, new)


def set_up(connection: Connection, game: int, terms: Terms, invited: Iterable[int], time: float) -> GameRow:
    """A lobby that was just opened with its terms, and seats kept for some users. Raises TableFull."""
    connection.execute(SET_TERMS, (*structs.astuple(terms), game))
    row = find_game(connection, game)
    for number, user in enumerate(invited, len(row.seated) + 1):
        if number > row.seats:
            raise TableFull(f"game {game} has {row.seats} seats")
        invitations.add(connection, game, user, row.host, time)
    return row


def open_lobby(connection: Connection, game: int) -> GameRow:
    """The row of a game that has not begun.

    Raises NoSuchGame (also if it was closed), AlreadyStarted, ChainBroken.
    """
    row = find_game(connection, game)
    if row.stage != LOBBY:
        raise AlreadyStarted(f"game {game} has begun")
    if row.closed:
        raise NoSuchGame(f"game {game} was closed")
    chain.verify(row, (), chain_end(connection, game))
    return row


def join(
    connection: Connection,
    game: int,
    user: int | None,
    computer: str | None,
    time: float,
    most_tables: int | None = None,
) -> GameRow:
    """Take the next free seat; who was invited takes the one that is kept for them.

    `most_tables`: at how many tables the user may play. Raises NoSuchGame, AlreadyStarted, AlreadySeated,
    TableFull, SeatsKept, NotInvited, NotReliable, TooManyTables, Barred.
    """
    row = open_lobby(connection, game)
    if user is not None and row.seat_of(user) is not None:
        raise AlreadySeated(f"user {user} sits at game {game}")
    if len(row.seated) >= row.seats:
        raise TableFull(f"game {game} has {row.seats} seats")
    invited = invitations.open_of(connection, game, time)
    own = next((each for each in invited if each.user == user), None)
    if own is None and user is not None and row.private and user != row.host:
        raise NotInvited(f"user {user} is not invited to game {game}")
    if own is not None:
        invitations.accept(connection, own.id, time)
    elif len(row.seated) + len(invited) >= row.seats:
        raise SeatsKept(f"the free seats of game {game} are kept for others")
    elif user is not None and row.reliable and user != row.host:
        check_reliable(connection, user, time)
    if user is not None:
        if most_tables is not None and not row.private:
            table_limit.check(connection, user, row.guild, most_tables)
        meeting.check_welcome(connection, row, user, TableFull)
        presence.forget_user(connection, game, user)
        requests.seated(connection, row, user, time)
    free = min({*range(row.seats)}.difference(held.seat for held in row.seated))
    return seat(connection, game, free, user, computer)


def seat(connection: Connection, game: int, number: int, user: int | None, computer: str | None) -> GameRow:
    """Give a seat of a lobby to a user or a computer player."""
    connection.execute(
        'INSERT INTO seat (game, seat, "user", computer) VALUES (?, ?, ?, ?)', (game, number, user, computer)
    )
    return seal(connection, game)


def change_computer(connection: Connection, game: int, seat: int, computer: str) -> GameRow:
    """Seat another computer player in place of one. Raises NoSuchGame, AlreadyStarted, NotSeated."""
    held = open_lobby(connection, game).holder(seat)
    if held is None or held.computer is None:
        raise NotSeated(f"no computer player sits on seat {seat} of game {game}")
    connection.execute("UPDATE seat SET computer = ? WHERE game = ? AND seat = ?", (computer, game, seat))
    return seal(connection, game)


def leave(connection: Connection, game: int, seat: int, options: str | None, time: float) -> GameRow:
    """Free a seat; those after it move up, and the options are others then.

    After its host a table has the next user as its host; after the last one it is closed. Raises NoSuchGame,
    AlreadyStarted, NotSeated.
    """
    row = open_lobby(connection, game)
    held = row.holder(seat)
    if held is None:
        raise NotSeated(f"nobody sits on seat {seat} of game {game}")
    if held.user is not None:
        presence.forget_user(connection, game, held.user)
        searches.end(connection, game, [held.user])
    return _free(connection, row, [held], options, time)


def free_silent(
    connection: Connection, game: int, users: Collection[int], options: str, time: float
) -> GameRow:
    """Free the seats of users who did not answer whether they are there, as `leave`.

    Raises NoSuchGame, AlreadyStarted.
    """
    row = open_lobby(connection, game)
    for user in users:
        presence.answer(connection, game, user, here=False)
    searches.end(connection, game, users)
    return _free(connection, row, [held for held in row.seated if held.user in users], options, time)


def move_on(connection: Connection, game: int, users: Collection[int], options: str, time: float) -> GameRow:
    """Free the seats of users for whom another table was found, as `leave`; without people it is closed.

    Raises NoSuchGame, AlreadyStarted.
    """
    row = open_lobby(connection, game)
    for user in users:
        presence.forget_user(connection, game, user)
    if all(held.user is None or held.user in users for held in row.seated):
        return close(connection, game, LEFT, time)
    return _free(connection, row, [held for held in row.seated if held.user in users], options, time)


def _free(
    connection: Connection, row: GameRow, left: Collection[SeatRow], options: str | None, time: float
) -> GameRow:
    host = host_after(row, left)
    if host is None:
        return close(connection, row.id, LEFT, time)
    for held in left:
        connection.execute("DELETE FROM seat WHERE game = ? AND seat = ?", (row.id, held.seat))
    staying = [held.seat for held in row.seated if held not in left]
    for seat, before in enumerate(staying):
        connection.execute("UPDATE seat SET seat = ? WHERE game = ? AND seat = ?", (seat, row.id, before))
    connection.execute(
        "UPDATE game SET host = ?, options = coalesce(?, options) WHERE id = ?", (host, options, row.id)
    )
    return seal(connection, row.id)


def host_after(row: GameRow, left: Collection[SeatRow]) -> int | None:
    """The host of a lobby after seats were left: the next user there; None if nobody sits there any more.

    Where only computer players sit the host stays who they were.
    """
    staying = [held for held in row.seated if held not in left]
    users = [held.user for held in staying if held.user is not None]
    if not staying:
        return None
    return row.host if row.host in users or not users else users[0]


def close(connection: Connection, game: int, reason: str, time: float) -> GameRow:
    """Free all seats for a reason: nobody can sit down any more. Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("DELETE FROM seat WHERE game = ?", (game,))
    searches.lobby_closed(connection, game, time)
    settle(connection, game, time)
    connection.execute("UPDATE game SET closing = ? WHERE id = ?", (reason, game))
    return seal(connection, game)


def settle(connection: Connection, game: int, time: float) -> None:
    """What was under way in a lobby is over: it begins, or is closed."""
    invitations.refuse_all(connection, game, time)
    requests.close_all(connection, game, time)
    presence.forget(connection, game)
    connection.execute("UPDATE game SET starts = NULL, warned = NULL, held_by = NULL WHERE id = ?", (game,))
    connection.execute("UPDATE seat SET seen = NULL WHERE game = ?", (game,))


def set_options(connection: Connection, game: int, options: str, seats: int, time: float) -> GameRow:
    """Change the options and the number of seats.

    Raises NoSuchGame, AlreadyStarted, TooManySeated, SeatsKept.
    """
    row = open_lobby(connection, game)
    if len(row.seated) > seats:
        raise TooManySeated(len(row.seated))
    if len(row.seated) + len(invitations.open_of(connection, game, time)) > seats:
        raise SeatsKept(f"seats of game {game} are kept for others")
    connection.execute("UPDATE game SET options = ?, seats = ? WHERE id = ?", (options, seats, game))
    return seal(connection, game)


def set_terms(connection: Connection, game: int, pace: str, terms: Terms) -> GameRow:
    """Change how much time players have, and further terms. Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("UPDATE game SET pace = ? WHERE id = ?", (pace, game))
    connection.execute(SET_TERMS, (*structs.astuple(terms), game))
    return find_game(connection, game)


def set_private(connection: Connection, game: int, *, private: bool) -> GameRow:
    """Only those who are invited may join, or anybody; nobody may ask yet.

    Raises NoSuchGame, AlreadyStarted.
    """
    open_lobby(connection, game)
    connection.execute("UPDATE game SET private = ?, may_ask = FALSE WHERE id = ?", (private, game))
    return find_game(connection, game)


def set_may_ask(connection: Connection, game: int, *, may_ask: bool) -> GameRow:
    """Whether others may ask the host of a private lobby for a seat. Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("UPDATE game SET may_ask = ? AND private WHERE id = ?", (may_ask, game))
    return find_game(connection, game)


def invite(connection: Connection, game: int, user: int, by_user: int, time: float) -> Invitation:
    """Keep a seat for a user.

    Whom something keeps from the table never learns of it, and nobody learns why. Raises NoSuchGame,
    AlreadyStarted, AlreadySeated, AlreadyInvited, TableFull, TooManyInvitations.
    """
    row = open_lobby(connection, game)
    if row.own_seat_of(user) is not None:
        raise AlreadySeated(f"user {user} sits at game {game}")
    invitations.check_allowed(connection, game, user, by_user, time)
    if len(row.seated) + len(invitations.open_of(connection, game, time)) >= row.seats:
        raise TableFull(f"no seat of game {game} can be kept")
    return invitations.add(connection, game, user, by_user, time)


def seal(connection: Connection, game: int) -> GameRow:
    """Make the chain of a game begin with what its lobby is now."""
    row = find_game(connection, game)
    connection.execute("UPDATE game SET chain = ? WHERE id = ?", (chain.genesis(row), game))
    return row
