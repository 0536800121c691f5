"""How games ended: the outcome of each, its result seat by seat, its analysis. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from storage import changes, outbox
from storage.absence import polls
from storage.connection import Connection
from storage.cups import cup_tables
from storage.database import Database
from storage.lobby import invitations
from storage.privacy import erased_players
from storage.queries import find_game
from storage.ratings import figures
from storage.rows import END_CHANGE, OVER, GameRow, Notification, Placing, SeatResult, TableChange
from storage.time import hand_overs
from storage.verbs import reads, writes

TOOK_OVER = """
coalesce((
    SELECT from_user IS DISTINCT FROM {result}."user" OR from_computer IS DISTINCT FROM {result}.computer
    FROM table_change
    WHERE table_change.game = {result}.game AND kind = 'seat' AND table_change.seat = {result}.seat
    ORDER BY number LIMIT 1
), FALSE)
"""
"""Whether who held a seat at the end did not hold it at the beginning; who was back by then has stayed."""

COLUMNS = f"""
result.seat, result."user", result.computer, place, points, replaced, {TOOK_OVER.format(result="result")}
"""

RESULTS = f"SELECT {COLUMNS} FROM result WHERE game = ? ORDER BY seat"

RESULTS_OF = f"""
SELECT result.game, {COLUMNS}
FROM result JOIN game ON game.id = result.game
WHERE result."user" = ? ORDER BY game.ended, game.id
"""

WITHOUT_RESULT = """
SELECT id FROM game WHERE stage = 'over' AND origin IS NULL AND id > ?
    AND NOT EXISTS (SELECT 1 FROM result WHERE result.game = game.id)
ORDER BY id LIMIT ?
"""

ADD = """
INSERT INTO result (game, seat, "user", computer, place, points, replaced)
SELECT game, seat, "user", computer, ?, ?, EXISTS (
    SELECT 1 FROM table_change WHERE table_change.game = seat.game AND kind = 'seat'
        AND table_change.seat = seat.seat
)
FROM seat WHERE game = ? AND seat = ? AND (SELECT origin FROM game WHERE id = seat.game) IS NULL
ON CONFLICT DO NOTHING
"""

KEEP_ANALYSIS = """
INSERT INTO analysis (game, seat, play) VALUES (?, ?, ?)
ON CONFLICT (game, seat) DO UPDATE SET play = excluded.play
"""


class Ending(Struct, frozen=True):
    """How a game ends that is not ended by its rules."""

    outcome: str
    """AGREED, RESIGNED, ABANDONED or BY_MANAGERS."""
    places: Sequence[Placing]
    """Where each seat stands."""
    notifications: Collection[Notification] = ()
    """Who is to be notified."""
    seat: int | None = None
    """Who resigned."""


def end_without_rules(connection: Connection, game: int, ending: Ending, time: float) -> GameRow:
    """End a game that is played without its rules, in the transaction that is open. Raises NoSuchGame.

    One that is over stays as it was.
    """
    if find_game(connection, game).stage != OVER:
        changes.add_change(
            connection, game, TableChange(0, 0, time, END_CHANGE, ending.outcome, seat=ending.seat)
        )
        end_game(connection, game, ending.outcome, ending.places, time)
        outbox.add_all(connection, game, ending.notifications, time)
    return find_game(connection, game)


def end_game(connection: Connection, game: int, outcome: str, places: Sequence[Placing], time: float) -> None:
    """End a game: nobody is waited for, asked or invited any more, and its result is stored."""
    connection.execute(
        "UPDATE game SET stage = ?, outcome = ?, ended = ?, idle_due = NULL WHERE id = ?",
        (OVER, outcome, time, game),
    )
    for table in ("waiting", "reserve"):
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    if connection.execute("DELETE FROM seat_offer WHERE game = ?", (game,)).rowcount:
        outbox.add(connection, game, polls.ANSWERS, time)
    invitations.refuse_all(connection, game, time)
    connection.execute("UPDATE pause SET ended = ? WHERE game = ? AND ended IS NULL", (time, game))
    polls.close_all(connection, game, polls.GAME_OVER, time)
    erased_players.forget(connection, game)
    hand_overs.forget_earlier(connection, game)
    add_results(connection, game, places)
    cup_tables.note_change(connection, game, time)
    figures.add_ratings(connection, game)


def add_results(connection: Connection, game: int, places: Sequence[Placing]) -> None:
    """Store the result of a game that is over, unless it is a practice table's."""
    for each in places:
        connection.execute(ADD, (each.place, each.points, game, each.seat))


def find_results(connection: Connection, game: int) -> tuple[SeatResult, ...]:
    """The result of a game, by its seats."""
    return tuple(_result(row) for row in connection.execute(RESULTS, (game,)))


def _result(row: Sequence[Any]) -> SeatResult:
    seat, user, computer, place, points, replaced, took_over = row
    return SeatResult(seat, user, computer, place, points, bool(replaced), bool(took_over))


def _analysis(connection: Connection, game: int) -> tuple[str, ...]:
    """How each seat of a game has played, as JSON; nothing if that is not kept."""
    found = connection.execute("SELECT play FROM analysis WHERE game = ? ORDER BY seat", (game,))
    return tuple(play for (play,) in found)


def _keep_analysis(connection: Connection, game: int, plays: Sequence[str]) -> None:
    """Keep how each seat of a game has played, in place of what was kept before."""
    rows = [(game, seat, play) for seat, play in enumerate(plays)]
    connection.executemany(KEEP_ANALYSIS, rows)


def _played_again(connection: Connection, game: int) -> GameRow | None:
    (last,) = connection.execute("SELECT max(id) FROM game WHERE previous = ?", (game,)).fetchone()
    found = None if last is None else find_game(connection, last)
    return None if found is None or found.closed else found


class Results:
    """Asynchronous access to results."""

    def __init__(self, database: Database) -> None:
        """Results in an open database."""
        self._database = database

    of_game = reads(find_results)

    async def of_user(self, user: int) -> tuple[tuple[int, SeatResult], ...]:
        """The games a user has played to their ends, each with the user's result, the first to end first."""
        return await self._database.read(
            lambda connection: tuple(
                (game, _result(values)) for game, *values in connection.execute(RESULTS_OF, (user,))
            )
        )

    async def began(self, game: int) -> float | None:
        """When a game began; None if it has not."""
        row = await self._database.find_row("SELECT time FROM move WHERE game = ? AND n = 1", game)
        return None if row is None else float(row[0])

    played_again = reads(_played_again)
    end = writes(end_without_rules)
    ratings = reads(figures.of_game)
    analysis = reads(_analysis)
    keep_analysis = writes(_keep_analysis)

    async def missing(self, after: int, most: int) -> tuple[int, ...]:
        """The next games after a game's id that are over and have no result."""
        return await self._database.read(
            lambda connection: tuple(
                game for (game,) in connection.execute(WITHOUT_RESULT, (after, most)).fetchall()
            )
        )

    fill_in = writes(add_results)
