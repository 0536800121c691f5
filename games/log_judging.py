"""Whether a log from a file is whole, of earlier rules, or damaged.

What today's rules give again exactly is whole, whatever the file says of itself. Else, if it does not say
that today's rules wrote all of it, it may be of earlier ones: then its events are folded, which proves
nothing. Anybody may have written the file, so no value in it, and none that comes of its events, may be
beyond what games hold. Everything else is damaged.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

from games.engine.errors import Damaged, Differs
from games.engine.retrace import Trace, retrace
from games.engine.table import Table
from games.log import Record, Versions
from games.rules_version import rules_version

NUMBERS = range(-999, 10_000)
"""The numbers in events, options and states."""

TEXT = re.compile(r"[A-Za-z0-9 _+.:-]{0,64}")
"""Names of things: none is a sentence or has a mark of Markdown."""

KEY = re.compile(r"[ -~]{0,400}")
"""What a seat has chosen, if several things with commas between them; it is shown to nobody."""

MOST_THINGS = 200
"""In one list."""

MOST_VALUES = 20_000
"""In one state, option or row."""

DEPTH = 12
"""How deep values lie in each other."""


class Standing(StrEnum):
    WHOLE = "whole"
    EARLIER = "earlier"
    """It was played by earlier rules, or says so: it can be looked at, and proves nothing."""
    DAMAGED = "damaged"


class Judgement(Struct, frozen=True):
    """What a log is, and why."""

    standing: Standing
    table: Table[Any] | None = None
    """The table at its end; None for a damaged one. Nobody plays at one of earlier rules."""
    why: str = ""
    """Where today's rules give something else; "" for a whole one."""


def judge(record: Record) -> Judgement:
    try:
        table = record.table(check=True)
        why = difference_from_rules(
            record, retrace(record.game, record.players, record.options, record.moves)
        )
    except (Damaged, Differs) as fault:
        why = str(fault)
    else:
        if not why:
            return Judgement(Standing.WHOLE, table)
    if is_of_today(record.game.name, record.rules):
        return Judgement(Standing.DAMAGED, why=why)
    try:
        return Judgement(Standing.EARLIER, _fold_untrusted(record), why)
    except Damaged as fault:
        return Judgement(Standing.DAMAGED, why=f"{why}; {fault}")


def difference_from_rules(record: Record, trace: Trace) -> str:
    """Where a log differs from the rules when it is replayed with its undos; "": nowhere."""
    if record.unread:
        return f"row {record.unread[0]}: its events hold something that {record.game.name} does not know"
    return next((each.why for each in trace.untraced if not each.void), "")


def fold_judged(record: Record) -> Table[Any]:
    """The table at the end of a log that was judged to be of earlier rules; nobody is asked at it."""
    return Table.load_without_rules(record.game, record.players, record.options, record.moves)


def is_of_today(name: str, rules: Versions) -> bool:
    """Whether a log of a game says that today's rules wrote all of it."""
    return rules == ((1, rules_version(name)),)


def _fold_untrusted(record: Record) -> Table[Any]:
    """The table at the end of a log that anybody may have written. Raises Damaged."""
    _check_record(record)
    table = Table.load_without_rules(record.game, record.players, record.options, record.moves, _check_state)
    if table.state.phase not in ("", table.moves[table.phase_starts[-1] - 1].key):
        raise Damaged(f"the log ends between two phases, after row {len(record.moves)}")
    return table


def _check_record(record: Record) -> None:
    """Check the values in a log. Raises Damaged."""
    _check_value(record.options, "line 1")
    for n, move in enumerate(record.moves, 1):
        where = f"row {n}"
        if move.seat is not None and not 0 <= move.seat < record.players:
            raise Damaged(f"{where}: there is no seat {move.seat + 1}")
        if move.seat is None and move.key not in record.game.phases:
            raise Damaged(f"{where}: there is no phase {move.key!r}")
        if not 0 <= move.secret <= len(move.events):
            raise Damaged(f"{where} has {len(move.events)} events, but {move.secret} in secret")
        if not all(map(KEY.fullmatch, (move.key, *move.draws))):
            raise Damaged(f"{where}: a key or a piece is called what nothing is called")
        _check_value(move.events, where)


def _check_state(state: Any, n: int) -> None:
    _check_value(state, f"after row {n}")


def _check_value(value: Any, where: str) -> None:
    """Check that there is nothing in a value that no game holds. Raises Damaged."""
    for number, fault in enumerate(_faults_of_value(msgspec.to_builtins(value), 0)):
        if fault or number > MOST_VALUES:
            raise Damaged(f"{where}: {fault or 'there are too many values'}")


def _faults_of_value(value: Any, depth: int) -> Iterator[str]:
    """For each value inside, what is wrong with it; "" for nothing."""
    kind = type(value)
    if kind is str:
        yield "" if TEXT.fullmatch(value) else "a text is no name of anything"
    elif kind is int:
        yield "" if value in NUMBERS else "a number is out of all bounds"
    elif kind is bool or value is None:
        yield ""
    elif kind in (list, tuple, dict) and len(value) <= MOST_THINGS and depth < DEPTH:
        yield ""
        if kind is dict:
            yield from _faults_of_value(list(value), depth + 1)
        for each in value.values() if kind is dict else value:
            yield from _faults_of_value(each, depth + 1)
    else:
        yield "there is more of something than there can be"
