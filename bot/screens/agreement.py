"""What the people at a table agree on: that the game ends, or pauses."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.screens.custom_ids import AnswerProposal, GoOn, ProposeEnd, ProposePause
from bot.screens.menu import TableMenu
from bot.screens.model import Block, Button, Screen, plain_screen, texts
from bot.screens.names import escaped
from bot.screens.pace_proposal import still_asked
from bot.screens.sure import sure_button
from bot.screens.text import numbered_title
from bot.screens.waiting import day
from bot.tables.notifications import Kind
from bot.timing.agreements import PAUSE_SECONDS
from bot.timing.pace_proposals import AGREED, NO, REFUSED, YES
from games.words import Argument, Message, Verbatim, Words
from storage.late import NEEDLESS
from storage.pauses import GO_ON
from storage.questions import QuestionRow
from storage.rows import PLAYING, GameRow

OUTCOMES = {AGREED: "agreed", REFUSED: "refused", NEEDLESS: "needless", GO_ON: "over"}
"""How a question was decided -> how the text is called that says so; with any other the game is over."""


def proposal(
    row: GameRow,
    question: QuestionRow,
    names: Sequence[str],
    asked: Collection[int],
    nonce: int,
    words: Words,
    *,
    loud: Collection[int] | None = None,
) -> Screen:
    """The message to all: while it is open who has agreed and who is still asked, then what came of it.

    `asked`: who is still asked, or told; `loud`: whom of them it notifies, by default all.
    """
    if question.closed is not None:
        against = [seat for seat, answer in question.votes.items() if answer == NO]
        who = [] if question.seat is None else [question.seat]
        arguments: dict[str, Argument] = {
            "names": _names(against, names),
            "name": _names(who, names),
            "n": len(who),
            "users": Verbatim(" ".join(f"<@{user}>" for user in asked)),
            "until": day(question.closed + PAUSE_SECONDS),
        }
        text = f"{_texts(question.kind)}-{OUTCOMES.get(question.outcome or '', 'game-over')}"
        said = words.text(Message(text, arguments))
        return plain_screen(said, mentions=tuple(loud or ()) if question.outcome == GO_ON else ())
    assert question.seat is not None
    answers = {
        "agreed": _names(list(question.votes), names),
        "asked": Verbatim(", ".join(f"<@{user}>" for user in asked)),
    }
    table = Verbatim(numbered_title(row.id, words))
    proposed = {"table": table, "name": _names([question.seat], names)}
    lines = [
        words.text(Message(f"{_texts(question.kind)}-proposal", proposed)),
        words.text(Message("pace-answers", answers)),
    ]
    buttons = tuple(
        Button(AnswerProposal(row.id, question.id, answer, nonce), words.text(Message(text)), style)
        for answer, text, style in ((YES, "button-agree", "success"), (NO, "button-disagree", "secondary"))
    )
    return plain_screen("\n".join(lines), buttons, mentions=tuple(asked if loud is None else loud))


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    """Pausing, going on, and ending a game by agreement."""
    return (*_pausing(menu), *_ending(menu))


def _pausing(menu: TableMenu) -> tuple[Block, ...]:
    row, words, own = menu.row, menu.words, menu.own_seat
    if row.stage != PLAYING or own is None:
        return ()
    if row.paused is not None:
        return ((Button(GoOn(row.id), words.text(Message("button-go-on")), "success"),),)
    said = "" if menu.pausing is None else _asked_now(menu, menu.pausing)
    if menu.pausing is not None and own in menu.pausing.votes:
        return texts(said)
    return (*texts(said), (Button(ProposePause(row.id), words.text(Message("button-propose-pause"))),))


def _ending(menu: TableMenu) -> tuple[Block, ...]:
    row, words, own = menu.row, menu.words, menu.own_seat
    others = [held for held in row.seated if held.user is not None and held.seat != own]
    if row.stage != PLAYING or own is None or not others:
        return ()
    if menu.ending is not None and own in menu.ending.votes:
        return texts(_asked_now(menu, menu.ending))
    said = "" if menu.ending is None else _asked_now(menu, menu.ending)
    return (*texts(said), (sure_button(ProposeEnd(row.id), "button-propose-end", words),))


def _asked_now(menu: TableMenu, question: QuestionRow) -> str:
    """What is asked, and who has not answered."""
    asked = Verbatim(", ".join(f"<@{user}>" for user in still_asked(menu.row, question)))
    return menu.words.text(Message(f"{_texts(question.kind)}-asked-now", {"asked": asked}))


def _texts(kind: str) -> str:
    """How the texts about a kind of question begin."""
    return "pause" if kind == Kind.AGREE_PAUSE else "stop"


def _names(seats: Sequence[int], names: Sequence[str]) -> Verbatim:
    return Verbatim(", ".join(f"**{escaped(names[seat])}**" for seat in seats))
