"""Invitations to a lobby, which keep a seat, or to take over a seat. Functions inside a transaction."""

from collections.abc import Sequence
from typing import Any

from storage.core import outbox
from storage.core.database import Connection, column
from storage.core.errors import AlreadyInvited, NotInvited, TooManyInvitations
from storage.core.kinds import Kind
from storage.core.rows import Invitation, Notification
from storage.peace.kept_apart import AT_TABLE, NOBODY

KEPT_SECONDS = 48 * 3600.0
"""Seconds in which an invitation can be answered, and its seat is kept."""

MOST_A_DAY = 20
"""Invitations per user in 24 hours."""

MOST_OF_ONE = 2
DECLINED, WITHDRAWN, EXPIRED = "declined", "withdrawn", "expired"
"""Reasons of closed invitations; stored, never change."""

DAY = 24 * 3600.0
COLUMNS = 'id, game, seat, "user", by_user, created, expires, accepted, reason'

OPEN_TO = f"""
SELECT {COLUMNS} FROM invitation
WHERE "user" = :user AND accepted IS NULL AND expires > :time
    AND NOT EXISTS ({AT_TABLE.format(who=":user", game="invitation.game", but=NOBODY)})
ORDER BY id
"""

OPEN = f"""
SELECT {COLUMNS} FROM invitation
WHERE game = ? AND accepted IS NULL AND expires > ? AND (seat IS NULL OR ?) ORDER BY id
"""

UNANSWERED = "SELECT id FROM invitation WHERE game = ? AND accepted IS NULL ORDER BY id"
LAST = f'SELECT {COLUMNS} FROM invitation WHERE game = ? AND "user" = ? ORDER BY id DESC LIMIT 1'

REFUSED = """
SELECT "user" FROM invitation
WHERE game = ? AND by_user = ? AND reason IN ('declined', 'expired')
    AND NOT EXISTS (
        SELECT 1 FROM invitation AS later
        WHERE later.game = invitation.game AND later."user" = invitation."user" AND later.id > invitation.id
    )
ORDER BY id
"""


def invitation_to(user: int) -> Notification:
    return Notification(Kind.INVITED, 0, user=user, replaces=True)


def find(connection: Connection, id_: int) -> Invitation:
    """Raises NotInvited."""
    row = connection.execute(f"SELECT {COLUMNS} FROM invitation WHERE id = ?", (id_,)).fetchone()
    if row is None:
        raise NotInvited(f"there is no invitation {id_}")
    return _invitation(row)


def open_invitations_of(
    connection: Connection, game: int, time: float, *, seats: bool = False
) -> tuple[Invitation, ...]:
    """Open invitations to a lobby; `seats`: also those to take over a seat."""
    return tuple(_invitation(row) for row in connection.execute(OPEN, (game, time, seats)))


def open_invitations_to(connection: Connection, user: int, time: float) -> tuple[Invitation, ...]:
    """A user's open invitations, oldest first, but to tables from which a bar or a block keeps them."""
    return tuple(_invitation(row) for row in connection.execute(OPEN_TO, {"user": user, "time": time}))


def last_invitation_of(connection: Connection, game: int, user: int) -> Invitation | None:
    row = connection.execute(LAST, (game, user)).fetchone()
    return None if row is None else _invitation(row)


def users_who_refused(connection: Connection, game: int, by_user: int) -> tuple[int, ...]:
    return column(connection, REFUSED, (game, by_user))


ADD = """
INSERT INTO invitation (game, seat, "user", by_user, created, expires) VALUES (?, ?, ?, ?, ?, ?) RETURNING id
"""


def check_allowed(connection: Connection, game: int, user: int, by_user: int, time: float) -> None:
    """Raises AlreadyInvited, TooManyInvitations."""
    last = last_invitation_of(connection, game, user)
    if last is not None and last.is_open(time):
        raise AlreadyInvited(f"user {user} is invited to game {game}")
    earlier = 'SELECT count(*) FROM invitation WHERE game = ? AND "user" = ?'
    (of_one,) = connection.execute(earlier, (game, user)).fetchone()
    if of_one >= MOST_OF_ONE:
        raise TooManyInvitations(MOST_OF_ONE, of_one=True)
    recent = "SELECT count(*) FROM invitation WHERE by_user = ? AND created > ?"
    (today,) = connection.execute(recent, (by_user, time - DAY)).fetchone()
    if today >= MOST_A_DAY:
        raise TooManyInvitations(MOST_A_DAY, of_one=False)


def add(
    connection: Connection, game: int, user: int, by_user: int, time: float, seat: int | None = None
) -> Invitation:
    """`seat`: of a running game; None: in a lobby."""
    (inserted,) = connection.execute(ADD, (game, seat, user, by_user, time, time + KEPT_SECONDS)).fetchone()
    return find(connection, inserted)


def accept(connection: Connection, id_: int, time: float) -> None:
    connection.execute("UPDATE invitation SET accepted = TRUE WHERE id = ? AND accepted IS NULL", (id_,))
    _withdraw_messages(connection, find(connection, id_), time)


def refuse(connection: Connection, id_: int, reason: str, time: float) -> None:
    """Close an invitation as DECLINED, WITHDRAWN or EXPIRED."""
    connection.execute(
        "UPDATE invitation SET accepted = FALSE, reason = ?, expires = max(created, min(expires, ?))"
        " WHERE id = ? AND accepted IS NULL",
        (reason, time, id_),
    )
    _withdraw_messages(connection, find(connection, id_), time)


def close_of_seat(connection: Connection, game: int, seat: int, time: float) -> None:
    for each in open_invitations_of(connection, game, time, seats=True):
        if each.seat == seat:
            refuse(connection, each.id, WITHDRAWN, time)


def refuse_all(connection: Connection, game: int, time: float) -> None:
    """Withdraw all open invitations to a table that begins or ends."""
    for (id_,) in connection.execute(UNANSWERED, (game,)).fetchall():
        refuse(connection, id_, WITHDRAWN, time)


def _withdraw_messages(connection: Connection, found: Invitation, time: float) -> None:
    """Update an invitation's messages."""
    over = Notification(Kind.INVITATION_OVER, 0, user=found.user, replaces=True)
    outbox.add(connection, found.game, over, time)


def extend(connection: Connection, id_: int, expires: float) -> None:
    connection.execute("UPDATE invitation SET expires = ? WHERE id = ?", (expires, id_))


def _invitation(row: Sequence[Any]) -> Invitation:
    id_, game, seat, user, by_user, created, expires, accepted, reason = row
    answer = None if accepted is None else bool(accepted)
    return Invitation(id_, game, seat, user, by_user, created, expires, answer, reason)
