"""Controls of cups: of a cup's message, and of `/cup`."""

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.table_ids import Drastic


class CupId(CustomId, frozen=True):
    cup: int


class Enrol(CupId, frozen=True):
    template = "cupenrol:{cup}"


class Withdraw(CupId, frozen=True):
    template = "cupwithdraw:{cup}"


class DropOut(CupId, frozen=True):
    template = "cupdrop:{cup}"


class DropOutForGood(CupId, frozen=True):
    template = "cupdropyes:{cup}"


class LeaveCupTable(Drastic, frozen=True):
    template = "cupleave:{game}"
    question = "cup-drop-sure"
    confirm = "button-cup-drop-out"


class SetCup(CupId, frozen=True):
    """Set up a cup: a term to the value of a button, or to what is selected."""

    template = "cupset:{cup}:{name}:{value}"
    name: str
    value: str
    """"" in a select."""
    values: tuple[str, ...] = ()


class OpenCupOptions(CupId, frozen=True):
    template = "cupoptions:{cup}"


class SetCupOption(CupId, frozen=True):
    template = "cupoption:{cup}:{name}"
    name: str
    values: tuple[str, ...] = ()


class BackToCup(CupId, frozen=True):
    template = "cupback:{cup}"


class AnnounceCup(CupId, frozen=True):
    template = "cupannounce:{cup}"


class ChooseCup(CustomId, frozen=True):
    template = "cupchoose:0"
    cup: int = 0


class ShowCupHere(CupId, frozen=True):
    """Post the message of a cup again, in this channel."""

    template = "cuphere:{cup}"


class CallOffCup(CupId, frozen=True):
    template = "cupoff:{cup}"


class CallOffForGood(CupId, frozen=True):
    template = "cupoffyes:{cup}"
