"""The refill phase of a turn: the market, the display of building cards, the display of honor cards."""

from __future__ import annotations

from games.engine.table import Table
from games.porta_nigra.dealing import fill_hand
from games.porta_nigra.early_end import prepare_last_turn
from games.porta_nigra.events.refill import (
    BuildingCardsTurnedUp,
    HonorCardsTurnedUp,
    RefillEnded,
    SupplyCardDrawn,
    SupplyCardsShuffled,
)
from games.porta_nigra.events.setup import AgeOrderSet, SetupEnded, StartPlayerDrawn
from games.porta_nigra.pieces import (
    BUILDING_CARDS_OPEN,
    HONOR_CARDS_OPEN,
    REFILL_BELOW,
    REFILL_TO,
    SHORT_SUPPLY,
    SUPPLY_CARDS,
)
from games.porta_nigra.state import PortaNigra


async def refill_phase(table: Table[PortaNigra]) -> None:
    """The phase `refill`: nothing is asked."""
    seat = table.state.active
    assert seat is not None
    fill_market(table)
    fill_displays(table)
    prepare_last_turn(table, seat)
    table.apply(RefillEnded())


def fill_market(table: Table[PortaNigra]) -> None:
    """Draw whole supply cards while the shops together have too few bricks."""
    if table.state.bricks_in_market >= REFILL_BELOW:
        return
    while table.state.bricks_in_market < REFILL_TO and table.state.supply:
        if not table.state.bag("supply"):
            table.refill("supply", SupplyCardsShuffled())
        card = table.draw("supply")
        table.apply(SupplyCardDrawn(card, shops_to_fill(table.state, card)))


def shops_to_fill(state: PortaNigra, card: str) -> tuple[str, ...]:
    """The shops that get a brick; if the supply is too short, the most valuable ones first."""
    shops = SUPPLY_CARDS[card]
    if len(shops) <= state.supply:
        return shops
    return tuple(shop for shop in SHORT_SUPPLY if shop in shops)[: state.supply]


def fill_displays(table: Table[PortaNigra]) -> None:
    """Turn up building cards and honor cards until the displays are full or the decks empty."""
    missing = BUILDING_CARDS_OPEN - len(table.state.building_display)
    if buildings := table.draw_faces("buildings", missing):
        table.apply(BuildingCardsTurnedUp(buildings))
    missing = HONOR_CARDS_OPEN - len(table.state.honor_display)
    if honors := table.draw_faces("honors", missing):
        table.apply(HonorCardsTurnedUp(honors))


async def setup_phase(table: Table[PortaNigra]) -> None:
    seats = range(len(table.state.players))
    table.apply(StartPlayerDrawn(int(table.draw("seats"))))
    given = table.state.options.age_order
    table.apply(AgeOrderSet(given or tuple(map(int, table.draw_faces("seats", len(seats))))))
    fill_displays(table)
    for seat in table.state.turn_order:
        fill_hand(table, seat)
    table.apply(SetupEnded())
