from typing import Any

import pytest

import renderer
from bot.locales import game_words
from bot.screens.help.game_help import glossary_pages
from games import find
from games.engine.table import Table
from games.game import Help
from games.words import LOCALES, Message
from tests.fuzz.random_games import play
from tests.support.games import GAMES, samples
from tests.support.table_helpers import all_symbols

MESSAGE = 4000
"""Discord's limit for all texts of a message, in characters."""

SYMBOL = 60
"""Characters of a symbol's markup and a line break, at most."""

TITLE_AND_CONTROLS = 200
"""Characters of the title and the controls of a chapter."""

OVERVIEW_LINE = 130
"""Characters of a line in the overview, three lines on a phone."""

TIP = 150
"""Characters of a line above a question, three lines on a phone."""

ANSWER = 2200
"""Characters that explain a question, about two screens of a phone."""


def help_of(game: str) -> Help:
    found = find(game).help
    assert found is not None, f"{game} does not explain itself"
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_text_is_a_line_that_can_be_said(name: str, locale: str) -> None:
    words = find(name).words(locale)
    for message in help_of(name).texts:
        text = words.text(message)
        assert text.strip() == text
        assert "\n" not in text
        assert "{" not in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_fits_into_a_message(name: str, locale: str) -> None:
    words = find(name).words(locale)
    for chapter in help_of(name).chapters:
        lines = [words.text(message) for message in (chapter.title, *chapter.paragraphs)]
        assert sum(len(line) + SYMBOL for line in lines) <= MESSAGE - TITLE_AND_CONTROLS, chapter.name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_round_is_shown_in_six_short_lines(name: str, locale: str) -> None:
    words = find(name).words(locale)
    lines = [words.text(message) for message in help_of(name).overview]
    assert len(lines) == 6
    assert max(map(len, lines)) <= OVERVIEW_LINE


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_tip_and_what_explains_a_question_are_short(name: str, locale: str) -> None:
    words, content = find(name).words(locale), help_of(name)
    assert [prompt for prompt, tip in content.tips.items() if len(words.text(tip)) > TIP] == []
    for prompt, paragraphs in content.questions.items():
        assert 0 < sum(len(words.text(each)) for each in paragraphs) <= ANSWER, prompt


@pytest.mark.parametrize("name", GAMES)
def test_what_explains_a_question_stands_in_a_chapter(name: str) -> None:
    content = help_of(name)
    said = [paragraph for chapter in content.chapters for paragraph in chapter.paragraphs]
    for paragraphs in content.questions.values():
        assert all(each in said for each in paragraphs)
        assert len(set(map(str, paragraphs))) == len(paragraphs)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_asked_in_whole_games_is_explained_and_has_a_tip(name: str) -> None:
    content = help_of(name)
    asked: set[str] = set()
    tips: dict[str, Message | None] = {}

    def watch(table: Table[Any]) -> None:
        for choice in filter(None, map(table.pending_choice, table.waiting_seats)):
            asked.add(choice.prompt.id)
            tips[str(choice.prompt)] = content.tip(choice.prompt)

    for seed in range(samples(name).fuzz.said):
        play(find(name), seed, watch=watch)
    prompts = {prompt.removeprefix("prompt-") for prompt in asked}
    for words in map(find(name).words, LOCALES):
        assert max(len(words.text(tip)) for tip in tips.values() if tip) <= TIP
    assert prompts - content.questions.keys() == set()
    assert prompts - content.tips.keys() == set()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_explained_is_a_question_there_is(name: str) -> None:
    words, content = find(name).words("en"), help_of(name)
    assert content.questions.keys() == content.tips.keys()
    assert [prompt for prompt in content.questions if not words.has(f"prompt-{prompt}")] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_name_in_the_glossary_has_a_symbol_and_a_chapter(name: str) -> None:
    about, symbols = help_of(name), renderer.text_symbols(name)
    assert {part.chapter for part in about.glossary} <= {chapter.name for chapter in about.chapters}
    names = [each.id for part in about.glossary for each in part.names]
    assert len(names) == len(set(names)) >= 20
    assert all(symbols.get(each) in renderer.emojis(name) for each in names)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_page_of_the_glossary_fits_into_a_message(name: str, locale: str) -> None:
    pages = glossary_pages(help_of(name), game_words(locale, name), all_symbols(name))
    assert all(len(page) <= MESSAGE - TITLE_AND_CONTROLS for page in pages)
    assert "\n\n".join(pages).count("**") == 2 * len(help_of(name).glossary)
