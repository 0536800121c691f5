"""Setup: the board, then every Colonia at the same time, then what chance adds; and the handicap."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from itertools import chain

from games.engine.script import Together, choose
from games.engine.table import Table
from games.forum_trajanum.events.goods import Gained
from games.forum_trajanum.events.setup import (
    BoardsLaid,
    CornerTileLaid,
    CranePlaced,
    FirstCitizenDrawn,
    HandicapEnded,
    LeftOverTileShipped,
    SetupEnded,
    StartPlayerDrawn,
    SymbolDealt,
    SymbolsCleared,
    TrajanCardsLaid,
    WorkerDealt,
)
from games.forum_trajanum.events.tiles import TileTurnedUp
from games.forum_trajanum.pieces import (
    COLOURS,
    CORNERS,
    CYCLES,
    DIAGONALS,
    SIZE,
    SLOTS,
    TILES,
    WOMEN,
    tile_text,
    tiles_bag,
)
from games.forum_trajanum.player import Player
from games.forum_trajanum.reasons import Reason
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tiles import offer_tiles, place_citizen
from games.game import Option, Role, space_option
from games.hidden import Piece, bag_name
from games.reasons import Thing
from games.words import Argument, Message


async def setup_phase(table: Table[ForumTrajanum]) -> None:
    state = table.state
    seats = range(len(state.players))
    lay_board(table)
    if state.options.side_b:
        for seat in seats:
            deal_symbols(table, seat)
    await Together(dict.fromkeys(seats, set_up_colonia))
    for seat in seats:
        table.apply(WorkerDealt(seat, table.draw("workers")))
    table.apply(StartPlayerDrawn(int(table.draw("seats"))))
    table.apply(SetupEnded())


def lay_board(table: Table[ForumTrajanum]) -> None:
    """Mosaic boards and Trajan cards."""
    state = table.state
    boards: tuple[str, ...] = ()
    for _ in SLOTS[len(state.players)]:
        boards = (*boards, table.draw("boards"))
        table.apply(BoardsLaid(boards))
    chosen = state.options.introductory
    if not chosen:
        cards = {str(cycle): table.draw(bag_name("trajan", cycle)) for cycle in range(1, CYCLES + 1)}
    else:
        cards = {str(CYCLES): table.draw(bag_name("trajan", CYCLES)) if chosen == "random" else chosen}
    table.apply(TrajanCardsLaid(cards))


def deal_symbols(table: Table[ForumTrajanum], seat: int) -> None:
    """Side B: every Colonia has its streets in an order of its own."""
    table.apply(SymbolsCleared(seat))
    for kind in ("row", "column"):
        for _ in range(SIZE):
            symbol = table.draw(bag_name(f"{kind}s", seat))
            table.apply(SymbolDealt(seat, f"{kind}_{symbol}"))


async def set_up_colonia(table: Table[ForumTrajanum], seat: int) -> None:
    """Set up one seat: cranes, the first citizen, the other two women, open corners, the left-over tile."""
    await place_cranes(table, seat)
    drawn = table.draw(bag_name("women", seat))
    table.apply(FirstCitizenDrawn(seat, Piece(drawn, None, tiles_bag(seat))))
    await place_citizen(table, seat, "own", drawn=True)
    await place_women(table, seat, [face for face in WOMEN if face != drawn])
    for corner in CORNERS:
        if corner not in table.state.players[seat].corner_tiles:
            table.apply(CornerTileLaid(seat, corner, table.draw_piece(tiles_bag(seat), None)))
    table.apply(LeftOverTileShipped(seat, table.draw_piece(tiles_bag(seat), (seat,))))


async def place_cranes(table: Table[ForumTrajanum], seat: int) -> None:
    """Choose a colour for each corner; when only one is left, the first citizen is drawn at once."""
    for colour in COLOURS:
        cranes = table.state.players[seat].cranes
        free = [corner for corner in CORNERS if not any(why_not_crane(cranes, corner))]
        corner = await choose(
            seat,
            "crane",
            (
                space_option(each, reveals=len(free) == 2, full=_on_corner(f"crane-{colour}", each))
                for each in free
            ),
            things=partial(crane_things, seat=seat),
            crane=f"crane-{colour}",
        )
        table.apply(CranePlaced(seat, colour, corner))


def why_not_crane(cranes: Collection[str], corner: str) -> Iterator[Reason]:
    """Why no further crane can be placed in a corner."""
    if corner in cranes:
        yield Reason.CRANE_THERE


def crane_things(view: ForumTrajanum, *, seat: int) -> Iterator[Thing]:
    cranes = view.players[seat].cranes
    for corner in CORNERS:
        yield Thing(corner, Message("space", {"space": corner}), tuple(why_not_crane(cranes, corner)))


async def place_women(table: Table[ForumTrajanum], seat: int, women: list[str]) -> None:
    """Place the last two women in opposite corners, and draw open tiles for the other corners."""
    first = await choose(
        seat,
        "woman",
        (
            space_option(corner, reveals=True, full=_on_corner(tile_text(women[0]), corner))
            for corner in CORNERS
        ),
        face=tile_text(women[0]),
        other=tile_text(women[1]),
    )
    opposite = next(corner for pair in DIAGONALS if first in pair for corner in pair if corner != first)
    for corner, face in zip((first, opposite), women, strict=True):
        table.apply(CornerTileLaid(seat, corner, Piece(face, None, tiles_bag(seat))))


def _on_corner(piece: Argument, corner: str) -> Message:
    return Message("on-corner", {"piece": piece, "corner": corner})


async def handicap_phase(table: Table[ForumTrajanum]) -> None:
    """The phase `handicap`: a coin, and if wanted a second citizen from an open corner."""
    state = table.state
    for seat in state.turn_order:
        if seat in state.options.handicap:
            table.apply(Gained(seat, {"coin": 1}))
            await take_second_citizen(table, seat)
    table.apply(HandicapEnded())


async def take_second_citizen(table: Table[ForumTrajanum], seat: int) -> None:
    """Take a citizen from an open corner, which uncovers its crane."""
    state = table.state
    player = state.players[seat]
    corners = player.corner_tiles
    citizens = [corner for corner in corners if not any(why_not_citizen(player, corner))]
    none = Option("none", Message("option-no-citizen"), role=Role.DECLINES)
    offered = chain(offer_tiles(state, player, citizens), (none,))
    things = partial(citizen_things, seat=seat)
    corner = await choose(seat, "handicap", offered, things=things)
    if corner != "none":
        table.apply(TileTurnedUp(seat, corner, corners[corner]))
        await place_citizen(table, seat, "own")


def why_not_citizen(player: Player, corner: str) -> Iterator[Reason]:
    """Why no citizen can be taken from a corner."""
    yield from player.why_not_any_tile(corner)
    tile = player.corner_tiles.get(corner)
    if tile is not None and not TILES[tile.face or ""].citizen:
        yield Reason.NO_CITIZEN


def citizen_things(view: ForumTrajanum, *, seat: int) -> Iterator[Thing]:
    for corner in CORNERS:
        unmet = tuple(why_not_citizen(view.players[seat], corner))
        yield Thing(corner, Message("space", {"space": corner}), unmet)
