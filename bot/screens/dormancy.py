"""Tables at which nobody moves for long: what all are asked, that a table is dormant, and how it is woken."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.screens.custom_ids.dormancy import KeepAwake, Wake
from bot.screens.markup import bold_list, day, mentions
from bot.screens.model import Button, Screen, plain_screen
from bot.screens.text import numbered_title
from bot.tables.notifications import Kind
from games.words import Message, Verbatim, Words
from storage.questions import GAME_OVER, GO_ON, WOKEN, QuestionRow
from storage.rows import DORMANT, GameRow

TEXTS = {
    Kind.IDLE.value: {
        None: "idle-question",
        GO_ON: "asleep-goes-on",
        WOKEN: "idle-woken",
        DORMANT: "idle-dormant",
        GAME_OVER: "idle-game-over",
    },
    Kind.DORMANT.value: {
        None: "dormant-told",
        GO_ON: "dormant-on",
        WOKEN: "dormant-woken",
        GAME_OVER: "dormant-game-over",
    },
}
"""Kinds of questions -> outcomes, None while it is open -> the text."""


def question_screen(
    row: GameRow,
    question: QuestionRow,
    names: Sequence[str],
    asked: Collection[int],
    nonce: int,
    words: Words,
    *,
    loud: Collection[int] | None = None,
) -> Screen:
    """The message to all: whether the game goes on, or that the table is dormant; then what came of it.

    `asked`: the users who are asked; `loud`: those of them whom it notifies, by default all.
    """
    said = Message(
        TEXTS[question.kind][question.outcome],
        {
            "table": Verbatim(numbered_title(row.id, words)),
            "since": day(question.since or question.asked),
            "until": day(question.deadline or question.asked),
            "names": bold_list(names[seat] for seat in question.votes),
            "users": Verbatim(mentions(asked)),
        },
    )
    if question.closed is not None:
        return plain_screen(words.text(said))
    if question.kind == Kind.DORMANT:
        return plain_screen(words.text(said), (wake_button(row, words, nonce),))
    on = Button(KeepAwake(row.id, question.id, nonce), words.text(Message("button-go-on")), "success")
    return plain_screen(words.text(said), (on,), mentions=tuple(asked if loud is None else loud))


def wake_button(row: GameRow, words: Words, nonce: int = 0) -> Button:
    """What wakes a dormant table."""
    return Button(Wake(row.id, nonce), words.text(Message("button-wake")), "success")


def wake_row(row: GameRow, words: Words) -> tuple[tuple[Button, ...], ...]:
    """What wakes a table, if it is dormant and anybody sits there who can."""
    users = any(held.user is not None for held in row.seated)
    return ((wake_button(row, words),),) if row.dormant and users else ()
