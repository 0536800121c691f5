"""Between two rounds: interim scoring, the new start player, shuffled decks."""

from __future__ import annotations

from games.engine.script import choose
from games.engine.table import Table
from games.game import Option
from games.porta_nigra.dealing import fill_hand
from games.porta_nigra.events.rounds import CardsShuffled, InterimScored, RoundBegan
from games.porta_nigra.pieces import INTERIM_PER_BRICK
from games.porta_nigra.state import PortaNigra, actions_bag
from games.words import Message, Seat


async def interim(table: Table[PortaNigra]) -> None:
    """The phase `interim`."""
    for seat in table.state.turn_order:
        bricks = table.state.bricks_built(seat)
        table.apply(InterimScored(seat, bricks, bricks * INTERIM_PER_BRICK[len(table.state.players)], 0))


async def start_player(table: Table[PortaNigra]) -> None:
    """The phase `start_player`."""
    state = table.state
    seat = min(state.young, key=lambda each: state.players[each].points)
    options = [
        Option(f"seat-{each}", Message("seat-named", {"seat": Seat(each)}), reveals=True)
        for each in range(len(state.players))
    ]
    named = int((await choose(seat, "start-player", options)).removeprefix("seat-"))
    for each in range(len(state.players)):
        table.refill(actions_bag(each), CardsShuffled(each))
        fill_hand(table, each)
    table.apply(RoundBegan(named, state.round + 1))


def round_name(view: PortaNigra) -> Message | None:
    """The round that is played."""
    return Message("round-name", {"round": view.round}) if view.start is not None else None
