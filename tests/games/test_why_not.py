import re
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

import pytest
import snowballstemmer

import renderer
from games import find
from games.agents.playout import Playout
from games.choice import Choice
from games.engine.table import Table
from games.game import Help, Role
from games.hidden import as_seen_by
from games.reasons import Thing
from games.rule_search import LANGUAGES
from games.words import LOCALES, Words
from tests.fuzz.random_games import play
from tests.support.games import GAMES

ABOUT_THINGS = [game for game in GAMES if (about := find(game).help) and about.reasons]

WAYS = ("=", "+")
"""Separators between the key of a thing and the way it is offered, in keys of options."""

STEMMERS = {locale: snowballstemmer.stemmer(LANGUAGES[locale]) for locale in LOCALES}

WORDS_OF_REFUSALS = {
    "en": {*("no", "not", "one", "two", "can", "t", "re", "s", "ve", "don", "already", "other", "left")},
    "de": {*("kein", "keine", "keinen", "mehr", "fehlt", "fehlen", "schon", "noch", "zwei", "brauchst")},
    "ru": {*("не", "нет", "уже", "ещё", "хватает", "двух", "сейчас", "больше")},
}
"""Words in many refusals that say nothing about any of them."""

PART = 4
"""Letters of the shortest stem that is looked for in longer ones."""

BOTH = "both"
"""The way for two things together; its options name both."""


def is_about(option: str, thing: str) -> bool:
    if thing == BOTH:
        return "+" in option
    return option == thing or option.startswith(tuple(thing + each for each in WAYS))


def help_of(game: str) -> Help:
    found = find(game).help
    assert found is not None
    return found


def check_offer(choice: Choice) -> None:
    """Check that each thing of a question is either offered or refused, and nothing else is offered."""
    things = {thing.key: thing for thing in choice.things}
    assert len(things) == len(choice.things)
    offered = {key for key, thing in things.items() if not thing.unmet}
    for key in choice.keys:
        named = {thing for thing in things if is_about(key, thing)}
        assert named <= offered, f"{choice!r}: {key} is offered and refused"
        is_thing = choice.role(key) in (Role.PLAIN, Role.ASKS_WHICH)
        assert named or not is_thing, f"{choice!r}: {key} is no thing"
    for key in offered:
        assert any(is_about(option, key) for option in choice.keys), f"{choice!r}: {key} is not offered"


def made(table: Table[Any], choice: Choice, key: str, conditions: Iterable[str]) -> tuple[set[str], bool]:
    module = import_module(f"tests.games.{table.game.name}.conditions")
    position = Playout.from_table(table, 0)
    for each in conditions:
        module.MET[each](position.state, choice.seat, key)
    altered = position.pending_choice(choice.seat)
    assert altered is not None
    things = altered.with_view(lambda: as_seen_by(position.state, choice.seat)).things
    (unmet,) = (set(thing.unmet) for thing in things if thing.key == key)
    is_offered = any(is_about(option, key) for option in altered.keys)
    return unmet, is_offered if choice.prompt_id not in module.EARLY else not unmet


def check_conditions(table: Table[Any], choice: Choice, thing: Thing) -> set[str]:
    """Check that a thing needs all its conditions; returns those that alone refused it."""
    assert made(table, choice, thing.key, thing.unmet) == (set(), True), (choice, thing)
    alone: set[str] = set()
    for left_out in thing.unmet:
        others = [each for each in thing.unmet if each != left_out]
        unmet, is_offered = made(table, choice, thing.key, others)
        assert unmet <= {left_out}, (choice, thing)
        assert is_offered != bool(unmet), (choice, thing)
        alone |= unmet
    return alone


