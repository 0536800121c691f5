"""What the people at a table agree on: that the game ends, or pauses."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.screens.custom_ids.agreements import AnswerProposal, GoOn, ProposeEnd, ProposePause
from bot.screens.markup import day
from bot.screens.menu import TableMenu
from bot.screens.model import Block, Button, Screen, plain_screen, texts
from bot.screens.names import escaped
from bot.screens.pace_proposal import still_asked
from bot.screens.sure import sure_button
from bot.screens.text import numbered_title
from bot.tables.notifications import Kind
from bot.timing.agreements import PAUSE_SECONDS
from bot.timing.pace_proposals import AGREED, NO, REFUSED, YES
from games.words import Argument, Message, Verbatim, Words
from storage.late import NEEDLESS
from storage.questions import GAME_OVER, GO_ON, QuestionRow
from storage.rows import DORMANT, PLAYING, GameRow

ASKED_NOW = "asked-now"

TEXTS = {
    Kind.AGREE_END.value: {
        None: "stop-proposal",
        ASKED_NOW: "stop-asked-now",
        AGREED: "stop-agreed",
        REFUSED: "stop-refused",
        NEEDLESS: "stop-needless",
        GAME_OVER: "stop-game-over",
        DORMANT: "stop-dormant",
    },
    Kind.AGREE_PAUSE.value: {
        None: "pause-proposal",
        ASKED_NOW: "pause-asked-now",
        AGREED: "pause-agreed",
        REFUSED: "pause-refused",
        NEEDLESS: "pause-needless",
        GAME_OVER: "pause-game-over",
        DORMANT: "pause-dormant",
        GO_ON: "pause-over",
    },
}
"""Kinds of questions -> outcomes, None while it is open -> the text; ASKED_NOW: on the screen of a table."""


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
        said = words.text(Message(TEXTS[question.kind][question.outcome], arguments))
        return plain_screen(said, mentions=tuple(loud or ()) if question.outcome == GO_ON else ())
    assert question.seat is not None
    answers = {
        "agreed": _names(list(question.votes), names),
        "asked": Verbatim(", ".join(f"<@{user}>" for user in asked)),
    }
    table = Verbatim(numbered_title(row.id, words))
    proposed = {"table": table, "name": _names([question.seat], names)}
    lines = [
        words.text(Message(TEXTS[question.kind][None], proposed)),
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
    if row.dormant:
        return ((Button(GoOn(row.id), words.text(Message("button-wake")), "success"),),)
    if row.paused is not None:
        return ((Button(GoOn(row.id), words.text(Message("button-go-on")), "success"),),)
    said = "" if menu.pausing is None else _asked_now(menu, menu.pausing)
    if menu.pausing is not None and own in menu.pausing.votes:
        return texts(said)
    return (*texts(said), (Button(ProposePause(row.id), words.text(Message("button-propose-pause"))),))


def _ending(menu: TableMenu) -> tuple[Block, ...]:
    row, words, own = menu.row, menu.words, menu.own_seat
    others = [held for held in row.seated if held.user is not None and held.seat != own]
    if row.stage != PLAYING or row.dormant or own is None or not others:
        return ()
    if menu.ending is not None and own in menu.ending.votes:
        return texts(_asked_now(menu, menu.ending))
    said = "" if menu.ending is None else _asked_now(menu, menu.ending)
    return (*texts(said), (sure_button(ProposeEnd(row.id), "button-propose-end", words),))


def _asked_now(menu: TableMenu, question: QuestionRow) -> str:
    """What is asked, and who has not answered."""
    asked = Verbatim(", ".join(f"<@{user}>" for user in still_asked(menu.row, question)))
    return menu.words.text(Message(TEXTS[question.kind][ASKED_NOW], {"asked": asked}))


def _names(seats: Sequence[int], names: Sequence[str]) -> Verbatim:
    return Verbatim(", ".join(f"**{escaped(names[seat])}**" for seat in seats))
