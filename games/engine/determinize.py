"""Determinization: a table as a seat could imagine it, for computer players."""

from __future__ import annotations

from collections import Counter, deque
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from games.engine.chance import RandomChance
from games.game import S
from games.hidden import Piece, as_seen, copied, map_pieces, pieces_in

if TYPE_CHECKING:
    from games.engine.table import Table


def determinize(table: Table[S], seat: int | None, random: Random) -> Table[S]:
    """A table on which all that the seat cannot know is drawn from its bags.

    Its own open moves are run again; what others do in secret at the same time is not begun.
    """
    side_by_side = table.scripts.side_by_side
    known = [
        each
        for each in table.open_moves
        if each.move.seat in (seat, None) or (each.final and not side_by_side)
    ]

    def knows(lane: int | None) -> bool:
        return lane in (None, seat) or not side_by_side

    drawn = Counter((draw.bag, draw.face) for each in known for draw in each.draws if knows(draw.lane))
    result = type(table)(table.game, table.players, table.options, RandomChance(random))
    result.share_log(table)
    result.state = _filled(as_seen(copied(table.phase_start), seat), drawn, random)
    result.phase_start = copied(result.state)
    for each in known:
        faces = [draw.face if knows(draw.lane) else None for draw in each.draws]
        result.perform(each.move, each.n, deque(faces))
    return result


def _filled(state: S, drawn: Counter[tuple[str, str]], random: Random) -> S:
    """The state with every unknown face drawn from its bag, leaving there what is drawn later."""
    pools: dict[str, list[str]] = {}
    for bag in sorted({piece.bag for piece in pieces_in(state) if piece.face is None}):
        pool = list(state.bag(bag))
        for (name, face), times in drawn.items():
            for _ in range(times if name == bag else 0):
                with suppress(ValueError):
                    pool.remove(face)
        random.shuffle(pool)
        pools[bag] = pool
    filled: S = map_pieces(
        state,
        lambda piece: piece if piece.face else Piece(pools[piece.bag].pop(), piece.seats, piece.bag),
    )
    return filled
