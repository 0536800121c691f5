"""Citizens: where they are placed, and the bonus of the second one in a row."""

from __future__ import annotations

from games.engine.table import Table, choose
from games.forum_trajanum.events import CitizenPlaced, Gained
from games.forum_trajanum.forum import area_bonus, send_envoy
from games.forum_trajanum.pieces import COLOURS, TILES, row_spot
from games.forum_trajanum.state import ForumTrajanum
from games.game import Option
from games.words import Message


async def place_citizen(table: Table, seat: int, slot: str) -> None:
    """The citizen in a slot goes to a row of its class with a free space; the second one brings a bonus."""
    player = table.state.players[seat]
    tile = player.own if slot == "own" else player.received
    offered = [
        Option(f"row_{row}", _row_label(row, second=bool(player.rows[row - 1].citizens)), (row_spot(row),))
        for row in player.rows_for(TILES[tile.face].citizen)
    ]
    key = await choose(seat, "row", offered, picture="colonia", face=f"face-{tile.face}")
    row = int(key.removeprefix("row_"))
    table.note(CitizenPlaced(seat, row, slot))
    if len(player.rows[row - 1].citizens) == 2:
        await second_citizen_bonus(table, seat, row)


def _row_label(row: int, *, second: bool) -> Message:
    if second:
        return Message("citizen-second", {"row": f"row-{row}", "gives": f"second-{row}"})
    return Message("citizen-first", {"row": f"row-{row}", "gives": f"power-{row}"})


async def second_citizen_bonus(table: Table, seat: int, row: int) -> None:
    """What the second citizen of each row brings at once."""
    state: ForumTrajanum = table.state
    if row == 1:
        await send_envoy(table, seat, state.free_squares(COLOURS))
    elif row == 2:
        await area_bonus(table, seat, number=1)
    elif row == 3:
        await gain_one_of(table, seat, ("coin", "tribune"))
    elif row == 4:
        await gain_one_of(table, seat, ("coin", "assistant"))
    elif row == 5:
        await gain_one_of(table, seat, COLOURS)
    else:
        table.note(Gained(seat, {"builder": 1}))


async def gain_one_of(table: Table, seat: int, kinds: tuple[str, ...]) -> None:
    """One resource of the seat's choice."""
    offered = [Option(kind, Message("one-of", {"goods": {kind: 1}})) for kind in kinds]
    kind = await choose(seat, "gain", offered, picture="colonia")
    table.note(Gained(seat, {kind: 1}))
