"""Notes: each by a user, at a step that its game can have."""

from __future__ import annotations

from collections.abc import Iterator

from storage.core.rows import LOBBY, is_erased
from storage.sqlite.snapshot import StoredGame


def note_faults(stored: StoredGame) -> Iterator[str]:
    """What is wrong with the notes at a table. Which steps have become void is not found out again."""
    begun_again = sum(move.seat is None and move.undoes is not None for move in stored.moves)
    for note in stored.notes:
        if stored.row.stage == LOBBY:
            yield "somebody has noted something, but it has not begun"
        if is_erased(note["user"]):
            yield "nobody has noted something"
        if not 1 <= note["step"] <= len(stored.moves):
            yield f"something is noted at step {note['step']}, but there are {len(stored.moves)} rows"
        if note["begun_again"] > begun_again:
            yield f"something is noted after {note['begun_again']} phases had begun again, of {begun_again}"
