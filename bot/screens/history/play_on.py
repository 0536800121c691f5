"""Who plays on from a step of a game, chosen before a practice table begins there, and where."""

from __future__ import annotations

from bot.screens.ids.history_ids import PlayOnAs, of_log
from bot.screens.markup import place_link
from bot.screens.model import Button, Screen, TableContext, plain_screen
from clocks.user_settings import LEVEL_NAMES
from games.words import Message, Verbatim, Words
from storage.core.rows import GameRow

SHOWN = 16
"""Digits of the commitment in an id."""


def begins_here(number: int, words: Words) -> Screen:
    """A direct message: a practice table will stand below, that goes on from the step with a number."""
    return plain_screen(words("play-on-here", n=number))


def choose_seat(
    context: TableContext,
    number: int,
    words: Words,
    *,
    commitment: str,
    level: str,
    running: GameRow | None,
    direct: bool,
    again: bool,
    log: str = "",
) -> Screen:
    """Ask for a seat at practice from a step; `running`: the table that ends then; `log`: its name."""
    link = None if running is None else place_link(running)
    lines = (
        words("play-on-again") if again else "",
        words("play-on-choose", n=number, level=Message(LEVEL_NAMES[level])),
        words("play-on-direct") if direct else "",
        words("play-on-ends", link=Verbatim(link)) if link else "",
        f"{words('play-on-draws')}\n`{commitment}`",
        f"-# {words('play-on-practice')}",
    )
    game, symbols = context.row.id, context.symbols
    choices = [PlayOnAs(game, number, seat, commitment[:SHOWN]) for seat in range(len(context.names))]
    buttons = tuple(
        Button(
            of_log(log, choice) if log else choice,
            context.names[choice.seat],
            symbol=symbols.seat(choice.seat),
        )
        for choice in choices
    )
    return Screen.of(*lines, buttons)
