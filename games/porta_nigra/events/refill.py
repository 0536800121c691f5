"""Events of the refill phase: supply cards, building cards and honor cards that are turned up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.game import Detail, Silent
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import building_card_text, honor_cards_text
from games.words import Argument, Message, joined

NAMED = 5
"""Up to this number of cards turned up together are named: all others lie in the display."""


class SupplyCardDrawn(Detail, frozen=True):
    """A supply card: each of these shops gets a brick, fewer than it shows if the supply is too short."""

    card: str
    shops: tuple[str, ...]

    def apply(self, state: PortaNigra) -> None:
        state.supply_cards_used = [*state.supply_cards_used, self.card]
        for shop in self.shops:
            state.market[shop] += 1
        state.supply -= len(self.shops)

    def arguments(self) -> Mapping[str, Argument]:
        return {"shops": joined("joined-plus", (Message(f"colour-{shop}") for shop in self.shops))}


class SupplyCardsShuffled(Detail, frozen=True):
    """The discard pile of the supply cards becomes the draw pile."""

    def apply(self, state: PortaNigra) -> None:
        state.supply_cards_used = []


class BuildingCardsTurnedUp(Detail, frozen=True):
    """Building cards come to the display."""

    cards: tuple[str, ...]

    def apply(self, state: PortaNigra) -> None:
        state.building_display = [*state.building_display, *self.cards]
        state.building_cards_out = [*state.building_cards_out, *self.cards]

    def arguments(self) -> Mapping[str, Argument]:
        return {"cards": tuple(map(building_card_text, self.cards)), "cards_number": len(self.cards)}

    def message(self) -> Message:
        return Message(f"event-BuildingCardsTurnedUp{whole(self.cards)}", self.arguments())


class HonorCardsTurnedUp(Detail, frozen=True):
    """Honor cards come to the display."""

    cards: tuple[str, ...]

    def apply(self, state: PortaNigra) -> None:
        state.honor_display = [*state.honor_display, *self.cards]
        state.honor_cards_out = [*state.honor_cards_out, *self.cards]

    def arguments(self) -> Mapping[str, Argument]:
        return {"cards": honor_cards_text(self.cards), "cards_number": len(self.cards)}

    def message(self) -> Message:
        return Message(f"event-HonorCardsTurnedUp{whole(self.cards)}", self.arguments())


def whole(cards: Sequence[str]) -> str:
    """The end of the text id of a display: a whole one, as at the beginning, names no cards."""
    return "-whole" if len(cards) > NAMED else ""


class RefillEnded(Silent, frozen=True):
    """The refill phase ends; the seat has its action phase."""

    def apply(self, state: PortaNigra) -> None:
        state.phase = "turn"
