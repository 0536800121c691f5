"""Controls of the options of a table that has not begun."""

from __future__ import annotations

from bot.screens.ids.custom_id import TableId

SEATS = "-seats"
"""The `name` of a SetOption for the number of seats, which is no option of the game."""

WHEN_LATE, VACATIONS, HINTS, RATED, RELIABLE = "late", "vacations", "hints", "rated", "reliable"
"""What a SwitchTerm switches."""


class OpenOptions(TableId, frozen=True):
    """Open the options of a table."""

    template = "options:{game}"


class ShowOptions(TableId, frozen=True):
    """Go back to the options of a table."""

    template = "showoptions:{game}"


class SetOption(TableId, frozen=True):
    """Toggle an option, or select its values."""

    template = "set:{game}:{name}"
    selected = "values"
    name: str
    values: tuple[str, ...] = ()


class OpenTime(TableId, frozen=True):
    """Show what can be set about time at a table."""

    template = "time:{game}"


class SetPace(TableId, frozen=True):
    """Set how much time players have, on the options of a table."""

    template = "pace:{game}:{key}"
    key: str
    """The pace."""


class ChoosePace(TableId, frozen=True):
    """Set how much time players have, which is selected among all paces."""

    template = "paces:{game}"
    selected = "key"
    key: str = ""


class SwitchTerm(TableId, frozen=True):
    """Switch what `name` says: WHEN_LATE, VACATIONS, HINTS, RATED or RELIABLE."""

    template = "term:{game}:{name}"
    name: str
