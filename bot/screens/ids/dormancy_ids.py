"""Controls of tables at which nobody moves for long."""

from __future__ import annotations

from bot.screens.ids.custom_id import NotificationId, TableId


class KeepAwake(TableId, frozen=True):
    """Say that a game at which nobody has moved for long goes on."""

    template = "still:{game}:{question}:{nonce}"
    question: int
    nonce: int
    """That of the notification the message is sent for, 0 for none."""


class Wake(NotificationId, frozen=True):
    """Wake a table that is dormant."""

    template = "wake:{game}:{nonce}"
