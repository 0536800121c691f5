"""Controls of a game that is over."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId, TableId


class PlayAgain(TableId, frozen=True):
    """*Play again*: open a table with the same people."""

    template = "again:{game}"


class PlayAgainAtLevel(TableId, frozen=True):
    """Play again with computer players alone, of a level."""

    template = "againlevel:{game}:{level}"
    level: str


class LookBack(TableId, frozen=True):
    """*Look back* at a game that is over."""

    template = "lookback:{game}"


class LookBackAt(CustomId, frozen=True):
    """The same of a game that is selected."""

    template = "lookbackat:0"
    selected = "game"
    game: int = 0


class Analyse(TableId, frozen=True):
    """*Analyse* a game that is over: how the own seat has played, else the first."""

    template = "analyse:{game}"


class AnalyseSeat(TableId, frozen=True):
    """The same of a seat that is selected."""

    template = "analyseseat:{game}"
    selected = "seat"
    seat: str = ""


class ReplayOf(TableId, frozen=True):
    """Show a game as a moving picture."""

    template = "replay:{game}"


class VerifyDraws(TableId, frozen=True):
    """Show whether the draws of a game were honest."""

    template = "verify:{game}"
