import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle, islice, product
from pathlib import Path

import pytest
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)

from bot.limits import BUTTON_LABEL, OPTION_TEXT
from bot.locales import BOT_WORDS
from games import find, log
from games.words import LOCALES, Words, read_entries, read_entry
from renderer import words_folders
from tests.support.games import GAMES, TESTS, is_thorough

NUMBERS = (0, 1, 2, 5, 11, 21, 22)
COUNTS = ("n", "size", "players", "rounds")
"""Arguments that are always numbers."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
DAYS = {"en": "Sun, Jan 18", "de": "So, 18. Jan.", "ru": "вс, 18 янв."}
"""A day in each language, with a full stop after an abbreviated month."""
DAY_ARGUMENTS = {"first", "last"}
LONGEST_NAME = "Maximiliana-Theodora von Hohenst"
TEXTS = ("Anna", "Anna, Ben", LONGEST_NAME)
MOST_TRIED = 100 if is_thorough() else 20
"""Combinations of arguments for each text."""

FAULTS = re.compile(r"(?<!\.)\.\.(?!\.)|…\.| [.,;:!?)](?!\w)|\( | {2}|\(\)|\*\*\*\*|“”|„“|«»|[:,;]\.|\{|\}")
"""A doubled full stop, a blank before a sign, an empty phrase, a leftover brace."""

BUTTON = 40
"""Letters of a button on a phone."""
NAMED_BUTTONS = {
    *("button-invite-to", "button-take-seat-of", "button-this-zone", "switch-on", "switch-off"),
    *("games-leave", "games-move", "games-nudge", "games-take-seat", "games-wake"),
    *("full-join", "full-ask", "report-bar", "request-accept", "request-decline", "button-why"),
}
"""Buttons with the name of a user, a city, a table or an option of a game, which may be long."""
COMPOSED_OPTIONS = {
    *("option-add-brick", "option-honor-card", "option-influence-build", "option-influence-roman"),
    *("option-plus-two", "option-rest", "option-take-card", "option-on-site"),
}
"""Options of games that contain other texts."""

LIMITS = {"button": BUTTON, "select": OPTION_TEXT}
"""Letters in each place; in a select the placeholder, and label and description of an entry."""


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
    """The values of an argument; `day`: the text of a day, if the texts name any."""
    if keys - PLURALS:
        return tuple(sorted(keys - {"other"}))
    if keys or name in COUNTS:
        return NUMBERS
    return (day,) if day and name in DAY_ARGUMENTS else (*TEXTS, *NUMBERS)


def tried(named: Mapping[str, set[str]], day: str | None) -> Iterator[dict[str, int | str]]:
    """Arguments of a text: selectors in all combinations, each other one with all its values."""
    found = {name: values(name, keys, day) for name, keys in named.items()}
    selects = [name for name, keys in named.items() if keys]
    combined = list(islice(product(*(found[name] for name in selects)), MOST_TRIED))
    others = {name: cycle(each) for name, each in found.items() if name not in selects}
    longest = max((len(found[name]) for name in others), default=1)
    for chosen in islice(cycle(combined), max(len(combined), longest)):
        yield dict(zip(selects, chosen, strict=True)) | {name: next(each) for name, each in others.items()}


def entries_of(folders: tuple[Path, ...], locale: str) -> dict[str, Message]:
    sources = [source for folder in folders for source in read_entries(folder / f"{locale}.ftl").values()]
    found = [entry for source in sources for entry in read_entry(source).body]
    return {entry.id.name: entry for entry in found if isinstance(entry, Message)}


GROUPS = {"bot": (*words_folders(GAMES[0]), BOT_WORDS), **{game: words_folders(game) for game in GAMES}}


@cache
def rendered(group: str, locale: str) -> tuple[tuple[str, str], ...]:
    """Id and rendering of all texts of a group with all values."""
    folders = GROUPS[group]
    words, entries = Words(locale, *folders), entries_of(folders, locale)
    day = DAYS[locale] if group == "bot" else None
    own = entries_of((BOT_WORDS,), locale) if group == "bot" else entries
    return tuple(
        (name, words(name, **chosen))
        for name, entry in own.items()
        for chosen in tried(arguments(entry, entries), day)
    )


def control_of(call: ast.Call) -> str | None:
    """The place of the texts in a call that makes a button, a select or an entry of one."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name.lower().endswith("button"):
        return "button"
    return "select" if name.lower().endswith(("select", "selectoption")) else None


