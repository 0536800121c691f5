"""Every text with every kind of argument: no doubled full stop, no empty phrase, no long label."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import cycle, islice, product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)

from bot.locales import BOT_WORDS
from games.words import LOCALES, Words, read_entries
from renderer import words_folders
from tests.support.games import GAMES

NUMBERS = (0, 1, 2, 5, 11, 21, 22)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
DAYS = {"en": "Sun, Jan 18", "de": "So, 18. Jan.", "ru": "вс, 18 янв."}
"""A day as it is written in most months: the abbreviation ends with a full stop."""
DAY_ARGUMENTS = {"first", "last"}
LONGEST_NAME = "Maximiliana-Theodora von Hohenst"
"""As long as a name may be."""
TEXTS = ("Anna", "Anna, Ben", LONGEST_NAME)

FAULTS = re.compile(r"(?<!\.)\.\.(?!\.)|…\.| [.,;:!?)](?!\w)|\( | {2}|\(\)|\*\*\*\*|“”|„“|«»|[:,;]\.|\{|\}")
"""A doubled full stop, a blank before a sign, an empty phrase, a brace that is left over."""

BUTTON, LABEL, DESCRIPTION = 40, 80, 100
NAMED_BUTTONS = {"button-invite-to", "button-take-seat-of", "button-this-zone"}
"""Buttons with the name of a user or a city, which may be long."""

MOST_TRIED = 400
"""How many ways a text is tried."""


def nodes(tree: BaseNode, entries: Mapping[str, Message]) -> Iterator[BaseNode]:
    """The nodes of a text, and those of the texts in it."""
    yield tree
    if isinstance(tree, MessageReference):
        yield from nodes(entries[tree.id.name], entries)
    for child in vars(tree).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, BaseNode):
                yield from nodes(each, entries)


def arguments(entry: Message, entries: Mapping[str, Message]) -> dict[str, set[str]]:
    """The arguments of a text, with the keys by which it selects; a number as a key counts as *one*."""
    found: dict[str, set[str]] = {}
    for node in nodes(entry, entries):
        if isinstance(node, VariableReference):
            found.setdefault(node.id.name, set())
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            keys = [variant.key for variant in node.variants]
            named = {key.name if isinstance(key, Identifier) else "one" for key in keys}
            found.setdefault(node.selector.id.name, set()).update(named)
    return found


def values(name: str, keys: set[str], day: str | None) -> tuple[int | str, ...]:
    """What an argument is tried with; `day` is a day as it is written, if the texts name any."""
    if keys - PLURALS:
        return tuple(sorted(keys - {"other"}))
    if keys or name == "n":
        return NUMBERS
    return (day,) if day and name in DAY_ARGUMENTS else TEXTS


def entries_of(folders: tuple[Path, ...], locale: str) -> dict[str, Message]:
    """The entries of these folders by their ids."""
    parser = FluentParser()
    sources = [source for folder in folders for source in read_entries(folder / f"{locale}.ftl").values()]
    found = [parser.parse_entry(source) for source in sources]
    return {entry.id.name: entry for entry in found if isinstance(entry, Message)}


def rendered(folders: tuple[Path, ...], locale: str) -> Iterator[tuple[str, str]]:
    """All texts of these folders with all values: their id, and what they say."""
    words, entries = Words(locale, *folders), entries_of(folders, locale)
    day = DAYS[locale] if BOT_WORDS in folders else None
    own = folders[-1:] if BOT_WORDS in folders else folders
    for name, entry in entries_of(own, locale).items():
        named = arguments(entry, entries)
        tried = [values(each, keys, day) for each, keys in named.items()]
        every = product(*tried) if len(tried) < 4 else zip(*(cycle(each) for each in tried), strict=False)
        for chosen in islice(every, MOST_TRIED):
            yield name, words(name, **dict(zip(named, chosen, strict=True)))


GROUPS = {"bot": (*words_folders(GAMES[0]), BOT_WORDS), **{game: words_folders(game) for game in GAMES}}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("group", GROUPS)
def test_every_text_reads_well_with_every_argument(group: str, locale: str) -> None:
    faults = {name: text for name, text in rendered(GROUPS[group], locale) if FAULTS.search(text)}
    assert not faults


@pytest.mark.parametrize("locale", LOCALES)
def test_no_label_of_a_button_is_long(locale: str) -> None:
    texts = [each for each in rendered(GROUPS["bot"], locale) if each[0].startswith("button-")]
    assert len(texts) > 50
    assert not {name: text for name, text in texts if len(text) > BUTTON and name not in NAMED_BUTTONS}
    assert not {name: text for name, text in texts if len(text) > LABEL}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_description_of_a_command_is_too_long(locale: str) -> None:
    texts = [
        each
        for each in rendered(GROUPS["bot"], locale)
        if each[0].startswith(("about-command-", "about-parameter-", "parameter-"))
    ]
    assert len(texts) > 20
    assert not {name: text for name, text in texts if len(text) > DESCRIPTION}


def test_a_doubled_full_stop_is_found() -> None:
    for fault in ("until Jan 18..", "your  turn", "pays ()", "Anna , Ben", "takes “”", "ends:."):
        assert FAULTS.search(fault), fault
    for right in ("…and 3 more", "1.5 points", "A: B. C", "+1", ":white_check_mark:"):
        assert not FAULTS.search(right), right
