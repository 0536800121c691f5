"""What holds at every moment of random games: nothing is lost or made, every figure fits the others."""

from __future__ import annotations

from collections import Counter

import pytest

from games.fuzz import play
from games.porta_nigra import GAME
from games.porta_nigra.pieces import (
    ACTION_CARDS,
    BRICKS,
    BUILDING_CARDS,
    BUILDING_CARDS_OPEN,
    HEIGHTS,
    HONOR_CARDS,
    HONOR_CARDS_OPEN,
    ROMANS,
    ROUNDS,
    SITES,
    deck,
)
from games.porta_nigra.state import PortaNigra

SEEDS = range(8)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_made_in_random_games(seed: int) -> None:
    table = play(GAME, seed)
    state = GAME.start(table.players, table.options)
    points = [0] * table.players
    for _, event in table.full_history():
        event.apply(state)
        gain, owner = event.gain, event.owner
        if gain is not None and owner is not None:
            assert gain.source in GAME.point_sources
            points[owner] += gain.points
        assert [player.points for player in state.players] == points
        bricks(state)
        romans(state)
        action_cards(state)
        displays(state)
        goods(state)
    assert state == table.state
    assert state.phase == ""
    assert state.round <= ROUNDS[table.players]


def bricks(state: PortaNigra) -> None:
    """All bricks are in the supply, the shops, the stocks or the buildings; each element fits its site."""
    stocks = sum(sum(player.bricks.values()) for player in state.players)
    built = sum(element.bricks for element in state.elements.values())
    assert state.supply + state.in_market + stocks + built == BRICKS
    assert state.supply >= 0
    assert min(state.market.values()) >= 0
    for name, element in state.elements.items():
        takes = SITES[name].bricks
        assert element.bricks == takes if takes else element.bricks in HEIGHTS


def romans(state: PortaNigra) -> None:
    """A seat's Romans are in its play area, in the supply or on its elements."""
    for seat, player in enumerate(state.players):
        assert player.romans + player.romans_left + len([*state.elements_of(seat)]) == ROMANS
        assert min(player.romans, player.romans_left) >= 0


def action_cards(state: PortaNigra) -> None:
    """Hand, discard pile and draw pile are the deck; the card of the turn has been played."""
    cards = deck(len(state.players))
    for seat, player in enumerate(state.players):
        known = [piece.face for piece in (*player.hand, *player.played)]
        assert len(set(known)) == len(known)
        assert set(known) <= set(cards)
        assert len(player.hand) <= 2
        assert state.pile(seat) == len(state.bag(f"actions_{seat}"))
    if state.card is not None and state.active is not None:
        card = state.card
        assert card.card in {piece.face for piece in state.players[state.active].played}
        assert 0 <= card.torches <= ACTION_CARDS[card.card].torches
        assert len(set(card.used)) == len(card.used)
        assert set(card.used) <= set(range(1, len(ACTION_CARDS[card.card].symbols) + 1))


def displays(state: PortaNigra) -> None:
    """Every open or owned card was turned up once, for each copy."""
    owned = [card for player in state.players for card in player.building_cards]
    buildings = [*state.building_display, *owned]
    assert len(set(buildings)) == len(buildings)
    assert set(buildings) <= set(state.building_cards_out) <= set(BUILDING_CARDS)
    assert len(state.building_display) <= BUILDING_CARDS_OPEN
    copies = Counter({name: card.copies for name, card in HONOR_CARDS.items()})
    finals = Counter(card for player in state.players for card in player.final_cards)
    assert Counter(state.honor_display) + finals <= Counter(state.honor_cards_out) <= copies
    assert len(state.honor_display) <= HONOR_CARDS_OPEN


def goods(state: PortaNigra) -> None:
    """Nobody owes anything."""
    for player in state.players:
        least = min(player.sesterces, player.torches, player.chips, *player.bricks.values())
        assert least >= 0
