"""Citizens: where they are placed, and the bonus of the second one in a row."""

from __future__ import annotations

from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum.benefits import nothing_gained, take_effect
from games.forum_trajanum.effects import SECOND_CITIZENS, second_citizen_text
from games.forum_trajanum.events.tiles import CitizenPlaced
from games.forum_trajanum.pieces import TILES, row_spot
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import row_text
from games.game import LazyOption, Option
from games.words import Message, joined


async def place_citizen(table: Table[ForumTrajanum], seat: int, slot: str, *, drawn: bool = False) -> None:
    """The citizen in a slot goes to a row of its class with a free space; the second one brings a bonus.

    `drawn`: it is the first one, drawn in the setup.
    """
    state = table.state
    player = state.players[seat]
    tile = player.own if slot == "own" else player.received
    assert tile is not None
    offered = (
        LazyOption(f"row_{row}", partial(row_option, seat=seat, row=row))
        for row in player.rows_for(TILES[tile.face or ""].citizen)
    )
    key = await choose(seat, "row", offered, picture="colonia", face=tile.text, drawn=int(drawn))
    row = int(key.removeprefix("row_"))
    table.apply(CitizenPlaced(seat, row, slot))
    if len(player.rows[row - 1].citizens) == 2:
        reason = Message("reason-second", {"row": f"row-{row}"})
        await take_effect(table, seat, SECOND_CITIZENS[row], reason)


def row_option(state: ForumTrajanum, *, seat: int, row: int) -> Option:
    """A row, with what its citizens can do, or what the second one brings."""
    player = state.players[seat]
    line = row_text(row, player.row_symbols[row - 1])
    if not player.rows[row - 1].citizens:
        text, gives = "citizen-first", Message(f"power-{row}")
    else:
        nothing = nothing_gained(state, seat, SECOND_CITIZENS[row])
        text = "citizen-second"
        gives = joined("brings-both", [second_citizen_text(row), *([nothing] if nothing else [])])
    return Option(f"row_{row}", Message(text, {"row": f"row-{row}", "line": line}), (row_spot(row),), gives)
