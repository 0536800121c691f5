"""Seats, options and terms of a game before it begins. Functions inside a transaction."""

from collections.abc import Collection, Iterable

from msgspec import Struct, structs

from clocks.pace import NO_PACE
from storage.core import chain
from storage.core.database import Connection, placeholders
from storage.core.errors import (
    AlreadySeated,
    AlreadyStarted,
    NoSuchGame,
    NotInvited,
    SeatsKept,
    TableFull,
    TooManyLobbies,
)
from storage.core.queries import chain_end, find_game
from storage.core.rows import ASK, LOBBY, GameRow, Invitation, SeatRow
from storage.lobby import invitations, presence, requests, searches, table_limit
from storage.peace import bars, kept_apart
from storage.ratings.reliability import check_reliable

LEFT, BY_HOST, BY_MANAGER, IDLE, CHANNEL_GONE = "left", "host", "manager", "idle", "channel"
"""Stored reasons of a closed lobby: all left, its host, a manager, no change for long, no channel."""


class Terms(Struct, frozen=True):
    """Further terms of a new lobby, as in its `GameRow`."""

    when_late: str = ASK
    vacations: bool = True
    hints: bool = True
    rated: bool = False
    reliable: bool = False
    near: bool = False
    private: bool = False
    may_ask: bool = False


USUAL_TERMS = Terms()


def terms_of(row: GameRow) -> Terms:
    return Terms(*(getattr(row, name) for name in Terms.__struct_fields__))


class NewGame(Struct, frozen=True):
    """Data of a new lobby as in its `GameRow`; fields are named like the columns."""

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
    """Shown to players, while the seed is secret."""
    pace: str = NO_PACE
    forum: bool = False
    previous: int | None = None
    origin: str | None = None
    seeded_after: int = 0
    private: bool = False
    vacations: bool = True
    when_late: str = ASK
    direct: bool = False


OPENED = f"""
INSERT INTO game ({", ".join(NewGame.__struct_fields__)}, stage, changed)
VALUES ({placeholders(NewGame.__struct_fields__)}, ?, ?)
RETURNING id
"""


SET_TERMS = f"UPDATE game SET {', '.join(f'{name} = ?' for name in Terms.__struct_fields__)} WHERE id = ?"


class LobbyBounds(Struct, frozen=True):
    """Limits of open lobbies; one without users does not count."""

    of_user: int = 5
    on_server: int = 50
    seconds: float = 30 * 24 * 3600.0
    most_tables: int | None = None


def check_bounds(connection: Connection, bounds: LobbyBounds, new: NewGame) -> None:
    """Raises TooManyLobbies."""
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
    return put_on_seat(connection, new_empty_game(connection, new), seat_of_host, new.host, None)


def new_empty_game(connection: Connection, new: NewGame) -> int:
    """Open a lobby without players."""
    (game,) = connection.execute(OPENED, (*structs.astuple(new), LOBBY, new.created)).fetchone()
    return int(game)


def open_matched(connection: Connection, new: NewGame) -> GameRow:
    """Raises Barred."""
    bars.check(connection, new.guild, new.host)
    return new_game(connection, new)


def set_up(connection: Connection, game: int, terms: Terms, invited: Iterable[int], time: float) -> GameRow:
    """Give a new lobby its terms, and keep seats for some users. Raises TableFull."""
    connection.execute(SET_TERMS, (*structs.astuple(terms), game))
    row = find_game(connection, game)
    for number, user in enumerate(invited, len(row.seated) + 1):
        if number > row.seats:
            raise TableFull(f"game {game} has {row.seats} seats")
        invitations.add(connection, game, user, row.host, time)
    return row


def open_lobby(connection: Connection, game: int) -> GameRow:
    """A game that has not begun. Raises NoSuchGame, also if it was closed, AlreadyStarted, ChainBroken."""
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
    """Take the next free seat, or the one kept for an invited user.

    Raises NoSuchGame, AlreadyStarted, AlreadySeated, TableFull, SeatsKept, NotInvited, NotReliable,
    TooManyTables, Barred.
    """
    row = open_lobby(connection, game)
    if user is not None and row.seat_of(user) is not None:
        raise AlreadySeated(f"user {user} sits at game {game}")
    if len(row.seated) >= row.seats:
        raise TableFull(f"game {game} has {row.seats} seats")
    invited = invitations.open_invitations_of(connection, game, time)
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
        kept_apart.check_welcome(connection, row, user, TableFull)
        presence.forget_user(connection, game, user)
        requests.accept_seated(connection, row, user, time)
    free = min({*range(row.seats)}.difference(held.seat for held in row.seated))
    return put_on_seat(connection, game, free, user, computer)


