"""Lobbies: seats and options of a game before it begins. Each function runs inside a transaction."""

from __future__ import annotations

import sqlite3

from msgspec import Struct

from storage import chain
from storage.errors import AlreadySeated, AlreadyStarted, NoSuchGame, NotSeated, TableFull, TooManyLobbies
from storage.queries import chain_end, find_game
from storage.rows import LOBBY, GameRow

COLUMNS = (
    "name, options, seats, guild, channel, host, language, created, seed, commitment, pace, forum, previous"
)
"""What is known of a lobby when it is opened."""


class LobbyBounds(Struct, frozen=True):
    """How many lobbies may be open at a time; one that no user sits at does not count."""

    of_user: int = 5
    on_server: int = 50
    seconds: float = 30 * 24 * 3600.0
    """Older lobbies do not count: they are forgotten."""


def check_bounds(
    connection: sqlite3.Connection, bounds: LobbyBounds, host: int, guild: int | None, time: float
) -> None:
    """Check that one more lobby may be opened. Raises TooManyLobbies."""
    count = (
        "SELECT count(*) FROM game WHERE stage = 'lobby' AND created > ?"
        " AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.user IS NOT NULL)"
    )
    since = time - bounds.seconds
    (of_user,) = connection.execute(f"{count} AND host = ?", (since, host)).fetchone()
    if of_user >= bounds.of_user:
        raise TooManyLobbies(bounds.of_user, of_user=True)
    (on_server,) = connection.execute(f"{count} AND guild = ?", (since, guild)).fetchone()
    if on_server >= bounds.on_server:
        raise TooManyLobbies(bounds.on_server, of_user=False)


def new_game(connection: sqlite3.Connection, values: tuple[object, ...], host: int) -> GameRow:
    """Open a lobby with its host on the first seat."""
    inserted = connection.execute(
        f"INSERT INTO game ({COLUMNS}, stage) VALUES ({', '.join('?' * (len(values) + 1))})", (*values, LOBBY)
    )
    game = inserted.lastrowid
    assert game is not None
    connection.execute("UPDATE game SET changed = created WHERE id = ?", (game,))
    seal(connection, game)
    return _seat(connection, game, 0, host, None)


def open_lobby(connection: sqlite3.Connection, game: int) -> GameRow:
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


def join(connection: sqlite3.Connection, game: int, user: int | None, computer: str | None) -> GameRow:
    """Take the next free seat. Raises NoSuchGame, AlreadyStarted, AlreadySeated, TableFull."""
    row = open_lobby(connection, game)
    if user is not None and row.seat_of(user) is not None:
        raise AlreadySeated(f"user {user} sits at game {game}")
    if len(row.seated) >= row.seats:
        raise TableFull(f"game {game} has {row.seats} seats")
    return _seat(connection, game, len(row.seated), user, computer)


def _seat(
    connection: sqlite3.Connection, game: int, seat: int, user: int | None, computer: str | None
) -> GameRow:
    connection.execute(
        "INSERT INTO seat (game, seat, user, computer) VALUES (?, ?, ?, ?)", (game, seat, user, computer)
    )
    return seal(connection, game)


def leave(connection: sqlite3.Connection, game: int, seat: int) -> GameRow:
    """Free a seat; those after it move up. After the last one the lobby is closed.

    Raises NoSuchGame, AlreadyStarted, NotSeated.
    """
    row = open_lobby(connection, game)
    if row.holder(seat) is None:
        raise NotSeated(f"nobody sits on seat {seat} of game {game}")
    if len(row.seated) == 1:
        return close(connection, game)
    connection.execute("DELETE FROM seat WHERE game = ? AND seat = ?", (game, seat))
    for later in range(seat + 1, len(row.seated)):
        connection.execute("UPDATE seat SET seat = ? WHERE game = ? AND seat = ?", (later - 1, game, later))
    return seal(connection, game)


def close(connection: sqlite3.Connection, game: int) -> GameRow:
    """Free all seats: nobody can sit down any more. Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("DELETE FROM seat WHERE game = ?", (game,))
    return seal(connection, game)


def set_options(connection: sqlite3.Connection, game: int, options: str, seats: int) -> GameRow:
    """Change the options and the number of seats. Raises NoSuchGame, AlreadyStarted, TableFull."""
    row = open_lobby(connection, game)
    if len(row.seated) > seats:
        raise TableFull(f"{len(row.seated)} sit at game {game}")
    connection.execute("UPDATE game SET options = ?, seats = ? WHERE id = ?", (options, seats, game))
    return seal(connection, game)


def set_terms(
    connection: sqlite3.Connection, game: int, pace: str, when_late: str, vacations: bool
) -> GameRow:
    """Change how much time players have. Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute(
        "UPDATE game SET pace = ?, when_late = ?, vacations = ? WHERE id = ?",
        (pace, when_late, int(vacations), game),
    )
    return find_game(connection, game)


def seal(connection: sqlite3.Connection, game: int) -> GameRow:
    """Make the chain of a game begin with what its lobby is now."""
    row = find_game(connection, game)
    connection.execute("UPDATE game SET chain = ? WHERE id = ?", (chain.genesis(row), game))
    return row
