"""All stored data of a user. A part of the `Store`."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from storage.core.changes import played_for_holder
from storage.core.database import Connection, Part, reads
from storage.privacy.personal_data import EXPORTED

Record = Mapping[str, Any]
Rows = tuple[Record, ...]
BY_SEAT = ("seat_offer", "waiting", "timer")
"""Tables about the present holder of a seat."""

WHILE_HELD = ("question", "vote")
"""Tables about a seat, exported for the time its holder had it."""

OTHERWISE = (*BY_SEAT, *WHILE_HELD, "game", "move", "hint_use")
"""Tables whose rows are not found by the user alone."""

FIRST_HELD = """
SELECT seat.game, seat.seat, 0, CASE WHEN origin IS NULL THEN 0 ELSE seeded_after END, 0.0
FROM seat JOIN game ON game.id = seat.game
WHERE "user" = ?1 AND NOT EXISTS (
    SELECT 1 FROM table_change WHERE game = seat.game AND kind = 'seat' AND table_change.seat = seat.seat
)
UNION ALL
SELECT game, seat, 0, CASE WHEN origin IS NULL THEN 0 ELSE seeded_after END, 0.0
FROM table_change JOIN game ON game.id = table_change.game
WHERE from_user = ?1 AND kind = 'seat' AND NOT EXISTS (
    SELECT 1 FROM table_change AS other
    WHERE other.game = table_change.game AND other.kind = 'seat' AND other.seat = table_change.seat
        AND other.number < table_change.number
)
UNION ALL
SELECT game, seat, number, after, time FROM table_change WHERE to_user = ?1 AND kind = 'seat'
"""
"""When a user got their seats: the change, and the log row before it; practice begins with nobody's rows."""

NEXT_HOLDER = """
SELECT after, time FROM table_change WHERE game = ? AND kind = 'seat' AND seat = ? AND number > ?
ORDER BY number LIMIT 1
"""

GAMES_OF = """
SELECT game FROM seat WHERE "user" = ?1
UNION SELECT game FROM table_change WHERE from_user = ?1 OR to_user = ?1
UNION SELECT game FROM stood_in WHERE "user" = ?1
UNION SELECT game FROM result WHERE "user" = ?1
UNION SELECT id FROM game WHERE host = ?1
"""


class Held(Struct, frozen=True):
    game: int
    seat: int
    first: int
    """The first log row that could be theirs."""
    last: float
    """The last one, or infinity."""
    begins: float
    ends: float


def _rows_by_table(connection: Connection, user: int) -> Mapping[str, Rows]:
    found = {
        table: _rows(connection, query, user) for table, query in EXPORTED.items() if table not in OTHERWISE
    }
    held = tuple(seats_held(connection, user))
    games = [game for (game,) in connection.execute(GAMES_OF, (user,))]
    found["game"] = tuple(row for game in games for row in _rows(connection, EXPORTED["game"], game))
    for table in BY_SEAT:
        found[table] = tuple(
            row
            for seat in found["seat"]
            for row in _rows(connection, EXPORTED[table], seat["game"], seat["seat"])
        )
    for table in WHILE_HELD:
        found[table] = tuple(
            row
            for each in held
            for row in _rows(connection, EXPORTED[table], each.game, each.seat, each.begins, each.ends)
        )
    found["move"] = tuple(moves_played(connection, user, held))
    played = {(row["game"], row["n"]) for row in found["move"]}
    found["hint_use"] = tuple(
        row
        for game in sorted({game for game, _ in played})
        for row in _rows(connection, EXPORTED["hint_use"], game)
        if (game, row["n"]) in played
    )
    return found


def _rows(connection: Connection, query: str, *values: float) -> Rows:
    cursor = connection.execute(query, values)
    names = [name for name, *_ in cursor.description]
    return tuple(dict(zip(names, row, strict=True)) for row in cursor)


def seats_held(connection: Connection, user: int) -> Iterator[Held]:
    for game, seat, number, after, begins in connection.execute(FIRST_HELD, (user,)).fetchall():
        following = connection.execute(NEXT_HOLDER, (game, seat, number)).fetchone()
        last, ends = following or (9e15, 9e15)
        yield Held(game, seat, after + 1, last, begins, ends)


def moves_played(connection: Connection, user: int, held: tuple[Held, ...]) -> Iterator[Record]:
    """Log rows that a user played, for themselves or for others."""
    for each in held:
        by_others = played_for_holder(connection, each.game, each.seat)
        for row in _rows(connection, EXPORTED["move"], each.game, each.seat, each.first, each.last):
            if not by_others(row["n"]):
                yield row
    for stood in _rows(connection, EXPORTED["stood_in"], user):
        last = 9e15 if stood["last"] is None else stood["last"]
        yield from _rows(connection, EXPORTED["move"], stood["game"], stood["seat"], stood["first"], last)


class Privacy(Part):
    rows_by_table = reads(_rows_by_table)
