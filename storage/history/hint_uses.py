"""Hints, and the log rows after them. Functions inside a transaction."""

from collections.abc import Collection, Sequence

from storage.core.database import Connection, Part, writes
from storage.core.rows import HintUse, MoveRow

GIVE = "INSERT INTO hint_use VALUES (?, ?, NULL) ON CONFLICT DO NOTHING"
GIVE_PLANNED = """
INSERT INTO hint_use SELECT game, seat, NULL FROM plan
WHERE game = ? AND seat = ? AND hinted
    AND (seat = ? OR NOT EXISTS (
        SELECT 1 FROM stand_in WHERE stand_in.game = plan.game AND stand_in.seat = plan.seat
    ))
ON CONFLICT DO NOTHING
"""
LED_TO = "UPDATE hint_use SET n = ? WHERE game = ? AND seat = ? AND n IS NULL"
TAKE_BACK = "DELETE FROM hint_use WHERE game = ? AND n = ?"
FORGET_OPEN = "DELETE FROM hint_use WHERE game = ? AND seat = ? AND n IS NULL"
OF_GAME = "SELECT seat, n FROM hint_use WHERE game = ? AND n IS NOT NULL ORDER BY n"


def add_hint_use(connection: Connection, game: int, seat: int) -> None:
    """Note a seat's hint, which belongs to its next answer."""
    connection.execute(GIVE, (game, seat))


def add_planned(connection: Connection, game: int, seats: Collection[int], by_plan: int | None) -> None:
    """Note the hints on the planning tables of seats that begin their turns, unless a stand-in does.

    `by_plan`: the seat that moves by its plan, also where a stand-in plays.
    """
    for seat in seats:
        connection.execute(GIVE_PLANNED, (game, seat, by_plan))


def assign_hints_to_rows(
    connection: Connection, game: int, rows: Sequence[MoveRow], by_plan: int | None = None
) -> None:
    """Note the row after a hint; the hint of an undone row belongs to the next answer.

    `by_plan`: the seat that moved by its plan, which counts as an answer of its own.
    """
    is_pressed = any(row.interaction is not None for row in rows)
    for row in rows:
        if row.seat is None:
            continue
        if row.undoes is not None:
            if connection.execute(TAKE_BACK, (game, row.undoes)).rowcount:
                add_hint_use(connection, game, row.seat)
        elif is_pressed or row.seat == by_plan:
            connection.execute(LED_TO, (row.n, game, row.seat))
        else:
            forget_open_hint(connection, game, row.seat)


def forget_open_hint(connection: Connection, game: int, seat: int) -> None:
    """Forget a seat's hint since its last answer."""
    connection.execute(FORGET_OPEN, (game, seat))


def hint_uses_of(connection: Connection, game: int) -> tuple[HintUse, ...]:
    return tuple(HintUse(*row) for row in connection.execute(OF_GAME, (game,)))


class HintUses(Part):
    give = writes(add_hint_use)
    forget = writes(forget_open_hint)
