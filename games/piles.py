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
