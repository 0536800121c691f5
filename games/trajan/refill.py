"""Clearing the board at the end of a quarter, and filling it again."""

from __future__ import annotations

from games.engine.table import Table
from games.trajan.events.quarter import (
    BoardCleared,
    BonusTilesLaid,
    ForumFilled,
    LastQuarterOver,
    ProvincesFilled,
    QuarterBegan,
)
from games.trajan.pieces import BONUS_TILES_ON_BOARD, PROVINCES, QUARTERS, YELLOW_SPACES
from games.trajan.state import Trajan


async def refill(table: Table[Trajan]) -> None:
    """The phase `refill`: the board is cleared, and filled again unless the year is over."""
    table.apply(BoardCleared())
    if table.state.quarter == QUARTERS:
        table.apply(LastQuarterOver())
        return
    lay_bonus_tiles(table)
    fill_provinces(table)
    fill_forum(table)
    table.apply(QuarterBegan(table.state.quarter + 1))


def lay_bonus_tiles(table: Table[Trajan]) -> None:
    """The bonus tiles next to the senate track."""
    table.apply(BonusTilesLaid(table.draw_faces("bonus", BONUS_TILES_ON_BOARD)))


def fill_provinces(table: Table[Trajan]) -> None:
    """A forum tile for each province without leader, legionnaire and tile, as far as there are any."""
    state = table.state
    leaders = {player.leader for player in state.players}
    empty = [
        province
        for province in PROVINCES
        if province not in leaders
        and not state.legionnaires.get(province)
        and province not in state.provinces
    ]
    tiles = table.draw_faces("forum", len(empty))
    if tiles:
        table.apply(ProvincesFilled(dict(zip(empty, tiles, strict=False))))


def fill_forum(table: Table[Trajan]) -> None:
    """Extra action tiles for the yellow spaces, forum tiles for the green ones, as far as there are any."""
    green = table.state.green_spaces
    extra = dict(zip(YELLOW_SPACES, table.draw_faces("extra", len(YELLOW_SPACES)), strict=False))
    forum = dict(zip(green, table.draw_faces("forum", len(green)), strict=False))
    table.apply(ForumFilled(extra, forum))
