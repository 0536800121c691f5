"""Log rows answered by somebody other than the seat's present holder. Functions inside a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from storage.core.changes import Player, holder_at, linked_changes, stood_in
from storage.core.database import Connection
from storage.core.queries import find_game
from storage.core.rows import StoodIn

COMPUTER, USER = "computer", "user"

ANSWERS = "SELECT n, seat, time FROM move WHERE game = ? AND seat IS NOT NULL ORDER BY n"

MOVED_FOR = "SELECT seat, closed, moved FROM question WHERE game = ? AND moved IS NOT NULL"
"""Late seats that a computer player moved once for, from when, and up to which row."""


class _Late(Struct, frozen=True):
    seat: int
    since: float
    last: int


def answered_by_others(connection: Connection, game: int) -> Mapping[int, str]:
    """Rows not answered by their seat's present holder -> COMPUTER or USER."""
    held = {each.seat: each for each in find_game(connection, game).seated}
    changes = [change for change, _ in linked_changes(connection, game)]
    stand_ins, late = stood_in(connection, game), _late(connection, game)
    found: dict[int, str] = {}
    for n, seat, time in connection.execute(ANSWERS, (game,)).fetchall():
        present: Player = (held[seat].user, held[seat].computer)
        moved_once = any(each.seat == seat and each.since <= time and n <= each.last for each in late)
        user, computer = _stand_in(stand_ins, seat, n) or holder_at(changes, held[seat], seat, n)
        if moved_once:
            found[n] = COMPUTER
        elif (user, computer) != present:
            found[n] = COMPUTER if user is None else USER
    return found


def _late(connection: Connection, game: int) -> list[_Late]:
    return [_Late(*row) for row in connection.execute(MOVED_FOR, (game,)).fetchall()]


def _stand_in(stand_ins: Sequence[StoodIn], seat: int, n: int) -> Player | None:
    return next(
        (
            (each.user, each.computer)
            for each in stand_ins
            if each.seat == seat and each.first <= n and (each.last is None or n <= each.last)
        ),
        None,
    )
