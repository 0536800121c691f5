from random import Random

from games.guided import LEARNER
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt, RewardTaken
from games.porta_nigra.events.rounds import InterimScored
from tests.support.lessons import begun, events_of, guided, questions


def test_the_first_element_of_the_lesson_costs_no_way_and_brings_a_reward() -> None:
    lesson = begun(guided("porta_nigra"))
    for _, said in questions(lesson, Random(2)):
        if said is not None and said.text.id == "guided-play-A6":
            break
    done = [
        event
        for event in events_of(lesson)
        if event.owner == LEARNER
        and isinstance(event, BrickBought | BuilderMoved | ElementBuilt | RewardTaken)
    ]
    assert [type(event) for event in done] == [BrickBought, ElementBuilt, RewardTaken]


def test_each_brick_brings_a_point_or_a_sesterce_in_the_interim_scoring() -> None:
    lesson = begun(guided("porta_nigra"))
    assert [said for _, said in questions(lesson, Random(1))][-1] is not None
    bricks = lesson.table.view(LEARNER).bricks_built(LEARNER)
    (scored,) = [
        event for event in events_of(lesson) if isinstance(event, InterimScored) and event.seat == LEARNER
    ]
    assert scored.points + scored.sesterces == bricks
