"""A log's rows played again: finished phases are folded, the open one is run by its script."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.engine.errors import Damaged, ScriptFault
from games.engine.moves import Move, Row, past_events
from games.hidden import copied

if TYPE_CHECKING:
    from games.engine.table import Table


def fold(table: Table[Any], rows: Sequence[Row]) -> None:
    """Apply the events of a finished phase, without its script."""
    for n, move in rows:
        for event in move.events:
            event.apply(table.state)
        table.past.add(past_events(n, move, rows[-1][0]))
    table.phase_start = copied(table.state)


def rerun(table: Table[Any], rows: Sequence[Row]) -> None:
    """Run the open phase's moves again; they must give the same events. Raises Damaged."""
    for n, move in rows:
        if move.seat is None and move.key != table.state.phase:
            raise Damaged(f"row {n}: phase {move.key!r} begins where {table.state.phase!r} was due")
        choice = None if move.seat is None else table.pending(move.seat)
        if move.seat is not None and (choice is None or choice.option(move.key) is None):
            raise Damaged(f"row {n}: seat {move.seat + 1} could not choose {move.key!r}")
        try:
            performed = table.perform(move, n, deque(move.draws))
        except (LookupError, ValueError, TypeError, AttributeError, ScriptFault) as fault:
            raise Damaged(f"row {n}: {fault}") from fault
        if performed != move:
            raise Damaged(f"row {n}: the rules give other events than the log holds")


def reopen(table: Table[Any], rows: Sequence[Row]) -> Move | None:
    """Run the open phase again; where the rules have changed since, begin it again, by the row returned."""
    try:
        rerun(table, rows)
    except Damaged:
        n, beginning = rows[0]
        table.restart()
        again = Move(None, beginning.key, beginning.draws, undoes=n)
        return table.perform(again, len(table.moves) + 1, deque(beginning.draws))
    return None
