"""A log's rows played again: finished phases are folded, the open one is run by its script."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from games.engine.errors import Damaged, Differs
from games.engine.moves import Move, OpenMove, Past, Row, past_events, rows_by_phase
from games.game import State
from games.hidden import copy_state

if TYPE_CHECKING:
    from games.engine.table import Table


CheckState = Callable[[Any, int], None]
"""Looks at a state after a row, and objects by raising Damaged."""


def skip_check(_state: State, _n: int) -> None:
    """Do not check: the rules or a chain vouch for the log."""


def fold_log(table: Table[Any], *phases: Sequence[Row], check: CheckState = skip_check) -> None:
    """Apply the events of finished phases, without their scripts. Raises Damaged, and what `check` raises."""
    for rows in phases:
        for n, move in rows:
            apply_events(table.state, n, move)
            check(table.state, n)
            table.past.add(past_events(n, move, rows[-1][0]))
    table.phase_start = copy_state(table.state)
    table.phases_over += len(phases)


def rerun_phase(
    table: Table[Any], rows: Sequence[Row], waiting: Collection[int] | None = None, *, ended: bool = False
) -> None:
    """Run a phase again up to the seats `waiting` (None: any). Raises Differs if its events differ."""
    for n, move in rows:
        if move.seat is None and move.key != table.state.phase:
            raise Differs(f"row {n}: phase {move.key!r} begins where {table.state.phase!r} was due")
        choice = None if move.seat is None else table.pending_choice(move.seat)
        if move.seat is not None and (choice is None or not choice.allows(move.key)):
            raise Differs(f"row {n}: seat {move.seat + 1} could not choose {move.key!r}")
        try:
            performed = table.perform_move(move, n, deque(move.draws))
        except Exception as fault:
            raise Differs(f"row {n}: {fault}") from fault
        if performed != move:
            raise Differs(f"row {n}: the rules give other events than the log holds")
    if waiting is not None and set(waiting) != set(table.waiting_seats):
        raise Differs(f"after row {rows[-1][0]} the rules ask other seats")
    if ended and table.scripts.is_done and not table.over:
        raise Differs(f"after row {rows[-1][0]} the rules ask nobody")


def repeat_moves(table: Table[Any], moves: Sequence[OpenMove]) -> None:
    """Make the moves of another table's open phase again, with the same chance. Raises Differs."""
    for each in moves:
        if table.perform_move(each.move, each.n, deque(each.move.draws), each) != each.move:
            raise Differs(f"row {each.n}: the rules give other events than the first time")
        table.open_moves[-1].shown_in = each.shown_in
    table.scripts.show_views(table.view_when_called)


def reopen_phase(
    table: Table[Any], rows: Sequence[Row], waiting: Collection[int] | None, *, ended: bool = False
) -> None:
    """Run the open phase again. Where its rules have changed it begins again.

    The last phase of a game that is over, by its rules or without them (`ended`), is folded instead, and
    stays the open one as if it had been run. Of one without its rules everybody sees what they surely saw.
    """
    try:
        rerun_phase(table, rows, waiting, ended=ended)
    except Differs:
        table.restart()
        if ended or is_over_after(table, rows):
            fold_last(table, rows)
        else:
            table.begin_again(rows[0])


def fold_last(table: Table[Any], rows: Sequence[Row], check: CheckState = skip_check) -> None:
    """Apply the events of the last phase of a game that has ended. Raises Damaged, and as `check`."""
    shown = rows[-1][0] if is_over_after(table, rows, check) else _last_shown_row(table, rows)
    _fold_open(table, rows, shown)


def show_past(table: Table[Any], past: Past, since: int) -> None:
    """Fold a table's log, its last phase too; every row was shown when it was made. Raises Damaged.

    Where seats act side by side that was when all were done. `past`: the events of a later table of the same
    log; whatever happened in phases that had ended by row `since` is copied.
    """
    *finished, (open_rows, _) = rows_by_phase(table.moves)
    known = next((rows[0][0] for rows, last in finished if last > since), open_rows[0][0])
    table.past = past.before_row(known)
    for rows, last in finished:
        together = table.game.phases[rows[0][1].key].together
        for n, move in rows:
            apply_events(table.state, n, move)
            if n >= known:
                table.past.add(past_events(n, move, last if together else n))
    table.phases_over = len(finished)
    table.phase_start = copy_state(table.state)
    _fold_open(table, open_rows, open_rows[-1][0])


def _fold_open(table: Table[Any], rows: Sequence[Row], shown: int) -> None:
    """Apply the events of the open phase, without its script; rows up to `shown` were shown when made."""
    for n, move in rows:
        apply_events(table.state, n, move)
    together = table.game.phases[rows[0][1].key].together
    in_lanes = together and shown == rows[0][0] and not table.over
    for n, move in rows:
        secret = (move.secret if move.seat is None else len(move.events)) if in_lanes else 0
        public = len(move.events) - secret
        events = [(each, None if number < public else each.owner) for number, each in enumerate(move.events)]
        table.open_moves.append(OpenMove(n, move, events, shown_in=n if n <= shown else None, final=True))


def _last_shown_row(table: Table[Any], rows: Sequence[Row]) -> int:
    """The last row of an open phase that everybody has seen for sure, whatever its script was."""
    if table.game.phases[rows[0][1].key].together:
        return rows[0][0]
    asked = (n for (n, move), (_, after) in pairwise(rows) if after.seat != move.seat)
    drawn = (n for n, move in rows if move.draws)
    return max([rows[0][0], *asked, *drawn])


def is_over_after(table: Table[Any], rows: Sequence[Row], check: CheckState = skip_check) -> bool:
    """Whether the game is over after the rows of a phase. Raises Damaged, and what `check` raises."""
    state = copy_state(table.phase_start)
    for n, move in rows:
        apply_events(state, n, move)
        check(state, n)
    return bool(state.phase == "")


def apply_events(state: State, n: int, move: Move) -> None:
    """Apply what happened in row n. Raises Damaged."""
    try:
        for event in move.events:
            event.apply(state)
    except Exception as fault:
        raise Damaged(f"row {n}: an event cannot have happened: {fault!r}") from fault
