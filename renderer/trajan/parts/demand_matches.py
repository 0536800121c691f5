"""Demands and what meets them."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.scoring.demands import TRAJAN, DemandState
from renderer.engine.layout import Box, Item, Stamp
from renderer.kit import icons
from renderer.trajan.drawings.demands import demand_tile, kept_tile
from renderer.trajan.drawings.forum_tiles import forum_tile

WIDTH = 148
"""How broad a demand is with what meets it, in pixels."""

TILE = 80
"""The size of a demand tile, in pixels."""

_ANSWER = 56


def answered(demand: DemandState, cell: Box) -> Iterator[Item]:
    """A demand tile; next to it what meets it: a Trajan tile, a forum tile, a wild one; else a cross."""
    yield Stamp(demand_tile, cell.part(0, 0, TILE, cell.height).centred(TILE, TILE), (demand.demand,))
    box = cell.part(TILE + 6, 0, _ANSWER, cell.height).centred(_ANSWER, _ANSWER)
    if demand.met_by == TRAJAN:
        yield Stamp(kept_tile, box, (demand.demand,))
    elif demand.met_by:
        yield Stamp(forum_tile, box, (demand.met_by,))
    else:
        yield Stamp(icons.nothing, box.inset(6))
