from collections.abc import Sequence
from typing import Any

from bot.locales import game_words
from bot.screens.help.rules import NEAREST, why_not_screen
from bot.screens.phone_height import height
from games import find
from games.engine.table import Table
from games.reasons import Thing
from games.words import LOCALES
from tests.fuzz.random_games import play
from tests.support.games import GAMES
from tests.support.message_linter import check
from tests.support.screens import playing

PHONE = 900
"""The most that a page is high: hardly more than a phone's 850 pixels."""


def all_pages(table: Table[Any], seat: int, locale: str) -> list[str]:
    """The text of each page of what is not offered."""
    context, words = playing(table, locale), game_words(locale, table.game.name)
    pages: list[str] = []
    while True:
        screen = why_not_screen(context, seat, len(pages), words)
        assert screen is not None
        check(screen)
        assert height(screen.blocks) <= PHONE
        if screen.text in pages:
            return pages
        pages.append(screen.text)


def check_nearest(table: Table[Any], seat: int, things: Sequence[Thing], locale: str) -> None:
    """Check that the nearest things stand below the first thing with them, and all of them in a list."""
    words, pages = game_words(locale, table.game.name), all_pages(table, seat, locale)
    shown = "\n".join(pages).lower()
    lists = [thing.within for thing in things if f"## {words.text(thing.name)}\n".lower() in shown]
    for number, thing in enumerate(things):
        assert thing.within in lists or len(thing.within) <= NEAREST
        first = next(each for each in things[: number + 1] if each.within == thing.within)
        name = words.text(first.name).lower()
        below = next(each for each in shown.split("\n- ") if name in each.partition("**:")[0])
        assert all(words.text(each.name).lower() in below for each in thing.within[:NEAREST])
        assert all(words.text(each.name).lower() in shown for each in thing.within)


def test_where_nothing_can_be_done_the_nearest_things_stand_below_and_all_in_a_list() -> None:
    seen = set[tuple[str, str, int]]()

    def watch(table: Table[Any]) -> None:
        for seat in table.waiting_seats:
            choice = table.pending_choice(seat)
            assert choice is not None
            things = map(table.game.help.explained, choice.things) if table.game.help else choice.things
            within = [thing for thing in things if thing.within]
            case = table.game.name, choice.prompt_id, len(within)
            if within and case not in seen:
                seen.add(case)
                for locale in LOCALES:
                    check_nearest(table, seat, within, locale)

    for game in GAMES:
        play(find(game), 0, watch=watch)
    assert len({game for game, _, _ in seen}) > 1
