"""Controls of the card of a table that has not begun, and of what its players are asked."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId, NotificationId, TableId
from bot.screens.ids.sure_ids import Drastic


class OpenTableOf(CustomId, frozen=True):
    """Open a table of a game, which is selected."""

    template = "newtable:{private}"
    selected = "name"
    private: int
    """1 for those who are invited, 0 for everybody."""
    name: str = ""
    """The game's name."""


class Join(TableId, frozen=True):
    """Take a seat."""

    template = "join:{game}"


class Leave(TableId, frozen=True):
    """Give the seat up."""

    template = "leave:{game}"


class Start(TableId, frozen=True):
    """Start the game."""

    template = "start:{game}"


class WaitWithStart(TableId, frozen=True):
    """*Wait*: the game does not begin yet."""

    template = "hold:{game}"


class AddComputer(TableId, frozen=True):
    """Open the computer players of a table, to add one."""

    template = "more:{game}"


class AddLevel(TableId, frozen=True):
    """Add a computer player of a level."""

    template = "addlevel:{game}:{level}"
    level: str


class ChangeLevel(TableId, frozen=True):
    """Have another computer player on a seat, of a level that is selected."""

    template = "level:{game}:{seat}"
    selected = "level"
    seat: int
    level: str = ""


class RemoveComputer(TableId, frozen=True):
    """Remove the last computer player."""

    template = "less:{game}"


class IAmHere(NotificationId, frozen=True):
    """*I’m here*."""

    template = "here:{game}:{nonce}"


class KeepOpen(NotificationId, frozen=True):
    """*Keep it open*: a lobby is not closed."""

    template = "keep:{game}:{nonce}"


class CloseLobby(TableId, frozen=True):
    """*Close the table*, which is asked once more."""

    template = "close:{game}"


class CloseForGood(Drastic, frozen=True):
    """Close a table that has not begun."""

    template = "closeyes:{game}"
    question = "lobby-close-sure"
    confirm = "lobby-close-yes"
