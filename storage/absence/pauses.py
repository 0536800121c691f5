"""Agreed pauses, in which all clocks of a table stand. Functions inside a transaction."""

from storage.absence import dormancy
from storage.absence.polls import GO_ON, ask, close
from storage.core import outbox
from storage.core.database import Connection
from storage.core.kinds import Kind
from storage.core.rows import AGREED_PAUSE, Notification
from storage.places.places import renew_notification
from storage.time import deadlines
from storage.time.deadlines import restart_clocks

OPEN = f"SELECT game, ends FROM pause WHERE ended IS NULL AND kind = '{AGREED_PAUSE}'"

END = f"""
UPDATE pause SET ended = min(:now, ends) WHERE game = :game AND ended IS NULL AND kind = '{AGREED_PAUSE}'
"""


def begin(connection: Connection, game: int, until: float, time: float) -> None:
    connection.execute(
        "INSERT INTO pause (game, kind, begins, ends) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (game, AGREED_PAUSE, time, until),
    )
    dormancy.keep_awake(connection, game, time)
    deadlines.recompute_waits(connection, game=game)
    renew_notification(connection, game, Kind.CARD, time)


def end(connection: Connection, game: int, seat: int | None, time: float) -> bool:
    """End a pause, for a seat or (None) because its time is up; returns whether the game was paused."""
    if not connection.execute(END, {"now": time, "game": game}).rowcount:
        return False
    restart_clocks(connection, game, time, ())
    question = ask(connection, game, seat, Kind.AGREE_PAUSE, GO_ON, time)
    close(connection, question, GO_ON, time)
    outbox.add(connection, game, Notification(Kind.AGREE_PAUSE, 0), time)
    renew_notification(connection, game, Kind.CARD, time)
    return True
