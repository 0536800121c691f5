"""Controls of messages in a table's thread, and of the boards they show."""

from __future__ import annotations

from bot.screens.ids.custom_id import NotificationId, SeatId, TableId


class OpenPanel(NotificationId, frozen=True):
    """*My move*."""

    template = "move:{game}:{nonce}"


class OpenBoard(NotificationId, frozen=True):
    """*My board*."""

    template = "board:{game}:{nonce}"


class OpenTable(NotificationId, frozen=True):
    """*Whole table*."""

    template = "table:{game}:{nonce}"


class BoardOf(TableId, frozen=True):
    """Show the board of a seat, which is selected."""

    template = "seat:{game}:0"
    selected = "seat"
    seat: int = 0


class MorePictures(SeatId, frozen=True):
    """Show the pictures that *My board* of a seat has no room for."""

    template = "pictures:{game}:{seat}"


class LargePicture(TableId, frozen=True):
    """Show the whole table on one wide picture."""

    template = "large:{game}"


class BoardInWords(TableId, frozen=True):
    """Show the whole table as text."""

    template = "words:{game}:0"
