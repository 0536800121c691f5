from pathlib import Path

import pytest

from games.numerals import figure_text, numeral, signed
from games.words import LOCALES, Message, words


def test_numerals_up_to_twelve() -> None:
    assert [numeral(number) for number in (1, 4, 9, 12)] == ["I", "IV", "IX", "XII"]
    for number in (0, 13):
        with pytest.raises(ValueError, match="no numeral"):
            numeral(number)


def test_what_is_lost_has_a_true_minus_sign_and_what_is_gained_a_plus() -> None:
    assert [figure_text(number) for number in (12, 0, -4)] == ["12", "0", "−4"]
    assert [signed(number) for number in (12, 0, -4)] == ["+12", "+0", "−4"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_negative_number_in_a_text_has_a_true_minus_sign_and_the_plural_of_its_number(
    locale: str, tmp_path: Path
) -> None:
    text = "points = { $n } { $n ->\n    [one] point\n   *[other] points\n  }: { $list } ({ $name })\n"
    (tmp_path / f"{locale}.ftl").write_text(text, "utf-8")
    message = Message("points", {"n": -1, "list": (-4, 9), "name": "III-1"})
    assert words(locale, tmp_path).text(message) == "−1 point: −4, 9 (III-1)"
