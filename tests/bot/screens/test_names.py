import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.locales import general_words
from bot.screens.names import END_OF_ISOLATE, ISOLATE, MARKUP, NAME_LENGTH, clean_name, escaped
from games.words import Message, Verbatim


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
    assert re.sub(r"\\(.)", "", escaped(shown)) == MARKUP.sub("", shown)


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
    assert escaped(name) == text


def test_a_name_that_is_the_id_of_a_text_is_a_name() -> None:
    words = general_words("en")
    for name in ("error-full", "error-too-few"):
        assert words.has(name)
        told = words.text(Message("error-not-host", {"host": Verbatim(name)}))
        assert told == f"Only {name} can do that."
