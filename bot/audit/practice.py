"""A practice table: what it began with, and that it counts nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from storage.rows import GUIDED, LOBBY
from storage.snapshot import StoredGame

ORIGINS = (GUIDED,)
"""What a practice table can have begun with."""


def practice_faults(stored: StoredGame) -> Iterator[str]:
    """What is wrong with a practice table as such."""
    row = stored.row
    if row.origin is None:
        return
    if row.origin not in ORIGINS:
        yield f"it is practice that began with {row.origin!r}"
    if not row.seeded_after or row.stage == LOBBY:
        yield "it is practice that began with nothing"
    if any(move.interaction is not None for move in stored.moves[: row.seeded_after]):
        yield "somebody pressed before it began"
    if stored.results:
        yield "it is practice, but has a result"
    if stored.timers or stored.reserves or any(wait.deadline is not None for wait in stored.waiting):
        yield "it is practice, but somebody has a clock there"