def texts_in(
    tree: ast.AST, named: Mapping[str, ast.expr], place: str | None = None
) -> Iterator[tuple[str, str]]:
    """Strings in calls that make controls, and their places; `named` are the variables of the function."""
    if isinstance(tree, ast.FunctionDef):
        named = {
            target.id: each.value
            for each in ast.walk(tree)
            if isinstance(each, ast.Assign)
            for target in each.targets
            if isinstance(target, ast.Name)
        }
    if isinstance(tree, ast.Call):
        place = control_of(tree) or place
    if place and isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree.value, place
    if place and isinstance(tree, ast.Name) and tree.id in named:
        others = {name: value for name, value in named.items() if name != tree.id}
        yield from texts_in(named[tree.id], others, place)
    for child in ast.iter_child_nodes(tree):
        yield from texts_in(child, named, place)


@cache
def places() -> Mapping[str, str]:
    """Id of a text of the bot in a control -> its place, or the narrowest of several."""
    known = entries_of((BOT_WORDS,), LOCALES[0])
    found = dict.fromkeys((name for name in known if name.startswith("button-")), "button")
    for path in sorted((TESTS.parent / "bot" / "screens").rglob("*.py")):
        for text, place in texts_in(ast.parse(path.read_text("utf-8")), {}):
            if text in known and LIMITS[place] <= LIMITS[found.get(text, place)]:
                found[text] = place
    return found


def place_in_game(name: str) -> str | None:
    """The place of a text of a game in a control, by the beginning of its id."""
    if name.startswith(("option-", "setting-")):
        return "button"
    return "select" if name.startswith(("about-", "value-")) else None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("group", GROUPS)
def test_every_text_reads_well_with_every_argument(group: str, locale: str) -> None:
    assert not {name: text for name, text in rendered(group, locale) if FAULTS.search(text)}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_the_bot_is_too_long_for_its_place(locale: str) -> None:
    long = {
        name: text
        for name, text in rendered("bot", locale)
        if name in places() and len(text) > LIMITS[places()[name]]
    }
    assert set(long) <= NAMED_BUTTONS, long
    assert all(len(text) <= BUTTON_LABEL for text in long.values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_game_is_too_long_for_its_place(game: str, locale: str) -> None:
    long = {
        name: text
        for name, text in rendered(game, locale)
        if (place := place_in_game(name)) and len(text) > LIMITS[place]
    }
    assert set(long) <= COMPOSED_OPTIONS, long


@pytest.mark.parametrize("locale", LOCALES)
def test_no_description_of_a_command_is_too_long(locale: str) -> None:
    described = ("about-command-", "about-parameter-", "parameter-")
    texts = [each for each in rendered("bot", locale) if each[0].startswith(described)]
    assert len(texts) > 20
    assert not {name: text for name, text in texts if len(text) > OPTION_TEXT}


@pytest.mark.parametrize("locale", ["de", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_what_happens_in_games_has_no_quotes_in_quotes(game: str, locale: str) -> None:
    words, names = find(game).words(locale), ("Anna", "Ben", "Vera", "Cleo")
    for file in sorted((TESTS / "logs" / game).glob("*.jsonl")):
        events = [each.message() for _, each in log.read(file).table().history(None)]
        texts = {words.text(each, names) for each in events if each is not None}
        assert not [text for text in texts if re.search("«[^»]*«|„[^“]*„", text)], file.name


def test_the_place_of_texts_is_known() -> None:
    assert [*places().values()].count("button") > 100
    for place, names in {
        "button": ("button-move", "lobby-here", "panel-undo", "invitation-accept"),
        "select": ("settings-choose-city", "panel-choose-row", "settings-digest-at"),
    }.items():
        assert {places().get(name) for name in names} == {place}, place


def test_a_doubled_full_stop_is_found() -> None:
    for fault in ("until Jan 18..", "your  turn", "pays ()", "Anna , Ben", "takes “”", "ends:."):
        assert FAULTS.search(fault), fault
    for right in ("…and 3 more", "1.5 points", "A: B. C", "+1", ":white_check_mark:"):
        assert not FAULTS.search(right), right
