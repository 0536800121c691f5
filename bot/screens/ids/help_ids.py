"""Controls of the help of games, and of explanations of a question. `name` is that of a game."""

from bot.screens.ids.custom_id import CustomId, NotificationId, SeatId


class ReadHelp(CustomId, frozen=True):
    template = "read:{name}"
    name: str
    page: str = ""


class HelpOf(CustomId, frozen=True):
    template = "helpof:{current}"
    current: str
    name: str = ""


class SetTips(CustomId, frozen=True):
    template = "hints:{name}:{shown}:{page}"
    name: str
    shown: int
    page: str
    """The page of its help on which the button stands."""


class ReadGlossary(CustomId, frozen=True):
    template = "symbols:{name}:{page}"
    name: str
    page: int


class ReadGlossaryHere(SeatId, frozen=True):
    """The same where a seat's panel was."""

    template = "symbolshere:{game}:{seat}:{page}"
    page: int


class Explain(SeatId, frozen=True):
    template = "explain:{game}:{seat}"


class WhyNot(SeatId, frozen=True):
    """*Why not …?* below what explains a question: what is not offered, and why."""

    template = "whynot:{game}:{seat}:{page}"
    page: int


class ReadRule(CustomId, frozen=True):
    template = "rule:{name}"
    name: str
    rule: str = ""


class GoOnAlone(SeatId, frozen=True):
    template = "alone:{game}:{seat}"


class SetTipsHere(SeatId, frozen=True):
    template = "hintshere:{game}:{seat}:{shown}"
    shown: int


class ReadHelpHere(SeatId, frozen=True):
    template = "readhere:{game}:{seat}"
    page: str = ""


class OpenHelp(NotificationId, frozen=True):
    template = "help:{game}:{nonce}"
