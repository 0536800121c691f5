"""Positions for tests: prepared tables of Porta Nigra, ready to be played."""

from games.hidden import Piece
from games.porta_nigra.pieces import COLOURS, SITES, action_deck
from games.porta_nigra.state import Element, Options, PortaNigra, actions_bag, initial_state

HAND = ("A5", "A7")
"""The cards in all hands: 2 torches for black, yellow, build; 2 torches for any, build, 4 sesterces."""


def empty(players: int = 2, options: Options | None = None) -> PortaNigra:
    """A table in round 1, nothing built, no cards in the displays. It is the turn of seat 0, start player.

    Each shop has 2 bricks. All builders stand in the quarter of the basilica, each seat has 20 sesterces,
    1 torch token, 5 Romans and the cards `HAND`. Seat 0 is the youngest, then come 1, 2, 3.
    """
    state = initial_state(players, options or Options())
    state.start = state.active = 0
    state.young = list(range(players))
    state.market = dict.fromkeys(COLOURS, 2)
    state.supply -= state.bricks_in_market
    for seat, player in enumerate(state.players):
        player.quarter = "basilica"
        hold(state, *HAND, seat=seat)
    return state


def hold(state: PortaNigra, *cards: str, seat: int = 0) -> None:
    """Set a hand."""
    state.players[seat].hand = [Piece(card, (seat,), actions_bag(seat)) for card in cards]


def played(state: PortaNigra, *cards: str, seat: int = 0) -> None:
    """Move cards to those played in this round."""
    player = state.players[seat]
    player.played = [Piece(card, None, actions_bag(seat)) for card in cards]
    player.hand = [piece for piece in player.hand if piece.face not in cards]


def played_all(state: PortaNigra, *seats: int) -> None:
    for seat in seats:
        played(state, *action_deck(len(state.players)), seat=seat)


def own(state: PortaNigra, seat: int = 0, **goods: int) -> None:
    """Set a seat's sesterces, torches, chips, romans, romans_left, or bricks of a colour."""
    player = state.players[seat]
    for kind, number in goods.items():
        if kind in COLOURS:
            player.bricks[kind] = number
        else:
            setattr(player, kind, number)


def build_on(state: PortaNigra, site: str, bricks: int = 0, seat: int = 0) -> None:
    """Put an element on a site, with bricks not from the supply; 0: as many as the site needs."""
    state.elements[site] = Element(seat, bricks or SITES[site].bricks)


def sell(state: PortaNigra, **shops: int) -> None:
    """Fill the named shops from the supply, and empty the others."""
    state.supply += state.bricks_in_market
    state.market = {shop: shops.get(shop, 0) for shop in state.market}
    state.supply -= state.bricks_in_market


def display_cards(state: PortaNigra, *cards: str) -> None:
    """Set the display of building cards; no others were turned up."""
    state.building_display = list(cards)
    state.building_cards_out = list(cards)


def display(state: PortaNigra, *honor_cards: str) -> None:
    """Set the display of honor cards; no others were turned up."""
    state.honor_display = list(honor_cards)
    state.honor_cards_out = list(honor_cards)
