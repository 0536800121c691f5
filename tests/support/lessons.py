"""Lessons of guided games: the learner takes marked options, the others follow the path or play at random."""

from collections.abc import Iterator
from random import Random

from games import find
from games.choice import Choice
from games.engine.chance import SeededChance
from games.engine.table import Table
from games.game import Event
from games.guided import LEARNER, GuidedGame, Lesson, Said, read_guided

MOST_CHOICES = 60


def guided(name: str) -> GuidedGame:
    folder = find(name).guided
    assert folder is not None, f"{name} has no guided game"
    return read_guided(folder)


def begun(game: GuidedGame) -> Lesson:
    start = game.start
    chance = SeededChance(game.seed)
    table = Table.load(start.game, start.players, start.options, start.moves, chance)
    return Lesson(game, table, len(start.moves))


def let_others_play(lesson: Lesson, random: Random) -> None:
    """Play as on the marked path, beside it at random, until the learner is asked."""
    table = lesson.table
    while not table.over and table.pending_choice(LEARNER) is None:
        seat = table.waiting_seats[0]
        choice = table.pending_choice(seat)
        assert choice is not None
        table.answer(seat, lesson.next_on_path(seat) or choice.random_answer(random))


def questions(lesson: Lesson, random: Random) -> Iterator[tuple[Choice, Said | None]]:
    """Every question of a lesson, answered with a marked option, or any if none is marked."""
    for _ in range(MOST_CHOICES):
        let_others_play(lesson, random)
        if lesson.is_over:
            return
        choice, said = lesson.table.pending_choice(LEARNER), lesson.said
        assert choice is not None
        yield choice, said
        lesson.table.answer(LEARNER, said.lit if said and said.lit else choice.random_answer(random))
    raise AssertionError("the lesson does not end")


def events_of(lesson: Lesson) -> list[Event]:
    return [event for _, event in lesson.table.history(LEARNER, lesson.given)]
