"""Search in a game's rules: "Straßen" finds "Straße", "eagels" the eagles, "Startgeld" the starting money."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from math import log

import snowballstemmer
from msgspec import Struct

from games import find
from games.game import Chapter, Help
from games.words import Message, Words

LANGUAGES = {"en": "english", "de": "german", "ru": "russian"}
"""The stemmer of each language."""

COMPOUNDING = {"de"}
"""Languages that write compounds as one word."""

WORD = re.compile(r"\w+")

HEAD = re.compile(r"\*\*(.+?)\*\*")
"""What a paragraph is about, in bold."""

STEMS_CACHED = 32768
"""Words of all languages whose stems are kept."""

IN_HEAD, IN_TITLE, IN_ASKED = 3.0, 2.0, 3.0
"""A word in the head, in the title of the chapter, in what players ask, against one in the text."""

SATURATION, LENGTH = 1.2, 0.5
"""As in BM25: how little a repeated word adds, and how much the length of a text matters."""

APPENDIX = 0.6
"""A paragraph from the options on, where decisions and sources come, against one of the rules themselves."""

SYNONYM, COMPOUND = 0.8, 0.6
"""A word that means the same, and one that is made with the word, against the word itself."""

CLOSE = 0.8
"""How much alike stems are of which one is misspelt."""

PART = 3
"""Letters of the shortest part of a compound."""

COVERED = 0.7
"""The share of a compound's letters that its known parts cover: some letters link parts."""


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


def search_rules(game: str, wanted: str, locale: str) -> list[Rule]:
    """The paragraphs of a game's rules that these words are about, the best first."""
    index = _index(game, locale)
    return index.search(wanted) if index else []


@cache
def _index(name: str, locale: str) -> "_Index | None":
    game = find(name)
    return _Index(game.help, game.words(locale)) if game.help else None


class _Index:
    """The words of a game's rules in one language."""

    def __init__(self, about: Help, words: Words) -> None:
        self._locale = words.locale
        self._rules = tuple(rules_of(about))
        self._silent = frozenset(_words_of(words("rules-silent-words")))
        self._spelt = set[str]()
        """All words as they are spelt, to find misspelt ones."""
        self._synonyms: dict[str, frozenset[str]] = {}
        for group in (*_parts_of("rules-same-words", words), *_parts_of("help-same-words", words)):
            stems = frozenset(self._stems(group))
            for stem in stems:
                self._synonyms[stem] = self._synonyms.get(stem, frozenset()) | stems
        self._found: dict[str, list[tuple[int, float]]] = {}
        """Stem -> the paragraphs with it, and how much it counts in each."""
        self._read(words)

    def _read(self, words: Words) -> None:
        asked = dict(each.split(":") for each in _parts_of("help-asked", words))
        texts = [" ".join(map(words.text, rule.paragraphs)) for rule in self._rules]
        mean, share = sum(map(len, texts)) / len(texts), 1.0
        for number, (rule, text) in enumerate(zip(self._rules, texts, strict=True)):
            share = APPENDIX if rule.chapter.name == "options" else share
            each = 1 / (1 - LENGTH + LENGTH * len(text) / mean)
            counts = Counter({stem: n * each for stem, n in Counter(self._stems(text)).items()})
            for weight, part in (
                (IN_HEAD, " ".join(HEAD.findall(text))),
                (IN_TITLE, words.text(rule.chapter.title)),
                (IN_ASKED, asked.get(rule.name, "")),
            ):
                counts.update(dict.fromkeys(self._stems(part), weight))
            for stem, count in counts.items():
                self._found.setdefault(stem, []).append((number, share * count / (count + SATURATION)))

    def search(self, wanted: str) -> list[Rule]:
        scores: Counter[int] = Counter()
        said = [word for word in _words_of(wanted) if word not in self._silent]
        for stems in dict.fromkeys(stems for word in said for stems in self._known_stems(word)):
            scores.update(self._scores(self._alike(stems)))
        return [self._rules[number] for number in sorted(scores, key=lambda each: (-scores[each], each))]

    def _scores(self, meaning: Mapping[str, float]) -> dict[int, float]:
        """How much words of one meaning say about each paragraph: the more, the rarer they are together."""
        best: dict[int, float] = {}
        for stem, weight in meaning.items():
            for number, score in self._found.get(stem, ()):
                best[number] = max(best.get(number, 0), weight * score)
        rarity = log(1 + len(self._rules) / max(len(best), 1))
        return {number: rarity * score for number, score in best.items()}

    def _known_stems(self, word: str) -> list[tuple[str, ...]]:
        """The stem of a word, or those of the parts of a compound, or together those it may misspell."""
        stem = _stem(word, self._locale)
        if parts := (stem,) if self._is_known(stem) else self._split(stem):
            return [(part,) for part in parts]
        close = get_close_matches(stem, self._found, cutoff=CLOSE)
        spelt = get_close_matches(word, self._spelt, cutoff=CLOSE)
        close += [_stem(each, self._locale) for each in spelt]
        return [tuple(dict.fromkeys(close)) or (stem,)]

    def _is_known(self, stem: str) -> bool:
        return stem in self._found or stem in self._synonyms

    def _alike(self, stems: Sequence[str]) -> Mapping[str, float]:
        """Stems with all that count for them, and how much."""
        parts = tuple(each for each in stems if len(each) >= PART and self._may_compound(each))
        made = (each for each in self._found if each.startswith(parts) or each.endswith(parts))
        same = (each for stem in stems for each in self._synonyms.get(stem, ()))
        weights = dict.fromkeys(made, COMPOUND) | dict.fromkeys(same, SYNONYM)
        return weights | dict.fromkeys(stems, 1.0)

    def _may_compound(self, stem: str) -> bool:
        return self._locale in COMPOUNDING or not self._is_known(stem)

    def _split(self, stem: str) -> tuple[str, ...]:
        """The fewest known stems that cover most letters of a compound; none if that is too little."""
        best: list[tuple[float, tuple[str, ...]]] = [(0, ())]
        for end in range(1, len(stem) + 1):
            known = (begin for begin in range(end - PART + 1) if self._is_known(stem[begin:end]))
            found = [(best[b][0] + end - b - 0.5, (*best[b][1], stem[b:end])) for b in known]
            best.append(max([best[-1], *found]))
        parts = best[-1][1]
        return parts if sum(map(len, parts)) >= COVERED * len(stem) else ()

    def _stems(self, text: str) -> list[str]:
        """The stems of words of the rules."""
        words = _words_of(text)
        self._spelt.update(words)
        return [_stem(word, self._locale) for word in words]


def _words_of(text: str) -> list[str]:
    return WORD.findall(text.lower().replace("ё", "е"))


def _parts_of(text: str, words: Words) -> list[str]:
    """The parts of a list of words, if there is one."""
    return " ".join(words(text).split()).split("; ") if words.has(text) else []


@lru_cache(STEMS_CACHED)
def _stem(word: str, locale: str) -> str:
    stem: str = _stemmer(locale).stemWord(word)
    return stem


@cache
def _stemmer(locale: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(LANGUAGES[locale])
