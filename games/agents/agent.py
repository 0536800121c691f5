"""A game's part of its computer players: features of positions, and answers worth a try."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, NamedTuple, Protocol

from msgspec import Struct

from games.agents.playout import Playout
from games.choice import Choice
from games.game import S

Features = Callable[[S, int], Mapping[str, float]]
"""A position's features for a seat, from its view: name -> value; missing ones are 0."""

Policy = Callable[[S, Choice], Sequence[str] | None]
"""The answers that are worth a try, from the view of the seat that is asked, best first; None: all."""


class PlannedLine(NamedTuple):
    """The best rest of a turn."""

    answers: tuple[tuple[str, str], ...]
    """Each as the question and its answer; up to the first draw."""
    worth: float
    """The worth of its end, on average over what could be drawn."""
    is_drawn: bool
    """Whether it goes on after a draw."""


class TurnPlan(Protocol):
    """The rest of a seat's turn, followed without its table."""

    positions: int
    """How many were looked at so far."""

    def first_answers(self) -> Sequence[str]:
        """The first answers that are worth a try."""
        ...

    def best_line(self, keys: Sequence[str], positions: int) -> PlannedLine:
        """The best line that begins with these answers, up to one not offered."""
        ...


Planner = Callable[
    [Playout[S], int, Callable[[float], Mapping[str, float]], Callable[[], float]], TurnPlan | None
]
"""Plans the turn of a seat, by the weights at a progress and the error of a worth; None: it is none."""


class Agent(Struct, Generic[S], frozen=True):
    """How computer players of a game judge a position: `GAME.agent`."""

    features: Features[S]
    progress: Callable[[S], float]
    """How far the game is, from a view: 0 at its beginning, 1 at its end."""
    weights: Path
    """A TOML file, see `read_tuning`."""
    policy: Policy[S] | None = None
    planner: Planner[S] | None = None
    """Replaces the search in a seat's turn."""
