"""The rest of stacks and piles in a viewer's knowledge, from any view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from games.game import State
from games.hidden import pieces_in
from games.trajan.pieces import CARDS, STACKS
from games.trajan.state import COMMODITY_BAG, Trajan, stack_bag


class Unseen(Struct, frozen=True):
    """The pieces out of a bag whose faces a viewer has not seen."""

    faces: Mapping[str, int]
    """Face -> how many of them are left in the bag or lie hidden somewhere; sorted by face."""
    hidden: Mapping[tuple[int, ...], int]
    """The seats that know them -> how many lie hidden from the viewer, as in a hand."""
    left: int
    """How many are left in the bag: all these less the hidden ones."""

    def chance(self, face: str) -> float:
        """How likely it is that the next piece has this face; 0 if there is none."""
        total = sum(self.faces.values())
        return self.faces.get(face, 0) / total if self.left else 0.0


def unseen(view: State, bag: str) -> Unseen:
    """The pieces of a bag that a viewer has not seen, from their view."""
    faces = Counter(view.bag(bag))
    hidden = Counter(
        piece.seats or () for piece in pieces_in(view) if piece.bag == bag and piece.face is None
    )
    return Unseen(dict(sorted(faces.items())), dict(sorted(hidden.items())), faces.total() - hidden.total())


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
    return unseen(view, COMMODITY_BAG)


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
