from datetime import UTC, datetime
from math import inf
from random import Random

import pytest
from msgspec import structs

from bot.first_day.largest import row
from bot.locales import game_words, general_words
from bot.screens.ids.custom_ids import nonce_of
from bot.screens.model import TableContext
from bot.screens.shared.calls import (
    WallClock,
    call,
    call_line,
    end_call,
    phone_line,
    until_when_text,
    wall_clock,
)
from bot.tables.settings.recipient import Recipient
from clocks.schedule import Schedule
from games import find
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.words import LOCALES
from tests.support.games import GAMES, Start, begin, samples
from tests.support.push_linter import call_faults

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC).timestamp()
HOUR, DAY = 3600.0, 86_400.0
MOMENTS = (None, inf, NOW - DAY, NOW + 60.0, NOW + DAY, NOW + 4 * DAY, NOW + 300 * DAY)
LONDON = WallClock("Europe/London")
ELSEWHERE = WallClock("America/Argentina/Buenos_Aires", "Buenos Aires")
NAMES = ("Anna", "Ben_" + "n" * 16, "Вера", "@everyone")
STARTS = [
    pytest.param(game, start, id=f"{game}, {start.seed}")
    for game in GAMES
    for start in samples(game).screens[:1]
]


def on_a_phone(text: str, context: TableContext) -> str:
    """The text with mentions as names."""
    for held, name in zip(context.row.seated, context.names, strict=True):
        text = text.replace(f"<@{held.user}>", "@" + "".join(name.split()))
    return text


@pytest.mark.parametrize(("game", "start"), STARTS)
def test_every_call_says_which_table_what_and_until_when(game: str, start: Start) -> None:
    table, random = begin(game, start)
    called = 0
    while not table.over:
        context = TableContext(row(game, table.players), table, NAMES[: table.players])
        mentions = {
            seat: held.user for seat in table.waiting_seats if (held := context.row.seated[seat]).user
        }
        until, where = random.choice(MOMENTS), random.choice((LONDON, ELSEWHERE))
        for locale in LOCALES:
            words = game_words(locale, game)
            for some in ({}, mentions):
                made = call(context, words, 77, until=until, now=NOW, where=where, mentions=some)
                assert [*call_faults(on_a_phone(made.text, context))] == []
                assert f" {context.row.id}:" in made.text
                assert nonce_of(made.button.custom_id.encode()) == 77
        called += 1
        choice = table.pending_choice(table.waiting_seats[0])
        assert choice is not None
        table.answer(table.waiting_seats[0], choice.random_answer(random))
    assert called > 5
    context = TableContext(row(game, table.players), table, NAMES[: table.players])
    for locale in LOCALES:
        ended = end_call(context.row.id, game_words(locale, game), 77, [context.row.seated[0].user or 0])
        assert [*call_faults(on_a_phone(ended.text, context))] == []


@pytest.fixture
def coin_table(toys: None) -> TableContext:
    game = find("coin_toss")
    table = Table.begin(game, 2, game.options(), RandomChance(Random(1)))
    return TableContext(structs.replace(row("coin_toss", 2), id=12), table, NAMES[:2])


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Coin Toss, table 12: call heads or tails, by Monday, 12:00"),
        ("de", "Münzwurf, Tisch 12: Kopf oder Zahl ansagen, bis Montag, 12:00"),
        ("ru", "Орлянка, стол 12: назовите орла или решку, срок: понедельник, 12:00"),
    ],
)
def test_a_call_is_one_line(coin_table: TableContext, locale: str, line: str) -> None:
    words = game_words(locale, "coin_toss")
    assert call_line(coin_table, words, until=NOW + 4 * DAY, now=NOW, where=LONDON) == line


def test_a_day_is_never_called_tomorrow(coin_table: TableContext) -> None:
    words = game_words("en", "coin_toss")
    line = call_line(coin_table, words, until=NOW + DAY, now=NOW, where=LONDON)
    assert line == "Coin Toss, table 12: call heads or tails, by Friday, 12:00"


