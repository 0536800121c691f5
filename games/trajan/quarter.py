"""The end of a round: a demand tile is turned up, or the quarter ends."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.table import Table
from games.numerals import roman_numeral
from games.trajan.events.quarter import (
    BoardCleared,
    BonusTilesLaid,
    DemandTurnedUp,
    ForumFilled,
    LastQuarterOver,
    ProvincesFilled,
    QuarterBegan,
    QuarterEnded,
)
from games.trajan.pieces import (
    BONUS_TILES_ON_BOARD,
    DEMANDS_A_QUARTER,
    PROVINCES,
    QUARTERS,
    ROUNDS,
    YELLOW_SPACES,
)
from games.trajan.state import Trajan
from games.words import Argument, Message

SETUP_PHASES = ("setup", "first_cards", "first_tiles")
"""The phases before the first turn."""


async def round_end_phase(table: Table[Trajan]) -> None:
    """The phase `round_end`: one round; where a turn ended two, it comes again."""
    state = table.state
    if len(state.demands) < DEMANDS_A_QUARTER:
        table.apply(DemandTurnedUp(state.round + 1, table.draw("demands")))
    else:
        table.apply(QuarterEnded(state.quarter))


def round_name(view: Trajan) -> Message | None:
    """What the round that is played is called; None in the setup."""
    if view.phase in SETUP_PHASES:
        return None
    totals: Mapping[str, Argument] = {"quarters": roman_numeral(QUARTERS), "rounds": ROUNDS}
    return Message("round-name", {"quarter": roman_numeral(view.quarter), "round": view.round, **totals})


def name_between_rounds(view: Trajan) -> Message | None:
    """What the moment is called when a quarter is scored and the next one has not begun; None otherwise."""
    if view.phase not in ("senate", "refill"):
        return None
    return Message(
        "quarter-scored", {"quarter": roman_numeral(view.quarter), "quarters": roman_numeral(QUARTERS)}
    )


async def refill_phase(table: Table[Trajan]) -> None:
    """The phase `refill`: the board is cleared, and filled again unless the year has ended."""
    table.apply(BoardCleared())
    if table.state.quarter == QUARTERS:
        table.apply(LastQuarterOver())
        return
    lay_bonus_tiles(table)
    fill_provinces(table)
    fill_forum(table)
    table.apply(QuarterBegan(table.state.quarter + 1))


def lay_bonus_tiles(table: Table[Trajan]) -> None:
    table.apply(BonusTilesLaid(table.draw_faces("bonus", BONUS_TILES_ON_BOARD)))


def fill_provinces(table: Table[Trajan]) -> None:
    """Lay a forum tile on each province without leader, legionnaire and tile, while there are any."""
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
    """Lay extra action tiles on the yellow spaces, forum tiles on the green ones, while there are any."""
    green = table.state.green_spaces
    extra = dict(zip(YELLOW_SPACES, table.draw_faces("extra", len(YELLOW_SPACES)), strict=False))
    forum = dict(zip(green, table.draw_faces("forum", len(green)), strict=False))
    table.apply(ForumFilled(extra, forum))
