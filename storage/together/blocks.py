"""Blocks between users, known to their authors alone. A part of the `Store`."""

from msgspec import Struct

from storage.core import outbox
from storage.core.database import Connection, Part, column, reads, writes
from storage.core.errors import TooManyBlocked
from storage.core.kinds import Kind
from storage.core.queries import find_game
from storage.core.rows import LOBBY, Notification
from storage.lobby import invitations
from storage.peace import regulars
from storage.peace.kept_apart import is_kept_from_table

MOST_BLOCKED = 100
"""Blocks per user."""

OF_USER = 'SELECT blocked, since FROM block WHERE "user" = ? ORDER BY since DESC, blocked'
BLOCK = 'INSERT INTO block ("user", blocked, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'

OPEN_BETWEEN = """
SELECT invitation.id, invitation.game, invitation."user", by_user FROM invitation
JOIN seat ON seat.game = invitation.game
WHERE accepted IS NULL AND expires > :now AND (
    (invitation."user" = :one AND seat."user" = :other) OR (invitation."user" = :other AND seat."user" = :one)
)
"""


CUPS_OF_BOTH = """
SELECT cup.id FROM cup_entrant AS own JOIN cup_entrant AS other ON other.cup = own.cup
JOIN cup ON cup.id = own.cup
WHERE own."user" = ? AND other."user" = ? AND own.dropped IS NULL AND other.dropped IS NULL
    AND cup.stage IN ('open', 'playing')
ORDER BY cup.id
"""

LOBBIES_OF_BOTH = """
SELECT game.id FROM seat AS own JOIN seat AS other ON other.game = own.game JOIN game ON game.id = own.game
WHERE own."user" = ? AND other."user" = ? AND game.stage = 'lobby' AND closing IS NULL
ORDER BY game.id
"""


class StillMeet(Struct, frozen=True):
    """Cups and lobbies where two users still meet after a block, until one leaves."""

    cups: tuple[int, ...]
    lobbies: tuple[int, ...]


class Blocked(Struct, frozen=True):
    user: int
    since: float


def of_user(connection: Connection, user: int) -> tuple[Blocked, ...]:
    """Latest first."""
    return tuple(Blocked(*row) for row in connection.execute(OF_USER, (user,)))


def block(connection: Connection, user: int, blocked: int, time: float) -> tuple[int, ...]:
    """Block a user and close open invitations to shared tables; returns these. Raises TooManyBlocked."""
    if len(of_user(connection, user)) >= MOST_BLOCKED:
        raise TooManyBlocked(MOST_BLOCKED)
    if not connection.execute(BLOCK, (user, blocked, time)).rowcount:
        return ()
    values = {"one": user, "other": blocked, "now": time}
    ended = connection.execute(OPEN_BETWEEN, values).fetchall()
    for id_, game, invited, by_user in ended:
        declined = invited == user
        reason = invitations.DECLINED if declined else invitations.WITHDRAWN
        invitations.refuse(connection, id_, reason, time)
        in_lobby = find_game(connection, game).stage == LOBBY
        if in_lobby:
            outbox.add(connection, game, Notification(Kind.CARD, 0, replaces=True), time)
        if declined:
            kind = Kind.DECLINED if in_lobby else Kind.SEAT_DECLINED
            outbox.add(connection, game, Notification(kind, 0, user=by_user, replaces=True), time)
    return tuple(game for _, game, *_ in ended)


def still_meet(connection: Connection, user: int, other: int) -> StillMeet:
    """Cups and lobbies with both users; running games do not count."""
    cups, lobbies = (
        column(connection, statement, (user, other)) for statement in (CUPS_OF_BOTH, LOBBIES_OF_BOTH)
    )
    return StillMeet(cups, lobbies)


def unblock(connection: Connection, user: int, blocked: int) -> None:
    regulars.end_blocked(connection, user, blocked)
    connection.execute('DELETE FROM block WHERE "user" = ? AND blocked = ?', (user, blocked))


def _has_blocked(connection: Connection, user: int, other: int) -> bool:
    found = 'SELECT 1 FROM block WHERE "user" = ? AND blocked = ?'
    return connection.execute(found, (user, other)).fetchone() is not None


class Blocks(Part):
    of_user = reads(of_user)
    kept_apart = reads(is_kept_from_table)
    still_meet = reads(still_meet)
    block = writes(block)
    unblock = writes(unblock)
    has_blocked = reads(_has_blocked)
