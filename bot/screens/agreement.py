"""What the people at a table agree on: that the game ends."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.screens.custom_ids import AnswerProposal, ProposeEnd
from bot.screens.menu import TableMenu
from bot.screens.model import Block, Button, Screen, plain_screen, texts
from bot.screens.names import escaped
from bot.screens.pace_proposal import still_asked
from bot.screens.sure import sure_button
from bot.screens.text import numbered_title
from bot.timing.pace_proposals import AGREED, NO, REFUSED, YES
from games.words import Message, Verbatim, Words
from storage.late import NEEDLESS
from storage.questions import QuestionRow
from storage.rows import PLAYING, GameRow

OUTCOMES = {AGREED: "stop-agreed", REFUSED: "stop-refused", NEEDLESS: "stop-needless"}
"""How the question was decided -> the text that says so; with any other outcome the game is over."""


def proposal(
    row: GameRow,
    question: QuestionRow,
    names: Sequence[str],
    nonce: int,
    words: Words,
    *,
    loud: Collection[int] | None = None,
) -> Screen:
    """The message to all: while it is open who has agreed and who is still asked, then what came of it.

    `loud`: whom it notifies, by default all who are still asked.
    """
    if question.closed is not None:
        against = [seat for seat, answer in question.votes.items() if answer == NO]
        text = OUTCOMES.get(question.outcome or "", "stop-game-over")
        return plain_screen(words.text(Message(text, {"names": _names(against, names)})))
    assert question.seat is not None
    asked = still_asked(row, question)
    answers = {
        "agreed": _names(list(question.votes), names),
        "asked": Verbatim(", ".join(f"<@{user}>" for user in asked)),
    }
    table = Verbatim(numbered_title(row.id, words))
    proposed = {"table": table, "name": _names([question.seat], names)}
    lines = [words.text(Message("stop-proposal", proposed)), words.text(Message("pace-answers", answers))]
    buttons = tuple(
        Button(AnswerProposal(row.id, question.id, answer, nonce), words.text(Message(text)), style)
        for answer, text, style in ((YES, "button-agree", "success"), (NO, "button-disagree", "secondary"))
    )
    return plain_screen("\n".join(lines), buttons, mentions=tuple(asked if loud is None else loud))


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    """Ending a game by agreement, where others play."""
    row, words, own = menu.row, menu.words, menu.own_seat
    others = [held for held in row.seated if held.user is not None and held.seat != own]
    if row.stage != PLAYING or own is None or not others:
        return ()
    if menu.ending is not None and own in menu.ending.votes:
        return texts(_asked_now(menu, menu.ending))
    said = "" if menu.ending is None else _asked_now(menu, menu.ending)
    return (*texts(said), (sure_button(ProposeEnd(row.id), "button-propose-end", words),))


def _asked_now(menu: TableMenu, question: QuestionRow) -> str:
    """That it is asked whether the game ends, and who has not answered."""
    asked = Verbatim(", ".join(f"<@{user}>" for user in still_asked(menu.row, question)))
    return menu.words.text(Message("stop-asked-now", {"asked": asked}))


def _names(seats: Sequence[int], names: Sequence[str]) -> Verbatim:
    return Verbatim(", ".join(f"**{escaped(names[seat])}**" for seat in seats))
