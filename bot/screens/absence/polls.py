"""Questions to the people at a table: the message in the thread, while they are open and afterwards."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from bot.screens.absence import agreement, late
from bot.screens.absence.poll_view import QuestionView
from bot.screens.ids.absence_ids import KeepAwake, Wake
from bot.screens.markup import day
from bot.screens.model import Button, Screen, plain_screen
from games.words import Argument, Verbatim, Words
from storage.absence.polls import GAME_OVER, GO_ON, WOKEN, QuestionRow
from storage.core.kinds import Kind
from storage.core.rows import DORMANT, GameRow

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


def dormancy_screen(view: QuestionView, words: Words) -> Screen:
    row, asked = view.row, view.question
    arguments: dict[str, Argument] = {
        "table": view.title(words),
        "since": day(asked.since or asked.asked),
        "until": day(asked.deadline or asked.asked),
        "names": view.named(asked.votes),
        "users": Verbatim(view.mentions),
    }
    said = words(TEXTS[asked.kind][asked.outcome], **arguments)
    if asked.closed is not None:
        return plain_screen(said)
    if asked.kind == Kind.DORMANT:
        return plain_screen(said, (wake_button(row, words, view.nonce),))
    on = Button(KeepAwake(row.id, asked.id, view.nonce), words("button-go-on"), "success")
    return plain_screen(said, (on,), mentions=view.seats_called)


def wake_button(row: GameRow, words: Words, nonce: int = 0) -> Button:
    return Button(Wake(row.id, nonce), words("button-wake"), "success")


def wake_row(row: GameRow, words: Words) -> tuple[Button, ...]:
    """What wakes a table, if it is dormant and anybody sits there who can."""
    users = any(held.user is not None for held in row.seated)
    return (wake_button(row, words),) if row.dormant and users else ()


class Question(Struct, frozen=True):
    screen: Callable[[QuestionView, Words], Screen]
    asked: Callable[[GameRow, QuestionRow], tuple[int, ...]] | None
    """The users it calls; None: those who decide about a late seat."""


def _users(row: GameRow, _question: QuestionRow) -> tuple[int, ...]:
    return tuple(held.user for held in row.seated if held.user is not None)


def _players(row: GameRow, _question: QuestionRow) -> tuple[int, ...]:
    return tuple(held.player for held in row.seated if held.player is not None)


QUESTIONS: Mapping[str, Question] = {
    Kind.PACE: Question(agreement.proposal_screen, agreement.still_asked),
    Kind.AGREE_END: Question(agreement.proposal_screen, agreement.still_asked),
    Kind.AGREE_PAUSE: Question(agreement.proposal_screen, agreement.asked_about_pause),
    Kind.IDLE: Question(dormancy_screen, _users),
    Kind.DORMANT: Question(dormancy_screen, lambda _row, _question: ()),
    Kind.LATE: Question(late.question_screen, None),
    Kind.ASLEEP: Question(late.asleep_screen, _players),
}


def question_screen(view: QuestionView, words: Words) -> Screen:
    return QUESTIONS[view.question.kind].screen(view, words)
