"""Who has asked the host of a private lobby for a seat; each function runs inside a transaction.

A request keeps no seat. As with invitations, what a block keeps apart is never shown, and lapses.
"""

from __future__ import annotations

from storage.core import outbox
from storage.core.connection import Connection
from storage.core.errors import TooManyRequests
from storage.core.kinds import Kind
from storage.core.queries import find_game
from storage.core.rows import GameRow, Notification, SeatRequest
from storage.peace.meeting import AT_TABLE, NOBODY

KEPT_SECONDS = 48 * 3600.0
"""How long the host can answer."""

MOST_A_DAY = 20
"""For how many seats a user may ask in 24 hours."""

MOST_OPEN = 5
"""How many people can wait for an answer at a lobby: each has a row of controls."""

ACCEPTED, DECLINED, EXPIRED, OVER = "accepted", "declined", "expired", "over"
"""How a request was answered: with a seat, with no, not in time, or by the end of the lobby.

They are stored and never change.
"""

DAY = 24 * 3600.0

COLUMNS = 'game, "user", created, expires, answer'

FIND = f'SELECT {COLUMNS} FROM seat_request WHERE game = ? AND "user" = ?'

OPEN = f"""
SELECT {COLUMNS} FROM seat_request
WHERE game = :game AND answer IS NULL AND expires > :time
    AND NOT EXISTS ({AT_TABLE.format(who='seat_request."user"', game="seat_request.game", but=NOBODY)})
ORDER BY created, "user"
"""

UNANSWERED = f'SELECT {COLUMNS} FROM seat_request WHERE game = ? AND answer IS NULL ORDER BY created, "user"'

LAPSED = f"""
SELECT {COLUMNS} FROM seat_request WHERE answer IS NULL AND expires <= ? ORDER BY expires, game, "user"
"""

ANSWER = 'UPDATE seat_request SET answer = ? WHERE game = ? AND "user" = ? AND answer IS NULL'


def find(connection: Connection, game: int, user: int) -> SeatRequest | None:
    """What a user has asked at a lobby, whatever became of it."""
    row = connection.execute(FIND, (game, user)).fetchone()
    return None if row is None else SeatRequest(*row)


def open_of(connection: Connection, game: int, time: float) -> tuple[SeatRequest, ...]:
    """What the host of a lobby can answer, the oldest first: nobody plays there whom they do not meet."""
    found = connection.execute(OPEN, {"game": game, "time": time})
    return tuple(SeatRequest(*row) for row in found)


def lapsed(connection: Connection, time: float) -> tuple[SeatRequest, ...]:
    """What nobody has answered in time."""
    return tuple(SeatRequest(*row) for row in connection.execute(LAPSED, (time,)))


def add(connection: Connection, row: GameRow, user: int, time: float) -> SeatRequest:
    """Ask the host of a lobby for a seat; they are notified of all who do. Raises TooManyRequests."""
    recent = 'SELECT count(*) FROM seat_request WHERE "user" = ? AND created > ?'
    (today,) = connection.execute(recent, (user, time - DAY)).fetchone()
    if today >= MOST_A_DAY:
        raise TooManyRequests(MOST_A_DAY, of_user=True)
    if len(connection.execute(UNANSWERED, (row.id,)).fetchall()) >= MOST_OPEN:
        raise TooManyRequests(MOST_OPEN, of_user=False)
    found = SeatRequest(row.id, user, time, time + KEPT_SECONDS)
    connection.execute(
        'INSERT INTO seat_request (game, "user", created, expires) VALUES (?, ?, ?, ?)',
        (row.id, user, time, found.expires),
    )
    _ask_again(connection, row, time)
    return found


def withdraw(connection: Connection, row: GameRow, user: int, time: float) -> None:
    """Withdraw a user's request; the host is asked about the others again, if there are any."""
    gone = 'DELETE FROM seat_request WHERE game = ? AND "user" = ? AND answer IS NULL'
    if not connection.execute(gone, (row.id, user)).rowcount:
        return
    if connection.execute(UNANSWERED, (row.id,)).fetchone() is None:
        _withdraw_messages(connection, row, time)
    else:
        _ask_again(connection, row, time)


def seated(connection: Connection, row: GameRow, user: int, time: float) -> None:
    """A user has a seat: their request is accepted, if they have made one."""
    if connection.execute(ANSWER, (ACCEPTED, row.id, user)).rowcount:
        _withdraw_unless_open(connection, row, time)


def close(connection: Connection, row: GameRow, user: int, answer: str, time: float) -> bool:
    """Refuse a user's request and notify them; False if it was answered before."""
    if not connection.execute(ANSWER, (answer, row.id, user)).rowcount:
        return False
    outbox.add(connection, row.id, Notification(Kind.REQUEST_OVER, 0, user=user, replaces=True), time)
    _withdraw_unless_open(connection, row, time)
    return True


def close_all(connection: Connection, game: int, time: float) -> None:
    """Answer all requests of a lobby that begins or is closed."""
    found = [SeatRequest(*row) for row in connection.execute(UNANSWERED, (game,)).fetchall()]
    if found:
        row = find_game(connection, game)
        for each in found:
            close(connection, row, each.user, OVER, time)


def extend(connection: Connection, game: int, user: int, expires: float) -> None:
    """A request can be answered longer."""
    connection.execute(
        'UPDATE seat_request SET expires = ? WHERE game = ? AND "user" = ?', (expires, game, user)
    )


def _withdraw_unless_open(connection: Connection, row: GameRow, time: float) -> None:
    if connection.execute(UNANSWERED, (row.id,)).fetchone() is None:
        _withdraw_messages(connection, row, time)


def _ask_again(connection: Connection, row: GameRow, time: float) -> None:
    """Ask the host in a new message; earlier ones lose their buttons."""
    _withdraw_messages(connection, row, time)
    told = Notification(Kind.SEAT_REQUEST, 0, user=row.host, replaces=True)
    outbox.add(connection, row.id, told, time)


def _withdraw_messages(connection: Connection, row: GameRow, time: float) -> None:
    """Remove the buttons of the messages that have asked the host."""
    over = Notification(Kind.INVITATION_OVER, 0, user=row.host, replaces=True)
    outbox.add(connection, row.id, over, time)
