import pytest
from msgspec import structs

from bot.locales import game_words, general_words
from bot.screens.finding.open_tables import (
    MOST,
    MOST_OTHERS,
    FoundTable,
    NewTableNotices,
    full_screen,
    new_table,
    open_tables,
)
from bot.screens.finding.queue import NUMBERS, queue_page
from bot.screens.lobby import lobby_notices
from bot.screens.model import Screen
from bot.screens.peace import blocks, reports
from bot.screens.peace.reports import REPORT_LENGTH, ReportsView
from games import names
from games.words import LOCALES
from storage.core.rows import LOBBY, PLAYING, GameRow, SeatRow
from storage.cups.rows import OPEN
from storage.lobby.queue import Search
from storage.lobby.queue_days import QueueDay
from storage.peace.bars import Bar
from storage.peace.reports import NewReport, Report
from storage.together.blocks import MOST_BLOCKED, Blocked
from tests.support.cup_rows import cup
from tests.support.games import GAMES
from tests.support.message_linter import check, check_form

LONG = "W_" * 16
LAST = 2**63 - 1
NOW = 1.8e9
DAYS = (QueueDay(dict.fromkeys(names(), 500), (9,) * 24),)


def row(number: int, stage: str = LOBBY) -> GameRow:
    seated = tuple(SeatRow(seat, LAST - seat, offered=NOW) for seat in range(3))
    return GameRow(
        *(LAST - number, GAMES[0], "{}", 4, stage, LAST, LAST, LAST, "ru", 1.0, LAST, LAST),
        pace="reserve",
        starts=NOW,
        reliable=True,
        near=True,
        seated=seated,
    )


def titles(locale: str) -> dict[str, str]:
    return {name: game_words(locale, name)("title") for name in names()}


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_of_blocks_can_be_sent(locale: str) -> None:
    words = general_words(locale)
    many = [Blocked(LAST - number, NOW) for number in range(MOST_BLOCKED)]
    called = {each.user: LONG for each in many}
    both = [blocks.meet_in_cup(cup(16, GAMES[0], OPEN).row, game_words(locale, GAMES[0]))] * blocks.MOST_NAMED
    both += [blocks.meet_in_lobby(row(0), words)] * blocks.MOST_NAMED
    said = "\n".join((words("blocks-blocked", name=LONG), *both))
    for blocked in ([], many):
        for page in (0, MOST_BLOCKED // blocks.ON_A_PAGE - 1):
            check(blocks.blocked_page(blocked, called, page, words, said=said))
    people = {LAST - number: LONG for number in range(30)}
    table = game_words(locale, GAMES[0])
    for already in (frozenset[int](), frozenset(people)):
        check(blocks.people_page(row(0, PLAYING), people, already, table, said=said))


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_of_reports_can_be_sent(locale: str) -> None:
    words = general_words(locale)
    text = "*" * REPORT_LENGTH
    all_reports = [
        Report(LAST - number, NewReport(LAST, LAST - number, 9999, LAST - 1, LAST - 2, NOW, text))
        for number in range(40)
    ]
    tables = {each.about.game: row(number, PLAYING) for number, each in enumerate(all_reports)}
    barred = [Bar(LAST - number, NOW) for number in range(40)]
    called = {LAST - number: LONG for number in range(50)}
    view = ReportsView(all_reports, tables, titles(locale), barred, called)
    check(reports.reports_page(view, words, said=words("report-gone")))
    check(reports.reports_page(ReportsView((), {}, {}, (), {}), words))
    check(reports.report_screen(view, all_reports[0], words))
    shown = reports.report_screen(
        ReportsView(all_reports, tables, titles(locale), (), called), all_reports[0], words
    )
    check(shown)
    assert len(buttons(shown)) == 4
    check(reports.sure_to_bar_screen(LAST, LONG, LAST, words))
    check(reports.sure_to_close_screen(all_reports[0], game_words(locale, GAMES[0])))
    check_form(reports.report_form(LAST, LAST, LONG, words))


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_of_tables_can_be_sent(locale: str) -> None:
    words = general_words(locale)
    found = [FoundTable(row(number), None, 23.0, 86_400.0 * 9) for number in range(MOST)]
    offered = [FoundTable(row(number, PLAYING), 2, 23.0, 86_400.0 * 9) for number in range(MOST)]
    for on in (True, False):
        check(open_tables(found, offered, titles(locale), NewTableNotices(LAST, on), words))
    check(open_tables([], offered[:1], titles(locale), None, words))
    check(open_tables([], [], {}, None, words))
    check(full_screen([row(number) for number in range(MOST_OTHERS)], titles(locale), words))
    check(full_screen([], {}, words))
    table = game_words(locale, GAMES[0])
    for listens in (True, False):
        check(new_table(row(0), LONG, LAST, table, listens=listens))
    computers = (*row(0).seated, SeatRow(3, None, "easy"))
    for lobby in (row(0), structs.replace(row(0), seated=computers)):
        check(lobby_notices.matched_screen(lobby, NOW, LAST, table))
    check(lobby_notices.notice("queue-again", row(0), table))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_of_the_queue_can_be_sent(locale: str) -> None:
    words = general_words(locale)
    for fewest, most in NUMBERS:
        for since, held, found in ((None,) * 3, (NOW, None, None), (NOW, NOW, None), (NOW, NOW, row(0))):
            search = Search(LAST, tuple(names()), fewest, most, "reserve", 7, since, since, held=held)
            for directly in (False, True):
                screen = queue_page(search, titles(locale), DAYS, NOW, words, directly=directly, found=found)
                check(screen)
                assert len(buttons(screen)) == 2 + directly


def buttons(screen: Screen) -> list[object]:
    return [each for controls in screen.controls if isinstance(controls, tuple) for each in controls]
