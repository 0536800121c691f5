"""The guided games: their given rows, and no sentence that is false where it is said.

Every first deviation is played: at each question of the lesson each other option, then marked ones again.
"""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from games import find
from games.choice import Choice
from games.engine.chance import commitment_of
from games.engine.retrace import Trace, retrace
from games.engine.table import Table
from games.guided import (
    DONE_TEXT,
    END_TEXT,
    GOAL_TEXT,
    LEARNER,
    PARTS_TEXT,
    Condition,
    Lesson,
    Moment,
)
from games.verification import prove
from games.words import LOCALES, Message
from tests.support.games import GAMES
from tests.support.lessons import begun, guided, questions

SENTENCE = 260
"""Characters of a moment's text, five lines on a phone."""

LEAST_SAID = 7
LEAST_TRIED = 20


def retrace_of(table: Table[Any]) -> Trace:
    return retrace(table.game, table.players, table.options, table.moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_begins_with_a_log_by_the_rules_and_goes_on_from_its_seed(name: str) -> None:
    game = guided(name)
    assert game.start.game.name == name
    assert game.start.seeding.commitment == commitment_of(game.seed)
    table = game.start.table(check=True)
    assert table.pending_choice(LEARNER) is not None
    assert table.undoable(LEARNER) == 0
    assert not prove(retrace_of(table), game.seed, 0).wrong
    assert begun(game).step == 1


@pytest.mark.parametrize("name", GAMES)
def test_each_question_of_the_path_has_its_sentence_and_its_mark_and_they_are_counted(name: str) -> None:
    lesson, steps = begun(guided(name)), []
    for _, said in questions(lesson, Random(1)):
        assert said
        assert said.lit == lesson.next_on_path(LEARNER)
        steps.append((lesson.step, lesson.steps))
    assert steps == [(number, len(steps)) for number in range(1, len(steps) + 1)]
    assert lesson.follows
    assert not prove(retrace_of(lesson.table), lesson.guided.seed, 0).wrong


@pytest.mark.parametrize("name", GAMES)
def test_beside_the_path_the_others_decide_for_themselves(name: str) -> None:
    lesson = begun(guided(name))
    choice, said = next(questions(lesson, Random(1)))
    assert said
    lesson.table.answer(LEARNER, next(key for key in choice.keys if key != said.lit))
    assert not lesson.follows
    assert not any(map(lesson.next_on_path, range(lesson.table.players)))


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_there_in_every_language_and_short(name: str) -> None:
    game, random = guided(name), Random(1)
    said = [each.text for _, each in questions(begun(game), random) if each]
    assert len({message.id for message in said}) == len(said) >= LEAST_SAID
    for locale in LOCALES:
        words = find(name).words(locale)
        assert all(words.has(f"guided-{moment.text}") for moment in game.plan.moments)
        assert all(words.has(text) for text in (GOAL_TEXT, PARTS_TEXT))
        assert len({words.text(Message(DONE_TEXT, {"done": done})) for done in (0, 1)}) == 2
        for message in (*said, Message(END_TEXT)):
            text = words.text(message, ("Robin",) * game.start.players)
            assert "{" not in text
            assert text == text.strip()
            assert message.id == END_TEXT or len(text) <= SENTENCE, (locale, message.id, len(text))


@pytest.mark.parametrize("name", GAMES)
def test_after_every_first_deviation_what_is_said_holds_and_the_lesson_ends(name: str) -> None:
    game, tried = guided(name), 0
    trunk = begun(game)
    for choice, marked in questions(trunk, Random(1)):
        for key in choice.answers():
            if marked is not None and key == marked.lit:
                continue
            tried += 1
            table = trunk.table.copy()
            table.answer(LEARNER, key)
            branch = Lesson(game, table, trunk.given)
            for asked, said in questions(branch, Random(tried)):
                found = [each for each in branch.guided.plan.moments if holds(each, branch.table, asked)]
                text = f"guided-{found[0].text}" if found else ""
                assert (said.text.id if said else "") == text
                assert bool(said and said.lit) == bool(found and found[0].option)
                assert said is None or not said.lit or said.lit in asked.keys
            assert branch.is_over
            assert not branch.goes_on_alone
            assert branch.said is None
    assert tried >= LEAST_TRIED


def holds(moment: Moment, table: Table[Any], choice: Choice) -> bool:
    """Whether a moment fits a question, with all its conditions."""
    if choice.prompt.id != f"prompt-{moment.prompt}":
        return False
    keys = msgspec.to_builtins(choice.keys)
    lit = next((key for key in keys if matches(key, moment.option)), None)
    if moment.option and lit is None:
        return False
    option = choice.option(lit) if lit else None
    roots = {
        "option": option and msgspec.to_builtins(option),
        "prompt": msgspec.to_builtins(dict(choice.prompt.args)),
    }
    view = msgspec.to_builtins(table.view(LEARNER))
    paths = [*moment.figures.values(), *(each.path for each in moment.when)]
    values = {path: value_of(path, view, roots) for path in paths}
    return all(value is not None for value in values.values()) and all(
        condition_holds(each, values[each.path]) for each in moment.when
    )


def matches(key: str, pattern: str) -> bool:
    """Whether a key matches a pattern with *, ? and at most one range."""
    parts = re.findall(r"\*|\?|\[[^]]+\]|[^*?[]+", pattern)
    regular = {"*": ".*", "?": "."}
    joined = "".join(part if part[0] == "[" else regular.get(part, re.escape(part)) for part in parts)
    return re.fullmatch(joined, key) is not None


def value_of(path: str, view: Any, roots: dict[str, Any]) -> Any:
    """The value at a path in JSON; None if there is none."""
    names = path.split(".")
    found = roots.get(names[0], view)
    for name in names[1:] if names[0] in roots else names:
        name = str(LEARNER) if name == "me" else name
        if isinstance(found, list):
            found = found[int(name)] if name.isdigit() and int(name) < len(found) else None
        else:
            found = found.get(name) if isinstance(found, dict) else None
    return found


def condition_holds(condition: Condition, value: Any) -> bool:
    size = len(value) if isinstance(value, list | dict) else value
    checks = [
        not condition.among or value in condition.among,
        condition.least is None or size >= condition.least,
        condition.most is None or size <= condition.most,
        condition.has is None or condition.has in value,
        condition.lacks is None or condition.lacks not in value,
    ]
    return all(checks)
