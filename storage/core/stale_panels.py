"""Outdated panels, of former players or ended turns. Functions inside a transaction."""

from storage.core import outbox
from storage.core.database import Connection
from storage.core.kinds import Kind
from storage.core.rows import Notification

PASSED_ON = "passed-on-"
"""Prefix of the names of panels with a former player, before seat and user."""

NEWEST_PANEL = f"""
SELECT direct.channel, outbox.message FROM direct CROSS JOIN outbox
WHERE direct."user" = :user AND direct.channel IS NOT NULL AND outbox.game = :game AND outbox.seat = :seat
    AND outbox.kind = '{Kind.ASK}' AND outbox.created >= :since AND outbox.message IS NOT NULL
ORDER BY outbox.id DESC LIMIT 1
"""


def mark_panel_outdated(
    connection: Connection, game: int, seat: int, user: int | None, *, now: float, since: float = 0.0
) -> None:
    """Mark the newest panel of a former player as outdated."""
    found = newest_panel(connection, game, seat, user, since)
    if found is not None:
        outbox.keep_message(connection, game, f"{PASSED_ON}{seat}-{user}", *found)
    outbox.add(connection, game, Notification(Kind.PASSED_ON, 0, replaces=True), now)


def newest_panel(
    connection: Connection, game: int, seat: int, user: int | None, since: float = 0.0
) -> tuple[int, int] | None:
    """Find channel and id of a user's newest panel of a seat since a moment."""
    values = {"user": user, "game": game, "seat": seat, "since": since}
    found: tuple[int, int] | None = connection.execute(NEWEST_PANEL, values).fetchone()
    return found


def keep_panel_current(connection: Connection, game: int, message: int) -> None:
    """Forget the mark of a panel: its user plays again."""
    connection.execute(
        "DELETE FROM message WHERE game = ? AND message = ? AND substr(name, 1, length(?)) = ?",
        (game, message, PASSED_ON, PASSED_ON),
    )