def put_on_seat(
    connection: Connection, game: int, number: int, user: int | None, computer: str | None
) -> GameRow:
    connection.execute(
        'INSERT INTO seat (game, seat, "user", computer) VALUES (?, ?, ?, ?)', (game, number, user, computer)
    )
    return restart_chain(connection, game)


def free_seats_of_departing(
    connection: Connection, game: int, users: Collection[int], options: str, time: float
) -> GameRow:
    """Free seats of users with another table; without people close it. Raises NoSuchGame, AlreadyStarted."""
    row = open_lobby(connection, game)
    for user in users:
        presence.forget_user(connection, game, user)
    left = [held for held in row.seated if held.user in users]
    return free_seats(connection, row, left, options, time, for_people=True)


def free_seats(
    connection: Connection,
    row: GameRow,
    left: Collection[SeatRow],
    options: str | None,
    time: float,
    *,
    for_people: bool,
) -> GameRow:
    """Free seats; close a lobby that is empty, or (`for_people`) at which only computer players are left."""
    host = host_after(row, left)
    if host is None or (for_people and all(held.user is None or held in left for held in row.seated)):
        return close(connection, row.id, LEFT, time)
    for held in left:
        connection.execute("DELETE FROM seat WHERE game = ? AND seat = ?", (row.id, held.seat))
    staying = [held.seat for held in row.seated if held not in left]
    for seat, before in enumerate(staying):
        connection.execute("UPDATE seat SET seat = ? WHERE game = ? AND seat = ?", (seat, row.id, before))
    connection.execute(
        "UPDATE game SET host = ?, options = coalesce(?, options) WHERE id = ?", (host, options, row.id)
    )
    return restart_chain(connection, row.id)


def host_after(row: GameRow, left: Collection[SeatRow]) -> int | None:
    """The next host after seats were left; None if the lobby is empty."""
    staying = [held for held in row.seated if held not in left]
    users = [held.user for held in staying if held.user is not None]
    if not staying:
        return None
    return row.host if row.host in users or not users else users[0]


def close(connection: Connection, game: int, reason: str, time: float) -> GameRow:
    """Close a lobby, and free its seats. Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("DELETE FROM seat WHERE game = ?", (game,))
    searches.lobby_closed(connection, game, time)
    end_open_lobby_work(connection, game, time)
    connection.execute("UPDATE game SET closing = ? WHERE id = ?", (reason, game))
    return restart_chain(connection, game)


def end_open_lobby_work(connection: Connection, game: int, time: float) -> None:
    """End invitations, requests and the countdown of a lobby that begins or is closed."""
    invitations.refuse_all(connection, game, time)
    requests.close_all(connection, game, time)
    presence.forget_answers(connection, game)
    connection.execute("UPDATE game SET starts = NULL, warned = NULL, held_by = NULL WHERE id = ?", (game,))
    connection.execute("UPDATE seat SET seen = NULL WHERE game = ?", (game,))


def invite(connection: Connection, game: int, user: int, by_user: int, time: float) -> Invitation:
    """Keep a seat for a user, also one whom a bar or a block secretly keeps from the table.

    Raises NoSuchGame, AlreadyStarted, AlreadySeated, AlreadyInvited, TableFull, TooManyInvitations.
    """
    row = open_lobby(connection, game)
    if row.own_seat_of(user) is not None:
        raise AlreadySeated(f"user {user} sits at game {game}")
    invitations.check_allowed(connection, game, user, by_user, time)
    if len(row.seated) + len(invitations.open_invitations_of(connection, game, time)) >= row.seats:
        raise TableFull(f"no seat of game {game} can be kept")
    return invitations.add(connection, game, user, by_user, time)


def restart_chain(connection: Connection, game: int) -> GameRow:
    """Make the game's chain start from its lobby as it is now."""
    row = find_game(connection, game)
    connection.execute("UPDATE game SET chain = ? WHERE id = ?", (chain.first_link(row), game))
    return row
