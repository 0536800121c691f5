"""Mistakes at their steps: where an analysis says that points were given away, and what was better."""

from collections.abc import Sequence

from bot.screens.history.history_page import HistoryPage
from bot.screens.model import Button
from bot.screens.results.analysis import turn_text
from bot.screens.results.result import analyse_button
from bot.screens.symbols import with_symbol
from bot.screens.text import first_lines
from games.agents.mistakes import Mistake, mistakes_of
from games.words import Words

LINE_LENGTH = 160
"""Letters of a line about a turn at most."""


def all_mistakes(page: HistoryPage, words: Words) -> list[Mistake]:
    return mistakes_of(page.plays, page.steps, words, page.context.safe_names)


def mistakes_text(page: HistoryPage, found: Sequence[Mistake], words: Words, room: int) -> str:
    """The turns that began in the shown step and gave away points, with the better line; cut to the room."""
    context = page.context
    text = "\n".join(
        with_symbol(
            context.symbols.seat(each.seat),
            turn_text(f"{context.safe_names[each.seat]} · ", each.text, LINE_LENGTH, context, words),
        )
        for each in found
        if each.step == page.number
    )
    return first_lines(text.split("\n"), room, "-# …")


def mistake_button(page: HistoryPage, found: Sequence[Mistake], words: Words) -> tuple[Button, ...]:
    """*Next mistake* of the seat whose view it is, or of any; of a game without an analysis *Analyze*."""
    if not page.context.over or page.log:
        return ()
    if not page.plays:
        return analyse_button(page.context, words)
    steps = [each.step for each in found if page.viewer in (None, each.seat)]
    if not steps:
        return ()
    following = next((step for step in steps if step > page.number), steps[0])
    return (Button(page.id("mistake", following), words("history-mistake")),)
