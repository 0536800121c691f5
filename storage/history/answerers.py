"""Log rows answered by somebody other than the seat's present holder. Functions inside a transaction."""

from collections.abc import Mapping

from storage.core.changes import Player, holder_at, linked_changes, stand_ins_so_far
from storage.core.database import Connection
from storage.core.queries import find_game

COMPUTER, USER = "computer", "user"
ANSWERS = "SELECT n, seat, time FROM move WHERE game = ? AND seat IS NOT NULL ORDER BY n"
MOVED_FOR = "SELECT seat, closed, moved FROM question WHERE game = ? AND moved IS NOT NULL"
"""Late seats that a computer player moved once for, from when, and up to which row."""


def rows_answered_by_others(connection: Connection, game: int) -> Mapping[int, str]:
    """Rows not answered by their seat's present holder -> COMPUTER or USER."""
    held = {each.seat: each for each in find_game(connection, game).seated}
    changes = [change for change, _ in linked_changes(connection, game)]
    stand_ins = stand_ins_so_far(connection, game)
    late = connection.execute(MOVED_FOR, (game,)).fetchall()
    found: dict[int, str] = {}
    for n, seat, time in connection.execute(ANSWERS, (game,)).fetchall():
        present: Player = (held[seat].user, held[seat].computer)
        moved_once = any(each == seat and since <= time and n <= last for each, since, last in late)
        stand_in = next((each for each in stand_ins if each.seat == seat and each.covers(n)), None)
        user, computer = (
            holder_at(changes, held[seat], seat, n)
            if stand_in is None
            else (stand_in.user, stand_in.computer)
        )
        if moved_once:
            found[n] = COMPUTER
        elif (user, computer) != present:
            found[n] = COMPUTER if user is None else USER
    return found
