from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.audit import questions as audit
from bot.first_day.largest import NAMES, SNOWFLAKE, row
from bot.limits import BUTTONS
from bot.locales import game_words, general_words
from bot.screens.absence.poll_view import QuestionView
from bot.screens.absence.polls import QUESTIONS, question_screen
from bot.screens.lobby import lobby
from bot.screens.model import TableContext
from bot.screens.overview.table_menu import table_menu
from bot.screens.overview.user_games import UserGames, user_games
from bot.screens.panel.thread import turn_screen
from games import find
from games.words import LOCALES
from storage.absence.polls import GAME_OVER, QuestionRow
from storage.core.kinds import Kind
from storage.core.rows import AGREED_PAUSE, DORMANT, GameRow, Pause, UserGame
from tests.support.games import STORY_GAME, begin
from tests.support.message_linter import check
from tests.support.screens import FULL, LARGE, labels, menu
from tests.support.table_helpers import all_symbols

PAUSES = [
    pytest.param(Pause(AGREED_PAUSE, 1_700_000_000.0, 1_702_000_000.0), id="paused"),
    pytest.param(Pause(DORMANT, 1_700_000_000.0, None), id="dormant"),
]


def questions(kind: str) -> Iterator[QuestionRow]:
    """A question of a kind about all it can be about, with all answers and outcomes."""
    known = audit.QUESTIONS[kind]
    about = 1 if known.of_seat else None
    asked = QuestionRow(LARGE, 2**31, kind, about, None, 1_700_000_000.0, 1_700_000_000.0, 1.0, None, None)
    for subject in known.subjects:
        for answer in known.answers:
            votes = dict.fromkeys(range(4), answer)
            open_ = structs.replace(asked, subject=subject, votes=votes)
            yield open_
            for outcome in (*known.outcomes, GAME_OVER):
                yield structs.replace(open_, closed=1_700_000_000.0, outcome=outcome)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_what_a_table_is_asked_can_be_sent_whatever_comes_of_it(kind: str, locale: str) -> None:
    game, words = row(STORY_GAME, 4), game_words(locale, STORY_GAME)
    users = [held.user for held in game.seated if held.user is not None]
    for question in questions(kind):
        for moving in (False, True):
            screen = question_screen(QuestionView(game, question, NAMES, users, LARGE, moving), words)
            check(screen)
            assert bool(screen.controls) == (question.closed is None or question.subject == "computer")


def test_every_kind_of_question_is_checked_and_shown() -> None:
    assert set(QUESTIONS) == set(audit.QUESTIONS)


def paused(pause: Pause) -> GameRow:
    """A game of four whose clocks stand, and whose seats are all on offer."""
    game = row(STORY_GAME, 4, computers=1)
    seated = tuple(structs.replace(held, offered=1_700_000_000.0) for held in game.seated)
    return structs.replace(game, paused=pause, seated=seated)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pause", PAUSES)
def test_a_table_whose_clocks_stand_says_so_wherever_it_is_shown(pause: Pause, locale: str) -> None:
    game, words = paused(pause), game_words(locale, STORY_GAME)
    table = begin(STORY_GAME, FULL)[0]
    context = TableContext(game, table, NAMES, all_symbols(STORY_GAME), {}, asked=1_700_000_000.0)
    mark = "💤" if game.dormant else "⏸️"
    screens = (
        lobby.card(game, find(game.name).options(), NAMES, NAMES[1], words),
        table_menu(menu(game, SNOWFLAKE, locale)),
        turn_screen(context, words, since=0, mentions={0: SNOWFLAKE}),
    )
    for screen in screens:
        check(screen)
        assert mark in screen.text


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_can_be_asked_at_once_finds_room_in_the_screen_of_a_table(locale: str) -> None:
    asked = {
        kind: structs.replace(next(questions(kind)), subject=None, votes={1: "yes"})
        for kind in (Kind.AGREE_END, Kind.AGREE_PAUSE)
    }
    shown = structs.replace(
        menu(row(STORY_GAME, 4), SNOWFLAKE, locale),
        ending=asked[Kind.AGREE_END],
        pausing=asked[Kind.AGREE_PAUSE],
        channel_gone=True,
    )
    check(table_menu(shown))


@pytest.mark.parametrize("locale", LOCALES)
def test_many_dormant_tables_find_room_in_the_list_of_games(locale: str) -> None:
    game = structs.replace(paused(Pause(DORMANT, 1_700_000_000.0, None)))
    mine = [UserGame(structs.replace(game, id=2**31 - each), 0, None) for each in range(40)]
    screen = user_games(UserGames(mine, (), {STORY_GAME: "T" * 60}), general_words(locale))
    check(screen)
    assert len(labels(screen)) == BUTTONS + 1, "and the open tables"
    assert screen.text.count("<t:1700000000:D>") >= 3
