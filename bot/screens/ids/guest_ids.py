"""Controls of invitations to a table that has not begun."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId, TableId


class OpenGuests(TableId, frozen=True):
    """Open who is invited to a table."""

    template = "guests:{game}"


class InviteGuest(TableId, frozen=True):
    """Invite a user to a table, who is selected."""

    template = "guest:{game}"
    selected = "user"
    user: str = ""


class WithdrawInvitation(TableId, frozen=True):
    """Withdraw an invitation to a table, which is selected."""

    template = "noguest:{game}"
    selected = "invitation"
    invitation: int = 0


class SetPrivate(TableId, frozen=True):
    """Only those who are invited may join (1), or anybody (0)."""

    template = "private:{game}:{private}"
    private: int


class SetMayAsk(TableId, frozen=True):
    """Others may ask the host of a private table for a seat (1), or not (0)."""

    template = "mayask:{game}:{on}"
    on: int


class AnswerRequest(TableId, frozen=True):
    """Give a seat to somebody who asks for one, or (0) not."""

    template = "asks:{game}:{user}:{accepted}:{nonce}"
    user: int
    accepted: int
    nonce: int
    """That of the notification the message is sent for, 0 on the page of who is invited."""


class AnswerInvitation(CustomId, frozen=True):
    """Take the seat one is invited to, or (0) not."""

    template = "invited:{invitation}:{accepted}:{nonce}"
    invitation: int
    accepted: int
    nonce: int
    """That of the notification the message is sent for, 0 for none."""
