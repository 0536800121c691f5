"""What lies on the table: the city with its market and sites, the displays, the seats.

Spots, as options and pictures name them: sites by their names (`basilica-A4`, `porta_nigra-3`); quarters
by their buildings; `shop_<colour>`; `building_card_<card>` and `honor_card_<card>` in the displays;
`action_card_<card>` in the hand, `symbol_<number>` on the card that is played; `stock_<colour>` and
`own_<card>` in the play area.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct, field

from games.game import SeatOrder, State, seats_clockwise
from games.hidden import bag_name, bag_parts
from games.porta_nigra.pieces import (
    BRICKS,
    BUILDING_CARDS,
    COLOURS,
    HONOR_CARDS,
    PORTA_NIGRA,
    SITES,
    SUPPLY_CARDS,
    VALUE,
    Site,
    action_deck,
)
from games.porta_nigra.player import Player


def actions_bag(seat: int) -> str:
    return bag_name("actions", seat)


class Options(Struct, frozen=True):
    age_order: SeatOrder = ()
    """The seats from the youngest to the oldest, who decides if the fewest points are tied; empty: by lot."""
    last_turn_without_cards: str = "reshuffle"
    """After an early end a seat without cards draws two again ("reshuffle") or has no turn ("skip")."""


class Element(Struct, frozen=True):
    """An element that stands on a site, in the colour of the site."""

    seat: int
    bricks: int


class Card(Struct, frozen=True):
    """The action card of the turn and its used symbols."""

    card: str
    torches: int
    """The torches of the card that are left."""
    used: tuple[int, ...] = ()
    """The places of the symbols that were used, from 1."""


class PortaNigra(State):
    options: Options
    players: list[Player]

    round: int = 1
    start: int | None = None
    """The start player of the round, once drawn."""
    active: int | None = None
    """The seat whose turn it is, if it is anybody's."""
    young: list[int] = field(default_factory=list)
    """The seats from the youngest to the oldest."""
    card: Card | None = None
    """The action card of this turn, once chosen."""
    honor_cards_bought: int = 0
    """In this turn."""

    market: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    """Shop -> bricks in it."""
    supply: int = BRICKS
    supply_cards_used: list[str] = field(default_factory=list)
    """The discard pile of the supply cards."""

    building_display: list[str] = field(default_factory=list)
    building_cards_out: list[str] = field(default_factory=list)
    """All building cards that were turned up so far."""
    honor_display: list[str] = field(default_factory=list)
    honor_cards_out: list[str] = field(default_factory=list)
    """All honor cards that were turned up so far, each as often."""

    elements: dict[str, Element] = field(default_factory=dict)
    """Site -> the element on it."""

    ended_by: int | None = None
    """The seat in whose turn the early end came; the others have one more turn each."""
    last_turns: list[int] = field(default_factory=list)
    """The seats that still have their last turn after an early end, in order."""

    # Seats

    def next_clockwise(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    @property
    def turn_order(self) -> list[int]:
        """The seats clockwise, the start player of the round first."""
        return seats_clockwise(self.start or 0, len(self.players))

    def cards_left(self, seat: int) -> list[str]:
        """The action cards a seat has not played in this round, hand and pile together: all know them."""
        played = {piece.face for piece in self.players[seat].played}
        return [card for card in action_deck(len(self.players)) if card not in played]

    def pile_size(self, seat: int) -> int:
        """How many cards the draw pile of a seat has left, from any view."""
        player = self.players[seat]
        return len(action_deck(len(self.players))) - len(player.hand) - len(player.played)

    # The city

    @property
    def bricks_in_market(self) -> int:
        """The bricks in all shops together."""
        return sum(self.market.values())

    def elements_of(self, seat: int, building: str = "") -> Iterator[tuple[Site, Element]]:
        """The elements of a seat, in one building or in all."""
        for name, element in self.elements.items():
            site = SITES[name]
            if element.seat == seat and building in ("", site.building):
                yield site, element

    def elements_built(self, seat: int) -> int:
        return sum(element.seat == seat for element in self.elements.values())

    def bricks_built(self, seat: int, building: str = "") -> int:
        """The bricks of a seat that stand in a building, or in all."""
        return sum(element.bricks for _, element in self.elements_of(seat, building))

    def free_sites(self, building: str = "") -> list[Site]:
        """The sites without an element, in one building or in all."""
        return [
            site
            for name, site in SITES.items()
            if name not in self.elements and (not building or site.building == building)
        ]

    def element_points(self, site: Site, bricks: int) -> int:
        """The points of an element with this number of bricks on a site."""
        return bricks * VALUE[site.colour] if site.building == PORTA_NIGRA else site.points

    # Bags

    def bag(self, name: str) -> list[str]:
        """The pieces that may still come out of a bag.

        `actions_<seat>`: a seat's action cards; `supply`, `buildings`, `honors`: cards; `seats`: those whose
        place in the order of age is not drawn yet.
        """
        kind, whose = bag_parts(name)
        if kind == "actions":
            player = self.players[int(whose)]
            known = {piece.face for piece in (*player.hand, *player.played) if piece.face}
            return sorted(set(action_deck(len(self.players))) - known)
        if kind == "supply":
            return sorted(set(SUPPLY_CARDS) - set(self.supply_cards_used))
        if kind == "buildings":
            return sorted(set(BUILDING_CARDS) - set(self.building_cards_out))
        if kind == "honors":
            all_cards = Counter({name: card.copies for name, card in HONOR_CARDS.items()})
            return sorted((all_cards - Counter(self.honor_cards_out)).elements())
        return [str(seat) for seat in range(len(self.players)) if seat not in self.young]


def initial_state(players: int, options: Options) -> PortaNigra:
    """The table before the setup; `players` is the number of seats."""
    return PortaNigra(phase="setup", options=options, players=[Player() for _ in range(players)])
