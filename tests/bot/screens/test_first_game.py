"""What a newcomer reads before their first choice: how long and how high it is."""

import re
from random import Random

import pytest
from msgspec import structs

import renderer
from bot.locales import game_words, words_by_game
from bot.screens.model import Screen, TableContext
from bot.screens.model import Text as Paragraph
from bot.screens.painting.pictures import greeting_pictures, guided_pictures, panel_pictures
from bot.screens.panel.panel import Panel
from bot.screens.phone_height import height
from bot.screens.picture_request import PictureRequest
from bot.screens.servers.greeting import game_link, greeting, guided_page
from games import find
from games.guided import LEARNER, PARTS_TEXT, Lesson
from games.words import LOCALES
from renderer import Picture
from renderer.engine.layout import Box, Item, Text
from storage.core.rows import GUIDED
from tests.support.games import GAMES, STORY_GAME
from tests.support.lessons import begun, guided, questions
from tests.support.screens import playing

NAMES = ("Anna", "Gaius", "Octavia", "Titus")
SCREEN = 650
BACKGROUND = 190
"""The width from which an item is a slab or a tray, with room for others, in pixels."""

PAGE_WORDS, OTHER_WORDS = 160, 120


def measured(requests: list[PictureRequest]) -> tuple[Picture, ...]:
    """Pictures with sizes and descriptions, without pixels."""
    found = []
    for each in requests:
        layout = renderer.lay_out(each.game, each.view, **each.options)
        alt = renderer.alt_text(each.game, each.view, **each.options)
        found.append(Picture(b"", "1.png", alt, layout.width, layout.height))
    return tuple(found)


def count_words(*screens: Screen, buttons: bool = False) -> int:
    blocks = [block for screen in screens for block in screen.blocks]
    texts = [block.content for block in blocks if isinstance(block, Paragraph)]
    texts += [each.label for block in blocks if buttons and isinstance(block, tuple) for each in block]
    seen = re.sub(r"<[^>]+>", " ", " ".join(texts))
    return sum(any(letter.isalnum() for letter in word) for word in seen.split())


def covers(number: Box, item: Item) -> bool:
    """Whether a number covers an item that is no background."""
    if isinstance(item, Text):
        return number.overlaps(item.capitals_box)
    return number.overlaps(item.box) and item.box.width < BACKGROUND


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_greeting_fits_into_one_screen_with_the_title_first(game: str, locale: str) -> None:
    words, rules = game_words(locale, game), find(game)
    shown = measured(greeting_pictures(rules, words, NAMES))
    screen = greeting(rules, words, shown, games=words_by_game(locale), is_public=game == STORY_GAME)
    assert height(screen.blocks) <= SCREEN
    first = screen.blocks[0]
    assert isinstance(first, Paragraph)
    assert first.content == f"## {words('title')}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_before_the_first_choice_is_short(game: str, locale: str) -> None:
    words, rules = game_words(locale, game), find(game)
    pictures = measured(guided_pictures(rules, words, NAMES))
    (picture,) = pictures
    assert picture.alt == words(PARTS_TEXT)
    assert re.findall(r"^(\d)\. ", picture.alt, re.MULTILINE) == ["1", "2", "3", "4", "5"]
    page = guided_page(rules, words, pictures)
    assert count_words(page, buttons=True) < PAGE_WORDS
    assert height(page.blocks) <= SCREEN
    context, screen = asked(begun(guided(game)), locale)
    assert count_words(game_link(context, words, now=True), screen) < OTHER_WORDS


@pytest.mark.parametrize("locale", LOCALES)
def test_nearly_all_questions_of_a_guided_game_fit_into_one_screen(locale: str) -> None:
    heights = list[int]()
    for game in GAMES:
        lesson = begun(guided(game))
        for _ in questions(lesson, Random(1)):
            heights.append(height(asked(lesson, locale)[1].blocks))
    assert sum(each > SCREEN for each in heights) <= len(heights) // 10


def asked(lesson: Lesson, locale: str) -> tuple[TableContext, Screen]:
    """The learner's panel at a table with a lesson."""
    at, words = playing(lesson.table, locale), game_words(locale, lesson.table.game.name)
    row = structs.replace(at.row, origin=GUIDED, seeded_after=lesson.given)
    context = structs.replace(at, row=row, names=NAMES[: at.table.players])
    read = len(lesson.table.moves)
    pictures = measured(panel_pictures(context, LEARNER, words))
    return context, Panel(context, LEARNER, words, pictures, scoring_read=read).screen()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_lie_on_the_picture_and_apart_and_cover_nothing(game: str, locale: str) -> None:
    words = game_words(locale, game)
    (request,) = guided_pictures(find(game), words, NAMES)
    layout = renderer.lay_out(request.game, request.view, **request.options)
    numbers = [each.box for each in layout.items[-10:] if isinstance(each, Text)]
    plain = structs.replace(request, with_parts=False)
    bare = renderer.lay_out(plain.game, plain.view, **plain.options)
    assert layout.items[: len(bare.items)] == bare.items
    assert len(layout.items) == len(bare.items) + 10
    for box in numbers:
        assert Box(0, 0, layout.width, layout.height).contains(box)
        assert sum(box.overlaps(other) for other in numbers) == 1
        assert not any(covers(box, item) for item in bare.items)
