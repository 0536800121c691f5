"""Who is late: what the others are asked in the thread, that a table sleeps, what the late one is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from msgspec import Struct

from bot.screens.custom_ids.agreements import AnswerLate
from bot.screens.custom_ids.thread import OpenPanel
from bot.screens.model import Button, Screen, TableContext, plain_screen
from bot.screens.names import escaped
from bot.screens.reminders import table_buttons, with_others
from bot.screens.text import numbered_title
from bot.timing.late import SLEEPS, STILL, WAIT
from games.words import Message, Verbatim, Words
from storage.late import ASLEEP, COMPUTER, OFFER, VOID
from storage.questions import GO_ON, QuestionRow
from storage.rows import COMPUTER_MOVES, DORMANT, GameRow

SAID = {WAIT: "late-said-wait", COMPUTER: "late-said-computer", OFFER: "late-said-offer"}
"""The answers, in the order they are offered in -> the text that says who gave them."""

BUTTONS = {WAIT: "button-late-wait", COMPUTER: "button-late-computer", OFFER: "button-late-offer"}


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
    if question.kind == ASLEEP:
        return _asleep(row, question, names, asked, nonce, words, asked if loud is None else loud)
    assert question.seat is not None
    name = Verbatim(f"**{escaped(names[question.seat])}**")
    table = Verbatim(numbered_title(row.id, words))
    if question.closed is not None:
        text = words.text(Message(_outcome(question, moving=moving), {"name": name, "table": table}))
        move = Button(OpenPanel(row.id, nonce), words.text(Message("button-move")))
        automatic = question.subject == COMPUTER_MOVES
        return plain_screen(text, *([(move,)] if automatic else []))
    said = [
        words.text(Message(text, {"names": _names(seats, names)}))
        for answer, text in SAID.items()
        if (seats := [seat for seat, said in question.votes.items() if said == answer])
    ]
    mentions = " ".join(f"<@{user}>" for user in asked)
    first = words.text(Message("late-question", {"name": name, "table": table}))
    lines = [f"{first} {mentions}".strip(), words.text(Message("late-about", {"name": name})), *said]
    buttons = tuple(
        Button(
            AnswerLate(row.id, question.id, answer, nonce),
            words.text(Message(text, {"n": list(question.votes.values()).count(answer)})),
        )
        for answer, text in BUTTONS.items()
    )
    return plain_screen("\n".join(lines), buttons, mentions=tuple(asked if loud is None else loud))


def _outcome(question: QuestionRow, *, moving: bool) -> str:
    """The id of the text that says what came of a question."""
    if question.outcome == COMPUTER and question.moved is not None and not moving:
        return "late-moved"
    if question.outcome == COMPUTER:
        return "late-automatic" if question.subject == COMPUTER_MOVES else "late-computer"
    texts = {WAIT: "late-wait", OFFER: "late-offer", SLEEPS: "late-sleeps", VOID: "late-void"}
    texts[DORMANT] = "late-dormant"
    return texts.get(question.outcome or "", "late-needless")


def _asleep(
    row: GameRow,
    question: QuestionRow,
    names: Sequence[str],
    asked: Collection[int],
    nonce: int,
    words: Words,
    loud: Collection[int],
) -> Screen:
    table = {"table": Verbatim(numbered_title(row.id, words))}
    if question.outcome == GO_ON:
        said = _names(list(question.votes), names)
        return plain_screen(words.text(Message("asleep-goes-on", {**table, "names": said})))
    if question.closed is not None:
        text = "asleep-dormant" if question.outcome == DORMANT else "asleep-woken"
        return plain_screen(words.text(Message(text, table)))
    still = question.subject == STILL
    title, about = ("asleep-still", "asleep-still-about") if still else ("asleep-late", "asleep-late-about")
    mentions = " ".join(f"<@{user}>" for user in asked)
    text = f"{words.text(Message(title, table))} {mentions}".strip()
    move = Button(OpenPanel(row.id, nonce), words.text(Message("button-move")), "primary")
    on = Button(AnswerLate(row.id, question.id, GO_ON, nonce), words.text(Message("button-go-on")), "success")
    buttons = (on, move) if still else (move,)
    return plain_screen(f"{text}\n{words.text(Message(about))}", buttons, mentions=tuple(loud))


def moved_for(context: TableContext, seats: Sequence[int], words: Words) -> str:
    """For whom a computer player has moved; "" for nobody."""
    return "\n".join(
        words.text(Message("late-moved", {"name": Verbatim(f"**{context.safe_names[seat]}**")}))
        for seat in dict.fromkeys(seats)
    )


class Follows(Enum):
    """What follows where the time of a player is up."""

    ASKED = "asked"
    """The others are asked."""
    COMPUTER = "computer"
    """A computer player moves."""
    ASLEEP = "asleep"
    """All are late, and the table sleeps."""


FOLLOWS = {
    Follows.ASKED: ("missed-asked", "missed-other-asked"),
    Follows.COMPUTER: ("missed-computer", "missed-other-computer"),
    Follows.ASLEEP: ("missed-asleep", "missed-other-asleep"),
}
"""What follows -> the text that says so of the first table, and of another one with its line."""


class Missed(Struct, frozen=True):
    """A table at which the time of a player is up."""

    game: int
    seat: int
    line: str
    """Which game, which table, what is asked, since when they are late."""
    follows: Follows
    until: float
    """When their time was up."""


def missed_screen(misses: Sequence[Missed], days: int, nonce: int, words: Words) -> Screen:
    """What a late player is told; there is a table at least. `days`: on how many their misses count."""
    first, *others = misses
    counted = Message("missed-again", {"n": days}) if days else Message("missed-first")
    lines = (
        words.text(Message("missed-line", {"call": Verbatim(first.line)})),
        words.text(Message(FOLLOWS[first.follows][0])),
        words.text(counted),
    )
    listed = [words.text(Message(FOLLOWS[each.follows][1], {"call": Verbatim(each.line)})) for each in others]
    content = with_others("\n".join(lines), "missed-others", listed, words)
    buttons = table_buttons([each.game for each in misses], nonce, words)
    return plain_screen(content, buttons if others else buttons[:1])


def _names(seats: Sequence[int], names: Sequence[str]) -> Verbatim:
    return Verbatim(", ".join(f"**{escaped(names[seat])}**" for seat in seats))
