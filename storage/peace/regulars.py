"""Regulars: users who both say that they like to play together. A part of the `Store`.

Only their own blocks change what a user sees.
"""

from collections.abc import Collection

from msgspec import Struct

from storage.core import outbox
from storage.core.database import Connection, Part, column, reads, writes
from storage.core.errors import TooManyRegulars
from storage.core.kinds import Kind
from storage.core.rows import GameRow, Notification
from storage.peace import bars
from storage.peace.kept_apart import are_blocked

MOST_REGULARS = 25
"""Regulars of a user, with those they have asked."""

MOST_A_DAY = 20
"""People whom a user asks, or declines to have, in 24 hours."""

DAY = 24 * 3600.0
AGAIN_SECONDS = 30 * DAY
"""Seconds after which somebody who was asked before gets a letter again."""

SELDOM_SECONDS = DAY
"""Seconds between two letters to a user that the same regular looks for players."""

HAS_BLOCKED = 'EXISTS (SELECT 1 FROM block WHERE block."user" = {by} AND blocked = {whom})'

OWN = f"""
SELECT own.other, coalesce(theirs.wants, FALSE) FROM regular AS own
LEFT JOIN regular AS theirs ON theirs."user" = own.other AND theirs.other = own."user"
WHERE own."user" = :user AND own.wants AND NOT {HAS_BLOCKED.format(by=":user", whom="own.other")}
ORDER BY own.since, own.other
"""

ASKING = f"""
SELECT ask."user" FROM regular AS ask
WHERE ask.other = :user AND ask.wants AND NOT {HAS_BLOCKED.format(by=":user", whom='ask."user"')}
    AND NOT EXISTS (SELECT 1 FROM regular AS own WHERE own."user" = :user AND own.other = ask."user")
    AND NOT EXISTS (SELECT 1 FROM bar WHERE guild = {bars.EVERYWHERE} AND who = ask."user")
ORDER BY ask.since, ask."user" LIMIT :room
"""

FIND = 'SELECT since, wants FROM regular WHERE "user" = ? AND other = ?'

ANSWER = """
INSERT INTO regular ("user", other, since, wants) VALUES (?, ?, ?, ?)
ON CONFLICT ("user", other) DO UPDATE SET since = excluded.since, wants = excluded.wants
"""

DROP_BLOCKED = """
INSERT INTO regular ("user", other, since, wants)
SELECT block."user", blocked, since, FALSE FROM block WHERE block."user" = :user AND blocked = :other
    AND EXISTS (
        SELECT 1 FROM regular
        WHERE ("user" = :user AND other = :other) OR ("user" = :other AND other = :user AND wants)
    )
ON CONFLICT ("user", other) DO UPDATE SET wants = FALSE
"""

REGULARS = """
regular AS own JOIN regular AS theirs ON theirs."user" = own.other AND theirs.other = own."user"
    AND own.wants AND theirs.wants
"""
"""A user and each of their regulars, blocked or not."""

DO_NOT_MEET = " OR ".join(
    (
        HAS_BLOCKED.format(by='own."user"', whom="own.other"),
        HAS_BLOCKED.format(by="own.other", whom='own."user"'),
        f'EXISTS (SELECT 1 FROM bar WHERE guild = {bars.EVERYWHERE} AND who IN (own."user", own.other))',
    )
)

TO_INVITE = f"""
SELECT own.other FROM {REGULARS} JOIN game ON game.id = :game
WHERE own."user" = :user AND NOT {HAS_BLOCKED.format(by=":user", whom="own.other")}
    AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = :game AND seat."user" = own.other)
    AND NOT EXISTS (SELECT 1 FROM invitation WHERE invitation.game = :game AND invitation."user" = own.other)
    AND (game.guild IS NULL OR EXISTS (
        SELECT 1 FROM member_name WHERE member_name.guild = game.guild AND member_name."user" = own.other
    ))
ORDER BY coalesce((
    SELECT max(created) FROM invitation WHERE invitation."user" = own.other AND by_user = :user
), 0.0), own.since, own.other
"""
"""Those whom the user has invited longest ago come first."""

TO_NOTIFY = f"""
SELECT own.other FROM {REGULARS}
WHERE own."user" = :user AND coalesce(theirs.notified, 0.0) <= :before AND NOT ({DO_NOT_MEET})
    AND (:guild = 0 OR EXISTS (
        SELECT 1 FROM member_name WHERE member_name.guild = :guild AND member_name."user" = own.other
    ))
ORDER BY own.other
"""

