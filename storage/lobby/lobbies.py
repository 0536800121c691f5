"""Lobbies: seats, invitations, options, start and end; changes return the game. A part of the `Store`."""

from collections.abc import Collection, Iterable

from msgspec import Struct, structs

from storage.core import outbox
from storage.core.database import Connection, Part, reads, writes
from storage.core.errors import NotInvited, NotSeated, Refused, SeatsKept, TooManySeated
from storage.core.queries import find_game
from storage.core.rows import GameRow, Invitation, Notification, SeatRequest
from storage.lobby import (
    invitations,
    listeners,
    lobby_seats,
    lobby_start,
    presence,
    requests,
    searches,
    table_limit,
)
from storage.lobby.lobby_seats import USUAL_TERMS, LobbyBounds, NewGame, Terms, open_lobby
from storage.lobby.lobby_start import StartRule
from storage.peace import bars, regulars
from storage.time.clock_stops import OF_GAME

IDLE_SECONDS = 7 * 24 * 3600.0
"""Seconds without a change until a lobby's members are warned of its closing."""

CLOSING_SECONDS = 2 * 24 * 3600.0
"""Seconds from the warning until it is closed."""

DUE = """
SELECT 'starting', id FROM game WHERE starts <= :now
UNION ALL
SELECT 'idle', id FROM game
WHERE stage = 'lobby' AND closing IS NULL AND warned IS NULL AND changed <= :now - :idle
UNION ALL
SELECT 'warned', id FROM game WHERE warned <= :now - :closing
UNION ALL
SELECT 'lapsed', id FROM invitation
WHERE accepted IS NULL AND seat IS NULL AND expires <= :now
"""

DOWN = f"""
SELECT coalesce(sum(min(ends, :until) - max(begins, :since)), 0.0) FROM downtime
WHERE ends > :since AND begins < :until AND {OF_GAME}
"""


class LobbyChange(Struct, frozen=True):
    notifications: tuple[Notification, ...] = ()
    time: float = 0.0
    by_user: int | None = None
    rule: StartRule | None = None
    """When it starts, if it is to start."""


NOTHING_FOLLOWS = LobbyChange()


class LobbyState(Struct, frozen=True):
    invited: tuple[Invitation, ...] = ()
    """The users with kept seats."""
    asked: tuple[int, ...] = ()
    """The users asked whether they are still there, without an answer."""
    asked_at: float | None = None
    requests: tuple[SeatRequest, ...] = ()


class DueLobbies(Struct, frozen=True):
    starting: tuple[int, ...]
    """Those to start, or whose time for answers is up."""
    idle: tuple[int, ...]
    """Those without a change for long."""
    warned: tuple[int, ...]
    """Those to close."""
    lapsed: tuple[Invitation, ...]


def change_lobby(connection: Connection, game: int, change: LobbyChange) -> GameRow:
    """Store the effects of a change, and restart the countdown to the start."""
    outbox.add_all(connection, game, change.notifications, change.time)
    return lobby_start.note_change(connection, game, change.by_user, change.rule, change.time)


def _add_notifications(
    connection: Connection, row: GameRow, notifications: Iterable[Notification], time: float
) -> GameRow:
    outbox.add_all(connection, row.id, notifications, time)
    return row


def _lobby_state(connection: Connection, game: int, time: float) -> LobbyState:
    return LobbyState(
        invitations.open_invitations_of(connection, game, time),
        presence.unanswered_users(connection, game),
        presence.time_asked(connection, game),
        requests.open_requests_of(connection, game, time),
    )


def _downtime_seconds(connection: Connection, game: int, since: float, until: float) -> float:
    values = {"game": game, "since": since, "until": until}
    return float(connection.execute(DOWN, values).fetchone()[0])


def _due_lobbies(connection: Connection, now: float) -> DueLobbies:
    values = {"now": now, "idle": IDLE_SECONDS, "closing": CLOSING_SECONDS}
    found: dict[str, list[int]] = {"starting": [], "idle": [], "warned": [], "lapsed": []}
    for what, id_ in connection.execute(DUE, values).fetchall():
        found[what].append(id_)
    return DueLobbies(
        tuple(found["starting"]),
        tuple(found["idle"]),
        tuple(found["warned"]),
        tuple(invitations.find(connection, id_) for id_ in found["lapsed"]),
    )


# Seats and options


def _open(
    connection: Connection,
    new: NewGame,
    *,
    terms: Terms = USUAL_TERMS,
    invited: Collection[int] = (),
    computers: Iterable[str] = (),
    bounds: LobbyBounds | None = None,
    notifications: tuple[Notification, ...] = (),
) -> GameRow:
    """Open a lobby with its host on the first seat, and keep seats for those `invited`.

    Raises TooManyLobbies, TooManyTables, TableFull, SeatsKept, Barred.
    """
    if bounds:
        lobby_seats.check_bounds(connection, bounds, new)
    game = lobby_seats.new_game(connection, new).id
    row = lobby_seats.set_up(connection, game, terms, invited, new.created)
    if bounds:
        table_limit.check_seated(connection, row, new.host, bounds.most_tables)
        bars.check(connection, new.guild, new.host)
    for computer in computers:
        row = lobby_seats.join(connection, game, None, computer, new.created)
    if not row.private and len(row.seated) + len(invited) < row.seats:
        notified = listeners.notify_listeners(connection, row, new.created)
        regulars.notify_regulars(connection, new.host, new.created, table=row, but=notified)
    return change_lobby(connection, game, LobbyChange(notifications, new.created, new.host))


