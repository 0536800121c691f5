"""A table's history as a viewer gets it."""

from typing import Any

from games.engine.steps import steps_of
from games.engine.table import Table


def said(table: Table[Any], viewer: int | None, last: int = 0) -> list[Any]:
    """The events and screens of each step, or the `last` ones, as a viewer gets them, without row numbers."""
    found = []
    for step in steps_of(table)[-last:]:
        then, since = table.as_of_row(step.row, step.first - 1), step.first - 1
        events = [event for _, event in then.history(viewer, since)]
        by_seat = sorted(events, key=lambda event: -1 if event.owner is None else event.owner)
        found.append((step.seats, step.scored, then.view(viewer), by_seat))
    return found
