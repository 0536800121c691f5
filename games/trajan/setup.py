"""The setup: the board, the action markers of all seats, what chance adds, first cards and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import Option
from games.hidden import piece_text
from games.trajan.actions.trajan_action import stack_options, stack_things
from games.trajan.drawing import draw_cards, fill_discard_piles, turn_up_stacks
from games.trajan.events.actions import TrajanTileTaken
from games.trajan.events.cards import CardTaken
from games.trajan.events.setup import (
    BonusTileDrawn,
    DistrictLaid,
    FirstCardsTaken,
    FirstTilesTaken,
    SetupEnded,
    StartPlayerDrawn,
)
from games.trajan.markers import deal_markers, set_out_markers
from games.trajan.pieces import FIRST_CARDS, FIRST_SLOTS, SITES
from games.trajan.quarter import fill_forum, fill_provinces, lay_bonus_tiles
from games.trajan.state import COMMODITY_BAG, Trajan
from games.trajan.texts import colours_text, tray_text
from games.words import Message


async def setup(table: Table[Trajan]) -> None:
    state = table.state
    seats = range(len(state.players))
    lay_board(table)
    if state.options.start_markers == "random":
        for seat in seats:
            deal_markers(table, seat)
    else:
        await Together(dict.fromkeys(seats, set_out_markers))
    turn_up_stacks(table)
    table.apply(StartPlayerDrawn(int(table.draw("seats"))))
    for seat in table.state.turn_order:
        table.apply(BonusTileDrawn(seat, table.draw("bonus")))
    lay_bonus_tiles(table)
    fill_discard_piles(table)
    table.apply(SetupEnded())


def lay_board(table: Table[Trajan]) -> None:
    """The tiles of provinces, forum and construction district."""
    fill_provinces(table)
    fill_forum(table)
    tiles = table.draw_faces("construction", len(SITES))
    table.apply(DistrictLaid(dict(zip(SITES, tiles, strict=True))))


async def first_cards(table: Table[Trajan]) -> None:
    """The phase `first_cards`, one seat: card by card, from any of the three piles."""
    seat = table.state.active
    assert seat is not None
    for number in range(1, FIRST_CARDS + 1):
        offered = first_card_options(table.state)
        key = await choose(seat, "first-card", offered, picture="port", number=number, of=FIRST_CARDS)
        if key == "pile":
            draw_cards(table, seat, 1)
        else:
            place = int(key.removeprefix("discard_"))
            table.apply(CardTaken(seat, place, table.state.discard_piles[place - 1][-1]))
            fill_discard_piles(table)
    table.apply(FirstCardsTaken(seat))


def first_card_options(state: Trajan) -> Iterator[Option]:
    """The top cards of the discard piles, and the pile."""
    for place, cards in enumerate(state.discards, 1):
        yield Option(
            f"discard_{place}",
            Message("first-card-discard", {"pile": place, "card": piece_text(COMMODITY_BAG, cards[-1])}),
            (f"discard_{place}",),
            reveals=len(cards) == 1,
        )
    yield Option("pile", Message("first-card-pile"), ("pile",), reveals=True)


async def first_tiles(table: Table[Trajan]) -> None:
    """The phase `first_tiles`, one seat: a Trajan tile for each of the first slots, from different stacks."""
    seat = table.state.active
    assert seat is not None
    player = table.state.players[seat]
    for slot in FIRST_SLOTS:
        key = await choose(
            seat,
            "first-tile",
            stack_options(table.state, seat, slot, reveals=slot == FIRST_SLOTS[-1]),
            picture="stacks",
            things=stack_things,
            slot=tray_text(slot),
            colours=colours_text(player.trays[slot]),
        )
        tile = table.state.stacks[key.removeprefix("stack_")]
        table.apply(TrajanTileTaken(seat, tile, slot, player.arch))
    turn_up_stacks(table)
    table.apply(FirstTilesTaken(seat))
