"""The steps of a log: the rows after which the table waited, once everybody has seen them."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from games.engine.moves import Move, Row, rows_by_phase
from games.engine.table import Table


class Step(Struct, frozen=True):
    """A row after which the table waited, with the rows since the last step."""

    row: int
    """The row of the log. It is never shown, since the number of rows reveals what was taken back."""
    first: int
    """The first row that belongs to it."""
    seats: tuple[int, ...]
    """The seats that chose something in it, in their order; none at the beginning."""
    scored: str
    """The phase of the scoring that ended in it; "" for none."""


def steps_of(table: Table[Any]) -> list[Step]:
    """The steps so far, the same for everybody; the number of a step, from 1, is its place among them.

    What seats do side by side is one step, once all are done. What was taken back or begun again is in none.
    A row that changed nothing belongs to the step after it.
    """
    found: list[Step] = []
    seats: set[int] = set()
    changed, scored = False, ""
    for rows, is_over in _shown_phases(table):
        key, last = rows[0][1].key, rows[-1][0]
        phase = table.game.phases[key]
        for n, move in rows:
            seats |= {move.seat} if move.seat is not None else set()
            changed = changed or len(move.events) > move.secret
            scored = key if phase.is_scoring and is_over and n == last else scored
            is_shown = not phase.together or n == rows[0][0] or (is_over and n == last)
            if is_shown and _is_wait_after(table.moves, n) and (changed or not found):
                first = found[-1].row + 1 if found else 1
                found.append(Step(n, first, tuple(sorted(seats)), scored))
                seats, changed, scored = set(), False, ""
    return found


def _shown_phases(table: Table[Any]) -> Iterator[tuple[Sequence[Row], bool]]:
    """For each phase the rows that stand and that everybody has seen, and whether it has ended."""
    phases = rows_by_phase(table.moves)
    for rows, _ in phases[:-1]:
        yield rows, True
    shown = [(each.n, each.move) for each in table.open_moves if each.shown_in is not None]
    yield shown, table.over


def _is_wait_after(moves: Sequence[Move], n: int) -> bool:
    """Whether no other phase began right after row n: somebody had to choose, or the game had ended."""
    return n == len(moves) or moves[n].seat is not None or moves[n].undoes is not None


def index_of_step(found: Sequence[Step], row: int) -> int | None:
    """The place of the step to which a row belongs, from 0; None for a row after all of them."""
    return next((place for place, step in enumerate(found) if row <= step.row), None)


def count_restarts(table: Table[Any]) -> int:
    """How many phases were begun again, as everybody has seen."""
    return len(_void_since_rows(table))


def count_standing_steps(table: Table[Any], found: Sequence[Step], begun_again: int) -> int:
    """How many first steps existed before the phases that were begun again since, and still stand."""
    since = _void_since_rows(table)[begun_again:]
    return sum(step.row < min(since) for step in found) if since else len(found)


def restarts_before(table: Table[Any], step: Step) -> int:
    """How many phases had been begun again when a step that stands came to be."""
    return max((n for n, void in enumerate(_void_since_rows(table), 1) if void <= step.row), default=0)


def _void_since_rows(table: Table[Any]) -> list[int]:
    """The rows from which on all was void, in the order in which phases were begun again."""
    starts = (table.moves[row - 1].undoes for row in table.phase_starts)
    return [void for void in starts if void is not None]


def moves_taken_back(table: Table[Any], first: int, last: int, seat: int | None = None) -> list[Row]:
    """The moves that were taken back in rows `first` to `last`, of one seat or (None) of all."""
    found: list[Row] = []
    for move in table.moves[first - 1 : last]:
        if move.undoes is None:
            continue
        if move.seat is None:
            found = []
        elif seat in (None, move.seat):
            found.append((move.undoes, table.moves[move.undoes - 1]))
    return sorted(found, key=lambda each: each[0])
