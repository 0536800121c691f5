import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseComment, Junk

from bot.locales import game_words
from bot.screens.text import SEPARATOR
from games import find
from games.choice import Choice
from games.engine.table import Table
from games.game import Game
from games.words import (
    LOCALES,
    Listed,
    Message,
    Verbatim,
    Words,
    WordsFault,
    listed_names,
    read_entries,
    read_entry,
)
from tests.fuzz.random_games import play
from tests.support.games import GAMES, STORY_GAME, TESTS, samples, share

BUTTON_LABEL, SELECT_LABEL = 80, 100
PICKS = 20
"""Answers tried at a choice of several options."""
PEOPLE = ("Anna", "Борис", "Maximiliana-Theodora von Hohenst", "Дмитрий")

WORDS_AS_IDS = {
    *("title", "ties", "reconstruction", "seat", "space", "hidden", "none"),
    *("bonuses", "exchange", "greeting", "square", "way"),
}
"""Ids without a hyphen; further ones are forbidden, since a user with such a name is shown as the text."""


def ids(path: Path) -> list[str]:
    """The ids of the texts in a file, in order."""
    return re.findall(r"^([A-Za-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)


def folders() -> list[Path]:
    """The folders of texts."""
    root = TESTS.parent
    return sorted(path.parent for path in root.glob("*/**/words/**/en.ftl") if ".venv" not in path.parts)


def named(folder: Path) -> str:
    return "/".join(folder.parts[-3:])


@pytest.mark.parametrize("folder", folders(), ids=named)
def test_every_language_has_the_same_texts_in_the_same_order(folder: Path) -> None:
    english = ids(folder / "en.ftl")
    assert len(english) == len(set(english))
    for locale in LOCALES:
        assert ids(folder / f"{locale}.ftl") == english


@pytest.mark.parametrize("folder", folders(), ids=named)
def test_no_more_ids_can_be_the_name_of_somebody(folder: Path) -> None:
    assert {text for text in ids(folder / "en.ftl") if "-" not in text} <= WORDS_AS_IDS


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_asked_and_shown_in_whole_games_can_be_said(name: str) -> None:
    game = find(name)
    languages = [game_words(locale, name) for locale in LOCALES]

    def say_all(table: Table[Any]) -> None:
        for seat in table.waiting_seats:
            choice = table.pending_choice(seat)
            assert choice is not None
            for words in languages:
                say_choice(words, choice)

    for seed in share(range(samples(name).fuzz.said), 1):
        table = play(game, seed, watch=say_all)
        for words in languages:
            say_story(game, words, table)


def say_choice(words: Words, choice: Choice) -> None:
    """Render a prompt and its options, which must differ and fit into their controls."""
    assert words.text(choice.prompt, PEOPLE)
    labels = [words.text(option.label, PEOPLE) for option in choice.options]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= (BUTTON_LABEL if len(labels) <= 5 else SELECT_LABEL)
    for option in choice.options:
        about = words.text(option.about, PEOPLE) if option.about else ""
        caution = [words("panel-reveals")] if option.reveals else []
        assert len(SEPARATOR.join([*caution, about])) <= SELECT_LABEL, about
        assert about or not option.about
    brought = map(choice.joint_effect, choice.sample_answers(Random(0), PICKS) if choice.several else ())
    assert all(words.text(each, PEOPLE) for each in brought if each)


def say_story(game: Game[Any], words: Words, table: Table[Any]) -> None:
    """Render the events as each seat knows them, the board in words, and the forecast."""
    for seat in (None, *range(table.players)):
        for _, event in table.history(seat):
            message = event.message()
            assert message is None or words.text(message, PEOPLE)
        assert game.table_text(table.view(seat), words, PEOPLE)
    if game.forecasts:
        for seat in range(table.players):
            for forecast in game.forecasts(table.state, seat):
                assert words.text(forecast.title, PEOPLE)
                assert all(words.text(part.reason, PEOPLE) for part in forecast.parts)
                if cost := forecast.cost:
                    assert cost.payment is None or words.text(cost.payment, PEOPLE)
                    prices = filter(None, (cost.price, cost.potential_price))
                    assert all(words("joined-list", list=each) for each in prices)


def test_a_missing_text_and_a_missing_argument_are_faults() -> None:
    words = find(STORY_GAME).words("de")
    with pytest.raises(WordsFault, match="no text 'nonsense'"):
        words.text(Message("nonsense"))
    with pytest.raises(WordsFault, match="space"):
        words.text(Message("space"))


def test_a_text_that_is_defined_twice_is_a_fault(tmp_path: Path) -> None:
    for folder, text in (("one", "same = here\n"), ("two", "other = there\nsame = there\n")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.ftl").write_text(text, "utf-8")
    assert Words("en", tmp_path / "two").has("same")
    with pytest.raises(WordsFault, match="'same' is there already"):
        Words("en", tmp_path / "one", tmp_path / "two")


def test_an_unreadable_file_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("broken = { $n -> [one] inline\n", "utf-8")
    with pytest.raises(WordsFault, match="cannot read"):
        Words("en", tmp_path)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("folder", folders(), ids=named)
def test_texts_that_are_read_one_by_one_are_those_of_the_whole_file(folder: Path, locale: str) -> None:
    source = (folder / f"{locale}.ftl").read_text("utf-8")
    whole = [entry for entry in FluentResource(source).body if not isinstance(entry, BaseComment)]
    singly = {
        id_: entry
        for id_, text in read_entries(folder / f"{locale}.ftl").items()
        for entry in read_entry(text).body
        if not isinstance(entry, BaseComment)
    }
    assert not any(isinstance(entry, Junk) for entry in whole)
    assert len(singly) == len(whole)
    for before, after in zip(whole, singly.values(), strict=True):
        assert after.equals(before, ["span", "comment"])


@pytest.mark.parametrize("text", ["a = b\nstray\n", "stray\na = b\n", "a = { $n\n", "a\n"])
def test_a_file_is_read_at_once_as_far_as_its_lines_and_braces_go(text: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    with pytest.raises(WordsFault, match="cannot read"):
        Words("en", tmp_path)


def test_what_cannot_be_read_within_a_text_is_a_fault_when_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        'fine = { brace }, { -dash }\nbrace = {"{"} # no comment\n# { comment\n'
        "-dash = term\n    { 2 }\n\nbroken = { $n -> [one] inline }\n",
        "utf-8",
    )
    words = Words("en", tmp_path)
    assert words.text(Message("fine")) == "{ # no comment, term\n2"
    assert words.has("broken")
    assert not words.has("-dash")
    with pytest.raises(WordsFault, match="cannot read"):
        words.text(Message("broken"))


@pytest.mark.parametrize(
    ("locale", "listed"),
    [
        ("en", ["Anna", "Anna and Ben", "Anna, Ben and Cleo"]),
        ("de", ["Anna", "Anna und Ben", "Anna, Ben und Cleo"]),
        ("ru", ["Anna", "Anna и Ben", "Anna, Ben и Cleo"]),
    ],
)
def test_a_list_in_a_sentence_ends_with_and_where_any_other_has_commas(
    locale: str, listed: Sequence[str]
) -> None:
    words, names = find(STORY_GAME).words(locale), ("Anna", "Ben", "Cleo")
    said = [words("joined-list", list=listed_names(names[:n])) for n in (1, 2, 3)]
    assert said == listed
    assert words("joined-list", list=[*map(Verbatim, names)]) == "Anna, Ben, Cleo"
    assert words("joined-list", list=Listed({})) == ""
