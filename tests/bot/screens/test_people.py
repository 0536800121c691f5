from functools import cache

import msgspec
import pytest

from bot.locales import game_words, general_words, words_by_game
from bot.screens.cups import cup_page
from bot.screens.cups.cup_card import (
    CupView,
    cup_called_off_screen,
    cup_card,
    cup_over_screen,
    cup_pictures,
    round_ends_screen,
)
from bot.screens.ids.people_ids import EVERYWHERE, HERE
from bot.screens.model import Screen
from bot.screens.people import profile, stats
from bot.screens.people.ranks import RanksView, head_to_head, no_server_screen, ranks_screen
from bot.screens.people.regulars import asked_letter, looking_letter, regulars_page
from bot.screens.people.year import Year, year_letter, year_pictures, year_screen
from bot.tables.cups.standing import standing_of
from clocks.user_settings import EVERYBODY
from games import find, log
from games.statistics import statistics
from games.words import LOCALES, Words
from games.written_messages import read_message
from ratings.model import Figure
from ratings.reliability import Reliability
from storage.core.rows import OfCup
from storage.cups.rows import CALLED_OFF, DRAFT, OPEN, OVER, PLAYING, Cup
from storage.peace.regulars import MOST_REGULARS, RegularList
from storage.ratings.profiles import Ended, GameRecord, Met, Profile
from storage.ratings.ranks import LATEST, ON_A_PAGE, MetGame, Ranked, RanksPage
from storage.ratings.statistics import (
    FIRST_CHOICES,
    RECORDS,
    ByPlayers,
    FirstChoice,
    GameStatistics,
    RecordPoints,
    Share,
)
from tests.support.cup_rows import LONG, cup
from tests.support.games import GAMES, TESTS
from tests.support.message_linter import check
from tests.support.screens import unpainted

MANY = 999_999

LAST = 2**63 - 1

NOW = 1_800_000_000.0

STAGES = (OPEN, PLAYING, OVER, CALLED_OFF)


def titles(locale: str) -> dict[str, str]:
    return {name: words("title") for name, words in words_by_game(locale).items()}


@cache
def first_choices(game: str) -> tuple[FirstChoice, ...]:
    """What was chosen first in the games on file."""
    tables = [log.read(file).table() for file in (TESTS / "logs" / game).glob("*_players.jsonl")]
    found = [each.first for table in tables for each in statistics(table)]
    labels = [msgspec.json.decode(msgspec.json.encode(each)) for each in found if each is not None]
    return tuple(FirstChoice(label, Share(MANY, MANY)) for label in labels)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_statistics_can_be_sent(game: str, locale: str) -> None:
    words, kind = game_words(locale, game), find(game)
    longest = sorted(
        first_choices(game), key=lambda each: len(words.text(read_message(each.label))), reverse=True
    )
    found = GameStatistics(
        MANY,
        tuple(ByPlayers(players, MANY, -9999.4) for players in kind.seats),
        {seat: Share(MANY, MANY) for seat in range(max(kind.seats))},
        tuple(longest[:1] * FIRST_CHOICES),
        dict.fromkeys(kind.point_sources, 9999.4),
        (1, 999),
        9_999 * 86_400.0,
        tuple(RecordPoints(9999, LAST - number, NOW) for number in range(RECORDS)),
    )
    pictures = unpainted(stats.stats_pictures(found, game, titles(locale)[game], words))
    assert len(pictures) == 1
    for scope in (HERE, EVERYWHERE):
        for shown in ((), pictures):
            arguments = (found, game, scope, titles(locale), words)
            check(stats.stats_screen(*arguments, has_server=True, pictures=shown))
    check(stats.stats_screen(GameStatistics(), game, HERE, titles(locale), words, has_server=True))
    few = msgspec.structs.replace(found, games=stats.FEW - 1)
    assert stats.stats_pictures(few, game, titles(locale)[game], words) == []
    said = stats.stats_screen(few, game, HERE, titles(locale), words, has_server=True).text
    assert words("stats-few", n=stats.FEW) in said, "bars of few games would say nothing"
    for elsewhere in ((), (game,)):
        check(stats.no_stats_screen(elsewhere, general_words(locale), on_server=True))


@pytest.mark.parametrize("locale", LOCALES)
def test_profiles_can_be_sent(locale: str) -> None:
    words, figure = game_words(locale, GAMES[0]), Figure(-99.0, 9.0, MANY)
    records = tuple(
        GameRecord(game, tuple((place, MANY) for place in (1, 2, 3, 4)), 9999, figure) for game in GAMES
    )
    met = tuple(Met(LAST - number, MANY, MANY, MANY) for number in range(3))
    found = Profile(records, figure, met, Reliability(10, 10, MANY, MANY), 99 * 86_400.0)
    called = {each.user: LONG for each in met}
    for visible in (None, EVERYBODY):
        view = profile.ProfileView(found, LONG, called, titles(locale), visible, LAST, 2027)
        pictures = unpainted(profile.profile_pictures(view, GAMES[0], words))
        assert len(pictures) == 1
        check(profile.profile_screen(view, words, pictures=pictures))
        check(profile.profile_screen(view, words))
    check(profile.computer_ratings(titles(locale), words))
    for game in GAMES:
        sources = dict.fromkeys(find(game).point_sources, 9999.4)
        texts = game_words(locale, game)
        painted = unpainted(profile.sources_pictures(sources, sources, LONG, game, texts))
        check(profile.sources_screen(titles(locale)[game], LONG, texts, pictures=painted))


