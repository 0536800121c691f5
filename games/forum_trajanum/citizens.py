"""Citizens: where they are placed, and the bonus of the second one in a row."""

from __future__ import annotations

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum.benefits import take_effect
from games.forum_trajanum.effects import SECOND_CITIZENS, second_citizen_text
from games.forum_trajanum.events.tiles import CitizenPlaced
from games.forum_trajanum.pieces import TILES, row_spot
from games.forum_trajanum.state import ForumTrajanum
from games.game import Option
from games.words import Message


async def place_citizen(table: Table[ForumTrajanum], seat: int, slot: str) -> None:
    """The citizen in a slot goes to a row of its class with a free space; the second one brings a bonus."""
    player = table.state.players[seat]
    tile = player.own if slot == "own" else player.received
    assert tile is not None
    offered = [
        Option(f"row_{row}", _row_label(row, second=bool(player.rows[row - 1].citizens)), (row_spot(row),))
        for row in player.rows_for(TILES[tile.face or ""].citizen)
    ]
    key = await choose(seat, "row", offered, picture="colonia", face=tile.text)
    row = int(key.removeprefix("row_"))
    table.apply(CitizenPlaced(seat, row, slot))
    if len(player.rows[row - 1].citizens) == 2:
        await take_effect(table, seat, SECOND_CITIZENS[row])


def _row_label(row: int, *, second: bool) -> Message:
    if second:
        return Message("citizen-second", {"row": f"row-{row}", "gives": second_citizen_text(row)})
    return Message("citizen-first", {"row": f"row-{row}", "gives": f"power-{row}"})
