"""Controls of reminders, and of /games."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId, NotificationId


class MyGames(CustomId, frozen=True):
    """The games of the user."""

    template = "mygames:{nonce}"
    nonce: int
    """That of the notification the message is sent for, 0 for none."""


class OpenOneOf(CustomId, frozen=True):
    """The panel of a game that is selected."""

    template = "oneof:{nonce}"
    selected = "game"
    nonce: int
    """That of the notification the message is sent for, 0 for none."""
    game: int = 0


class SetMute(CustomId, frozen=True):
    """*Mute until tomorrow*, or hear everything again."""

    template = "mute:{muted}:{nonce}"
    muted: int
    """1 or 0."""
    nonce: int
    """That of the notification the message is sent for, 0 for none."""


class Nudge(NotificationId, frozen=True):
    """*Nudge*: remind who is waited for."""

    template = "nudge:{game}:{nonce}"
