"""Every screen of cups, in three languages and with the longest names, before Discord's table of limits."""

import pytest
from msgspec import structs

from bot.locales import game_words, words_of_games
from bot.screens.cups import cup_page
from bot.screens.cups.cup_card import CupView, cup_card, cup_pictures
from bot.screens.cups.cup_notices import cup_over, round_ends
from bot.screens.model import Screen
from bot.tables.cups.standing import standing_of
from cups.schedule import SCHEDULES
from games import find
from games.words import LOCALES, Words
from storage.core.rows import OfCup
from storage.cups.rows import CALLED_OFF, DRAFT, OPEN, OVER, PLAYING, Cup
from tests.support.cup_rows import LONG, cup
from tests.support.games import GAMES
from tests.support.message_linter import check
from tests.support.screens.shown import unpainted

STAGES = (OPEN, PLAYING, OVER, CALLED_OFF)

NOW = 1_800_000_000.0


def screens(found: Cup, game: str, words: Words) -> list[Screen]:
    """All that is shown of a cup at a stage."""
    view = CupView(found, (LONG,) * found.row.size, LONG, "option, " * 40)
    standings = standing_of(found)
    return [
        cup_card(view, words),
        cup_card(view, words, pictures=unpainted(cup_pictures(view, words))),
        cup_page.manage_page(found.row, "https://discord.com/channels/1/2/3", words),
        cup_page.sure_to_call_off(found.row, words),
        cup_page.announced(found.row, words),
        round_ends(2**31, OfCup(found.row.id, 1, NOW), 2**31, words),
        cup_over(found.row, [LONG] * 3, standings[0], len(standings), words),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", SCHEDULES)
def test_every_screen_of_a_cup_can_be_sent(size: int, locale: str) -> None:
    game = GAMES[size % len(GAMES)]
    words = game_words(locale, game)
    for stage in STAGES:
        for screen in screens(cup(size, game, stage), game, words):
            check(screen)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_cup_that_is_set_up_can_be_sent(game: str, locale: str) -> None:
    words, games = game_words(locale, game), words_of_games(locale)
    for size in SCHEDULES:
        row = cup(size, game, DRAFT, begun=0).row
        others = [cup_page.Link(row, LONG * 4)] * 5
        for links in (
            (),
            [structs.replace(each, row=structs.replace(row, id=n)) for n, each in enumerate(others)],
        ):
            check(cup_page.setup_page(row, NOW, "option, " * 40, "<#1>", games, links, words))
        check(cup_page.options_page(row, find(game).options(), words))


def test_standings_are_text_where_a_game_has_no_pictures() -> None:
    found = cup(4, GAMES[0], begun=3)
    view = CupView(found, ("Anna", "Ben", "Vera", "Computer 1"), "Hugo", "")
    assert ". **Computer 1**: 1 (tables: 2)" in cup_card(view, game_words("en", GAMES[0])).text
