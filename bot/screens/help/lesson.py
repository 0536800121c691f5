"""What a guided game says on the panel of who is led, and its end."""

from __future__ import annotations

from bot.screens.controls import LIT
from bot.screens.help.help_ids import GoOnAlone
from bot.screens.model import Block, Button, TableContext, text_button, texts
from bot.screens.servers.greeting_ids import PlayNow
from games.guided import END_TEXT, LEARNER, GuidedGame, Shown, read_guided
from games.words import Message, Words
from storage.rows import GUIDED


def guided_game(context: TableContext, seat: int) -> GuidedGame | None:
    """The guided game in which a seat is led; None at any other table, or seat."""
    is_led = context.row.origin == GUIDED and seat == LEARNER and not context.over
    return read_guided(context.game.guided) if is_led and context.game.guided else None


def moment(context: TableContext, seat: int) -> Shown | None:
    """What is said of the question that a seat is asked, if anything is."""
    guided = guided_game(context, seat)
    return None if guided is None else guided.moment(context.table)


def lit_option(context: TableContext, seat: int) -> str:
    """The key of the option that is lit; "" for none."""
    shown = moment(context, seat)
    return "" if shown is None else shown.lit


def lesson_text(context: TableContext, seat: int, words: Words) -> str:
    """What is said above the question; "" for nothing. The first time it is said how one is led."""
    guided, shown = guided_game(context, seat), moment(context, seat)
    begins = words("lesson-begins", lit=LIT) if guided and guided.begins(context.table) else ""
    said = f"> {LIT} {words.text(shown.text, context.safe_names)}" if shown else ""
    return "\n\n".join(filter(None, (begins, said)))


def lesson_end(context: TableContext, seat: int, words: Words) -> tuple[Block, ...]:
    """That the lesson is over, and the ways to go on, until the learner has gone on."""
    guided = guided_game(context, seat)
    if guided is None or not guided.is_over(context.table) or guided.goes_on_alone(context.table):
        return ()
    buttons = (
        text_button(GoOnAlone(context.row.id, seat), "button-alone", words, context.symbols),
        Button(PlayNow(context.game.name), words("button-play-now"), "success"),
    )
    return (*texts(words("lesson-over", end=Message(END_TEXT))), buttons)
