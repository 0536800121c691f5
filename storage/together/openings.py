"""Tables that begin as they are opened: practice, tables of cups. Each function runs inside a transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from storage.core.changes import Player
from storage.core.connection import Connection
from storage.core.rows import GameRow, MoveRow, Notification, Placing, WaitingRow
from storage.cups.cups import CHANGED
from storage.lobby import lobby_seats
from storage.lobby.lobby_seats import NewGame, Terms
from storage.together import log


class Beginning(Struct, frozen=True):
    """How a table begins: its first rows, and what follows."""

    rows: Sequence[MoveRow]
    waiting: Mapping[int, float]
    """Seats the game waits for -> since when."""
    notifications: Iterable[Notification] = ()
    places: Sequence[Placing] | None = None
    """Where the seats stand if that ends the game."""


def open_running(
    connection: Connection, new: NewGame, players: Sequence[Player], beginning: Beginning
) -> GameRow:
    """Open a table that begins at once, with a player for each seat."""
    return _begin(connection, lobby_seats.new_empty_game(connection, new), players, beginning)


def open_cup_table(
    connection: Connection,
    cup: int,
    place: tuple[int, int],
    new: NewGame,
    terms: Terms,
    players: Sequence[Player],
    beginning: Beginning,
) -> GameRow | None:
    """Open a table that begins at once; None if it was opened before. `place`: its round, and its number."""
    found = "SELECT 1 FROM cup_table WHERE cup = ? AND round = ? AND number = ?"
    if connection.execute(found, (cup, *place)).fetchone() is not None:
        return None
    game = lobby_seats.new_empty_game(connection, new)
    connection.execute("INSERT INTO cup_table VALUES (?, ?, ?, ?)", (cup, *place, game))
    lobby_seats.set_up(connection, game, terms, (), new.created)
    connection.execute(CHANGED, (cup,))
    return _begin(connection, game, players, beginning)


def _begin(connection: Connection, game: int, players: Sequence[Player], beginning: Beginning) -> GameRow:
    for seat, player in enumerate(players):
        lobby_seats.seat(connection, game, seat, *player)
    waits = [WaitingRow(game, seat, since) for seat, since in beginning.waiting.items()]
    update = log.Update(
        beginning.rows, waits, beginning.notifications, beginning.places, beginning.waiting.keys()
    )
    return log.begin(connection, game, len(players), update)
