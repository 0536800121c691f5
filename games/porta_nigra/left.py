"""The distance to a reward and to the early end, and the rest of piles, from any view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from games.porta_nigra.actions.rewards import full_reward, to_next_reward
from games.porta_nigra.pieces import BUILDINGS, LAST_ELEMENT
from games.porta_nigra.state import PortaNigra


class NextReward(Struct, frozen=True):
    """The next builder reward of a seat in a building."""

    building: str
    built: int
    """The bricks of the seat that stand there."""
    to_go: int
    """How many more bring the reward: 1 to 3."""
    goods: Mapping[str, int]
    """What it brings, as long as it is there."""


def next_rewards(view: PortaNigra, seat: int) -> tuple[NextReward, ...]:
    """How far a seat is from the next builder reward in each building."""
    return tuple(next_reward(view, seat, building) for building in BUILDINGS)


def next_reward(view: PortaNigra, seat: int, building: str) -> NextReward:
    """How far a seat is from the next builder reward in a building."""
    bricks = view.bricks_built(seat, building)
    return NextReward(building, bricks, to_next_reward(bricks), full_reward(building, 1))


class EarlyEndLeft(Struct, frozen=True):
    bricks: int
    """In the market and the supply together."""
    elements: Mapping[int, int]
    """Seat -> the elements it could still build."""


def early_end_left(view: PortaNigra) -> EarlyEndLeft:
    """The bricks and the elements that are left against the early end."""
    elements = {seat: LAST_ELEMENT - view.elements_built(seat) for seat in range(len(view.players))}
    return EarlyEndLeft(view.bricks_in_market + view.supply, elements)


def known_hand(view: PortaNigra, seat: int) -> tuple[str, ...]:
    """The cards in a hand if the viewer can know them: their own, or with no pile left; else nothing."""
    known = [piece.face for piece in view.players[seat].hand if piece.face]
    if len(known) == len(view.players[seat].hand):
        return tuple(known)
    return tuple(view.cards_left(seat)) if not view.pile_size(seat) else ()


def supply_pile(view: PortaNigra) -> tuple[str, ...]:
    """The supply cards in the draw pile, in no order."""
    return tuple(view.bag("supply"))


def building_pile(view: PortaNigra) -> tuple[str, ...]:
    """The building cards in the draw pile, in no order."""
    return tuple(view.bag("buildings"))


def honor_pile(view: PortaNigra) -> Mapping[str, int]:
    """The honor cards in the draw pile: card -> number."""
    return Counter(view.bag("honors"))