def _join(
    connection: Connection,
    game: int,
    *,
    user: int | None = None,
    computer: str | None = None,
    most_tables: int | None = None,
    change: LobbyChange = NOTHING_FOLLOWS,
) -> GameRow:
    """Seat a user, by default the author, or a computer player.

    Raises NoSuchGame, AlreadyStarted, AlreadySeated, TableFull, SeatsKept, NotInvited, NotReliable,
    TooManyTables, Barred.
    """
    lobby_seats.join(connection, game, user, computer, change.time, most_tables)
    return change_lobby(connection, game, structs.replace(change, by_user=change.by_user or user))


def _change_computer(
    connection: Connection, game: int, seat: int, computer: str, *, change: LobbyChange = NOTHING_FOLLOWS
) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted, NotSeated."""
    held = open_lobby(connection, game).holder(seat)
    if held is None or held.computer is None:
        raise NotSeated(f"no computer player sits on seat {seat} of game {game}")
    connection.execute("UPDATE seat SET computer = ? WHERE game = ? AND seat = ?", (computer, game, seat))
    lobby_seats.restart_chain(connection, game)
    return change_lobby(connection, game, change)


def _leave(
    connection: Connection,
    game: int,
    seat: int,
    *,
    options: str | None = None,
    change: LobbyChange = NOTHING_FOLLOWS,
) -> GameRow:
    """Free a seat; the next user follows a host. Raises NoSuchGame, AlreadyStarted, NotSeated."""
    row = open_lobby(connection, game)
    held = row.holder(seat)
    if held is None:
        raise NotSeated(f"nobody sits on seat {seat} of game {game}")
    was_found = held.user is not None and searches.end_searches(connection, game, [held.user])
    if held.user is not None:
        presence.forget_user(connection, game, held.user)
    lobby_seats.free_seats(connection, row, [held], options, change.time, for_people=was_found)
    return change_lobby(connection, game, change)


def _set_options(
    connection: Connection, game: int, *, options: str, seats: int, change: LobbyChange = NOTHING_FOLLOWS
) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted, TooManySeated, SeatsKept."""
    row = open_lobby(connection, game)
    if len(row.seated) > seats:
        raise TooManySeated(len(row.seated))
    if len(row.seated) + len(invitations.open_invitations_of(connection, game, change.time)) > seats:
        raise SeatsKept(f"seats of game {game} are kept for others")
    connection.execute("UPDATE game SET options = ?, seats = ? WHERE id = ?", (options, seats, game))
    lobby_seats.restart_chain(connection, game)
    return change_lobby(connection, game, change)


def _set_terms(
    connection: Connection, game: int, *, pace: str, terms: Terms, change: LobbyChange = NOTHING_FOLLOWS
) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("UPDATE game SET pace = ? WHERE id = ?", (pace, game))
    connection.execute(lobby_seats.SET_TERMS, (*structs.astuple(terms), game))
    return change_lobby(connection, game, change)


def _set_private(
    connection: Connection, game: int, *, private: bool, most_tables: int, change: LobbyChange
) -> GameRow:
    """Open a lobby to the invited alone, or to all. Raises NoSuchGame, AlreadyStarted, TooManyTables."""
    open_lobby(connection, game)
    connection.execute("UPDATE game SET private = ?, may_ask = FALSE WHERE id = ?", (private, game))
    table_limit.check_seated(connection, find_game(connection, game), change.by_user, most_tables)
    return change_lobby(connection, game, change)


def _set_may_ask(connection: Connection, game: int, *, may_ask: bool, change: LobbyChange) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("UPDATE game SET may_ask = ? AND private WHERE id = ?", (may_ask, game))
    return change_lobby(connection, game, change)


# Invitations


def _invite(
    connection: Connection, game: int, users: Iterable[int], by_user: int, change: LobbyChange
) -> tuple[GameRow, tuple[int, ...]]:
    """Invite users while that is possible; returns whom. Raises as `lobby_seats.invite` if it is nobody."""
    row, invited, refused = open_lobby(connection, game), list[int](), None
    for user in users:
        try:
            lobby_seats.invite(connection, game, user, by_user, change.time)
        except Refused as error:
            refused = error
        else:
            invited.append(user)
    if invited:
        notices = map(invitations.invitation_to, invited)
        change = structs.replace(change, notifications=(*change.notifications, *notices))
        row = change_lobby(connection, game, change)
    elif refused is not None:
        raise refused
    return row, tuple(invited)


