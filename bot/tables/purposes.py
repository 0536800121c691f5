"""The computer player for each purpose, when no user has chosen one."""

from collections.abc import Mapping
from enum import Enum, auto

from games import find
from games.agents.levels import EASY, LEVELS, MEDIUM, characters_of


class Purpose(Enum):
    """Why a computer player answers."""

    LATE_MOVE = auto()
    """It moves once for a user who is late."""
    STAND_IN = auto()
    """It plays for a user who is away."""
    SEAT_GIVEN_UP = auto()
    """It takes over a seat whose user has left."""
    CUP = auto()
    """It plays in a cup for which no other level was chosen, and continues there for who has left."""
    QUEUE = auto()
    """It takes a seat at a table of newcomers for which the queue has too few people."""
    PLAYED_AGAIN = auto()
    """It replaces one that is no longer offered, in a game that is played again."""
    CHOOSE_FOR_ME = auto()
    """It chooses the rest of a setup for a user where there are no hints."""
    GUIDED_GAME = auto()
    """It plays against a user who learns the game."""
    PRACTICE = auto()
    """It plays against a user who continues from a step of a game."""
    DEMONSTRATION = auto()
    """It plays against others of its kind, for spectators."""


PLAYER: Mapping[Purpose, str] = {
    Purpose.LATE_MOVE: MEDIUM,
    Purpose.STAND_IN: MEDIUM,
    Purpose.SEAT_GIVEN_UP: MEDIUM,
    Purpose.CUP: MEDIUM,
    Purpose.QUEUE: EASY,
    Purpose.PLAYED_AGAIN: MEDIUM,
    Purpose.CHOOSE_FOR_ME: MEDIUM,
    Purpose.GUIDED_GAME: EASY,
    Purpose.PRACTICE: MEDIUM,
    Purpose.DEMONSTRATION: MEDIUM,
}
"""The name of the computer player for each purpose.

A computer player that takes somebody's place should not decide the game: a weak one would lose it for them, a
strong one would win it for them. A learner plays against the weakest.
"""


def computer_again(game: str, computer: str) -> str:
    """The level or character of a computer player when it plays again."""
    kept = (*LEVELS, *characters_of(find(game)))
    return computer if computer in kept else PLAYER[Purpose.PLAYED_AGAIN]
