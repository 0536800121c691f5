"""The rest of a pile in a viewer's knowledge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from games.game import State
from games.hidden import pieces_in


class Unseen(Struct, frozen=True):
    """The pieces out of a bag whose faces a viewer has not seen."""

    faces: Mapping[str, int]
    """Face -> how many of them are left in the bag or lie hidden somewhere; sorted by face."""
    left: int
    """How many are left in the bag: all these less those that lie hidden, as in a hand."""


def unseen_pieces(view: State, bag: str) -> Unseen:
    """The pieces of a bag that a viewer has not seen, from their view."""
    faces = Counter(view.bag(bag))
    hidden = sum(piece.bag == bag and piece.face is None for piece in pieces_in(view))
    return Unseen(dict(sorted(faces.items())), faces.total() - hidden)
