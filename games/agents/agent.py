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
    """Each as its question and the key."""
    certain: int
    """The number of answers independent of chance: those up to the first draw."""
    worth: float
    features: Mapping[str, float]
    """Those of its end."""
    progress: float
    gained: Mapping[str, int]
    """Source -> the points that it brings."""
    end: bytes
    """What the seat has at its end."""


class Plan(Protocol):
    """What a seat that is asked can do, followed without its table."""

    @property
    def positions(self) -> int:
        """How many were looked at so far."""
        ...

    def first_answers(self) -> Sequence[str]:
        """The first answers that are worth a try."""
        ...

    def best_line(self, keys: Sequence[str], positions: int) -> PlannedLine:
        """The best line that begins with these answers, up to one not offered."""
        ...


class Judgement(NamedTuple):
    """How a plan judges."""

    weights_at: Callable[[float], Mapping[str, float]]
    """The weights at a progress."""
    error: Callable[[], float]
    """The error of the next worth."""
    ahead: int
    """The most positions of the seat's next turn."""


Planner = Callable[[Playout[S], int, Judgement], Plan | None]
"""Plans what a seat can do; None where it is searched at the table."""


class Agent(Struct, Generic[S], frozen=True):
    """How computer players of a game judge a position: `GAME.agent`."""

    features: Features[S]
    progress: Callable[[S], float]
    """How far the game is, from a view: 0 at its beginning, 1 at its end."""
    weights: Path
    """A TOML file, see `read_tuning`."""
    policy: Policy[S] | None = None
    planner: Planner[S] | None = None
    """Replaces the search at the table, much faster."""
    is_to_come: Callable[[S, str, int], bool] = lambda _state, _source, _seat: True
    """Whether a source can bring a seat any more points, until the end of the game."""
