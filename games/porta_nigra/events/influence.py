"""Events of influence actions: chips paid, honor cards and what they bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import structs

from games.game import Detail, PointsScored, SeatEvent
from games.porta_nigra.pieces import BUILDING_CARDS, HONOR_CARDS, PORTA_NIGRA
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import building_card_text, chips_text, effect_text, honor_card_text, site_place
from games.words import Argument, Message

SUBSTITUTE = "substitute-"
"""How the name of a substitute begins; its building follows."""


class ChipsPaid(Detail, SeatEvent, frozen=True):
    """A seat pays chips for an influence action."""

    chips: int

    def apply(self, state: PortaNigra) -> None:
        state.players[self.seat].chips -= self.chips

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "price": chips_text(self.chips)}


class HonorCardBought(SeatEvent, frozen=True):
    """A seat pays for an honor card; a substitute or final card comes to its play area."""

    card: str
    chips: int
    handed_in: tuple[str, ...]
    """The cards of the play area that leave the game for it."""

    def apply(self, state: PortaNigra) -> None:
        player, card = state.players[self.seat], HONOR_CARDS[self.card]
        state.honor_display = without(state.honor_display, [self.card])
        state.honor_cards_bought += 1
        player.chips -= self.chips
        buildings = [each.removeprefix(SUBSTITUTE) for each in self.handed_in if each.startswith(SUBSTITUTE)]
        player.building_cards = without(player.building_cards, self.handed_in)
        player.final_cards = without(player.final_cards, self.handed_in)
        player.substitutes = without(player.substitutes, buildings)
        if card.substitutes:
            player.substitutes = [*player.substitutes, card.substitutes]
        if card.final_points:
            player.final_cards = [*player.final_cards, self.card]

    def arguments(self) -> Mapping[str, Argument]:
        return {
            **super().arguments(),
            "price": chips_text(self.chips),
            "card": honor_card_text(self.card),
            "handed_in": tuple(map(own_card_text, self.handed_in)),
        }

    def message(self) -> Message:
        handing_in = "-handing-in" if self.handed_in else ""
        return Message(f"event-HonorCardBought{handing_in}", self.arguments())


class HonorPointsScored(PointsScored, frozen=True):
    """An honor card scores points at once."""

    source = "cards_now"
    points: int


class EffectLapsed(SeatEvent, frozen=True):
    """An effect of an honor card is impossible, or declined."""

    effect: str

    def apply(self, state: PortaNigra) -> None:
        """Nothing changes."""

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "effect": effect_text(self.effect)}


class BrickAdded(SeatEvent, frozen=True):
    """A brick of the supply comes onto an own element of the Porta Nigra, in its colour."""

    site: str
    height: int
    """That of the element then."""

    def apply(self, state: PortaNigra) -> None:
        element = structs.replace(state.elements[self.site], bricks=self.height)
        state.elements = {**state.elements, self.site: element}
        state.supply -= 1

    def arguments(self) -> Mapping[str, Argument]:
        building = f"building-{PORTA_NIGRA}"
        return {**super().arguments(), "building": building, "place": site_place(self.site)}


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The multiset difference of cards."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def own_card_text(card: str) -> Message:
    """A card of the play area: a building card, a substitute or a final card."""
    if card in BUILDING_CARDS:
        return building_card_text(card)
    points = HONOR_CARDS[card].final_points
    return Message("own-final-card", {"points": points}) if points else effect_text(card)
