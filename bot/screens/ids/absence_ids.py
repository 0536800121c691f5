"""Controls of agreements at a table, of vacations and of stand-ins."""

from bot.screens.ids.custom_id import CustomId, NotificationId, PressedId, TableId
from bot.screens.ids.table_ids import Drastic

NOW, LATER = "now", "later"
"""Options of a Day that are no days: at once; a page of later days, whose number follows."""


class ProposeEnd(Drastic, frozen=True):
    template = "endgame:{game}"
    question = "sure-end-game"
    confirm = "button-sure-end-game"


class ProposePause(TableId, frozen=True):
    template = "pause:{game}"


class GoOn(TableId, frozen=True):
    template = "goon:{game}"


class ResignGame(Drastic, frozen=True):
    template = "resign:{game}"
    question = "sure-resign"
    confirm = "button-sure-resign"


class ProposePace(TableId, frozen=True):
    template = "propose:{game}"
    key: str = ""


class AnswerProposal(TableId, frozen=True):
    template = "agree:{game}:{question}:{answer}:{nonce}"
    question: int
    answer: str
    nonce: int


class AnswerLate(TableId, frozen=True):
    template = "late:{game}:{question}:{answer}:{nonce}"
    question: int
    answer: str
    nonce: int


class KeepAwake(TableId, frozen=True):
    template = "still:{game}:{question}:{nonce}"
    question: int
    nonce: int


class Wake(NotificationId, frozen=True):
    template = "wake:{game}:{nonce}"


class Day(CustomId, frozen=True):
    """A select of days; `page` is the part of them that it shows."""

    page: int
    day: str = ""
    """The selected day as YYYY-MM-DD, NOW, or LATER with the number of a page."""


class VacationBegin(Day, frozen=True):
    template = "vfrom:{page}"


class VacationEnd(Day, frozen=True):
    template = "vto:{begin}:{page}"
    begin: str = NOW
    """A day, or NOW."""


class AnnounceVacation(CustomId, frozen=True):
    template = "announce:{begin}:{last}"
    begin: str
    last: str


class ChangeVacationEnd(Day, frozen=True):
    template = "vend:{page}"


class EndVacation(CustomId, frozen=True):
    """End the vacation, or withdraw it."""

    template = "vover:0"


class AskStandIn(CustomId, frozen=True):
    template = "askstandin:0"
    user: str = ""


class ComputerStandIn(CustomId, frozen=True):
    """Have a computer player stand in, or (0) nobody."""

    template = "computerstandin:{on}"
    on: int


class AnswerStandIn(CustomId, frozen=True):
    template = "standin:{vacation}:{accepted}:{nonce}"
    vacation: int
    accepted: int
    nonce: int


class ComeBack(TableId, frozen=True):
    template = "imback:{game}"


class PlayAnyway(PressedId, frozen=True):
    """End the vacation and do what was pressed on a panel."""

    template = "anyway:{pressed}"
