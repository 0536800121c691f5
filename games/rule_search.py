"""Search in a game's rules by the stems of words: "Straßen" finds "Straße", "рабочих" finds "рабочие"."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

import snowballstemmer
from msgspec import Struct

from games.game import Chapter, Help
from games.words import Message, Words

LANGUAGES = {"en": "english", "de": "german", "ru": "russian"}
"""The stemmer of each language."""

WORD = re.compile(r"\w+")

STEMS_CACHED = 32768
"""Words of all languages whose stems are kept."""


class Rule(Struct, frozen=True):
    """A paragraph of the rules; where its text is said for several things, all of them."""

    name: str
    """The id of its text, without "help-"."""
    chapter: Chapter
    paragraphs: tuple[Message, ...]


def rules_of(about: Help) -> Iterator[Rule]:
    """All paragraphs, chapter by chapter."""
    for chapter in about.chapters:
        found: dict[str, list[Message]] = {}
        for each in chapter.paragraphs:
            found.setdefault(each.id, []).append(each)
        for text, paragraphs in found.items():
            yield Rule(rule_name(text), chapter, tuple(paragraphs))


def rule_name(text: str) -> str:
    """The name of the paragraph with the text of this id."""
    return text.removeprefix("help-")


def find_rule(about: Help, name: str) -> Rule | None:
    return next((each for each in rules_of(about) if each.name == name), None)


def search_rules(about: Help, wanted: str, words: Words) -> list[Rule]:
    """The paragraphs with these words, most first; a word in the title of a chapter counts less."""
    stems = frozenset(_stems(wanted, words.locale))
    found = [(_match_score(rule, stems, words), rule) for rule in rules_of(about)]
    return [rule for matches, rule in sorted(found, key=lambda each: -each[0]) if matches]


def _match_score(rule: Rule, stems: frozenset[str], words: Words) -> float:
    text = set(_stems(" ".join(map(words.text, rule.paragraphs)), words.locale))
    title = set(_stems(words.text(rule.chapter.title), words.locale))
    return len(stems & text) + len(stems & title) / 2


def _stems(text: str, locale: str) -> Iterable[str]:
    return (_stem(word, locale) for word in WORD.findall(text.lower().replace("ё", "е")))


@lru_cache(STEMS_CACHED)
def _stem(word: str, locale: str) -> str:
    stem: str = _stemmer(locale).stemWord(word)
    return stem


@cache
def _stemmer(locale: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(LANGUAGES[locale])
