"""Controls of the help of games, and of what explains a question."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId, NotificationId, SeatId


class ReadHelp(CustomId, frozen=True):
    """Show a page of a game's help, which is selected."""

    template = "read:{name}"
    selected = "page"
    name: str
    """The game's name."""
    page: str = ""


class HelpOf(CustomId, frozen=True):
    """Show the help of another game, which is selected."""

    template = "helpof:{current}"
    selected = "name"
    current: str
    """The name of the game whose help is shown."""
    name: str = ""
    """The other game's name."""


class SetTips(CustomId, frozen=True):
    """Switch the user's tips in games of a name on or off."""

    template = "hints:{name}:{shown}:{page}"
    name: str
    """The game's name."""
    shown: int
    """1 or 0."""
    page: str
    """The page of its help on which the button stands."""


class ReadGlossary(CustomId, frozen=True):
    """Show what the symbols of a game stand for."""

    template = "symbols:{name}:{page}"
    name: str
    """The game's name."""
    page: int
    """Which part of it, from 0."""


class ReadGlossaryHere(SeatId, frozen=True):
    """The same in place of a seat's panel."""

    template = "symbolshere:{game}:{seat}:{page}"
    page: int
    """Which part of it, from 0."""


class Explain(SeatId, frozen=True):
    """*Help* on a panel: what the seat is asked now."""

    template = "explain:{game}:{seat}"


class WhyNot(SeatId, frozen=True):
    """*Why not …?* below what explains a question: what is not offered, and why."""

    template = "whynot:{game}:{seat}:{page}"
    page: int
    """Which part of it, from 0."""


class ReadRule(CustomId, frozen=True):
    """Show a paragraph of a game's rules with its picture, which is selected."""

    template = "rule:{name}"
    selected = "rule"
    name: str
    """The game's name."""
    rule: str = ""


class GoOnAlone(SeatId, frozen=True):
    """*Go on alone* at the end of a guided game."""

    template = "alone:{game}:{seat}"


class SetTipsHere(SeatId, frozen=True):
    """The same as SetTips, on the help about what a seat is asked."""

    template = "hintshere:{game}:{seat}:{shown}"
    shown: int
    """1 or 0."""


class ReadHelpHere(SeatId, frozen=True):
    """Show a page of the game's help in place of a seat's panel, which is selected."""

    template = "readhere:{game}:{seat}"
    selected = "page"
    page: str = ""


class OpenHelp(NotificationId, frozen=True):
    """*Help*."""

    template = "help:{game}:{nonce}"
