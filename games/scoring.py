"""What final scorings have in common: events that bring points, the end, and what it would bring now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from games.game import Event, Forecast, ForecastPart, Gain, SeatEvent
from games.words import Argument, Message


class FinalScore(SeatEvent, frozen=True):
    """A part of the final scoring brings a seat points."""

    points: int
    source: ClassVar[str]
    """Their source, one of `Game.point_sources`."""

    @property
    def gain(self) -> Gain:
        return Gain(self.points, self.source)

    def apply(self, state: Any) -> None:
        state.players[self.seat].points += self.points

    def message(self) -> Message:
        return Message(f"event-{type(self).__name__}", self.arguments())


class GameEnded(Event, frozen=True):
    def apply(self, state: Any) -> None:
        state.phase = ""

    def message(self) -> None:
        return None


def final_forecast(seat: int, scores: Iterable[FinalScore], when: Mapping[str, Argument] = {}) -> Forecast:
    """What the final scoring would bring a seat if it came now, from what would score.

    `when`: what its title says about when it comes.
    """
    parts = tuple(ForecastPart(score.message(), score.points) for score in scores)
    return Forecast(seat, Message("forecast-final", when), sum(part.points for part in parts), parts)


def points_by_source(events: Iterable[Event], sources: Iterable[str], seats: int) -> list[dict[str, int]]:
    """How many points some events brought each seat from each source."""
    points = [dict.fromkeys(sources, 0) for _ in range(seats)]
    for event in events:
        if event.gain and event.owner is not None:
            points[event.owner][event.gain.source] += event.gain.points
    return points
