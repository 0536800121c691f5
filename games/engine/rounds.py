"""The rounds of a game, by the rows of its log in which they begin."""

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Any

from msgspec import Struct, structs

from games.engine.table import Table
from games.engine.visibility import visible_events
from games.words import Message


class Round(Struct, frozen=True):
    first: int
    """The row of the log with which it begins."""
    last: int
    """Its last row so far."""
    name: Message


def find_rounds(table: Table[Any], known: Sequence[Round] = ()) -> list[Round]:
    """The rounds so far, begun by the phases with another round's name; `known`: those found earlier."""
    if table.game.round_name is None:
        return []
    if known and _is_current_round(table, known[-1]):
        return [*known[:-1], structs.replace(known[-1], last=len(table.moves))]
    state = table.game.start(table.players, table.options)
    past = ((each.n, each.event) for each in table.past.events)
    now = ((move.n, event) for move, event, _ in visible_events(table.open_moves, None))
    events = list(chain(past, now))
    begun: list[tuple[int, Message]] = []
    applied = 0
    for row in table.phase_starts:
        while applied < len(events) and events[applied][0] <= row:
            events[applied][1].apply(state)
            applied += 1
        name = table.game.round_name(state)
        if name is not None and (not begun or begun[-1][1] != name):
            begun.append((row, name))
    firsts = [*(row for row, _ in begun), len(table.moves) + 1]
    return [
        Round(first, after - 1, name)
        for (_, name), (first, after) in zip(begun, pairwise(firsts), strict=True)
    ]


def _is_current_round(table: Table[Any], known: Round) -> bool:
    """Whether a round is the present one, and the phase that began it was not begun again."""
    name = table.game.round_name
    is_void = any(table.moves[row - 1].undoes == known.first for row in table.phase_starts)
    return name is not None and not is_void and name(table.view(None)) == known.name
