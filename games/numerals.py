"""Numbers as they are written: with a true minus sign, with their sign, in halves, as Roman numerals."""

from __future__ import annotations

from math import floor

_NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


MINUS = "\N{MINUS SIGN}"


def figure_text(number: int) -> str:
    """A number in digits: "4", "−4"."""
    return str(number).replace("-", MINUS)


def round_half_away(number: float) -> int:
    """A number made whole, halves away from 0."""
    return floor(abs(number) + 0.5) * (-1 if number < 0 else 1)


def halves_text(number: float) -> str:
    """A number of halves: "4", "4½", "½"."""
    full, half = divmod(round(2 * number), 2)
    return f"{full or '' if half else full}{'½' * half}"


def signed_number(number: int) -> str:
    """A number with its sign: "+4", "−4", "+0"."""
    return f"{number:+}".replace("-", MINUS)


def roman_numeral(number: int) -> str:
    """The Roman numeral of a number from 1 to 12. Raises ValueError."""
    if not 1 <= number <= len(_NUMERALS):
        raise ValueError(f"no numeral for {number}")
    return _NUMERALS[number - 1]
