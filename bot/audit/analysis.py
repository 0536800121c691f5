"""What is kept of how the seats of a game that is over have played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.agents.analysis import SeatAnalysis
from games.engine.table import Table
from storage.core.rows import OVER
from storage.sqlite.snapshot import Record, StoredGame


def analysis_faults(stored: StoredGame, table: Table[Any], *, same_rules: bool) -> Iterator[str]:
    """What is wrong with a game's analysis, if there is one.

    `same_rules`: whether today's rules give what its log holds.
    """
    if not stored.analysis:
        return
    if stored.row.stage != OVER or stored.row.is_practice:
        yield "it is analysed, but has no result"
    if [each["seat"] for each in stored.analysis] != [held.seat for held in stored.row.seated]:
        yield "its analysis is not that of its seats"
    points = {each.seat: each.points for each in table.game.standing(table.state)}
    for each in stored.analysis:
        fault = _fault(each, table, points.get(each["seat"]) if same_rules else None)
        if fault is not None:
            yield f"the analysis of seat {each['seat'] + 1} {fault}"


def _fault(record: Record, table: Table[Any], points: int | None) -> str | None:
    """What is wrong with the analysis of a seat; `points`: those at the end, None if they are not known."""
    try:
        found = msgspec.json.decode(record["play"], type=SeatAnalysis)
    except msgspec.DecodeError as fault:
        return f"cannot be read: {fault}"
    if msgspec.json.encode(found).decode() != record["play"]:
        return "is not as it was written"
    if found.seat != record["seat"]:
        return "is that of another seat"
    if points is not None and found.points != points:
        return "does not end as the log does"
    turns = zip(found.rows, found.expected, strict=False)
    if any(not 0 < row <= len(table.moves) or table.moves[row - 1].seat != found.seat for row, _ in turns):
        return "is about turns that are not in the log"
    return None
