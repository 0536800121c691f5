"""A practice table: what it began with, and that it counts nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from storage.core.kinds import CALLED_AGAIN
from storage.core.rows import LOBBY, OVER, MoveRow
from storage.sqlite.snapshot import OriginGame, StoredGame


def practice_faults(stored: StoredGame) -> Iterator[str]:
    """What is wrong with a practice table as such."""
    row = stored.row
    if row.origin is None:
        return
    if row.plays_on and row.origin_game is None and row.origin_file is None:
        yield f"it is practice that began with {row.origin!r}"
    if not row.seeded_after or row.stage == LOBBY:
        yield "it is practice that began with nothing"
    if any(move.interaction is not None for move in stored.moves[: row.seeded_after]):
        yield "somebody pressed before it began"
    if row.plays_on and any(move.time != row.created for move in stored.moves[: row.seeded_after]):
        yield "it began with times of another game"
    if row.origin_game is not None:
        yield from _origin_faults(stored, stored.origin)
    if stored.results:
        yield "it is practice, but has a result"
    timed = any(timer["kind"] not in CALLED_AGAIN for timer in stored.timers)
    if timed or stored.reserves or any(wait.deadline is not None for wait in stored.waiting):
        yield "it is practice, but somebody has a clock there"


def _origin_faults(stored: StoredGame, origin: OriginGame | None) -> Iterator[str]:
    """What is wrong with a practice table that goes on from a game."""
    row = stored.row
    if origin is None:
        yield f"it goes on from game {row.origin_game}, which is not there"
        return
    if origin.row.stage != OVER or origin.row.plays_on:
        yield f"it goes on from game {row.origin_game}, which is not over"
    if (row.name, row.options, row.seats) != (origin.row.name, origin.row.options, len(origin.row.seated)):
        yield f"it is another game than game {row.origin_game}, from which it goes on"
    if [*map(_copied, stored.moves[: row.seeded_after])] != [*map(_copied, origin.moves)]:
        yield f"its first rows are not those of game {row.origin_game}"


def _copied(move: MoveRow) -> tuple[object, ...]:
    """What of a row is taken over into a practice table."""
    return move.n, move.seat, move.key, move.draws, move.events, move.undoes, move.secret
