"""Another pace by agreement: what can be proposed, and the message in the thread that asks all."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.screens.custom_ids.agreements import AnswerProposal, ProposePace
from bot.screens.model import Button, Screen, plain_screen, text_screen, texts
from bot.screens.names import escaped
from bot.screens.table_time import about_pace, pace_name, pace_select
from bot.screens.text import numbered_title
from bot.timing.pace_proposals import AGREED, NO, REFUSED, YES
from games.words import Message, Verbatim, Words
from storage.late import NEEDLESS
from storage.questions import GAME_OVER, QuestionRow
from storage.rows import DORMANT, GameRow


def choose_pace(row: GameRow, words: Words) -> Screen:
    """The paces that can be proposed, for one person."""
    about = Message("pace-now", {"pace": pace_name(row.pace), "numbers": about_pace(row.pace)})
    return Screen((*texts(words.text(about)), pace_select(ProposePace(row.id), row.pace, words)))


def proposed(question: QuestionRow, words: Words) -> Screen:
    """What whoever proposes is told."""
    assert question.subject is not None
    text = "pace-agreed" if question.outcome == AGREED else "pace-proposed"
    return text_screen(words.text(Message(text, _pace(question.subject))))


CLOSED = {GAME_OVER: "pace-game-over", DORMANT: "pace-dormant", NEEDLESS: "pace-needless"}
"""How a proposal can end without an answer, besides that another one has replaced it -> the text."""


def still_asked(row: GameRow, question: QuestionRow) -> tuple[int, ...]:
    """The users who have not answered a proposal."""
    return tuple(
        held.user for held in row.seated if held.user is not None and held.seat not in question.votes
    )


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
    assert question.subject is not None
    pace = _pace(question.subject)
    if question.outcome == AGREED:
        return plain_screen(words.text(Message("pace-agreed", pace)))
    if question.outcome == REFUSED:
        against = _names([seat for seat, answer in question.votes.items() if answer == NO], names)
        return plain_screen(words.text(Message("pace-refused", {**pace, "names": against})))
    if question.closed is not None:
        return plain_screen(words.text(Message(CLOSED.get(question.outcome or "", "pace-replaced"), pace)))
    assert question.seat is not None
    asked = still_asked(row, question)
    answers = {
        "agreed": _names(list(question.votes), names),
        "asked": Verbatim(", ".join(f"<@{user}>" for user in asked)),
    }
    table = Verbatim(numbered_title(row.id, words))
    lines = [
        words.text(
            Message("pace-proposal", {**pace, "table": table, "name": _names([question.seat], names)})
        ),
        words.text(Message("pace-answers", answers)),
    ]
    buttons = tuple(
        Button(AnswerProposal(row.id, question.id, answer, nonce), words.text(Message(text)), style)
        for answer, text, style in ((YES, "button-agree", "success"), (NO, "button-disagree", "secondary"))
    )
    return plain_screen("\n".join(lines), buttons, mentions=tuple(asked if loud is None else loud))


def _pace(key: str) -> dict[str, Message]:
    return {"pace": pace_name(key), "numbers": about_pace(key)}


def _names(seats: Sequence[int], names: Sequence[str]) -> Verbatim:
    return Verbatim(", ".join(f"**{escaped(names[seat])}**" for seat in seats))
