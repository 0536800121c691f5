"""What Discord makes of texts: names in bold, mentions, moments that each reader sees in their own zone."""

from __future__ import annotations

from collections.abc import Iterable

from bot.screens.names import escaped
from games.words import Verbatim


def bold(name: str) -> Verbatim:
    """A name as it is stored, in bold."""
    return Verbatim(f"**{escaped(name)}**")


def bold_list(names: Iterable[str]) -> Verbatim:
    """Names as they are stored, in bold, with commas between."""
    return Verbatim(", ".join(bold(name).text for name in names))


def mention(user: int) -> str:
    """What Discord shows as the name of a user; it notifies them only if the message allows that."""
    return f"<@{user}>"


def mentions(users: Iterable[int], separator: str = " ") -> str:
    """The same of several users."""
    return separator.join(map(mention, users))


def moment(seconds: float) -> Verbatim:
    """A moment as each reader's Discord shows it."""
    return Verbatim(f"<t:{int(seconds)}:f>")


def day(seconds: float) -> Verbatim:
    """The day of a moment as each reader's Discord shows it."""
    return Verbatim(f"<t:{int(seconds)}:D>")


def distance(seconds: float) -> Verbatim:
    """How far away a moment is, as Discord shows it: "in 2 days", "3 hours ago"."""
    return Verbatim(f"<t:{int(seconds)}:R>")


def time_of_day(seconds: float) -> Verbatim:
    """A moment (UTC seconds) as the time of the day, by the clock of each reader."""
    return Verbatim(f"<t:{int(seconds)}:t>")
