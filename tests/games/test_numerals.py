"""Roman numerals."""

import pytest

from games.numerals import numeral


def test_numerals_up_to_twelve() -> None:
    assert [numeral(number) for number in (1, 4, 9, 12)] == ["I", "IV", "IX", "XII"]
    for number in (0, 13):
        with pytest.raises(ValueError, match="no numeral"):
            numeral(number)