@pytest.mark.parametrize("game", ABOUT_THINGS)
def test_a_thing_is_offered_if_it_meets_all_conditions_and_refused_by_each_alone(game: str) -> None:
    content = help_of(game)
    can_hold = import_module(f"tests.games.{game}.conditions").MET.keys()
    tried: set[tuple[str, tuple[str, ...]]] = set()
    refused: set[str] = set()
    alone: set[str] = set()

    def watch(table: Table[Any]) -> None:
        for choice in filter(None, map(table.pending_choice, table.waiting_seats)):
            if not choice.is_about_things:
                continue
            check_offer(choice)
            for thing in choice.things:
                case = (choice.prompt_id, thing.unmet)
                if thing.unmet and case not in tried:
                    tried.add(case)
                    refused.update(thing.unmet)
                    if can_hold >= set(thing.unmet):
                        alone.update(check_conditions(table, choice, thing))

    play(find(game), 0, watch=watch)
    assert refused <= content.reasons.keys(), "each has a paragraph"
    assert len(alone) > len(can_hold) / 2, can_hold - alone


class Language:
    """What a text says in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._stemmer = STEMMERS[words.locale]
        self._silent = {*words("rules-silent-words").split()} | WORDS_OF_REFUSALS[words.locale]

    def stems(self, text: str) -> set[str]:
        """The stems of words that say something."""
        found = {*re.findall(r"[^\W\d_]+|\+\d", text.lower())} - self._silent
        return {self._stemmer.stemWord(word) for word in found}

    def named(self, text: str, said: set[str]) -> set[str]:
        """Those of a text that are said, in other languages than English also within longer words."""
        return {each for each in self.stems(text) if any(self._is_alike(each, other) for other in said)}

    def _is_alike(self, one: str, other: str) -> bool:
        shorter, longer = sorted((one, other), key=len)
        return one == other or (self.words.locale != "en" and len(shorter) >= PART and shorter in longer)


@pytest.mark.parametrize("game", ABOUT_THINGS)
def test_the_paragraph_of_a_refusal_names_the_thing_and_its_condition(game: str) -> None:
    content, languages = help_of(game), [Language(find(game).words(locale)) for locale in LOCALES]
    kinds: Mapping[str, Sequence[str]] = import_module(f"tests.games.{game}.conditions").KINDS
    titles = {each.id: part.title for part in content.chapters for each in part.paragraphs}
    seen: set[tuple[str, ...]] = set()

    def check(thing: Thing) -> None:
        for condition, reason, rule in zip(thing.unmet, thing.reasons, content.rules(thing), strict=True):
            case = (thing.name.id, condition, rule.id)
            if case in seen:
                continue
            seen.add(case)
            kind = next((kinds[each] for each in kinds if thing.name.id.startswith(each)), ())
            for number, language in enumerate(languages):
                text = language.words.text
                said = language.stems(f"{text(titles[rule.id])} {text(rule)}")
                name = kind[number] if kind else text(thing.name)
                named, needed = language.named(name, said), len(language.stems(name)) / 2
                assert named, (case, thing, language.words.locale)
                assert kind or len(named) >= needed, (case, thing, language.words.locale)
                assert language.named(text(reason), said), (case, thing, language.words.locale)

    def watch(table: Table[Any]) -> None:
        for choice in filter(None, map(table.pending_choice, table.waiting_seats)):
            for thing in choice.things if choice.is_about_things else ():
                for each in (thing, *thing.within):
                    check(each)
                assert all(each.unmet for each in thing.within), "none of them can be done"
                assert thing.unmet or not thing.within

    for seed in (0, 3):
        play(find(game), seed, watch=watch)
    assert len(seen) > 10


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ABOUT_THINGS)
def test_every_condition_has_a_text_and_a_paragraph_with_a_picture(game: str, locale: str) -> None:
    content, words = help_of(game), find(game).words(locale)
    paragraphs = [each for chapter in content.chapters for each in chapter.paragraphs]
    for reason, rules in content.reasons.items():
        assert words.has(f"unmet-{reason}")
        assert paragraphs.count(rules["*"]) == 1, "for every thing there is one"
        assert all(rule in paragraphs for rule in rules.values())
    for chapter, picture in content.pictures.items():
        assert words.has(f"help-{chapter}")
        assert picture in renderer.picture_names(game)
