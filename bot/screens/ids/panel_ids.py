"""Controls of a panel."""

from bot.screens.ids.custom_id import SeatId

LAST, ALL = "last", "all"
"""What an Undo takes back: the last move, or the whole turn."""


class PanelId(SeatId, frozen=True):
    version: int
    """The seat's version (`Table.version`): with another one the panel is outdated."""

    key: str = ""


class Pick(PanelId, frozen=True):
    """Choose the option `key`; empty in a select."""

    template = "pick:{game}:{seat}:{version}:{key}"
    selected = "key"


class Confirm(PanelId, frozen=True):
    """Choose the option `key` that asks once more before it counts."""

    template = "confirm:{game}:{seat}:{version}:{key}"


class ChooseRest(PanelId, frozen=True):
    template = "rest:{game}:{seat}:{version}"


class Look(PanelId, frozen=True):
    """Show other options of the choice: the row or page `key`; empty in a select."""

    template = "look:{game}:{seat}:{version}:{key}"
    selected = "key"


class Undo(PanelId, frozen=True):
    """Take back what `key` says, LAST or ALL."""

    template = "undo:{game}:{seat}:{version}:{key}"


class ShowMore(PanelId, frozen=True):
    """*More*: show further buttons below the panel; `key` is what it keeps, as `Shown.kept` says."""

    template = "panelmore:{game}:{seat}:{version}:{key}"


class ShowStory(PanelId, frozen=True):
    """Show all that happened instead of the picture (`on`), or the picture; `key` as in `ShowMore`."""

    template = "story:{game}:{seat}:{version}:{on}:{key}"
    on: int = 1


class ReadScoring(SeatId, frozen=True):
    """Leave the page about the scoring that ended in row `n` of the log."""

    template = "scoringread:{game}:{seat}:{n}"
    n: int


class AskHint(PanelId, frozen=True):
    template = "hint:{game}:{seat}:{version}:{key}"


class SeveralId(PanelId, frozen=True):
    picks: str = ""
    """Those picked so far, as in `bot/screens/shared/picks.py`."""


class PickSeveral(SeveralId, frozen=True):
    """Replace the picks in the part `key` of the options by `values`."""

    template = "several:{game}:{seat}:{version}:{key}:{picks}"
    values: tuple[str, ...] = ()


class LookSeveral(SeveralId, frozen=True):
    """Show the part `key` of the options; empty in a select."""

    template = "lookseveral:{game}:{seat}:{version}:{key}:{picks}"
    selected = "key"


class AnswerPicks(SeveralId, frozen=True):
    template = "picks:{game}:{seat}:{version}:{picks}"


class ConfirmPicks(SeveralId, frozen=True):
    template = "confirmpicks:{game}:{seat}:{version}:{picks}"
