"""How much a computer player tries."""

from __future__ import annotations

from msgspec import Struct


class Effort(Struct, frozen=True, forbid_unknown_fields=True):
    """How much is tried for a decision."""

    positions: int = 600
    """How many positions are looked at on one imagined table, all first answers sharing them evenly."""
    first: int = 60
    """How many first answers, at random if there are more and no policy says which."""
    width: int = 6
    """How many lines go on from each kind of question after the first."""
    tables: int = 3
    """How many tables are imagined where chance follows or rivals hold something hidden."""
    finalists: int = 5
    """How many first answers are followed on all of them."""
    deeper: int = 0
    """How many lines go on when the finalists are searched once more, each with all positions; 0: never."""
    ahead_of: tuple[str, ...] = ()
    """The phases in which finalists are followed to the end of the seat's next turn."""
    ahead: int = 40
    """How many positions are looked at in that turn."""