def test_without_a_deadline_the_line_says_so(coin_table: TableContext) -> None:
    words = game_words("en", "coin_toss")
    line = call_line(coin_table, words, until=None, now=NOW, where=LONDON)
    assert line == "Coin Toss, table 12: call heads or tails, no deadline"


@pytest.mark.parametrize("length", [40, 50, 60])
def test_with_little_room_the_table_and_the_deadline_stay(coin_table: TableContext, length: int) -> None:
    words = game_words("en", "coin_toss")
    line = call_line(coin_table, words, until=NOW + 4 * DAY, now=NOW, where=LONDON, length=length)
    assert len(line) <= length
    assert ", table 12: " in line
    assert line.endswith(", by Monday, 12:00")


def test_a_zone_is_named_that_is_guessed_or_read_by_others_and_several_read_utc() -> None:
    words = general_words("de")
    berlin = Recipient(Schedule("Europe/Berlin", None, None, ()), confirmed=True)
    guessed = Recipient(Schedule("Europe/Berlin", None, None, ()), confirmed=False)
    tokyo = Recipient(Schedule("Asia/Tokyo", None, None, ()), confirmed=True)
    assert wall_clock([berlin], words) == WallClock("Europe/Berlin")
    assert wall_clock([berlin], words, public=True) == WallClock("Europe/Berlin", "Berlin")
    assert wall_clock([berlin, guessed], words) == WallClock("Europe/Berlin", "Berlin")
    assert wall_clock([berlin, tokyo], words) == WallClock("UTC", "UTC")


def test_all_who_read_a_line_must_have_american_hours() -> None:
    schedule = Schedule("America/New_York", None, None, ())
    american, british = (Recipient(schedule, locale=locale) for locale in ("en-US", "en-GB"))
    english = general_words("en")
    said = [
        until_when_text(NOW + 2 * HOUR, NOW, wall_clock(readers, words), words)
        for readers, words in (
            ([american], english),
            ([american, british], english),
            ([american], general_words("de")),
        )
    ]
    assert said == ["by 9:00 AM today", "by 09:00 today", "bis heute, 09:00"]


def test_who_is_called_stands_after_the_line(coin_table: TableContext) -> None:
    words = game_words("en", "coin_toss")
    made = call(coin_table, words, 77, until=None, now=NOW, where=LONDON, mentions={0: 1001, 1: 1002})
    assert made.text == "Coin Toss, table 12: call heads or tails, no deadline <@1001> <@1002>"
    assert (made.button.label, made.button.custom_id.encode()) == ("My move", "move:12:77")


MATTERS = {
    "lobby-told-here": ("until",),
    "lobby-call-here": ("until",),
    "lobby-call-invited": ("until",),
    "request-call": ("until",),
    "lobby-told-closing": ("when",),
    "idle-question": ("until",),
    "stand-in-offer": ("first", "last"),
    "notice-no-permission": ("permissions",),
}
"""Notices -> the words that a phone always shows."""

SAID = {
    "table": "Forum Trajanum, table 1234",
    "game": "Forum Trajanum",
    "host": "Bartholomew",
    "name": "Bartholomew",
    "channel": "<#1>",
    "server": "The board games club",
    "permissions": "Send Messages in Threads, Attach Files",
    "until": "<t:1795895128:f>",
    "when": "<t:1795895128:R>",
    "since": "<t:1795895129:f>",
    "link": "<#1>",
    "users": " ".join(f"<@{user}>" for user in range(1, 5)),
    "tables": "Forum Trajanum, table 1234",
    "first": "January 1",
    "last": "January 15",
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", MATTERS)
def test_a_notice_is_not_cut_where_it_matters(text: str, locale: str) -> None:
    said = {**SAID, "table": "1234"} if text.startswith(("lobby", "request")) else SAID
    called = tuple(SAID["users"].split()) if text == "idle-question" else ()
    shown = phone_line(general_words(locale)(text, **said), called)
    assert [said[name] for name in MATTERS[text] if said[name] not in shown] == [], shown
