from random import Random

from games.guided import LEARNER
from games.trajan.events.actions import LeaderMoved, WorkerPlaced
from games.trajan.events.quarter import DemandsMet
from games.trajan.events.turn import TileAccomplished
from tests.support.lessons import begun, events_of, guided, questions


def test_who_follows_the_lesson_meets_all_demands() -> None:
    lesson = begun(guided("trajan"))
    said = {each.text.id: each.text.args for _, each in questions(lesson, Random(3)) if each}
    events = [event for event in events_of(lesson) if event.owner == LEARNER]
    slots = [event.slot for event in events if isinstance(event, TileAccomplished)]
    assert slots[:2] == ["VI", "II"]
    door, window = (event for event in events if isinstance(event, WorkerPlaced))
    for worker, text in ((door, "guided-build-door"), (window, "guided-build-window")):
        assert worker.gain is not None
        assert worker.gain.points == said[text]["points"]
    assert [event.province for event in events if isinstance(event, LeaderMoved)] == ["alpes"]
    (met,) = [event for event in events if isinstance(event, DemandsMet)]
    assert (met.unmet, met.points) == ((), 0)


def test_a_newcomer_is_shown_something_at_each_of_a_dozen_questions() -> None:
    for opponent in range(1, 4):
        shown = [said for _, said in questions(begun(guided("trajan")), Random(opponent))]
        assert None not in shown
        assert len({each.text.id for each in shown if each}) >= 12
