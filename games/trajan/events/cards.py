"""Events of the commodity cards: drawn, taken, laid off, played, shipped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.game import Detail, PointsScored, SeatEvent, pieces_text
from games.hidden import Piece
from games.trajan.events.tiles import add_tile
from games.trajan.pieces import WILD_COMMODITY
from games.trajan.player import Player
from games.trajan.state import COMMODITY_BAG, Trajan
from games.words import Argument, Listed, Message, counted


class CardsDrawn(Detail, SeatEvent, frozen=True):
    """A seat draws cards from the pile."""

    cards: tuple[Piece, ...]

    def apply(self, state: Trajan) -> None:
        add_to_hand(state.players[self.seat], *self.cards)


class CardTaken(Detail, SeatEvent, frozen=True):
    """A seat takes the top card of a discard pile, 1 or 2, which everybody knows."""

    pile: int
    card: Piece

    def apply(self, state: Trajan) -> None:
        state.discard_piles[self.pile - 1].pop()
        add_to_hand(state.players[self.seat], self.card)


class CardDiscarded(Detail, SeatEvent, frozen=True):
    """A seat lays a card of its hand on a discard pile, 1 or 2."""

    card: Piece
    pile: int

    def apply(self, state: Trajan) -> None:
        take_out_of_hand(state.players[self.seat], self.card.face)
        state.discard_piles[self.pile - 1].append(self.card)


class CardsPlayed(SeatEvent, frozen=True):
    """A seat lays cards of its hand in its display."""

    cards: tuple[Piece, ...]

    def apply(self, state: Trajan) -> None:
        move_to_display(state.players[self.seat], self.cards)

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "cards": Listed(pieces_text(self.cards))}


class Shipped(PointsScored, frozen=True):
    """A seat ships cards, which go to its display, and wild commodities, which leave the game."""

    source = "ships"
    ship: str
    cards: tuple[Piece, ...]
    wilds: int
    points: int

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        move_to_display(player, self.cards)
        if self.wilds:
            add_tile(player, WILD_COMMODITY, -self.wilds)
        if self.ship not in state.gray_ships:
            state.gray_ships = [*state.gray_ships, self.ship]
        player.points += self.points

    def arguments(self) -> Mapping[str, Argument]:
        load = load_text([card.face or "" for card in self.cards], self.wilds)
        return {**super().arguments(), "ship": f"ship-{self.ship}", "cards": Listed(load)}


class DiscardFilled(Detail, frozen=True):
    """The top card of the draw pile is laid on an empty discard pile, 1 or 2."""

    pile: int
    card: Piece

    def apply(self, state: Trajan) -> None:
        state.discard_piles[self.pile - 1].append(self.card)


def open_card(card: str) -> Piece:
    """A commodity card that everybody knows."""
    return Piece(card, None, COMMODITY_BAG)


def load_text(cards: Sequence[str], wilds: int) -> tuple[Message, ...]:
    """Cards and wild commodities in words, "2 × fish, wild commodity"."""
    texts = pieces_text([open_card(card) for card in cards])
    return (*texts, *counted([(f"tile-{WILD_COMMODITY}", wilds)])) if wilds else texts


def add_to_hand(player: Player, *cards: Piece) -> None:
    player.hand = sorted((*player.hand, *cards), key=_place_in_hand)


def take_out_of_hand(player: Player, card: str | None) -> None:
    """Remove a card from a hand: a known one first, so that nothing is learned about others."""
    player.hand.remove(next(each for each in player.hand if each.face == card))


def _place_in_hand(card: Piece) -> tuple[bool, str]:
    """Those that all know come first: the place of any other does not reveal when it came."""
    return card.seats is not None, card.face or ""


def move_to_display(player: Player, cards: tuple[Piece, ...]) -> None:
    """Move cards from the hand to the display."""
    for card in cards:
        take_out_of_hand(player, card.face)
    player.displayed = [*player.displayed, *cards]
