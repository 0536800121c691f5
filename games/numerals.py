"""Numbers as they are written: with a true minus sign, with their sign, in halves, as Roman numerals."""

from __future__ import annotations

_NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


MINUS = "\N{MINUS SIGN}"


def figure_text(number: int) -> str:
    """A number in digits: "4", "−4"."""
    return str(number).replace("-", MINUS)


def halves_text(number: float) -> str:
    """A number of halves: "4", "4½", "½"."""
    whole, half = divmod(round(2 * number), 2)
    return f"{whole or '' if half else whole}{'½' * half}"


def signed(number: int) -> str:
    """A number with its sign: "+4", "−4", "+0"."""
    return f"{number:+}".replace("-", MINUS)


def numeral(number: int) -> str:
    """The Roman numeral of a number from 1 to 12. Raises ValueError."""
    if not 1 <= number <= len(_NUMERALS):
        raise ValueError(f"no numeral for {number}")
    return _NUMERALS[number - 1]
