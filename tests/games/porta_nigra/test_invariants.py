"""Invariants of random games at every moment: pieces are conserved, and figures agree."""

from collections import Counter
from random import Random

import pytest

from games.engine.table import Table
from games.porta_nigra import GAME, pieces
from games.porta_nigra.early_end import BRICKS_OUT, ELEMENTS_BUILT
from games.porta_nigra.events.influence import BrickAdded
from games.porta_nigra.events.rounds import EarlyEndCame, InterimScored, RoundBegan, StartPlayerNamed
from games.porta_nigra.events.turn import TurnEnded
from games.porta_nigra.state import PortaNigra
from tests.fuzz.random_games import invariants_by_turns, play
from tests.games.porta_nigra.late_start import late_game
from tests.support.games import share
from tests.support.table_story import states_of

SEEDS = share(range(8), 3)


LATE_SEEDS = share(range(1, 21), 6)
HIGHEST = "highest"


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_made_in_random_games(seed: int) -> None:
    table = play(GAME, seed)
    adds_up(table)


def test_nothing_is_lost_or_made_in_random_games_from_late_tables_on() -> None:
    came_up: set[str] = set()
    for seed in LATE_SEEDS:
        random = Random(seed)
        players = random.choice(GAME.seats)
        game, options = late_game(players, random)
        table = play(game, seed, players=players, options=options, watch_phases=invariants_by_turns(seed))
        adds_up(table)
        ends_as_it_should(table)
        came_up |= seldom(table)
    assert came_up == {BRICKS_OUT, ELEMENTS_BUILT, BrickAdded.__name__, HIGHEST}


def adds_up(table: Table[PortaNigra]) -> None:
    """Check at every moment that all pieces are somewhere, and that the points are those in the events."""
    for state in states_of(table):
        bricks(state)
        romans(state)
        action_cards(state)
        displays(state)
        goods(state)
    assert table.state.phase == ""
    assert table.state.round <= pieces.ROUNDS[table.players]


def ends_as_it_should(table: Table[PortaNigra]) -> None:
    """Check that after an early end each other seat has at most one turn, in order, and no round follows."""
    events = [event for _, event in table.full_history()]
    ends = [number for number, event in enumerate(events) if isinstance(event, EarlyEndCame)]
    assert len(ends) <= 1
    for number in ends:
        end, after = events[number], events[number:]
        assert isinstance(end, EarlyEndCame)
        turns = [event.seat for event in after if isinstance(event, TurnEnded)]
        assert turns == [end.seat, *end.last_turns]
        others = [(end.seat + step) % table.players for step in range(1, table.players)]
        assert [seat for seat in others if seat in end.last_turns] == [*end.last_turns]
        assert not any(isinstance(event, (InterimScored, StartPlayerNamed, RoundBegan)) for event in after)


def seldom(table: Table[PortaNigra]) -> set[str]:
    """The events of a game that are rare in random games."""
    found = set()
    for _, event in table.full_history():
        if isinstance(event, EarlyEndCame):
            found.add(event.reason)
        if isinstance(event, BrickAdded):
            found.add(BrickAdded.__name__)
    if any(element.bricks == pieces.HEIGHTS[-1] for element in table.state.elements.values()):
        found.add(HIGHEST)
    return found


def bricks(state: PortaNigra) -> None:
    """All bricks are in the supply, the shops, the stocks or the buildings; each element fits its site."""
    stocks = sum(sum(player.bricks.values()) for player in state.players)
    built = sum(element.bricks for element in state.elements.values())
    assert state.supply + state.bricks_in_market + stocks + built == pieces.BRICKS
    assert state.supply >= 0
    assert min(state.market.values()) >= 0
    for name, element in state.elements.items():
        takes = pieces.SITES[name].bricks
        assert element.bricks == takes if takes else element.bricks in pieces.HEIGHTS


def romans(state: PortaNigra) -> None:
    """A seat's Romans are in its play area, in the supply or on its elements."""
    for seat, player in enumerate(state.players):
        assert player.romans + player.romans_left + state.elements_built(seat) == pieces.ROMANS
        assert min(player.romans, player.romans_left) >= 0


def action_cards(state: PortaNigra) -> None:
    """Hand, discard pile and draw pile are the deck; the card of the turn has been played."""
    cards = pieces.action_deck(len(state.players))
    for seat, player in enumerate(state.players):
        known = [piece.face for piece in (*player.hand, *player.played)]
        assert len(set(known)) == len(known)
        assert set(known) <= set(cards)
        assert len(player.hand) <= 2
        assert state.pile_size(seat) == len(state.bag(f"actions_{seat}"))
    if state.card is not None and state.active is not None:
        card = state.card
        assert card.card in {piece.face for piece in state.players[state.active].played}
        assert 0 <= card.torches <= pieces.ACTION_CARDS[card.card].torches
        assert len(set(card.used)) == len(card.used)
        assert set(card.used) <= set(range(1, len(pieces.ACTION_CARDS[card.card].symbols) + 1))


def displays(state: PortaNigra) -> None:
    """Every open or owned card was turned up once, for each copy."""
    owned = [card for player in state.players for card in player.building_cards]
    buildings = [*state.building_display, *owned]
    assert len(set(buildings)) == len(buildings)
    assert set(buildings) <= set(state.building_cards_out) <= set(pieces.BUILDING_CARDS)
    assert len(state.building_display) <= pieces.BUILDING_CARDS_OPEN
    copies = Counter({name: card.copies for name, card in pieces.HONOR_CARDS.items()})
    finals = Counter(card for player in state.players for card in player.final_cards)
    assert Counter(state.honor_display) + finals <= Counter(state.honor_cards_out) <= copies
    assert len(state.honor_display) <= pieces.HONOR_CARDS_OPEN


def goods(state: PortaNigra) -> None:
    """Nobody owes anything."""
    for player in state.players:
        least = min(player.sesterces, player.torches, player.chips, *player.bricks.values())
        assert least >= 0
