"""Roman numerals, for ranks, rounds and whatever else is counted in few steps."""

from __future__ import annotations

_NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def numeral(number: int) -> str:
    """The Roman numeral of a number from 1 to 12. Raises ValueError."""
    if not 1 <= number <= len(_NUMERALS):
        raise ValueError(f"no numeral for {number}")
    return _NUMERALS[number - 1]
