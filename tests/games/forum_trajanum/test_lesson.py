from random import Random

from games.forum_trajanum.events.building import ColumnScored
from games.forum_trajanum.events.scoring import CraneScored, RowScored
from games.guided import LEARNER
from tests.support.lessons import begun, events_of, guided, questions


def test_the_points_of_the_lesson_are_those_of_the_scoring() -> None:
    lesson = begun(guided("forum_trajanum"))
    said = {each.text.id: each.text.args for _, each in questions(lesson, Random(2)) if each}
    events = [event for event in events_of(lesson) if event.owner == LEARNER]
    (crane,) = [event for event in events if isinstance(event, CraneScored)]
    assert (crane.corner, crane.points) == ("A1", said["guided-take-corner"]["total"])
    (column,) = [event for event in events if isinstance(event, ColumnScored)]
    assert column.points == said["guided-build-double"]["points"]
    rows = {event.row: event for event in events if isinstance(event, RowScored)}
    assert (rows[4].kinds, rows[5].factor) == (1, 2)
