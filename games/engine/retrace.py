"""A whole log played again row by row, to see each draw: where it stood, and what was in the bag."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from games.engine.errors import Damaged, Differs, NothingToUndo
from games.engine.moves import Move, Row, rows_by_phase
from games.engine.replay import fold_log, rerun_phase
from games.engine.table import Table
from games.game import Game


class MadeDraw(Struct, frozen=True):
    """A draw as it was made."""

    n: int
    place: str
    bag: tuple[str, ...]
    """What was in the bag, sorted."""
    piece: str

    @property
    def bag_name(self) -> str:
        return self.place.split("/")[1]


class Untraced(Struct, frozen=True):
    """Rows that the rules of today do not give."""

    first: int
    last: int
    why: str
    void: bool
    """Whether their phase began again, so that they do not count."""


class Trace(Struct, frozen=True):
    """A log played again."""

    draws: tuple[MadeDraw, ...]
    untraced: tuple[Untraced, ...]
    over: bool


def retrace(game: Game[Any], players: int, options: Any, moves: Sequence[Move]) -> Trace:
    """Replay a log with its undos, without phases written by other rules. Raises Damaged."""
    table, draws = Table(game, players, options), list[MadeDraw]()
    untraced: list[Untraced] = []
    phases, first = rows_by_phase(moves), 1
    for number, (standing, last) in enumerate(phases, 1):
        *void, final = _attempts([(n, moves[n - 1]) for n in range(first, last + 1)])
        first = last + 1
        for attempt in void:
            try:
                draws += _play(table, attempt)
            except Differs as fault:
                untraced.append(Untraced(attempt[0][0], attempt[-1][0], str(fault), void=True))
            table.restart()
        try:
            draws += _play(table, final)
            if number < len(phases) and not table.scripts.is_done:
                raise Differs(f"row {last}: the phase {final[0][1].key!r} was not over")
        except Differs as fault:
            untraced.append(Untraced(final[0][0], last, str(fault), void=False))
            table.restart()
            try:
                fold_log(table, standing)
            except Damaged:
                raise Damaged(str(fault)) from fault
        else:
            if number < len(phases):
                table.end_phase(last)
    return Trace(tuple(draws), tuple(untraced), table.over)


def _attempts(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows of a phase, split where it began again."""
    begun = 0

    def attempt(row: Row) -> int:
        nonlocal begun
        begun += row[1].seat is None
        return begun

    return [list(group) for _, group in groupby(rows, attempt)]


def _play(table: Table[Any], rows: Sequence[Row]) -> list[MadeDraw]:
    """Play rows of a phase, and return their draws. Raises Differs."""
    made: list[MadeDraw] = []
    for n, move in rows:
        if move.seat is not None and move.undoes is not None:
            _take_back(table, n, move)
        else:
            rerun_phase(table, [(n, move)])
            made += _draws_of_last(table)
    return made


def _draws_of_last(table: Table[Any]) -> Iterator[MadeDraw]:
    last = table.open_moves[-1]
    for draw in last.draws:
        yield MadeDraw(last.n, draw.place, tuple(sorted(draw.pieces)), draw.face)


def _take_back(table: Table[Any], n: int, move: Move) -> None:
    assert move.seat is not None
    try:
        made = table.undo(move.seat)
    except NothingToUndo as fault:
        raise Differs(f"row {n}: {fault}") from fault
    if made != [move]:
        raise Differs(f"row {n}: row {move.undoes} was not the one to take back")
