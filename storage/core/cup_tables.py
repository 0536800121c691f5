"""Effects of a cup's tables on the cup. Functions inside a transaction."""

from storage.core import outbox
from storage.core.database import Connection, column

ROUND_ENDS = "cup.begins + cup_table.round * cup.round_days * 86400.0"
"""SQL for the end of a table's round: `CupRow.round_begins` of the next one."""

DROP_OUT = """
UPDATE cup_entrant SET dropped = :time
WHERE cup = (SELECT cup FROM cup_table WHERE game = :game) AND "user" = :user AND dropped IS NULL
    AND (SELECT stage FROM cup WHERE id = cup_entrant.cup) = 'playing'
"""

PLAYED_BY = """
FROM cup_entrant JOIN cup ON cup.id = cup_entrant.cup
WHERE cup_entrant."user" = ? AND dropped IS NULL AND cup.stage IN ('open', 'playing')
"""
"""The cups in which a user plays, or is enrolled."""


def cups_of(connection: Connection, user: int) -> tuple[int, ...]:
    return column(connection, f"SELECT cup.id {PLAYED_BY} ORDER BY cup.id", (user,))


def servers_of(connection: Connection, user: int) -> tuple[int, ...]:
    return column(connection, f"SELECT DISTINCT cup.guild {PLAYED_BY} ORDER BY cup.guild", (user,))


def note_change(connection: Connection, game: int, time: float) -> None:
    """Note a change that the cup's message shows; without effect at other tables."""
    for (cup,) in connection.execute("SELECT cup FROM cup_table WHERE game = ?", (game,)).fetchall():
        outbox.mark_cup_changed(connection, cup, time)


def drop_out(connection: Connection, game: int, user: int, time: float) -> None:
    """Remove a user who gives up a seat from the cup."""
    if connection.execute(DROP_OUT, {"game": game, "user": user, "time": time}).rowcount:
        note_change(connection, game, time)
