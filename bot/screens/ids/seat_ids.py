"""Controls of seats that change hands."""

from __future__ import annotations

from bot.screens.ids.custom_id import SeatId, TableId
from bot.screens.ids.sure_ids import Drastic


class LeaveGame(Drastic, frozen=True):
    """Leave a game under way."""

    template = "leavegame:{game}"
    question = "sure-leave-game"
    confirm = "button-sure-leave-game"


class LeaveLast(Drastic, frozen=True):
    """Leave a game under way at which nobody else sits: it is over then."""

    template = "leavelast:{game}"
    question = "sure-leave-last"
    confirm = "button-sure-leave-game"


class OfferSeat(TableId, frozen=True):
    """Put one's seat on offer, or (0) keep it."""

    template = "offerseat:{game}:{on}"
    on: int


class TakeSeat(SeatId, frozen=True):
    """Take a seat that is on offer, or that was one's own."""

    template = "takeseat:{game}:{seat}:{nonce}"
    nonce: int
    """That of the notification the message is sent for, 0 for none."""


class ChooseInvitee(SeatId, frozen=True):
    """Choose whom to invite to take over a seat."""

    template = "invitee:{game}:{seat}"


class InviteToSeat(SeatId, frozen=True):
    """Invite a user, who is selected, to take over a seat."""

    template = "inviteseat:{game}:{seat}"
    selected = "user"
    user: str = ""


class AnswerSeatInvitation(TableId, frozen=True):
    """Take the seat one is invited to, or (0) not."""

    template = "seatinvited:{game}:{invitation}:{accepted}:{nonce}"
    invitation: int
    accepted: int
    nonce: int
    """That of the notification the message is sent for, 0 for none."""
