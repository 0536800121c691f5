"""Profiles, statistics and years: within Discord's limits with the longest names and the largest figures."""

from functools import cache

import msgspec
import pytest

from bot.locales import game_words, general_words, words_of_games
from bot.screens.cups.cup_notices import cup_called_off
from bot.screens.ids.people_ids import EVERYWHERE, HERE
from bot.screens.model import Screen
from bot.screens.people import profile, stats
from bot.screens.people.year import Year, year_letter, year_pictures, year_screen
from clocks.user_settings import EVERYBODY
from games import find, log
from games.statistics import statistics
from games.words import LOCALES
from games.written_messages import read_message
from ratings.model import Figure
from ratings.reliability import Reliability
from storage.cups.rows import CALLED_OFF
from storage.ratings.profiles import Ended, GameRecord, Met, Profile
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
from tests.support.screens.shown import unpainted

MANY = 999_999
LAST = 2**63 - 1
NOW = 1_800_000_000.0


def titles(locale: str) -> dict[str, str]:
    return {name: words("title") for name, words in words_of_games(locale).items()}


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
    for elsewhere in ((), (game,)):
        check(stats.no_stats(elsewhere, general_words(locale), on_server=True))


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
    shown += [cup_called_off(row, words, too_few=too_few) for too_few in (True, False)]
    for each in shown:
        check(each)
