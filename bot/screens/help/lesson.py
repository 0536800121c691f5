"""What a guided game says on the panel of who is led, and its end."""

from __future__ import annotations

from bot.screens.controls import LIT
from bot.screens.help.help_ids import GoOnAlone
from bot.screens.model import Block, Button, TableContext, text_button, texts
from bot.screens.servers.greeting_ids import PlayNow
from bot.tables.hints import lesson
from games.guided import END_TEXT, Lesson
from games.words import Message, Words


def _lesson(context: TableContext, seat: int) -> Lesson | None:
    """The lesson in which a seat is led; None at any other table, or seat, and once the game is over."""
    return None if context.over else lesson(context.row, context.table, seat)


def lit_option(context: TableContext, seat: int) -> str:
    """The key of the option that is lit; "" for none."""
    led = _lesson(context, seat)
    said = led.said if led else None
    return said.lit if said else ""


def lesson_text(context: TableContext, seat: int, words: Words) -> str:
    """What is said above the question; "" for nothing. The first time it is said how one is led."""
    led = _lesson(context, seat)
    if led is None:
        return ""
    said = led.said
    begins = words("lesson-begins", lit=LIT) if led.nothing_chosen else ""
    sentence = f"> {LIT} {words.text(said.text, context.safe_names)}" if said else ""
    return "\n\n".join(filter(None, (begins, sentence)))


def lesson_end(context: TableContext, seat: int, words: Words) -> tuple[Block, ...]:
    """That the lesson is over, and the ways to go on, until the learner has gone on."""
    led = _lesson(context, seat)
    if led is None or not led.is_over or led.goes_on_alone:
        return ()
    buttons = (
        text_button(GoOnAlone(context.row.id, seat), "button-alone", words, context.symbols),
        Button(PlayNow(context.game.name), words("button-play-now"), "success"),
    )
    return (*texts(words("lesson-over", end=Message(END_TEXT))), buttons)
