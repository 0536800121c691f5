"""What a position is worth to a seat: its features, weighed by how far the game is."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, Protocol

from games.agents.agent import Agent
from games.agents.playout import Playout
from games.agents.tuning import POINTS, Weights, read_tuning, shifted_weights, value_at_progress
from games.game import Game

TIE_WEIGHT = 0.2
"""Points for a unit of a tie-break in games without an agent, since it measures something useful."""

RIVAL_WEIGHT = 0.3
"""Weight of the rivals' average points against one's own, where a game has no agent."""


STEPS_CACHED = 128
"""Steps of a game with a cached worth of features."""


class Evaluation(Protocol):
    """Judges positions."""

    def worth(self, table: Playout[Any], seat: int) -> float:
        """The worth of a position for a seat, in points at the end of the game."""
        ...

    def by_source(self, table: Playout[Any], seat: int) -> dict[str, float]:
        """The points of a seat from each source, held and to be expected, less those that will not remain."""
        ...


class LinearEvaluation:
    """The features of an agent, weighed."""

    def __init__(
        self, agent: Agent[Any], weights: Weights | None = None, shift: Mapping[str, float] = {}
    ) -> None:
        """`weights`: instead of those on file; `shift`: source -> how many points one from it counts."""
        self.agent = agent
        tuned = read_tuning(agent.weights)
        self._sources, self._remains = tuned.sources, tuned.reasons.remains
        self._more = {source: factor - 1.0 for source, factor in shift.items()}
        if shift:
            weights = shifted_weights(agent.weights, tuple(shift.items()))
        self.weights = {
            **dict.fromkeys(tuned.weights, (0.0,)),
            **(tuned.weights if weights is None else weights),
        }
        self.weights_at = lru_cache(STEPS_CACHED)(partial(_weights_at, self.weights))

    def worth(self, table: Playout[Any], seat: int) -> float:
        found = self.worth_of_state(table.state, seat)
        return found + sum([more * table.gained[seat, source] for source, more in self._more.items()])

    def worth_of_state(self, state: Any, seat: int) -> float:
        """The worth of a state, in points at the end, without shifts."""
        return self.worth_of(self.agent.features(state, seat), self.agent.progress(state))

    def worth_of(self, features: Mapping[str, float], progress: float) -> float:
        weights = self.weights_at(progress)
        return sum([number * weights[name] for name, number in features.items()])

    def by_source(self, table: Playout[Any], seat: int) -> dict[str, float]:
        state = table.state
        held = {source: table.gained[seat, source] for source in self._sources}
        found = self.with_promised(held, self.agent.features(state, seat), self.agent.progress(state))
        return {
            source: points
            if state.phase and self.agent.is_to_come(state, source, seat)
            else self._remains * held[source]
            for source, points in found.items()
        }

    def with_promised(
        self, held: Mapping[str, int], features: Mapping[str, float], progress: float
    ) -> dict[str, float]:
        """The points held from each source and those to be expected, less those that will not remain."""
        return {
            source: self._remains
            * (
                held[source]
                + sum(
                    features.get(name, 0.0) * value_at_progress(values, progress)
                    for name, values in weights.items()
                )
            )
            for source, weights in self._sources.items()
        }


def _weights_at(weights: Weights, progress: float) -> Mapping[str, float]:
    """The worth of a unit of each feature at a progress."""
    return {name: value_at_progress(values, progress) for name, values in weights.items()}


class ForecastEvaluation:
    """For games without an agent: points, the forecast and tie-breaks, less those of rivals."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def worth(self, table: Playout[Any], seat: int) -> float:
        state = table.state
        value = {
            standing.seat: standing.points + TIE_WEIGHT * sum(standing.ties)
            for standing in self._game.standing(state)
        }
        if self._game.forecasts and state.phase:
            for each in value:
                value[each] += sum(forecast.points for forecast in self._game.forecasts(state, each))
        rivals = [value[other] for other in value if other != seat]
        return value[seat] - RIVAL_WEIGHT * sum(rivals) / max(1, len(rivals))

    def by_source(self, table: Playout[Any], seat: int) -> dict[str, float]:
        """The worth, from no particular source."""
        return {POINTS: self.worth(table, seat)}


def evaluation_of(game: Game[Any], shift: Mapping[str, float] = {}) -> Evaluation:
    return LinearEvaluation(game.agent, shift=shift) if game.agent else ForecastEvaluation(game)
