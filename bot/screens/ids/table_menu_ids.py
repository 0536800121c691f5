"""Controls of what /table shows."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId, NotificationId, TableId


class OpenTableMenu(NotificationId, frozen=True):
    """*This table*: what it is, and what one can do there."""

    template = "thistable:{game}:{nonce}"


class BackToTable(TableId, frozen=True):
    """The same in the message whose control is pressed."""

    template = "backtotable:{game}"


class ChooseTable(CustomId, frozen=True):
    """The same of another table of the user, which is selected."""

    template = "tables:0"
    selected = "game"
    game: int = 0


class ChooseChannel(TableId, frozen=True):
    """Show where a table can go on whose channel was deleted."""

    template = "otherchannel:{game}"


class MoveTable(TableId, frozen=True):
    """Have a table whose channel was deleted go on in another one, which is selected."""

    template = "movetable:{game}"
    selected = "channel"
    channel: int = 0