def _refuse(connection: Connection, invitation: int, reason: str, change: LobbyChange) -> GameRow:
    """Close an open invitation. Raises NotInvited, NoSuchGame, AlreadyStarted."""
    found = invitations.find(connection, invitation)
    if found.accepted is not None:
        raise NotInvited(f"invitation {invitation} was answered")
    invitations.refuse(connection, invitation, reason, change.time)
    open_lobby(connection, found.game)
    return change_lobby(connection, found.game, change)


def _let_invitation_lapse(
    connection: Connection, invitation: Invitation, *, notifications: Iterable[Notification], time: float
) -> None:
    invitations.refuse(connection, invitation.id, invitations.EXPIRED, time)
    outbox.add_all(connection, invitation.game, notifications, time)


# The start


def _request_start(
    connection: Connection,
    game: int,
    by_user: int,
    *,
    asked: Iterable[int],
    starts: float,
    notifications: Iterable[Notification],
    time: float,
) -> GameRow:
    """Schedule a start, and ask some users whether they are there. Raises NoSuchGame, AlreadyStarted."""
    presence.note_press(connection, game, by_user, time)
    row = lobby_start.request_start(connection, game, asked, starts, time)
    return _add_notifications(connection, row, notifications, time)


def _set_start(
    connection: Connection,
    game: int,
    starts: float,
    *,
    notifications: Iterable[Notification] = (),
    time: float,
) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("UPDATE game SET starts = ? WHERE id = ? AND starts IS NOT NULL", (starts, game))
    return _add_notifications(connection, find_game(connection, game), notifications, time)


def _call_off(
    connection: Connection,
    game: int,
    by_user: int | None,
    *,
    notifications: Iterable[Notification],
    time: float,
) -> GameRow:
    """Cancel the start, for a user who wants to wait, or (None) as it cannot. Raises as `set_start`."""
    presence.note_press(connection, game, by_user, time)
    open_lobby(connection, game)
    presence.forget_answers(connection, game)
    connection.execute(
        "UPDATE game SET starts = NULL, held_by = ?, changed = ? WHERE id = ?", (by_user, time, game)
    )
    return _add_notifications(connection, find_game(connection, game), notifications, time)


def _mark_present(
    connection: Connection,
    game: int,
    user: int,
    *,
    starts: float,
    notifications: Iterable[Notification],
    time: float,
) -> GameRow:
    """Note that a user is there; the last answer starts the lobby. Raises NoSuchGame, AlreadyStarted."""
    row = open_lobby(connection, game)
    waited = user in presence.unanswered_users(connection, game)
    presence.note_press(connection, game, user, time)
    if waited and row.starts is not None and not presence.unanswered_users(connection, game):
        connection.execute("UPDATE game SET starts = ? WHERE id = ?", (starts, game))
    return _add_notifications(connection, find_game(connection, game), notifications, time)


def _free_seats_of_silent(
    connection: Connection, game: int, users: Collection[int], *, options: str, change: LobbyChange
) -> GameRow:
    """Free the seats of users who did not answer. Raises NoSuchGame, AlreadyStarted."""
    row = open_lobby(connection, game)
    for user in users:
        presence.answer(connection, game, user, here=False)
    searches.end_searches(connection, game, users)
    silent = [held for held in row.seated if held.user in users]
    lobby_seats.free_seats(connection, row, silent, options, change.time, for_people=True)
    return change_lobby(connection, game, change)


# The end of a lobby


def _close(connection: Connection, game: int, reason: str, change: LobbyChange) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted."""
    searches.end_searches(connection, game, [change.by_user])
    lobby_seats.close(connection, game, reason, change.time)
    return change_lobby(connection, game, change)


def _keep_open(connection: Connection, game: int, change: LobbyChange) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    return change_lobby(connection, game, change)


def _warn(
    connection: Connection, game: int, *, notifications: Iterable[Notification], time: float
) -> GameRow:
    """Raises NoSuchGame, AlreadyStarted."""
    open_lobby(connection, game)
    connection.execute("UPDATE game SET warned = ? WHERE id = ?", (time, game))
    return _add_notifications(connection, find_game(connection, game), notifications, time)


class Lobbies(Part):
    lobby_state = reads(_lobby_state)
    downtime_seconds = reads(_downtime_seconds)
    due_lobbies = reads(_due_lobbies)
    silent_users = reads(presence.silent_users)
    last_invitation = reads(invitations.last_invitation_of)
    refused_by = reads(invitations.users_who_refused)
    open = writes(_open)
    join = writes(_join)
    change_computer = writes(_change_computer)
    leave = writes(_leave)
    set_options = writes(_set_options)
    set_terms = writes(_set_terms)
    set_private = writes(_set_private)
    set_may_ask = writes(_set_may_ask)
    invite = writes(_invite)
    refuse = writes(_refuse)
    let_invitation_lapse = writes(_let_invitation_lapse)
    request_start = writes(_request_start)
    set_start = writes(_set_start)
    call_off = writes(_call_off)
    mark_present = writes(_mark_present)
    free_seats_of_silent = writes(_free_seats_of_silent)
    close = writes(_close)
    keep_open = writes(_keep_open)
    warn = writes(_warn)
    extend_invitation = writes(invitations.extend)
