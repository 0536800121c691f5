"""Controls of vacations, and of who stands in."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId, PressedId, TableId

NOW, LATER = "now", "later"
"""Options of a Day that are no days: at once; a page of later days, whose number follows."""


class Day(CustomId, frozen=True):
    """A select of days; `page` is the part of them that it shows."""

    selected = "day"
    page: int
    day: str = ""
    """What is selected: a day as YYYY-MM-DD, NOW, or LATER with the number of a page."""


class VacationBegin(Day, frozen=True):
    """Choose the first day of a vacation."""

    template = "vfrom:{page}"


class VacationEnd(Day, frozen=True):
    """Choose the last day of a vacation that begins on a day."""

    template = "vto:{begin}:{page}"
    begin: str = NOW
    """A day, or NOW."""


class AnnounceVacation(CustomId, frozen=True):
    """Announce a vacation."""

    template = "announce:{begin}:{last}"
    begin: str
    """A day, or NOW."""
    last: str


class ChangeVacationEnd(Day, frozen=True):
    """Choose another last day of the vacation that is announced."""

    template = "vend:{page}"


class EndVacation(CustomId, frozen=True):
    """End the vacation, or withdraw it."""

    template = "vover:0"


class AskStandIn(CustomId, frozen=True):
    """Ask a user, who is selected, to stand in."""

    template = "askstandin:0"
    selected = "user"
    user: str = ""


class ComputerStandIn(CustomId, frozen=True):
    """Have a computer player stand in, or (0) nobody."""

    template = "computerstandin:{on}"
    on: int


class AnswerStandIn(CustomId, frozen=True):
    """Stand in during a vacation, or (0) not."""

    template = "standin:{vacation}:{accepted}:{nonce}"
    vacation: int
    accepted: int
    nonce: int
    """That of the notification the message is sent for."""


class ComeBack(TableId, frozen=True):
    """*I’m back*: end the vacation, and show the panel of a table."""

    template = "imback:{game}"


class PlayAnyway(PressedId, frozen=True):
    """End the vacation and do what was pressed on a panel."""

    template = "anyway:{pressed}"
