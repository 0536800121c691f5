"""What is kept of a finished game for statistics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.engine.table import Table
from games.statistics import statistics
from storage.rows import FINISHED
from storage.sqlite.snapshot import StoredGame


def statistics_faults(stored: StoredGame, table: Table[Any], *, same_rules: bool) -> Iterator[str]:
    """What is wrong with a game's statistics, if there are some.

    `same_rules`: whether today's rules give what its log holds.
    """
    if not stored.statistics:
        return
    if stored.row.outcome != FINISHED or stored.row.is_practice:
        yield "it has statistics, but its rules have not ended it"
    elif [each["seat"] for each in stored.statistics] != [held.seat for held in stored.row.seated]:
        yield "its statistics are not those of its seats"
    elif same_rules:
        for kept, found in zip(stored.statistics, statistics(table), strict=True):
            if kept["statistics"] != msgspec.json.encode(found).decode():
                yield f"the statistics of seat {kept['seat'] + 1} are not what its log says"
