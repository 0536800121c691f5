"""Requests to the host of a private lobby for a seat, and the answers. A part of the `Store`."""

from storage.core.database import Connection, Part, reads, writes
from storage.core.errors import AlreadyAsked, AlreadySeated, NotAsked, NotInvited, SeatsKept, TableFull
from storage.core.rows import GameRow, SeatRequest
from storage.lobby import invitations, lobby_seats, requests
from storage.lobby.lobbies import LobbyChange, change_lobby
from storage.peace import kept_apart
from storage.ratings.reliability import check_reliable


def ask_host(connection: Connection, game: int, user: int, time: float) -> SeatRequest:
    """Raises NoSuchGame, AlreadyStarted, AlreadySeated, NotInvited if nobody may ask, TableFull, SeatsKept,
    AlreadyAsked, NotReliable, TooManyRequests, Barred."""
    row = lobby_seats.open_lobby(connection, game)
    if row.seat_of(user) is not None:
        raise AlreadySeated(f"user {user} sits at game {game}")
    if not row.may_ask:
        raise NotInvited(f"user {user} is not invited to game {game}")
    if len(row.seated) >= row.seats:
        raise TableFull(f"game {game} has no seat for user {user}")
    if len(row.seated) + len(invitations.open_invitations_of(connection, game, time)) >= row.seats:
        raise SeatsKept(f"the free seats of game {game} are kept for others")
    found = requests.find(connection, game, user)
    if found is not None:
        raise AlreadyAsked(found)
    if row.reliable:
        check_reliable(connection, user, time)
    added = requests.add(connection, row, user, time)
    kept_apart.check_welcome(connection, row, user, TableFull)
    return added


def accept(connection: Connection, game: int, user: int, change: LobbyChange) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted, NotAsked, AlreadySeated, Barred, TableFull."""
    row = lobby_seats.open_lobby(connection, game)
    _check_open(connection, game, user, change.time)
    kept = invitations.open_invitations_of(connection, game, change.time)
    if all(each.user != user for each in kept):
        if len(row.seated) + len(kept) >= row.seats:
            raise TableFull(f"no seat of game {game} is free")
        invitations.add(connection, game, user, row.host, change.time)
    lobby_seats.join(connection, game, user, None, change.time)
    return change_lobby(connection, game, change)


def decline(connection: Connection, game: int, user: int, time: float) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted, NotAsked."""
    row = lobby_seats.open_lobby(connection, game)
    _check_open(connection, game, user, time)
    requests.close(connection, row, user, requests.DECLINED, time)
    return row


def let_request_lapse(connection: Connection, game: int, user: int, time: float) -> None:
    """Raises NoSuchGame, AlreadyStarted."""
    requests.close(connection, lobby_seats.open_lobby(connection, game), user, requests.EXPIRED, time)


def _check_open(connection: Connection, game: int, user: int, time: float) -> None:
    """Raises NotAsked."""
    if all(each.user != user for each in requests.open_requests_of(connection, game, time)):
        raise NotAsked(f"user {user} does not ask for a seat of game {game}")


class Asking(Part):
    find = reads(requests.find)
    lapsed = reads(requests.lapsed_requests)
    ask_host = writes(ask_host)
    accept = writes(accept)
    decline = writes(decline)
    lapse = writes(let_request_lapse)
    extend = writes(requests.extend)
