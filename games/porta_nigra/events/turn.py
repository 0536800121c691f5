"""Events of a turn: the first placing of the builder, the card, its torches, the end."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from games.game import Detail, SeatEvent, Silent, pieces_text
from games.hidden import Piece
from games.porta_nigra.pieces import ACTION_CARDS
from games.porta_nigra.state import Card, PortaNigra
from games.porta_nigra.texts import drawn_card_text, effects_text, sesterces_text, torches_text
from games.porta_nigra.turn_order import pass_turn
from games.words import Argument, Message


class BuilderPlaced(SeatEvent, frozen=True):
    """A builder comes to its first quarter."""

    quarter: str

    def apply(self, state: PortaNigra) -> None:
        state.players[self.seat].quarter = self.quarter

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "quarter": f"building-{self.quarter}"}


class CardPlayed(Detail, SeatEvent, frozen=True):
    """A card of the hand is the action card of this turn."""

    card: Piece

    def apply(self, state: PortaNigra) -> None:
        player = state.players[self.seat]
        name = self.card.face or ""
        known = (each for each in player.hand if each.face == name)
        player.hand.remove(next(known, player.hand[-1]))
        player.played = [*player.played, self.card]
        state.card = Card(name, ACTION_CARDS[name].torches)

    def arguments(self) -> Mapping[str, Argument]:
        card = ACTION_CARDS[self.card.face or ""]
        symbols = effects_text(card.symbols)
        return {**super().arguments(), "torches": torches_text(card.torches), "symbols": symbols}


class SymbolUsed(Detail, SeatEvent, frozen=True):
    """A symbol of the card is used, by a torch of the card or by a token."""

    symbol: int
    """Its place on the card, from 1."""
    token: bool

    def apply(self, state: PortaNigra) -> None:
        assert state.card is not None
        state.card = structs.replace(
            state.card, torches=state.card.torches - (not self.token), used=(*state.card.used, self.symbol)
        )
        if self.token:
            state.players[self.seat].torches -= 1

    def message(self) -> Message | None:
        return Message("event-SymbolUsed", self.arguments()) if self.token else None


class TorchesTurnedToCoins(Detail, SeatEvent, frozen=True):
    """Torches of the card, or tokens, bring a sesterce each."""

    number: int
    token: bool

    def apply(self, state: PortaNigra) -> None:
        player = state.players[self.seat]
        if self.token:
            player.torches -= self.number
        else:
            assert state.card is not None
            state.card = structs.replace(state.card, torches=state.card.torches - self.number)
        player.sesterces += self.number

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "sesterces": sesterces_text(self.number)}

    def message(self) -> Message:
        return Message(f"event-TorchesTurnedToCoins-{'token' if self.token else 'card'}", self.arguments())


class CardsDrawn(Detail, SeatEvent, frozen=True):
    """A seat draws action cards from its pile."""

    cards: tuple[Piece, ...]

    def apply(self, state: PortaNigra) -> None:
        player = state.players[self.seat]
        player.hand = sorted((*player.hand, *self.cards), key=lambda card: card.face or "")

    def arguments(self) -> Mapping[str, Argument]:
        known = tuple(drawn_card_text(piece.face) for piece in self.cards if piece.face)
        hidden = pieces_text([piece for piece in self.cards if not piece.face])
        return {**super().arguments(), "cards": (*known, *hidden)}


class TurnEnded(Silent, SeatEvent, frozen=True):
    """The turn has ended: its card lies on the discard pile."""

    def apply(self, state: PortaNigra) -> None:
        state.card = None
        state.honor_cards_bought = 0
        pass_turn(state)