LOOKING = f"""
SELECT own.other FROM {REGULARS} JOIN seeker ON seeker."user" = own.other
WHERE own."user" = :user AND seeker.since IS NOT NULL AND seeker.game IS NULL AND held IS NULL
    AND NOT ({DO_NOT_MEET})
ORDER BY own.other
"""


class RegularList(Struct, frozen=True):
    """A user's regulars, as they see them."""

    regulars: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    """Those who have not said yes, whatever the reason."""
    asking: tuple[int, ...] = ()
    """Those whom the user can answer: as many as fit on their list."""


def of_user(connection: Connection, user: int) -> RegularList:
    own = connection.execute(OWN, {"user": user}).fetchall()
    return RegularList(
        tuple(other for other, both in own if both),
        tuple(other for other, both in own if not both),
        column(connection, ASKING, {"user": user, "room": MOST_REGULARS - len(own)}),
    )


def ask(connection: Connection, user: int, other: int, time: float) -> bool:
    """Note that a user likes to play with another one, who is asked; returns whether both say so.

    A bar or a block secretly keeps the letter back. Raises TooManyRegulars.
    """
    own, theirs = (connection.execute(FIND, pair).fetchone() for pair in ((user, other), (other, user)))
    both = theirs is not None and bool(theirs[1])
    if own is not None and own[1]:
        return both
    known = of_user(connection, user)
    if len(known.regulars) + len(known.asked) >= MOST_REGULARS:
        raise TooManyRegulars(MOST_REGULARS, a_day=False)
    since = 'SELECT count(*) FROM regular WHERE "user" = ? AND since > ?'
    (today,) = connection.execute(since, (user, time - DAY)).fetchone()
    if not both and today >= MOST_A_DAY:
        raise TooManyRegulars(MOST_A_DAY, a_day=True)
    soon = own is not None and own[0] > time - AGAIN_SECONDS
    connection.execute(ANSWER, (user, other, own[0] if soon else time, True))
    barred = bars.is_barred(connection, None, other)
    if theirs is None and not soon and not barred and not are_blocked(connection, user, other):
        outbox.add_to_users(connection, Kind.REGULAR_ASKED, [other], 0, time)
    return both


def drop(connection: Connection, user: int, other: int, time: float) -> None:
    """Decline what somebody asks, withdraw what they were asked, or have them as a regular no longer."""
    own = connection.execute(FIND, (user, other)).fetchone()
    if own is not None or other in of_user(connection, user).asking:
        connection.execute(ANSWER, (user, other, time if own is None else own[0], False))


def end_blocked(connection: Connection, user: int, other: int) -> None:
    """Before a block is lifted: nothing of what it hid begins again."""
    connection.execute(DROP_BLOCKED, {"user": user, "other": other})


def notify_regulars(
    connection: Connection, user: int, time: float, *, table: GameRow | None = None, but: Collection[int] = ()
) -> None:
    """Notify a user's regulars, once a day at most, of their new table, or that they look for one."""
    guild = 0 if table is None else table.guild or 0
    found = column(connection, TO_NOTIFY, {"user": user, "before": time - SELDOM_SECONDS, "guild": guild})
    users = [other for other in found if other not in but]
    if table is None:
        outbox.add_to_users(connection, Kind.REGULARS_LOOK, users, 0, time)
    else:
        notices = (Notification(Kind.NEW_TABLE, 0, user=each, replaces=True) for each in users)
        outbox.add_all(connection, table.id, notices, time)
    note = 'UPDATE regular SET notified = ? WHERE "user" = ? AND other = ?'
    connection.executemany(note, [(time, other, user) for other in users])


def _to_invite(connection: Connection, game: int, user: int) -> tuple[int, ...]:
    """A user's regulars who have not been invited to their lobby."""
    return column(connection, TO_INVITE, {"user": user, "game": game})


def _looking(connection: Connection, user: int) -> tuple[int, ...]:
    """A user's regulars who look for a table in the queue."""
    return column(connection, LOOKING, {"user": user})


class Regulars(Part):
    of_user = reads(of_user)
    to_invite = reads(_to_invite)
    looking = reads(_looking)
    ask = writes(ask)
    drop = writes(drop)
