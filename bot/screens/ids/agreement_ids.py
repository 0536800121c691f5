"""Controls of what the players of a table decide together."""

from __future__ import annotations

from bot.screens.ids.custom_id import TableId
from bot.screens.ids.sure_ids import Drastic


class ProposeEnd(Drastic, frozen=True):
    """Propose to end a game under way, or agree that it ends."""

    template = "endgame:{game}"
    question = "sure-end-game"
    confirm = "button-sure-end-game"


class ProposePause(TableId, frozen=True):
    """Propose that a game pauses, or agree to that."""

    template = "pause:{game}"


class GoOn(TableId, frozen=True):
    """End the pause of a game."""

    template = "goon:{game}"


class ResignGame(Drastic, frozen=True):
    """Resign in a game of two: the other one wins."""

    template = "resign:{game}"
    question = "sure-resign"
    confirm = "button-sure-resign"


class ProposePace(TableId, frozen=True):
    """Propose how much time players shall have, which is selected."""

    template = "propose:{game}"
    selected = "key"
    key: str = ""


class AnswerProposal(TableId, frozen=True):
    """Answer what somebody proposes to all, YES or NO."""

    template = "agree:{game}:{question}:{answer}:{nonce}"
    question: int
    answer: str
    nonce: int
    """That of the notification the message is sent for, 0 for none."""


class AnswerLate(TableId, frozen=True):
    """Answer what a table is asked when somebody is late, or when it sleeps."""

    template = "late:{game}:{question}:{answer}:{nonce}"
    question: int
    answer: str
    nonce: int
    """That of the notification the message is sent for, 0 for none."""
