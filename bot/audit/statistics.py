"""What is kept of a finished game for statistics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.engine.table import Table
from games.statistics import statistics
from storage.core.rows import FINISHED
from storage.ratings.statistics import Result, added_by
from storage.sqlite.snapshot import StoredGame


def statistics_faults(stored: StoredGame, table: Table[Any], *, same_rules: bool) -> Iterator[str]:
    """What is wrong with a game's statistics, if there are some.

    `same_rules`: whether today's rules give what its log holds.
    """
    if not stored.statistics:
        if stored.adds:
            yield "it counts in the statistics of all games, but has none"
        return
    if stored.row.outcome != FINISHED or stored.row.is_practice:
        yield "it has statistics, but its rules have not ended it"
    elif [each["seat"] for each in stored.statistics] != [held.seat for held in stored.row.seated]:
        yield "its statistics are not those of its seats"
    elif same_rules:
        for kept, found in zip(stored.statistics, statistics(table), strict=True):
            if kept["statistics"] != msgspec.json.encode(found).decode():
                yield f"the statistics of seat {kept['seat'] + 1} are not what its log says"


def adding_up_faults(stored: StoredGame) -> Iterator[str]:
    """Whether a game without other faults does not add to the statistics of all what is kept of it."""
    ended = stored.row.ended
    if ended is None:
        return
    for kept in stored.adds:
        results = [Result(each["place"], each["points"], each["user"]) for each in stored.results]
        statistics = [each["statistics"] for each in stored.statistics]
        if kept["statistics"] != added_by(results, statistics, ended - stored.moves[0].time):
            yield "what it adds to the statistics of all games is not what its own come to"
