"""Rows of a log and changes of its table, as links of their chain. Functions inside a transaction."""

from collections.abc import Callable, Iterable

from msgspec import structs

from storage.core import chain
from storage.core.database import Connection
from storage.core.queries import chain_end
from storage.core.rows import SEAT_CHANGE, MoveRow, SeatRow, StoodIn, TableChange

Player = tuple[int | None, str | None]
"""A user, or the name of a computer player; neither without a holder."""

COLUMNS = ", ".join(TableChange.__struct_fields__)
LINKED = f"SELECT {COLUMNS}, chain FROM table_change WHERE game = ? ORDER BY number"

MOVES = """
SELECT n, time, seat, key, draws, events, undoes, secret, interaction, rules, chain
FROM move WHERE game = ? ORDER BY n
"""

STOOD_IN = 'SELECT seat, first, last, "user", computer FROM stood_in WHERE game = ? ORDER BY seat, first, id'
MOVED_ONCE = "SELECT moved FROM question WHERE game = ? AND moved IS NOT NULL"

PLACE = """
SELECT coalesce((SELECT max(number) FROM table_change WHERE game = :game), 0) + 1,
    coalesce((SELECT max(n) FROM move WHERE game = :game), 0)
"""


def add_change(connection: Connection, game: int, change: TableChange) -> TableChange:
    """Store a change at the end of a game, with its number and position."""
    number, after = connection.execute(PLACE, {"game": game}).fetchone()
    change = structs.replace(change, number=number, after=after)
    end = chain.chain_after_change(chain_end(connection, game), change)
    values = structs.astuple(change)
    connection.execute(
        f"INSERT INTO table_change (game, {COLUMNS}, chain) VALUES (?, {', '.join('?' * len(values))}, ?)",
        (game, *values, end),
    )
    connection.execute("UPDATE game SET chain = ? WHERE id = ?", (end, game))
    return change


def linked_changes(connection: Connection, game: int) -> tuple[tuple[TableChange, str], ...]:
    return tuple((TableChange(*values), after) for *values, after in connection.execute(LINKED, (game,)))


def linked_moves(connection: Connection, game: int) -> tuple[tuple[MoveRow, str], ...]:
    return tuple(
        (MoveRow(*values), after) for *values, after in connection.execute(MOVES, (game,)).fetchall()
    )


def stand_ins_so_far(connection: Connection, game: int) -> tuple[StoodIn, ...]:
    return tuple(StoodIn(*row) for row in connection.execute(STOOD_IN, (game,)))


def played_for_holder(connection: Connection, game: int, seat: int) -> Callable[[int], bool]:
    """A test for the rows of a seat that a stand-in, or once a computer player, played for its holder."""
    others = [each for each in stand_ins_so_far(connection, game) if each.seat == seat]
    once = {n for (n,) in connection.execute(MOVED_ONCE, (game,))}
    return lambda n: n in once or any(each.covers(n) for each in others)


def holder_at(changes: Iterable[TableChange], held: SeatRow | None, seat: int, n: int) -> Player:
    """The holder of a seat at a row of the log; `held`: its present one."""
    later = (each for each in changes if each.kind == SEAT_CHANGE and each.seat == seat and each.after >= n)
    change = next(later, None)
    if change is not None:
        return change.from_user, change.from_computer
    return (held.user, held.computer) if held is not None else (None, None)
