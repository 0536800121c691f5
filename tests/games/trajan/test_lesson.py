from random import Random

from games.guided import LEARNER, Lesson
from games.trajan.events.actions import LeaderMoved, WorkerPlaced
from games.trajan.events.quarter import DemandsMet
from games.trajan.events.turn import TileAccomplished
from tests.support.lessons import begun, events_of, guided, let_others_play, questions


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


def test_a_newcomer_is_shown_something_at_each_of_a_dozen_questions_but_nothing_twice() -> None:
    for opponent in range(1, 4):
        asked, said_before = set[str](), list[str]()
        for choice, said in questions(begun(guided("trajan")), Random(opponent)):
            assert said or choice.prompt.id in asked
            asked.add(choice.prompt.id)
            said_before += [said.text.id] if said else []
        assert len(set(said_before)) == len(said_before) >= 12


def test_what_is_taken_back_was_not_said() -> None:
    lesson = begun(guided("trajan"))
    first = lesson.said
    assert first
    lesson.table.answer(LEARNER, first.lit)
    assert (lesson.step, lesson.said) != (1, first)
    lesson.table.undo(LEARNER)
    assert (lesson.step, lesson.said) == (1, first)


def points_of(lesson: Lesson) -> int:
    standing = lesson.table.game.standing(lesson.table.view(LEARNER))
    return next(each.points for each in standing if each.seat == LEARNER)


def test_the_end_says_what_was_done_and_what_the_marked_choices_would_have_given() -> None:
    lesson = begun(guided("trajan"))
    for _ in questions(lesson, Random(1)):
        pass
    assert (lesson.done, points_of(lesson)) == (2, lesson.guided.points)
    idle, random = begun(guided("trajan")), Random(4)
    while not idle.is_over:
        let_others_play(idle, random)
        choice = idle.table.pending_choice(LEARNER)
        if choice is not None and not idle.is_over:
            idle.table.answer(LEARNER, choice.keys[-1] if choice.keys else choice.random_answer(random))
    assert (idle.done, idle.guided.points - points_of(idle) > 5) == (0, True)
