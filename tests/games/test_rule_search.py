from collections.abc import Mapping
from functools import cache

import msgspec
import pytest

from games import find
from games.rule_search import rules_of, search_rules
from games.words import LOCALES
from tests.support.games import GAMES, TESTS

READ_AT_ONCE = 3
"""Paragraphs that a search shows at once."""

FOUND = {
    "en": {"tuning": 50, "held_out": 46},
    "de": {"tuning": 51, "held_out": 46},
    "ru": {"tuning": 49, "held_out": 47},
}
"""Questions whose paragraph is among them, of 51 by which the search was tuned and 49 that were held out."""

Questions = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Language -> part -> question -> the paragraphs that answer it: one of them is enough."""


@cache
def questions(game: str) -> Questions:
    file = TESTS / "games" / game / "questions.toml"
    decoded: Questions = msgspec.toml.decode(file.read_bytes(), type=Questions)
    return decoded


def is_found(game: str, question: str, answers: str, locale: str) -> bool:
    found = search_rules(game, question, locale)[:READ_AT_ONCE]
    return not {rule.name for rule in found}.isdisjoint(answers.split())


@pytest.mark.parametrize("locale", LOCALES)
def test_nine_in_ten_questions_of_players_find_their_paragraph_among_the_first_three(locale: str) -> None:
    for part, reached in FOUND[locale].items():
        asked = [(game, *each) for game in GAMES for each in questions(game)[locale][part].items()]
        found = [question for question in asked if is_found(*question, locale)]
        assert len(found) >= reached >= 0.9 * len(asked), {*asked} - {*found}


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_every_word_of_players_is_about_paragraphs_that_there_are(name: str) -> None:
    about = find(name).help
    assert about is not None
    rules = {rule.name for rule in rules_of(about)}
    for locale in LOCALES:
        answers = [each for part in questions(name)[locale].values() for each in part.values()]
        assert rules.issuperset(" ".join(answers).split())
        asked = find(name).words(locale)("help-asked").split(";")
        assert rules.issuperset(each.partition(":")[0].strip() for each in asked)
        assert all(each.partition(":")[2].strip() for each in asked)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_words_in_no_rules_find_nothing_and_silent_ones_neither(name: str, locale: str) -> None:
    silent = find(name).words(locale)("rules-silent-words")
    assert search_rules(name, "qwxzy", locale) == []
    assert search_rules(name, silent, locale) == []
