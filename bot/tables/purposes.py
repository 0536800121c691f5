"""What computer players are for when no user has chosen one, and which of them plays then."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from games.agents.levels import CAREFUL, MEDIUM


class Purpose(Enum):
    """Why a computer player answers."""

    LATE_MOVE = auto()
    """It moves once for a user who is late."""
    STAND_IN = auto()
    """It plays for a user who is away."""
    SEAT_GIVEN_UP = auto()
    """It takes over a seat whose user has left."""
    GUIDED_GAME = auto()
    """It plays against a user who learns the game."""
    PRACTICE = auto()
    """It plays against a user who goes on from a step of a game."""
    DEMONSTRATION = auto()
    """It plays with others of its kind, to be looked at."""


PLAYER: Mapping[Purpose, str] = {
    Purpose.LATE_MOVE: MEDIUM,
    Purpose.STAND_IN: MEDIUM,
    Purpose.SEAT_GIVEN_UP: MEDIUM,
    Purpose.GUIDED_GAME: CAREFUL,
    Purpose.PRACTICE: MEDIUM,
    Purpose.DEMONSTRATION: MEDIUM,
}
"""The name of the computer player for each purpose.

A computer player that takes somebody's place should not decide the game: a weak one would lose it for them, a
strong one would win it for them. A guided game keeps the computer player that played its stored beginning.
"""
