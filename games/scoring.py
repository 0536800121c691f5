"""What final scorings have in common: events that bring points, the end, and what it would bring now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.game import Event, Forecast, ForecastPart, PointsScored, Silent
from games.words import Argument, Message


class FinalScore(PointsScored, frozen=True):
    """A part of the final scoring brings a seat points."""

    points: int

    def message(self) -> Message:
        return Message(f"event-{type(self).__name__}", self.arguments())


class GameEnded(Silent, frozen=True):
    def apply(self, state: Any) -> None:
        state.phase = ""


def final_forecast(seat: int, scores: Iterable[FinalScore], when: Mapping[str, Argument] = {}) -> Forecast:
    """What the final scoring would bring now, from its scores; `when`: arguments of the title."""
    parts = tuple(ForecastPart(score.message(), score.points, score.source) for score in scores)
    return Forecast(seat, Message("forecast-final", when), sum(part.points for part in parts), parts)


def points_by_source(events: Iterable[Event], sources: Iterable[str], seats: int) -> list[dict[str, int]]:
    """How many points some events brought each seat from each source."""
    points = [dict.fromkeys(sources, 0) for _ in range(seats)]
    for event in events:
        if event.gain and event.owner is not None:
            points[event.owner][event.gain.source] += event.gain.points
    return points
