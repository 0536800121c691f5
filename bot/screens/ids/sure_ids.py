"""Controls that are asked once more before they count."""

from __future__ import annotations

from typing import ClassVar

from bot.screens.ids.custom_id import PressedId, TableId


class AskSure(PressedId, frozen=True):
    """Ask once more before it is done."""

    template = "sure:{pressed}"


class Drastic(TableId, frozen=True):
    """What cannot be taken back, and is asked once more: see `AskSure`."""

    question: ClassVar[str]
    """The id of the text that asks."""
    confirm: ClassVar[str]
    """The id of the text on the button that does it."""
