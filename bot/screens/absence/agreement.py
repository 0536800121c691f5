"""Agreements of a table: another pace, an end, a pause."""

from bot.screens.absence.poll_view import QuestionView
from bot.screens.ids.absence_ids import AnswerProposal, GoOn, ProposeEnd, ProposePace, ProposePause
from bot.screens.markup import day, mention_list
from bot.screens.model import Block, Button, Screen, plain_screen, text_screen, texts
from bot.screens.shared.menu import TableMenu, sure_button
from bot.screens.shared.table_time import about_pace, pace_name, pace_select
from bot.tables.absence.agreements import AGREED, NO, PAUSE_SECONDS, REFUSED, REPLACED, YES
from games.words import Argument, Message, Verbatim, Words
from storage.absence.polls import GAME_OVER, GO_ON, QuestionRow
from storage.core.kinds import Kind
from storage.core.rows import DORMANT, PLAYING, GameRow
from storage.seats.late import NEEDLESS

ASKED_NOW = "asked-now"

TEXTS = {
    Kind.PACE.value: {
        None: "pace-proposal",
        AGREED: "pace-agreed",
        REFUSED: "pace-refused",
        REPLACED: "pace-replaced",
        NEEDLESS: "pace-needless",
        GAME_OVER: "pace-game-over",
        DORMANT: "pace-dormant",
    },
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


def proposal_screen(view: QuestionView, words: Words) -> Screen:
    """The message to all: who has agreed and who is still asked; once it is closed, the outcome."""
    question = view.question
    text = TEXTS[question.kind][question.outcome]
    about: dict[str, Argument] = {
        "table": view.title(words),
        "name": view.named([] if question.seat is None else [question.seat]),
    }
    if question.kind == Kind.PACE:
        assert question.subject is not None
        about |= pace_arguments(question.subject)
    if question.closed is not None:
        arguments: dict[str, Argument] = {
            **about,
            "names": view.named(seat for seat, answer in question.votes.items() if answer == NO),
            "n": int(question.seat is not None),
            "users": Verbatim(view.mentions),
            "until": day(question.closed + PAUSE_SECONDS),
        }
        said = words(text, **arguments)
        return plain_screen(said, mentions=tuple(view.loud or ()) if question.outcome == GO_ON else ())
    answers = {"agreed": view.named(question.votes), "asked": mention_list(view.asked)}
    lines = [words(text, **about), words("pace-answers", **answers)]
    buttons = tuple(
        Button(AnswerProposal(view.row.id, question.id, answer, view.nonce), words(text), style)
        for answer, text, style in ((YES, "button-agree", "success"), (NO, "button-disagree", "secondary"))
    )
    return plain_screen("\n".join(lines), buttons, mentions=view.seats_called)


def still_asked(row: GameRow, question: QuestionRow) -> tuple[int, ...]:
    return tuple(
        held.user for held in row.seated if held.user is not None and held.seat not in question.votes
    )


def asked_about_pause(row: GameRow, question: QuestionRow) -> tuple[int, ...]:
    if question.subject != GO_ON:
        return still_asked(row, question)
    return tuple(held.user for held in row.seated if held.user is not None and held.seat != question.seat)


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    return (*_pause_blocks(menu), *_ending_blocks(menu))


def _pause_blocks(menu: TableMenu) -> tuple[Block, ...]:
    row, words, own = menu.row, menu.words, menu.own_seat
    if row.stage != PLAYING or own is None:
        return ()
    if row.dormant:
        return ((Button(GoOn(row.id), words("button-wake"), "success"),),)
    if row.paused is not None:
        return ((Button(GoOn(row.id), words("button-go-on"), "success"),),)
    if row.is_practice or row.of_cup is not None or row.direct:
        return ()
    said = "" if menu.pausing is None else _asked_now_text(menu, menu.pausing)
    if menu.pausing is not None and own in menu.pausing.votes:
        return texts(said)
    return (*texts(said), (Button(ProposePause(row.id), words("button-propose-pause")),))


def _ending_blocks(menu: TableMenu) -> tuple[Block, ...]:
    row, words, own = menu.row, menu.words, menu.own_seat
    others = [held for held in row.seated if held.user is not None and held.seat != own]
    if row.stage != PLAYING or row.dormant or own is None or not others:
        return ()
    if row.of_cup is not None or row.direct:
        return ()
    if menu.ending is not None and own in menu.ending.votes:
        return texts(_asked_now_text(menu, menu.ending))
    said = "" if menu.ending is None else _asked_now_text(menu, menu.ending)
    return (*texts(said), (sure_button(ProposeEnd(row.id), "button-propose-end", words),))


def _asked_now_text(menu: TableMenu, question: QuestionRow) -> str:
    asked = still_asked(menu.row, question)
    return menu.words(TEXTS[question.kind][ASKED_NOW], asked=mention_list(asked))


def choose_pace(row: GameRow, words: Words) -> Screen:
    about = Message("pace-now", pace_arguments(row.pace))
    return Screen.of(words.text(about), pace_select(ProposePace(row.id), row.pace, words))


def proposed_screen(question: QuestionRow, words: Words) -> Screen:
    assert question.subject is not None
    text = "pace-agreed" if question.outcome == AGREED else "pace-proposed"
    return text_screen(words(text, **pace_arguments(question.subject)))


def pace_arguments(key: str) -> dict[str, Message]:
    return {"pace": pace_name(key), "numbers": about_pace(key)}
