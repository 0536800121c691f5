"""Controls of a running or finished table: its thread, /table, its seats."""

from typing import ClassVar

from bot.screens.ids.custom_id import CustomId, NotificationId, PressedId, SeatId, TableId


class AskSure(PressedId, frozen=True):
    """Ask once more before it is done."""

    template = "sure:{pressed}"


class Drastic(TableId, frozen=True):
    """What cannot be taken back, and is asked once more: see `AskSure`."""

    question: ClassVar[str]
    """The id of the text that asks."""
    confirm: ClassVar[str]
    """The id of the text on the button that does it."""


class OpenTableMenu(NotificationId, frozen=True):
    template = "thistable:{game}:{nonce}"


class BackToTable(TableId, frozen=True):
    """The same in the message whose control is pressed."""

    template = "backtotable:{game}"


class ChooseTable(CustomId, frozen=True):
    template = "tables:0"
    game: int = 0


class ChooseChannel(TableId, frozen=True):
    template = "otherchannel:{game}"


class MoveTable(TableId, frozen=True):
    template = "movetable:{game}"
    channel: int = 0


class OpenPanel(NotificationId, frozen=True):
    template = "move:{game}:{nonce}"


class OpenBoard(NotificationId, frozen=True):
    template = "board:{game}:{nonce}"


class OpenTable(NotificationId, frozen=True):
    template = "table:{game}:{nonce}"


class BoardOf(TableId, frozen=True):
    template = "seat:{game}:0"
    seat: int = 0


class MorePictures(SeatId, frozen=True):
    template = "pictures:{game}:{seat}"


class LargePicture(TableId, frozen=True):
    template = "large:{game}"


class BoardInWords(TableId, frozen=True):
    template = "words:{game}:0"


class LeaveGame(Drastic, frozen=True):
    template = "leavegame:{game}"
    question = "sure-leave-game"
    confirm = "button-sure-leave-game"


class LeaveLast(Drastic, frozen=True):
    """Leave a running game where nobody else sits, which ends it."""

    template = "leavelast:{game}"
    question = "sure-leave-last"
    confirm = "button-sure-leave-game"


class OfferSeat(TableId, frozen=True):
    template = "offerseat:{game}:{on}"
    on: int


class TakeSeat(SeatId, frozen=True):
    template = "takeseat:{game}:{seat}:{nonce}"
    nonce: int


class ChooseInvitee(SeatId, frozen=True):
    template = "invitee:{game}:{seat}"


class InviteToSeat(SeatId, frozen=True):
    template = "inviteseat:{game}:{seat}"
    user: str = ""


class AnswerSeatInvitation(TableId, frozen=True):
    template = "seatinvited:{game}:{invitation}:{accepted}:{nonce}"
    invitation: int
    accepted: int
    nonce: int


class PlayAgain(TableId, frozen=True):
    template = "again:{game}"


AS_BEFORE = "same"
"""Instead of a level: each computer player keeps its own."""


class PlayAgainAtLevel(TableId, frozen=True):
    template = "againlevel:{game}:{level}"
    level: str


class LookBack(TableId, frozen=True):
    template = "lookback:{game}"


class LookBackAt(CustomId, frozen=True):
    template = "lookbackat:0"
    game: int = 0


class AskWhy(TableId, frozen=True):
    """Ask why the computer player on a seat did what it did in its last turn."""

    template = "why:{game}:{seat}"
    seat: int


class Analyse(TableId, frozen=True):
    template = "analyse:{game}"


class AnalyseSeat(TableId, frozen=True):
    template = "analyseseat:{game}"
    seat: str = ""


class ReplayOf(TableId, frozen=True):
    template = "replay:{game}"


class VerifyDraws(TableId, frozen=True):
    template = "verify:{game}"
