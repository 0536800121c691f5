"""Questions to the people at a table: the message in the thread, while they are open and afterwards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.screens import agreement, dormancy, late
from bot.screens.model import Screen
from bot.screens.pace_proposal import proposal
from bot.tables.notifications import Kind
from games.words import Words
from storage.questions import QuestionRow
from storage.rows import GameRow


def question_screen(
    row: GameRow,
    question: QuestionRow,
    names: Sequence[str],
    asked: Collection[int],
    nonce: int,
    words: Words,
    *,
    moving: bool = False,
    loud: Collection[int] | None = None,
) -> Screen:
    """The message to all: while it is open what was answered, then what came of it.

    `asked`: the users who are asked; `loud`: those of them whom it notifies, by default all; `moving`:
    whether a computer player is still to move.
    """
    if question.kind == Kind.PACE:
        return proposal(row, question, names, nonce, words, loud=loud)
    if question.kind in (Kind.AGREE_END, Kind.AGREE_PAUSE):
        return agreement.proposal(row, question, names, asked, nonce, words, loud=loud)
    if question.kind in (Kind.IDLE, Kind.DORMANT):
        return dormancy.question_screen(row, question, names, asked, nonce, words, loud=loud)
    return late.question_screen(row, question, names, asked, nonce, words, moving=moving, loud=loud)
