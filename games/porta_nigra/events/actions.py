"""Events of actions: moving, buying, taking, building, builder rewards."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Detail, PointsScored, SeatEvent
from games.porta_nigra.goods import add_goods
from games.porta_nigra.pieces import SITES, WHITE
from games.porta_nigra.state import Element, PortaNigra
from games.porta_nigra.texts import (
    bricks_text,
    building_card_text,
    goods_in_order,
    sesterces_text,
    site_place,
)
from games.words import Argument, Listed, Message


class BuilderMoved(Detail, SeatEvent, frozen=True):
    """A builder moves clockwise to a quarter, for sesterces."""

    quarter: str
    sesterces: int

    def apply(self, state: PortaNigra) -> None:
        player = state.players[self.seat]
        player.quarter = self.quarter
        player.sesterces -= self.sesterces

    def arguments(self) -> Mapping[str, Argument]:
        price = sesterces_text(self.sesterces)
        return {**super().arguments(), "quarter": f"building-{self.quarter}", "sesterces": price}


class BrickBought(SeatEvent, frozen=True):
    """A brick of a shop comes to the own stock."""

    colour: str
    sesterces: int

    def apply(self, state: PortaNigra) -> None:
        player = state.players[self.seat]
        state.market[self.colour] -= 1
        player.bricks[self.colour] += 1
        player.sesterces -= self.sesterces

    def arguments(self) -> Mapping[str, Argument]:
        brick, paid = bricks_text(self.colour, 1), sesterces_text(self.sesterces)
        colour = f"colour-{self.colour}"
        return {**super().arguments(), "brick": brick, "colour": colour, "sesterces": paid}


class GoodsTaken(SeatEvent, frozen=True):
    """A seat takes goods: from the bank and the supply; bricks come to the own stock."""

    goods: Mapping[str, int]

    def apply(self, state: PortaNigra) -> None:
        add_goods(state, self.seat, self.goods)

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "goods": goods_in_order(self.goods)}


class ElementBuilt(PointsScored, frozen=True):
    """An element is built: points, a building card, bricks and a Roman on the site."""

    source = "elements"
    site: str
    bricks: int
    white: int
    """How many bricks of another colour are replaced by white ones."""
    points: int
    card: str
    """The building card that is taken; "" for none."""

    def apply(self, state: PortaNigra) -> None:
        player, colour = state.players[self.seat], SITES[self.site].colour
        player.points += self.points
        if self.card:
            state.building_display = [card for card in state.building_display if card != self.card]
            player.building_cards = [*player.building_cards, self.card]
        player.bricks[colour] -= self.bricks - self.white
        player.bricks[WHITE] -= self.white
        player.romans -= 1
        state.elements[self.site] = Element(self.seat, self.bricks)

    def arguments(self) -> Mapping[str, Argument]:
        colour, number = SITES[self.site].colour, self.bricks - self.white
        own = {colour: number} if number else {}
        return {
            **super().arguments(),
            "place": site_place(self.site),
            "building": f"building-{SITES[self.site].building}",
            "key": SITES[self.site].building,
            "bricks": Listed({**own, WHITE: self.white} if self.white else own),
            "card": building_card_text(self.card) if self.card else "",
        }

    def message(self) -> Message:
        return Message(f"event-ElementBuilt{'-card' if self.card else ''}", self.arguments())


class RewardTaken(SeatEvent, frozen=True):
    """The builder reward of a building; `goods`: the part that was available."""

    building: str
    goods: Mapping[str, int]

    def apply(self, state: PortaNigra) -> None:
        add_goods(state, self.seat, self.goods)

    def arguments(self) -> Mapping[str, Argument]:
        building = f"building-{self.building}"
        return {**super().arguments(), "building": building, "goods": Listed(goods_in_order(self.goods))}

    def message(self) -> Message:
        text = "event-RewardTaken" if self.goods else "event-RewardTaken-nothing"
        return Message(text, self.arguments())
