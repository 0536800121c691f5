"""The guided game of Trajan: what it says comes about for who follows it."""

from __future__ import annotations

from random import Random

from games.guided import LEARNER
from games.trajan.events.actions import LeaderMoved, WorkerPlaced
from games.trajan.events.quarter import DemandsMet
from games.trajan.events.turn import TileAccomplished
from tests.support.lessons import begun, events_of, guided, questions


def test_who_follows_the_lesson_meets_all_demands() -> None:
    lesson = begun(guided("trajan"))
    said = {each.text.id: each.text.args for _, each in questions(lesson, Random(1)) if each}
    events = [event for event in events_of(lesson) if event.owner == LEARNER]
    assert "II" in [event.slot for event in events if isinstance(event, TileAccomplished)]
    (worker,) = [event for event in events if isinstance(event, WorkerPlaced)]
    assert worker.gain is not None
    assert worker.gain.points == said["guided-build-window"]["points"]
    assert [event.province for event in events if isinstance(event, LeaderMoved)] == ["alpes"]
    (met,) = [event for event in events if isinstance(event, DemandsMet)]
    assert (met.unmet, met.points) == ((), 0)
