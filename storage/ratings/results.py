"""Results of games by seat, and their analyses. A part of the `Store`."""

from collections.abc import Mapping, Sequence
from typing import Any

from storage.core.database import Connection, Part, column, reads, writes
from storage.core.queries import find_game
from storage.core.rows import FINISHED, GameRow, Placing, SeatResult
from storage.ratings import figures

TOOK_OVER = """
coalesce((
    SELECT from_user IS DISTINCT FROM {result}."user" OR from_computer IS DISTINCT FROM {result}.computer
    FROM table_change
    WHERE table_change.game = {result}.game AND kind = 'seat' AND table_change.seat = {result}.seat
    ORDER BY number LIMIT 1
), FALSE)
"""
"""Whether a seat's last holder was not the first; one who returned in time has stayed."""

COLUMNS = f"""
result.seat, result."user", result.computer, place, points, replaced, {TOOK_OVER.format(result="result")}
"""

RESULTS = f"SELECT {COLUMNS} FROM result WHERE game = ? ORDER BY seat"

RESULTS_OF_CUP = f"""
SELECT result.game, {COLUMNS} FROM cup_table JOIN result ON result.game = cup_table.game
WHERE cup_table.cup = ? ORDER BY result.game, result.seat
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


OF_USER = """
SELECT play FROM result JOIN game ON game.id = result.game
JOIN analysis ON analysis.game = result.game AND analysis.seat = result.seat
WHERE result."user" = ? AND game.name = ? AND game.outcome = ? ORDER BY result.game DESC LIMIT ?
"""


def store_placings(connection: Connection, game: int, places: Sequence[Placing]) -> None:
    for each in places:
        connection.execute(ADD, (each.place, each.points, game, each.seat))


def find_results(connection: Connection, game: int) -> tuple[SeatResult, ...]:
    return tuple(_result(row) for row in connection.execute(RESULTS, (game,)))


def find_results_of_cup(connection: Connection, cup: int) -> Mapping[int, tuple[SeatResult, ...]]:
    """Games of a cup -> their results, if they have any."""
    found: dict[int, tuple[SeatResult, ...]] = {}
    for game, *row in connection.execute(RESULTS_OF_CUP, (cup,)):
        found[game] = (*found.get(game, ()), _result(row))
    return found


def _result(row: Sequence[Any]) -> SeatResult:
    seat, user, computer, place, points, replaced, took_over = row
    return SeatResult(seat, user, computer, place, points, bool(replaced), bool(took_over))


def _analysis(connection: Connection, game: int) -> tuple[str, ...]:
    """Empty if it is not stored."""
    found = connection.execute("SELECT play FROM analysis WHERE game = ? ORDER BY seat", (game,))
    return tuple(play for (play,) in found)


def _keep_analysis(connection: Connection, game: int, plays: Sequence[str]) -> None:
    rows = [(game, seat, play) for seat, play in enumerate(plays)]
    connection.executemany(KEEP_ANALYSIS, rows)


def _analyses_of_user(connection: Connection, user: int, name: str, most: int) -> tuple[str, ...]:
    """How a user played their last games of a name that ended by the rules and were analysed."""
    return column(connection, OF_USER, (user, name, FINISHED, most))


def _played_again(connection: Connection, game: int) -> GameRow | None:
    (last,) = connection.execute("SELECT max(id) FROM game WHERE previous = ?", (game,)).fetchone()
    found = None if last is None else find_game(connection, last)
    return None if found is None or found.closed else found


def _time_begun(connection: Connection, game: int) -> float | None:
    row = connection.execute("SELECT time FROM move WHERE game = ? AND n = 1", (game,)).fetchone()
    return None if row is None else float(row[0])


def _games_without_result(connection: Connection, after: int, most: int) -> tuple[int, ...]:
    """The next finished games without a result, after a game's id."""
    return column(connection, WITHOUT_RESULT, (after, most))


class Results(Part):
    of_game = reads(find_results)
    time_begun = reads(_time_begun)
    played_again = reads(_played_again)
    ratings = reads(figures.ratings_of_game)
    analysis = reads(_analysis)
    analyses_of_user = reads(_analyses_of_user)
    keep_analysis = writes(_keep_analysis)
    games_without_result = reads(_games_without_result)
    store_placings = writes(store_placings)
