"""A game's part of its computer players: features of positions, and answers worth a try."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic

from msgspec import Struct

from games.choice import Choice
from games.game import S

Features = Callable[[S, int], Mapping[str, float]]
"""A position's features for a seat, from its view: name -> value; missing ones are 0."""

Policy = Callable[[S, Choice], Sequence[str] | None]
"""The answers that are worth a try, from the view of the seat that is asked, best first; None: all."""


class Agent(Struct, Generic[S], frozen=True):
    """How computer players of a game judge a position: `GAME.agent`."""

    features: Features[S]
    progress: Callable[[S], float]
    """How far the game is, from a view: 0 at its beginning, 1 at its end."""
    weights: Path
    """A TOML file, see `read_tuning`."""
    policy: Policy[S] | None = None
