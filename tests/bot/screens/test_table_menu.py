from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.first_day.largest import FORMER, NAMES, SNOWFLAKE, row
from bot.limits import TEXT
from bot.locales import game_words
from bot.screens.ids.absence_ids import ProposeEnd, ResignGame
from bot.screens.ids.table_ids import LeaveGame, LeaveLast
from bot.screens.model import Screen, TableContext, Text, plain_screen
from bot.screens.overview.table_menu import table_menu
from bot.screens.panel import boards, panel, thread
from bot.screens.panel.boards import MOST_IN_THREAD, table_in_words
from bot.screens.seats import seat_messages
from bot.screens.seats.seats import choose_invitee, declined_screen, taken_screen
from bot.screens.shared.menu import sure_screen
from bot.screens.symbols import NO_SYMBOLS
from bot.screens.text import title_argument
from games import find
from games.engine.table import Table
from games.words import LOCALES
from storage.core.rows import LOBBY, OVER, PLAYING, GameRow, Invitation, TableChange
from storage.seats.holders import ERASED, GONE, LEFT, RETURNED, SILENT, TAKEN
from tests.support.games import STORY_GAME
from tests.support.harbour_table import with_harbour
from tests.support.message_linter import check
from tests.support.screens import LARGE, NEWCOMER, labels, menu
from tests.support.table_helpers import all_symbols

PEOPLE = ("Anna", "Ben")


def offered(*, private: bool = False) -> GameRow:
    """A game of four whose seats are all on offer; a computer player holds the last two."""
    game = row(STORY_GAME, 4, PLAYING, computers=2)
    seated = tuple(structs.replace(held, offered=1_700_000_000.0) for held in game.seated)
    return structs.replace(game, seated=seated, private=private)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("user", [SNOWFLAKE, NEWCOMER, FORMER])
@pytest.mark.parametrize("stage", [LOBBY, PLAYING, OVER])
def test_what_a_table_is_can_be_sent(locale: str, user: int, stage: str) -> None:
    game = offered() if stage == PLAYING else row(STORY_GAME, 4, stage, computers=2)
    if stage == OVER:
        game = structs.replace(game, outcome="agreed", ended=1_700_000_000.0)
    check(table_menu(menu(game, user, locale)))


def test_each_finds_what_they_can_do() -> None:
    def found(user: int, *, private: bool = False) -> list[str]:
        return [
            label.replace("\u2068", "").replace("\u2069", "")
            for label in labels(table_menu(menu(offered(private=private), user, "en")))
        ]

    own = found(SNOWFLAKE)
    assert {"Keep my seat", "Invite somebody", "Leave"} <= set(own)
    assert not any(label.startswith("Take the seat") for label in own)
    assert sum(label.startswith("Take ") for label in found(NEWCOMER)) == 4
    assert not any(label.startswith("Take ") for label in found(NEWCOMER, private=True))
    assert "I’m back" in found(FORMER, private=True)
    assert "Leave" not in found(NEWCOMER)


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_about_seats_can_be_sent(locale: str) -> None:
    words, game = game_words(locale, STORY_GAME), offered()
    names = (NAMES[0], NAMES[1])
    invited = Invitation(LARGE, game.id, 2, SNOWFLAKE, SNOWFLAKE - 1, 1.0, 2.0**33, None)
    for reason in (LEFT, SILENT, GONE, TAKEN, RETURNED, ERASED):
        change = TableChange(1, 2, 3.0, "seat", reason, 1, SNOWFLAKE, None, SNOWFLAKE - 1, None)
        for on_offer in (False, True):
            check(seat_messages.changed_screen(game, change, names, LARGE, words, offered=on_offer))
        check(seat_messages.lost_screen(game, change, NAMES[0], LARGE, words))
    for shown in (game, structs.replace(game, private=True)):
        for on_offer in (False, True):
            check(seat_messages.offer_screen(shown, NAMES[0], LARGE, words, offered=on_offer))
    for mention in (False, True):
        check(seat_messages.invitation_screen(game, invited, *names, LARGE, words, mention=mention))
    check(plain_screen(words("seat-lost-stand-in", table=title_argument(game.id, words))))
    check(seat_messages.declined_screen(game, NAMES[0], words))
    for own in (False, True):
        check(choose_invitee(game, 1, NAMES[0], words, own=own))
        check(taken_screen(game, words, returned=own))
    check(declined_screen(game, words))
    for kind in (LeaveGame, LeaveLast, ProposeEnd, ResignGame):
        check(sure_screen(kind(game.id), words))


def test_a_seat_that_is_not_on_offer_is_no_button() -> None:
    game = row(STORY_GAME, 4, PLAYING)
    assert all(held.offered is None for held in game.seated)
    assert labels(table_menu(structs.replace(menu(game, NEWCOMER, "en"), given_up={}, invitations=()))) == []


@pytest.fixture(autouse=True)
def harbour() -> Iterator[None]:
    yield from with_harbour()


def seen(name: str, *, lines: int = 0) -> TableContext:
    """A table that has begun; its board has so many lines, or those of the game."""
    game = find(name)
    long = "\n".join(f"line {number} of the table" for number in range(lines))
    said = structs.replace(game, table_text=lambda *_: long) if lines else game
    table = Table.begin(said, 2, said.options())
    symbols = all_symbols(name) if name == STORY_GAME else NO_SYMBOLS
    return TableContext(playing(name), table, PEOPLE, symbols)


def playing(name: str) -> GameRow:
    return row(name, 2, "playing")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("lines", [0, 400])
def test_panels_boards_and_the_thread_have_it_within_discords_limits(locale: str, lines: int) -> None:
    context, words = seen("harbour", lines=lines), game_words(locale, "harbour")
    shown = {
        "panel": panel.Panel(context, 0, words).screen(),
        "board": boards.board(context, 0, 0, words),
        "thread": thread.turn_screen(context, words, since=0, mentions={}),
    }
    for screen in shown.values():
        check(screen)
        assert bool(more(screen, locale)) is bool(lines), "the rest is not left out silently"
    first = quoted(shown["panel"])[0]
    assert first == ("line 0 of the table" if lines else quoted(shown["board"])[0])
    lengths = {name: len(quoted(screen)) for name, screen in shown.items()}
    assert lengths["thread"] <= lengths["panel"] <= lengths["board"]
    assert sum(map(len, quoted(shown["thread"]))) <= MOST_IN_THREAD


def test_where_much_else_is_said_it_is_left_out() -> None:
    context, words = seen("harbour"), game_words("en", "harbour")
    board = boards.board(context, 0, 0, words)
    assert table_in_words(context, 0, words, board.blocks)
    crowded = [Text("x" * TEXT)]
    assert table_in_words(context, 0, words, crowded) == ()


def test_a_game_with_pictures_needs_none() -> None:
    context, words = seen(STORY_GAME), game_words("en", STORY_GAME)
    assert table_in_words(context, 0, words, ()) == ()


def quoted(screen: Screen) -> list[str]:
    return [line.removeprefix("> ") for line in screen.text.splitlines() if line.startswith("> ")]


def more(screen: Screen, locale: str) -> list[str]:
    begin = {"en": "… and more", "de": "… und mehr", "ru": "…и ещё"}[locale]
    return [line for line in quoted(screen) if line.startswith(f"-# {begin}")]
