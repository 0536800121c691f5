"""The result of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.tables.endings import places_for
from games.engine.table import Table
from storage.core.rows import END_CHANGE, OVER, SEAT_CHANGE
from storage.sqlite.snapshot import StoredGame


def result_faults(stored: StoredGame, table: Table[Any], *, same_rules: bool) -> Iterator[str]:
    """What is wrong with a game's result, which may not be worked out yet.

    `same_rules`: whether today's rules give what its log holds.
    """
    if not stored.results:
        return
    row = stored.row
    if row.stage != OVER or row.outcome is None:
        yield "it has a result, but is not over"
        return
    if [each["seat"] for each in stored.results] != [held.seat for held in row.seated]:
        yield "its result is not that of its seats"
        return
    resigned = next((each.seat for each in stored.changes if each.kind == END_CHANGE), None)
    places = {each.seat: each for each in places_for(table, row.outcome, resigned)}
    replaced = {each.seat for each in stored.changes if each.kind == SEAT_CHANGE}
    for held, result in zip(row.seated, stored.results, strict=True):
        if (result["user"], result["computer"]) != (held.user, held.computer):
            yield f"seat {held.seat + 1} has the result of somebody else"
        if bool(result["replaced"]) != (held.seat in replaced):
            yield f"the result of seat {held.seat + 1} does not say who held it"
        place = places[held.seat]
        if same_rules and (result["place"], result["points"]) != (place.place, place.points):
            yield f"the result of seat {held.seat + 1} is not where the log ends"
