"""Recount of all figures from results and logs, compared with the stored ones. Inside a transaction."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from math import isclose

from msgspec import Struct

from ratings.model import Figure
from storage.core.database import Connection
from storage.ratings import figures
from storage.ratings.figures import COLUMNS, RatingRow

GAMES = "SELECT id, name, ended FROM game WHERE rated AND outcome = 'finished' AND origin IS NULL ORDER BY id"
STORED = f"SELECT {COLUMNS} FROM rating ORDER BY game, seat, took_over, scope"
LAST = "SELECT last FROM rated_result"

SET_LAST = """
INSERT INTO rated_result (id, last) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last = excluded.last
"""

SAME = 1e-9
"""Relative difference of equal figures."""

Progress = Callable[[int, int], None]
"""Called with the number of finished games, and of all."""


class Recounted(Struct, frozen=True):
    games: int
    rows: tuple[RatingRow, ...]
    differences: tuple[str, ...]
    """Deviations of the stored figures."""
    changed: frozenset[int]
    """Games with deviations."""
    last: int


def recount(connection: Connection, progress: Progress = lambda _done, _all: None) -> Recounted:
    """Recount all figures in the order of results; computer players' and gains with erased users hold."""
    stored = {
        game: tuple(rows)
        for game, rows in groupby(
            map(figures.rating_row, connection.execute(STORED).fetchall()), key=lambda row: row.game
        )
    }
    games = connection.execute(GAMES).fetchall()
    games.sort(
        key=lambda game: (game[0] not in stored, _rating_number(stored.get(game[0], ())), game[2], game[0])
    )
    present: dict[tuple[int, str], Figure] = {}
    rows: list[RatingRow] = []
    differences: list[str] = []
    changed: set[int] = set()
    counted, last, nameless = 0, 0, 0
    for done, (game, name, _) in enumerate(games, 1):
        kept, seats = stored.pop(game, ()), figures.played_seats(connection, game)
        made: tuple[RatingRow, ...] = ()
        if figures.does_result_count(seats):
            number = max(last + 1, _rating_number(kept))
            given = {(row.seat, row.scope, row.took_over): row for row in kept}
            made = tuple(
                figures.rows_of(game, name, seats, number, lambda *of: present.get(of, Figure()), given)
            )
            counted, last = counted + 1, number if made else last
            nameless += not made
        found = list(_differences(kept, made))
        if found:
            changed.add(game)
            differences += found
        for row in made:
            if row.user is not None:
                present[row.user, row.scope] = row.after
        rows += made
        progress(done, len(games))
    changed |= stored.keys()
    differences += [f"game {game}: it has figures, but is not rated" for game in sorted(stored)]
    found_last = connection.execute(LAST).fetchone()
    stored_last = 0 if found_last is None else found_last[0]
    last = min(max(last, stored_last), last + nameless)
    if last != stored_last:
        differences.append(f"the last rated result is not number {last}")
    return Recounted(counted, tuple(rows), tuple(differences), frozenset(changed), last)


def store_recounted(connection: Connection, progress: Progress = lambda _done, _all: None) -> Recounted:
    found = recount(connection, progress)
    for game in found.changed:
        connection.execute("DELETE FROM rating WHERE game = ?", (game,))
    figures.store_ratings(connection, (row for row in found.rows if row.game in found.changed))
    if found.last:
        connection.execute(SET_LAST, (found.last,))
    else:
        connection.execute("DELETE FROM rated_result")
    return found


def _rating_number(rows: Sequence[RatingRow]) -> int:
    return min((row.number for row in rows), default=0)


def _differences(stored: Iterable[RatingRow], made: Iterable[RatingRow]) -> Iterator[str]:
    """Deviations of a game's stored figures."""
    kept = {(row.seat, row.scope, row.took_over): row for row in stored}
    for row in made:
        found = kept.pop((row.seat, row.scope, row.took_over), None)
        where = f"game {row.game}, seat {row.seat + 1} ({row.scope})"
        if found is None:
            yield f"{where}: it has no figure"
        elif not _is_same(found, row):
            yield f"{where}: {_row_in_words(found)} is stored, it should be {_row_in_words(row)}"
    for row in kept.values():
        yield f"game {row.game}, seat {row.seat + 1} ({row.scope}): it has a figure too many"


def _is_same(stored: RatingRow, made: RatingRow) -> bool:
    pairs = ((getattr(stored, name), getattr(made, name)) for name in RatingRow.__struct_fields__)
    return all(
        isclose(before, after, rel_tol=SAME) if isinstance(after, float) else before == after
        for before, after in pairs
    )


def _row_in_words(row: RatingRow) -> str:
    who = row.computer or row.user
    return f"{row.number}. of {who} after {row.games}: {row.before.points} → {row.after.points}"
