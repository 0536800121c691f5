"""Why a computer player did what it did in its last turn, from nothing but what everybody may know.

The phase of the turn is run again on a table that the public can imagine after it: with what the turn has
shown, and all that is still hidden drawn. There the line that was played is compared as a hint's is.
"""

from collections import deque
from collections.abc import Sequence
from itertools import groupby
from random import Random
from typing import Any

from games.agents.hints import (
    ERROR,
    Comparison,
    Hint,
    is_better,
    least_reason,
    named_answers,
    next_best_line,
    worth_comparing,
    written_steps,
)
from games.agents.levels import HARD, find_level
from games.agents.search import Search, mean_by_source, seed_of
from games.engine.chance import RandomChance
from games.engine.errors import Differs, Unimaginable
from games.engine.knowledge import knowledge_of
from games.engine.moves import Row, rows_by_phase
from games.engine.replay import rerun_phase
from games.engine.table import Table


def last_turn(table: Table[Any], seat: int, since: int = 0) -> Sequence[Row]:
    """The rows of a seat's last turn after row `since`, in a finished phase; none of seats side by side."""
    return _turn_in_phase(table, seat, since)[1]


def _turn_in_phase(table: Table[Any], seat: int, since: int) -> tuple[Sequence[Row], Sequence[Row]]:
    """The rows of a phase up to the end of such a turn, and those of the turn."""
    for rows, _ in reversed(rows_by_phase(table.moves)[:-1]):
        (start, beginning), *answers = rows
        phase = table.game.phases[beginning.key]
        if start <= since:
            break
        if phase.together or not phase.is_turn:
            continue
        turns = [list(group) for by, group in groupby(answers, lambda row: row[1].seat) if by == seat]
        if turns:
            return [row for row in rows if row[0] <= turns[-1][-1][0]], turns[-1]
    return (), ()


def explain_last_turn(table: Table[Any], seat: int, since: int) -> Hint | None:
    """The line of a seat's last turn after row `since`, up to the first draw, and what speaks for it.

    If the other line is better, it is `ahead` by less than 0, and its reasons are given. None without such a
    turn, where today's rules do not lead to it, or where nobody else may know what was chosen.
    """
    rows, turn = _turn_in_phase(table, seat, since)
    if not turn:
        return None
    after = Table.load(table.game, table.players, table.options, table.moves[: rows[0][0]])
    if after.again is not None:
        return None
    try:
        rerun_phase(after, rows[1:])
        random = Random(seed_of(after, None, 0))
        public = after.imagine(None, random)
    except (Differs, Unimaginable):
        return None
    known = {each.move.n: each.key for each in knowledge_of(after, None).moves}
    asked, keys = public.begun_from(public.phase_start, RandomChance(random)), list[str]()
    for each in public.open_moves:
        if each.n < turn[0][0]:
            asked.perform_move(each.move, each.n, deque(each.move.draws))
            asked.open_moves[-1].shown_in = each.shown_in
            continue
        if known.get(each.n) is None:
            break
        keys.append(each.move.key)
        if each.draws:
            break
    return _compared(asked, seat, keys, random) if keys else None


def _compared(table: Table[Any], seat: int, keys: Sequence[str], random: Random) -> Hint | None:
    choice = table.pending_choice(seat)
    if choice is None:
        return None
    search = Search(table, seat, random, find_level(table.game, HARD).effort)
    played = search.best_line_from(keys)
    lines = search.best_lines(worth_comparing(search, choice, random))
    other = next_best_line(search, choice, played, lines)
    usual = mean_by_source([line.by_source for line in lines if line.answers[0].key != keys[0]])
    is_worse = other is not None and other.value - played.value >= ERROR and is_better(other, played)
    is_sure = is_worse or (other is not None and is_better(played, other))
    best, second = (other, played) if other is not None and is_worse else (played, other)
    has_parts = table.game.agent is not None
    before, least = search.points_before(), least_reason(table.game)
    found, alone = (
        Comparison(best, second, is_sure, usual, before, least),
        Comparison(played, None, is_sure=False, usual=usual, before=before, least=least),
    )
    return Hint(
        played.answers[: len(keys)],
        tuple(named_answers(table, seat, played.answers[: len(keys)], random)),
        round(played.value - other.value, 1) if other is not None and is_sure else 0.0,
        written_steps(tuple(named_answers(table, seat, other.sure_answers, random))) if other else (),
        found.reasons if has_parts else (),
        alone.purpose if has_parts else (),
        alone.brings if has_parts else (),
    )
