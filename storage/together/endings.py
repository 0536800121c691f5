"""The end of a game, by its rules or without them. Functions inside a transaction."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from storage.absence import polls
from storage.core import changes, cup_tables, outbox
from storage.core.database import Connection
from storage.core.queries import find_game
from storage.core.rows import END_CHANGE, OVER, GameRow, Notification, Placing, TableChange
from storage.lobby import invitations
from storage.ratings import figures
from storage.ratings.results import store_placings
from storage.time import hand_overs


class Ending(Struct, frozen=True):
    outcome: str
    """AGREED, RESIGNED, ABANDONED or BY_MANAGERS."""
    places: Sequence[Placing]
    notifications: Collection[Notification] = ()
    seat: int | None = None


def end_without_rules(connection: Connection, game: int, ending: Ending, time: float) -> GameRow:
    """Raises NoSuchGame; a finished game is unchanged."""
    if find_game(connection, game).stage != OVER:
        changes.add_change(
            connection, game, TableChange(0, 0, time, END_CHANGE, ending.outcome, seat=ending.seat)
        )
        end_game(connection, game, ending.outcome, ending.places, time)
        outbox.add_all(connection, game, ending.notifications, time)
    return find_game(connection, game)


def end_game(connection: Connection, game: int, outcome: str, places: Sequence[Placing], time: float) -> None:
    """End a game: close its waits, questions and invitations, and store its result."""
    connection.execute(
        "UPDATE game SET stage = ?, outcome = ?, ended = ?, idle_due = NULL WHERE id = ?",
        (OVER, outcome, time, game),
    )
    for table in ("waiting", "plan", "reserve", "erased_player"):
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    if connection.execute("DELETE FROM seat_offer WHERE game = ?", (game,)).rowcount:
        outbox.add(connection, game, polls.ANSWERS, time)
    invitations.refuse_all(connection, game, time)
    connection.execute("UPDATE pause SET ended = ? WHERE game = ? AND ended IS NULL", (time, game))
    polls.close_all(connection, game, polls.GAME_OVER, time)
    hand_overs.forget_earlier(connection, game)
    store_placings(connection, game, places)
    cup_tables.note_change(connection, game, time)
    figures.add_ratings(connection, game)
