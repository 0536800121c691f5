"""Controls of a table that has not begun: its card, options and invitations."""

from bot.screens.ids.custom_id import CustomId, NotificationId, TableId
from bot.screens.ids.table_ids import Drastic

SEATS = "-seats"
"""The `name` of a SetOption for the number of seats, which is no option of the game."""

WHEN_LATE, VACATIONS, HINTS, RATED, RELIABLE, NEAR = "late", "vacations", "hints", "rated", "reliable", "near"
"""What a SwitchTerm switches."""


class OpenTableOf(CustomId, frozen=True):
    template = "newtable:{private}"
    private: int
    """1 for those who are invited, 0 for everybody."""
    name: str = ""


class Join(TableId, frozen=True):
    template = "join:{game}"


class Leave(TableId, frozen=True):
    template = "leave:{game}"


class Start(TableId, frozen=True):
    template = "start:{game}"


class WaitWithStart(TableId, frozen=True):
    template = "hold:{game}"


class OpenComputers(TableId, frozen=True):
    template = "more:{game}"


class AddComputer(TableId, frozen=True):
    template = "addlevel:{game}:{computer}"
    computer: str
    """A level or a character, or one by chance."""


class ChangeComputer(TableId, frozen=True):
    template = "level:{game}:{seat}"
    seat: int
    computer: str = ""


class RemoveComputer(TableId, frozen=True):
    template = "less:{game}"


class IAmHere(NotificationId, frozen=True):
    template = "here:{game}:{nonce}"


class KeepOpen(NotificationId, frozen=True):
    template = "keep:{game}:{nonce}"


class CloseLobby(TableId, frozen=True):
    template = "close:{game}"


class CloseForGood(Drastic, frozen=True):
    template = "closeyes:{game}"
    question = "lobby-close-sure"
    confirm = "lobby-close-yes"


class OpenOptions(TableId, frozen=True):
    template = "options:{game}"


class ShowOptions(TableId, frozen=True):
    template = "showoptions:{game}"


class SetOption(TableId, frozen=True):
    template = "set:{game}:{name}"
    name: str
    values: tuple[str, ...] = ()


class OpenTime(TableId, frozen=True):
    template = "time:{game}"


class SetPace(TableId, frozen=True):
    template = "pace:{game}:{key}"
    key: str


class ChoosePace(TableId, frozen=True):
    template = "paces:{game}"
    key: str = ""


class SwitchTerm(TableId, frozen=True):
    """Switch what `name` says: WHEN_LATE, VACATIONS, HINTS, RATED, RELIABLE or NEAR."""

    template = "term:{game}:{name}"
    name: str


class OpenGuests(TableId, frozen=True):
    template = "guests:{game}"


class InviteGuest(TableId, frozen=True):
    template = "guest:{game}"
    user: str = ""


class InviteRegulars(TableId, frozen=True):
    template = "inviteregulars:{game}"


class WithdrawInvitation(TableId, frozen=True):
    template = "noguest:{game}"
    invitation: int = 0


class SetPrivate(TableId, frozen=True):
    template = "private:{game}:{private}"
    private: int


class SetMayAsk(TableId, frozen=True):
    template = "mayask:{game}:{on}"
    on: int


class AnswerRequest(TableId, frozen=True):
    template = "asks:{game}:{user}:{accepted}:{nonce}"
    user: int
    accepted: int
    nonce: int


class AnswerInvitation(CustomId, frozen=True):
    template = "invited:{invitation}:{accepted}:{nonce}"
    invitation: int
    accepted: int
    nonce: int
