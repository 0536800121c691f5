"""Points by source, read from what happened."""

from __future__ import annotations

from collections.abc import Iterable

from games.game import Event


def points_by_source(events: Iterable[Event], sources: Iterable[str], seats: int) -> list[dict[str, int]]:
    """How many points some events brought each seat from each source."""
    points = [dict.fromkeys(sources, 0) for _ in range(seats)]
    for event in events:
        if event.gain and event.owner is not None:
            points[event.owner][event.gain.source] += event.gain.points
    return points
