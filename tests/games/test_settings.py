from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from games import find
from games.engine.table import Table
from games.numerals import figure_text, roman_numeral, signed_number
from games.settings import (
    SettingKind,
    options_after_leaving,
    options_without_seats,
    setting_kinds,
    with_option_changed,
    with_whole_orders,
)
from games.words import LOCALES, Message, words
from tests.fuzz.random_games import random_options
from tests.support.harbour_table import with_harbour

ORDER = "seniority"


@pytest.fixture(autouse=True)
def harbour() -> Iterator[None]:
    yield from with_harbour()


def test_an_order_is_named_seat_by_seat_and_begun_anew() -> None:
    game = find("harbour")
    assert setting_kinds(game.options)[ORDER] is SettingKind.ORDER
    options = game.options()
    for seat in ("2", "0", "1"):
        options = with_option_changed(game, options, ORDER, [seat])
    assert getattr(options, ORDER) == (2, 0, 1)
    assert with_option_changed(game, options, ORDER, ["none"]) == game.options()


@pytest.mark.parametrize("values", [["0"], ["7"], ["-1"], ["1", "2"], [], ["x"]])
def test_no_seat_is_named_twice_nor_one_that_there_is_not(values: list[str]) -> None:
    game = find("harbour")
    options = with_option_changed(game, game.options(), ORDER, ["0"])
    with pytest.raises(ValueError, match=r"cannot add|unpack|invalid literal"):
        with_option_changed(game, options, ORDER, values)


def test_an_order_counts_once_it_is_whole() -> None:
    options = structs.replace(find("harbour").options(), **{ORDER: (1, 0)})
    assert with_whole_orders(options, 2) == options
    assert with_whole_orders(options, 3) == find("harbour").options()
    assert Table.begin(find("harbour"), 3, options).state.seniority == (0, 1, 2)
    assert Table.begin(find("harbour"), 2, options).state.seniority == (1, 0)


def test_the_others_keep_their_order_when_somebody_leaves_and_other_people_have_none() -> None:
    options = structs.replace(find("harbour").options(), **{ORDER: (2, 0, 1)})
    assert getattr(options_after_leaving(options, 0), ORDER) == (1, 0)
    assert options_without_seats(options) == find("harbour").options()


def test_random_orders_are_whole() -> None:
    game = find("harbour")
    drawn = {getattr(random_options(game, 3, Random(seed)), ORDER) for seed in range(40)}
    assert () in drawn
    assert len(drawn) > 3
    assert all(len(set(order)) in (0, 3) for order in drawn)


def test_numerals_up_to_twelve() -> None:
    assert [roman_numeral(number) for number in (1, 4, 9, 12)] == ["I", "IV", "IX", "XII"]
    for number in (0, 13):
        with pytest.raises(ValueError, match="no numeral"):
            roman_numeral(number)


def test_what_is_lost_has_a_true_minus_sign_and_what_is_gained_a_plus() -> None:
    assert [figure_text(number) for number in (12, 0, -4)] == ["12", "0", "−4"]
    assert [signed_number(number) for number in (12, 0, -4)] == ["+12", "+0", "−4"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_negative_number_has_a_true_minus_sign_and_its_plural_in_texts(locale: str, tmp_path: Path) -> None:
    text = "points = { $n } { $n ->\n    [one] point\n   *[other] points\n  }: { $list } ({ $name })\n"
    (tmp_path / f"{locale}.ftl").write_text(text, "utf-8")
    message = Message("points", {"n": -1, "list": (-4, 9), "name": "III-1"})
    assert words(locale, tmp_path).text(message) == "−1 point: −4, 9 (III-1)"
