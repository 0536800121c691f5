"""What a position is worth to a seat: its features weighed, the weights changing from the beginning to the end."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from games.agents.agent import Agent
from games.game import Game, State

TIE_WEIGHT = 0.2
"""Points that a unit of a tie-break counts where a game has no agent: games name there what is good to have."""

RIVAL_WEIGHT = 0.3
"""Weight of the rivals' average points against one's own, where a game has no agent."""


class Weights(Struct, frozen=True):
    """What a unit of each feature is worth, in points of the end of the game."""

    early: Mapping[str, float]
    """At the beginning."""
    late: Mapping[str, float]
    """At the end; in between it changes evenly."""


class Evaluation(Protocol):
    """Judges positions."""

    def worth(self, state: Any, seat: int) -> float:
        """What a position is worth to a seat, in points of the end of the game."""
        ...

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        """What that is made of: the parts of an `Agent`."""
        ...


class LinearEvaluation:
    """The features of an agent, weighed."""

    def __init__(self, agent: Agent[Any], weights: Weights | None = None) -> None:
        """`weights` in place of those on file."""
        self.agent = agent
        self.weights = weights or read_weights(agent.weights)
        self._pairs = {
            name: (self.weights.early.get(name, 0.0), self.weights.late.get(name, 0.0))
            for name in agent.parts
        }

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, in points of the end of the game."""
        late = self.agent.progress(state)
        early = 1.0 - late
        pairs = self._pairs
        total = 0.0
        for name, number in self.agent.features(state, seat).items():
            at_first, at_last = pairs[name]
            total += number * (at_first * early + at_last * late)
        return total

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """What that is made of: the parts of the agent."""
        late = self.agent.progress(state)
        found: dict[str, float] = {}
        for name, number in self.agent.features(state, seat).items():
            at_first, at_last = self._pairs[name]
            part = self.agent.parts[name]
            found[part] = found.get(part, 0.0) + number * (at_first * (1.0 - late) + at_last * late)
        return found


class ForecastEvaluation:
    """Points, the forecast of scorings to come and tie-breaks, less those of rivals: for games without an agent."""

    def __init__(self, game: Game[Any]) -> None:
        """`game` says what its positions hold."""
        self._game = game

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat."""
        value = {
            standing.seat: standing.points + TIE_WEIGHT * sum(standing.ties)
            for standing in self._game.standing(state)
        }
        if self._game.forecasts and state.phase:
            for each in value:
                value[each] += sum(forecast.points for forecast in self._game.forecasts(state, each))
        rivals = [value[other] for other in value if other != seat]
        return value[seat] - RIVAL_WEIGHT * sum(rivals) / max(1, len(rivals))

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """What that is made of: one part."""
        return {"points": self.worth(state, seat)}


def evaluation(game: Game[Any]) -> Evaluation:
    """How positions of a game are judged."""
    return LinearEvaluation(game.agent) if game.agent else ForecastEvaluation(game)


@cache
def read_weights(path: Path) -> Weights:
    """Weights from their file: a table `weights` of feature -> worth, or [early, late]."""
    table: dict[str, float | list[float]] = tomllib.loads(path.read_text("utf-8"))["weights"]
    pairs = {name: value if isinstance(value, list) else [value, value] for name, value in table.items()}
    return Weights({name: pair[0] for name, pair in pairs.items()}, {name: pair[1] for name, pair in pairs.items()})
