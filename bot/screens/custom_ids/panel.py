"""Controls of a panel."""

from __future__ import annotations

from bot.screens.custom_ids.custom_id import SeatId

LAST, ALL = "last", "all"
"""What an Undo takes back: the last move, or the whole turn."""


class PanelId(SeatId, frozen=True):
    """A control of a panel."""

    version: int
    """The seat's version (`Table.version`): with another one the panel is outdated."""

    key: str = ""


class Pick(PanelId, frozen=True):
    """Choose the option `key`; empty in a select."""

    template = "pick:{game}:{seat}:{version}:{key}"
    selected = "key"


class Confirm(PanelId, frozen=True):
    """Choose the option `key` that asks once more before it counts."""

    template = "confirm:{game}:{seat}:{version}:{key}"


class ChooseRest(PanelId, frozen=True):
    """*Choose for me*: the rest of the seat's part in the phase."""

    template = "rest:{game}:{seat}:{version}"


class Look(PanelId, frozen=True):
    """Show other options of the choice: the row or page `key`; empty in a select."""

    template = "look:{game}:{seat}:{version}:{key}"
    selected = "key"


class Undo(PanelId, frozen=True):
    """Take back what `key` says, LAST or ALL."""

    template = "undo:{game}:{seat}:{version}:{key}"
