"""Who is late: the question to the others, that a table sleeps, the message to the late player."""

from collections.abc import Iterable, Sequence
from enum import Enum

from msgspec import Struct

from bot.screens.absence.poll_view import QuestionView
from bot.screens.ids.absence_ids import AnswerLate
from bot.screens.ids.table_ids import OpenPanel
from bot.screens.markup import bold, mention
from bot.screens.model import Button, Screen, TableContext, plain_screen
from bot.screens.reminders.reminders import lines_with_others, table_buttons
from bot.tables.absence.late_rules import SLEEPS, STILL, WAIT
from games.words import Argument, Listed, Message, Verbatim, Words
from storage.absence.polls import GO_ON, QuestionRow
from storage.core.rows import COMPUTER_MOVES, DORMANT
from storage.seats.late import COMPUTER, OFFER, VOID

SAID = {WAIT: "late-said-wait", COMPUTER: "late-said-computer", OFFER: "late-said-offer"}
"""The answers, in the order they are offered in -> the text that says who gave them."""

OUTCOMES = {
    WAIT: "late-wait",
    OFFER: "late-offer",
    SLEEPS: "late-sleeps",
    VOID: "late-void",
    DORMANT: "late-dormant",
}
"""Outcomes of a question, except a computer player's move -> their texts."""

BUTTONS = {WAIT: "button-late-wait", COMPUTER: "button-late-computer", OFFER: "button-late-offer"}


def question_screen(view: QuestionView, words: Words) -> Screen:
    row, table = view.row, view.title(words)
    open_ = [each for each, _ in view.question_rows if each.closed is None]
    outcomes = [
        words(_outcome_text(each, moving=moving), name=_late_names(view, (each,)), table=table)
        for each, moving in view.question_rows
        if each.closed is not None
    ]
    if not open_:
        move = Button(OpenPanel(row.id, view.nonce), words("button-move"))
        automatic = view.question.subject == COMPUTER_MOVES
        called = tuple(user for user in view.seats_called if user in view.late.values())
        return plain_screen("\n".join(outcomes), *([(move,)] if automatic else []), mentions=called)
    asked = open_[0]
    title: dict[str, Argument] = {"name": _late_names(view, open_), "n": len(open_)}
    said = [
        words(text, names=view.named(seats))
        for answer, text in SAID.items()
        if (seats := [seat for seat, said in asked.votes.items() if said == answer])
    ]
    what = "late-question" if asked.deadline else "late-question-long"
    first = f"{words(what, **title, table=table)} {view.mentions}".strip()
    lines = [first, words("late-about", **title), *said, *outcomes]
    buttons = tuple(
        Button(
            AnswerLate(row.id, asked.id, answer, view.nonce),
            words(text, n=list(asked.votes.values()).count(answer)),
        )
        for answer, text in BUTTONS.items()
    )
    return plain_screen("\n".join(lines), buttons, mentions=view.seats_called)


def _late_names(view: QuestionView, questions: Iterable[QuestionRow]) -> Listed:
    seats = [each.seat for each in questions if each.seat is not None]
    late = view.late
    return Listed([mention(late[seat]) if seat in late else bold(view.names[seat]) for seat in seats])


def _outcome_text(question: QuestionRow, *, moving: bool) -> str:
    if question.outcome == COMPUTER and question.moved is not None and not moving:
        return "late-moved"
    if question.outcome == COMPUTER:
        return "late-automatic" if question.subject == COMPUTER_MOVES else "late-computer"
    return OUTCOMES.get(question.outcome or "", "late-needless")


def asleep_screen(view: QuestionView, words: Words) -> Screen:
    row, asked = view.row, view.question
    table = {"table": view.title(words)}
    if asked.outcome == GO_ON:
        return plain_screen(words("asleep-goes-on", **table, names=view.named(asked.votes)))
    if asked.closed is not None:
        text = "asleep-dormant" if asked.outcome == DORMANT else "idle-woken"
        return plain_screen(words(text, **table))
    still = asked.subject == STILL
    title, about = ("asleep-still", "asleep-still-about") if still else ("asleep-late", "asleep-late-about")
    text = f"{words(title, **table)} {view.mentions}".strip()
    move = Button(OpenPanel(row.id, view.nonce), words("button-move"), "primary")
    on = Button(AnswerLate(row.id, asked.id, GO_ON, view.nonce), words("button-go-on"), "success")
    buttons = (on, move) if still else (move,)
    return plain_screen(f"{text}\n{words(about)}", buttons, mentions=view.seats_called)


def moved_for_text(context: TableContext, seats: Sequence[int], words: Words) -> str:
    """Seats that a computer player moved for, as text; "" for none."""
    return "\n".join(words("late-moved", name=bold(context.names[seat])) for seat in dict.fromkeys(seats))


class Consequence(Enum):
    """How a table reacts to a missed deadline."""

    ASKED = "asked"
    COMPUTER = "computer"
    WAITS = "waits"
    """The others have decided to wait."""
    ASLEEP = "asleep"
    """All are late, and the table sleeps."""


CONSEQUENCES = {
    Consequence.ASKED: ("missed-asked", "missed-other-asked"),
    Consequence.COMPUTER: ("missed-computer", "missed-other-computer"),
    Consequence.WAITS: ("missed-waits", "missed-other-waits"),
    Consequence.ASLEEP: ("missed-asleep", "missed-other-asleep"),
}
"""Its text for the first table, and for another one with its line."""


class Missed(Struct, frozen=True):
    game: int
    seat: int
    line: str
    """The game, the table, the question, and since when they are late."""
    consequence: Consequence
    until: float


def missed_screen(misses: Sequence[Missed], days: int, nonce: int, words: Words) -> Screen:
    """The message to a late player; there is a table at least. `days`: on how many their misses count."""
    first, *others = misses
    counted = Message("missed-again", {"n": days}) if days else Message("missed-first")
    lines = (
        words("missed-line", call=Verbatim(first.line)),
        words(CONSEQUENCES[first.consequence][0]),
        words.text(counted),
    )
    listed = [words(CONSEQUENCES[each.consequence][1], call=Verbatim(each.line)) for each in others]
    content = lines_with_others("\n".join(lines), "missed-others", listed, words)
    buttons = table_buttons([each.game for each in misses], nonce, words)
    return plain_screen(content, buttons if others else buttons[:1])
