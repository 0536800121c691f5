"""Where points came from and when, read from a story."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.forum_trajanum.events import (
    POINT_SOURCES,
    SCORINGS,
    AreaScored,
    CraneScored,
    EaglesScored,
    PaymentEnded,
    RoundBegan,
    RowScored,
    ScoringEnded,
    TaskScored,
)
from games.forum_trajanum.pieces import CYCLES, ROUNDS
from games.game import Event
from renderer.request import History, NothingToShow

SLOTS = CYCLES * (ROUNDS + 1)
"""Moments of a game at which points are counted: every round and every scoring."""

Score = CraneScored | RowScored | EaglesScored | AreaScored | TaskScored


class Scoring(Struct, frozen=True):
    """A scoring phase: its cycle, and everything that scored in it."""

    cycle: int
    scores: tuple[Score, ...]

    def of(self, seat: int) -> tuple[Score, ...]:
        """What scored for a seat."""
        return tuple(score for score in self.scores if score.seat == seat)


def last_scoring(history: History) -> Scoring:
    """The last scoring phase of a story. Raises NothingToShow."""
    scores: list[Score] = []
    found = None
    for _, event in history:
        if isinstance(event, SCORINGS):
            scores.append(event)
        elif isinstance(event, ScoringEnded):
            found, scores = Scoring(event.cycle, tuple(scores)), []
    if found is None:
        raise NothingToShow("the story tells of no scoring phase")
    return found


def points_by_source(history: History, players: int) -> list[dict[str, int]]:
    """How many points each seat got from each source."""
    return by_source([event for _, event in history], players)


def by_source(events: Sequence[Event], players: int) -> list[dict[str, int]]:
    """How many points some events brought each seat from each source."""
    found = [dict.fromkeys(POINT_SOURCES, 0) for _ in range(players)]
    for event in events:
        if event.gain and event.owner is not None:
            found[event.owner][event.gain.source] += event.gain.points
    return found


def course(history: History, players: int) -> list[tuple[int, tuple[int, ...]]]:
    """The points of all seats at the end of each slot so far, from slot 0, the beginning."""
    points = [0] * players
    counted = {0: tuple(points)}
    slot = 0
    for _, event in history:
        slot = _slot(event, slot)
        if event.gain and event.owner is not None:
            points[event.owner] += event.gain.points
        counted[slot] = tuple(points)
    return sorted(counted.items())


def after_scoring(history: History, players: int, cycle: int) -> tuple[int, ...]:
    """The points of all seats after the scoring of a cycle."""
    return dict(course(history, players))[cycle * (ROUNDS + 1)]


def _slot(event: Event, slot: int) -> int:
    """The slot that an event begins, else the one it falls into."""
    if isinstance(event, RoundBegan):
        return (event.cycle - 1) * (ROUNDS + 1) + event.round
    return slot + 1 if isinstance(event, PaymentEnded) else slot


def total(scores: Sequence[Score]) -> int:
    """The points of several scores together."""
    return sum(score.points for score in scores)