@pytest.mark.parametrize("locale", LOCALES)
def test_years_and_letters_can_be_sent(locale: str) -> None:
    words = game_words(locale, GAMES[0])
    ended = tuple(Ended(game, NOW + 86_400.0 * day, 1) for day in range(360) for game in GAMES * 3)
    shown: list[Screen] = []
    for games in (ended, ()):
        found = Year(2027, "Europe/Berlin", games, titles(locale), earlier=True, later=True)
        pictures = unpainted(year_pictures(found, LONG, GAMES[0], words))
        assert len(pictures) == bool(games)
        shown += [
            year_screen(found, words, pictures=pictures),
            year_letter(found, LAST, words, pictures=pictures),
        ]
    row = cup(16, GAMES[0], CALLED_OFF).row
    shown += [cup_called_off_screen(row, words, too_few=too_few) for too_few in (True, False)]
    for each in shown:
        check(each)


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_said_of_regulars_can_be_sent(locale: str) -> None:
    words = general_words(locale)
    users = tuple(range(LAST - MOST_REGULARS, LAST))
    names = dict.fromkeys(users, LONG)
    for shown in (
        regulars_page(RegularList((), users[:9], users[9:]), names, words, tells=True, said=LONG),
        asked_letter([LONG] * MOST_REGULARS, LAST, words),
        looking_letter([LONG] * MOST_REGULARS, LAST, words),
    ):
        check(shown)


def screens(found: Cup, game: str, words: Words) -> list[Screen]:
    """All that is shown of a cup at a stage."""
    view = CupView(found, (LONG,) * found.row.size, LONG, "option, " * 40)
    standings = standing_of(found)
    return [
        cup_card(view, words),
        cup_card(view, words, pictures=unpainted(cup_pictures(view, words))),
        cup_page.manage_page(found.row, "https://discord.com/channels/1/2/3", words),
        cup_page.sure_to_call_off_screen(found.row, words),
        cup_page.announced_screen(found.row, words),
        round_ends_screen(2**31, OfCup(found.row.id, 1, NOW), 2**31, words),
        cup_over_screen(found.row, [LONG] * 3, standings[0], len(standings), words),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("players", "size"), [(2, 3), (2, 11), (3, 9), (4, 16), (2, 32), (3, 32), (4, 32)])
def test_every_screen_of_a_cup_can_be_sent(players: int, size: int, locale: str) -> None:
    game = GAMES[size % len(GAMES)]
    words = game_words(locale, game)
    for stage in STAGES:
        for screen in screens(cup(size, game, stage, players=players), game, words):
            check(screen)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_cup_that_is_set_up_can_be_sent(game: str, locale: str) -> None:
    words, games = game_words(locale, game), words_by_game(locale)
    for size in (3, 16, 32):
        row = cup(size, game, DRAFT, begun=0).row
        for others in (0, 5):
            links = {LAST - number: LONG * 4 for number in range(others)}
            check(cup_page.setup_page(row, NOW, "option, " * 40, "<#1>", games, links, words))
        check(cup_page.options_page(row, find(game).options(), words))


def test_standings_are_text_where_a_game_has_no_pictures() -> None:
    found = cup(4, GAMES[0], begun=3)
    view = CupView(found, ("Anna", "Ben", "Vera", "Computer 1"), "Hugo", "")
    assert ". **Computer 1**: 1 (tables: 2)" in cup_card(view, game_words("en", GAMES[0])).text


@pytest.mark.parametrize(
    ("locale", "host"), [("en", "Host: Hugo"), ("de", "Veranstalter: Hugo"), ("ru", "Организатор: Hugo")]
)
def test_a_cup_has_a_host_of_its_own_not_of_a_table(locale: str, host: str) -> None:
    view = CupView(cup(4, GAMES[0], OPEN, begun=0), ("Anna",) * 4, "Hugo", "")
    assert cup_card(view, game_words(locale, GAMES[0])).text.splitlines()[1] == host


@pytest.mark.parametrize("locale", LOCALES)
def test_ranks_can_be_sent(locale: str) -> None:
    words, name = general_words(locale), GAMES[0]
    form = (None, 4) * (LATEST // 2)
    ranked = [Ranked(LAST - each, Figure(games=9999), 999, form) for each in range(ON_A_PAGE)]
    called = {each.user: LONG for each in ranked}
    for own, page, listed in ((ranked[0], 1, ranked), (None, 0, ranked[:1]), (None, 0, ())):
        found = RanksPage(tuple(listed), page, 1 + 2 * page, own, is_own_listed=False)
        for quarter in (True, False):
            view = RanksView(found, name, quarter, quarter, LAST, called, titles(locale))
            check(ranks_screen(view, words))
    check(no_server_screen(name, words, agreed=True))
    met = [MetGame(LAST - each, name, 1.8e9, 4, 9999, 4, 9999) for each in range(30)]
    for games in ([], met[:1], met):
        check(head_to_head(games, LONG, titles(locale), words))
