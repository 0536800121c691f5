import re
import unicodedata
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.locales import general_words
from bot.screens.moments import format_clock, format_duration, format_moment, vacation_days
from bot.screens.names import END_OF_ISOLATE, ISOLATE, MARKUP, NAME_LENGTH, clean_name, escape_name
from games.words import Message, Verbatim
from storage.core.rows import Away

THURSDAY = datetime(2026, 1, 1, 12, tzinfo=UTC).timestamp()

HOUR = 3600.0


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n\t  Lena ", "Anna Lena"),
        ("Вера Ивановна", "Вера Ивановна"),
        ("Zoë d’Arc 🎲", "Zoë d’Arc 🎲"),
        ("👩‍🚀 und 👩🏽‍🚀", "👩‍🚀 und 👩🏽‍🚀"),
        ("an\u202ena", "anna"),
        ("\u2066an\u2069na\u200f", "anna"),
        ("an\u200bna\ufeff\u00ad", "anna"),
        ("a\u200da", "aa"),
        ("an\0na\x1b", "an na"),
        ("an\ud800na", "anna"),
        ("ㅤAnnaㅤㅤLena", "Anna Lena"),
        ("Z" + "\u0351" * 9 + "algo", "Z\u0351\u0351algo"),
        ("\u0301Anna", "Anna"),
        ("A" * 40, "A" * 31 + "…"),
        ("שלום", "\u2068שלום\u2069"),
        ("Ben \u202eשלום", "\u2068Ben שלום\u2069"),
        ("علي", "\u2068علي\u2069"),
    ],
)
def test_a_name_is_cleaned(name: str, shown: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", shown)


@pytest.mark.parametrize("invisible", ["", " ", "\u200b\u200d\u2060", "ㅤ", "\u2800", "\u202e\u202d", "\u0301"])
def test_a_name_that_shows_nothing_is_replaced_by_the_next_one(invisible: str) -> None:
    assert clean_name(invisible, invisible, "anna.b") == "anna.b"
    assert clean_name(invisible) == "?"


@given(st.text(st.characters(), max_size=80))
def test_whatever_a_user_is_called_is_shown_as_a_short_visible_line(name: str) -> None:
    shown = clean_name(name)
    inner = shown.removeprefix(ISOLATE).removesuffix(END_OF_ISOLATE)
    assert 0 < len(inner) <= NAME_LENGTH
    assert "  " not in inner
    assert inner == inner.strip()
    assert not [each for each in inner if unicodedata.category(each) in ("Cc", "Cs", "Co", "Zl", "Zp")]
    assert not set(inner) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
    assert re.sub(r"\\(.)", "", escape_name(shown)) == MARKUP.sub("", shown)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Anna", "Anna"),
        ("*x*", r"\*x\*"),
        ("[a](https://b.example)", r"\[a\]\(https\://b\.example\)"),
        ("<@1> @everyone", r"\<\@1\> \@everyone"),
        ("<:heart:1>", r"\<\:heart\:1\>"),
        ("# big", r"\# big"),
        ("1. `x` ||y||", r"1\. \`x\` \|\|y\|\|"),
    ],
)
def test_names_are_no_markdown(name: str, text: str) -> None:
    assert escape_name(name) == text


def test_a_name_that_is_the_id_of_a_text_is_a_name() -> None:
    words = general_words("en")
    for name in ("error-full", "error-too-few"):
        assert words.has(name)
        said = words.text(Message("error-not-host", {"host": Verbatim(name)}))
        assert said == f"Only {name} can do that."


@pytest.mark.parametrize(
    ("hours", "zone", "english", "german", "russian"),
    [
        (8, "Europe/London", "20:00 today", "heute, 20:00", "сегодня, 20:00"),
        (8, "Asia/Tokyo", "Friday, 05:00", "Freitag, 05:00", "пятница, 05:00"),
        (-13, "Europe/London", "23:00 yesterday", "gestern, 23:00", "вчера, 23:00"),
        (104, "Europe/London", "Monday, 20:00", "Montag, 20:00", "понедельник, 20:00"),
        (104, "Asia/Kathmandu", "Tuesday, 01:45", "Dienstag, 01:45", "вторник, 01:45"),
        (168, "Europe/London", "January 8, 12:00", "8. Januar, 12:00", "8 января, 12:00"),
        (-48, "Europe/London", "December 30, 12:00", "30. Dezember, 12:00", "30 декабря, 12:00"),
    ],
)
def test_a_moment_is_named_by_day(hours: float, zone: str, english: str, german: str, russian: str) -> None:
    said = [
        format_moment(THURSDAY + hours * HOUR, THURSDAY, zone, general_words(language))
        for language in ("en", "de", "ru")
    ]
    assert said == [english, german, russian]


def test_a_moment_has_the_hours_of_the_readers_discord() -> None:
    words, later = general_words("en"), THURSDAY + 2 * HOUR
    said = [format_moment(later, THURSDAY, "Europe/London", words, locale) for locale in ("en-US", "en-GB")]
    assert said == ["2:00 PM today", "14:00 today"]
    german = format_moment(later, THURSDAY, "Europe/London", general_words("de"), "de")
    assert german == "heute, 14:00"


@pytest.mark.parametrize(
    ("seconds", "english", "german", "russian"),
    [
        (2 * 86_400 + 5 * 3600 + 59, "2 days, 5 hours", "2 Tage, 5 Stunden", "2 дня 5 часов"),
        (3 * 86_400 + 120, "3 days", "3 Tage", "3 дня"),
        (3600 + 60, "1 hour, 1 minute", "1 Stunde, 1 Minute", "1 час 1 минута"),
        (90, "1 minute", "1 Minute", "1 минута"),
        (-5, "0 minutes", "0 Minuten", "0 минут"),
    ],
)
def test_a_duration_has_two_units(seconds: float, english: str, german: str, russian: str) -> None:
    assert [format_duration(seconds, general_words(each)) for each in ("en", "de", "ru")] == [
        english,
        german,
        russian,
    ]


@pytest.mark.parametrize(
    ("minutes", "american", "british"),
    [
        (0, "12:00 AM", "00:00"),
        (725, "12:05 PM", "12:05"),
        (719, "11:59 AM", "11:59"),
        (1380, "11:00 PM", "23:00"),
    ],
)
def test_a_clock_reads_as_in_discord(minutes: int, american: str, british: str) -> None:
    assert format_clock(minutes, "en-US") == american
    assert format_clock(minutes, "en-GB") == british


def test_the_days_of_a_vacation_are_those_of_who_is_away() -> None:
    begins = datetime(2027, 1, 16, tzinfo=ZoneInfo("Pacific/Auckland")).timestamp()
    away = Away(begins, begins + 3 * 86_400, "Pacific/Auckland")
    called = {locale: vacation_days(away, general_words(locale)) for locale in ("en", "de")}
    assert [each.text for each in called["en"]] == ["Sat, Jan 16", "Mon, Jan 18"]
    assert [each.text for each in called["de"]] == ["Sa., 16. Jan.", "Mo., 18. Jan."]
