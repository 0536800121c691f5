"""Requests to the host of a private lobby, which keep no seat; one between users kept apart lapses unseen."""

from storage.core import outbox
from storage.core.database import Connection
from storage.core.errors import TooManyRequests
from storage.core.kinds import Kind
from storage.core.queries import find_game
from storage.core.rows import GameRow, Notification, SeatRequest
from storage.peace.kept_apart import AT_TABLE, NOBODY

KEPT_SECONDS = 48 * 3600.0
"""Seconds in which the host can answer."""

MOST_A_DAY = 20
"""Requests per user in 24 hours."""

MOST_OPEN = 5
"""Open requests at a lobby; each needs a row of controls."""

ACCEPTED, DECLINED, EXPIRED, OVER = "accepted", "declined", "expired", "over"
"""Answers: a seat, a refusal, none in time, the end of the lobby; stored, never change."""

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
    row = connection.execute(FIND, (game, user)).fetchone()
    return None if row is None else SeatRequest(*row)


def open_requests_of(connection: Connection, game: int, time: float) -> tuple[SeatRequest, ...]:
    """Open requests of a lobby, oldest first, but of users that a bar or a block keeps away."""
    found = connection.execute(OPEN, {"game": game, "time": time})
    return tuple(SeatRequest(*row) for row in found)


def lapsed_requests(connection: Connection, time: float) -> tuple[SeatRequest, ...]:
    return tuple(SeatRequest(*row) for row in connection.execute(LAPSED, (time,)))


def add(connection: Connection, row: GameRow, user: int, time: float) -> SeatRequest:
    """Raises TooManyRequests."""
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
    gone = 'DELETE FROM seat_request WHERE game = ? AND "user" = ? AND answer IS NULL'
    if not connection.execute(gone, (row.id, user)).rowcount:
        return
    if connection.execute(UNANSWERED, (row.id,)).fetchone() is None:
        _withdraw_messages(connection, row, time)
    else:
        _ask_again(connection, row, time)


def accept_seated(connection: Connection, row: GameRow, user: int, time: float) -> None:
    """Accept the request of a user who has a seat now."""
    if connection.execute(ANSWER, (ACCEPTED, row.id, user)).rowcount:
        _withdraw_unless_open(connection, row, time)


def close(connection: Connection, row: GameRow, user: int, answer: str, time: float) -> bool:
    """Refuse a request and notify its user; False if it was closed."""
    if not connection.execute(ANSWER, (answer, row.id, user)).rowcount:
        return False
    outbox.add(connection, row.id, Notification(Kind.REQUEST_OVER, 0, user=user, replaces=True), time)
    _withdraw_unless_open(connection, row, time)
    return True


def close_all(connection: Connection, game: int, time: float) -> None:
    """Close all requests of a lobby that begins or is closed."""
    found = [SeatRequest(*row) for row in connection.execute(UNANSWERED, (game,)).fetchall()]
    if found:
        row = find_game(connection, game)
        for each in found:
            close(connection, row, each.user, OVER, time)


def extend(connection: Connection, game: int, user: int, expires: float) -> None:
    connection.execute(
        'UPDATE seat_request SET expires = ? WHERE game = ? AND "user" = ?', (expires, game, user)
    )


def _withdraw_unless_open(connection: Connection, row: GameRow, time: float) -> None:
    if connection.execute(UNANSWERED, (row.id,)).fetchone() is None:
        _withdraw_messages(connection, row, time)


def _ask_again(connection: Connection, row: GameRow, time: float) -> None:
    """Ask the host in a new message."""
    _withdraw_messages(connection, row, time)
    notice = Notification(Kind.SEAT_REQUEST, 0, user=row.host, replaces=True)
    outbox.add(connection, row.id, notice, time)


def _withdraw_messages(connection: Connection, row: GameRow, time: float) -> None:
    over = Notification(Kind.INVITATION_OVER, 0, user=row.host, replaces=True)
    outbox.add(connection, row.id, over, time)
