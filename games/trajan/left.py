"""The rest of stacks and piles in a viewer's knowledge, from any view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from games.piles import Unseen, unseen_pieces
from games.trajan.pieces import CARDS, STACKS
from games.trajan.state import COMMODITY_BAG, Trajan, stack_bag

_ALL_CARDS = sum(CARDS.values())


class StackLeft(Struct, frozen=True):
    """A stack of Trajan tiles."""

    stack: str
    top: str
    """The tile that lies open; "" where none does."""
    under: tuple[str, ...]
    """The tiles that lie face down, in no order."""


def stacks_left(view: Trajan) -> tuple[StackLeft, ...]:
    """The six stacks of Trajan tiles."""
    return tuple(
        StackLeft(stack, view.stacks.get(stack, ""), tuple(view.bag(stack_bag(stack)))) for stack in STACKS
    )


def cards_left(view: Trajan) -> Unseen:
    """The commodity cards that the viewer has not seen: in the pile, and hidden in hands."""
    return unseen_pieces(view, COMMODITY_BAG)


def pile_left(view: Trajan) -> int:
    """How many cards the draw pile has left."""
    in_front = sum(len(player.hand) + len(player.displayed) for player in view.players)
    return _ALL_CARDS - in_front - sum(map(len, view.discard_piles))


def forum_tiles_left(view: Trajan) -> Mapping[str, int]:
    """The pile of forum tiles: kind -> number."""
    return Counter(view.bag("forum"))


def demands_unseen(view: Trajan) -> Mapping[str, int]:
    """The demand tiles still unseen: demand -> number; `DEMANDS_REMOVED` of them never appear."""
    return Counter(view.bag("demands"))
