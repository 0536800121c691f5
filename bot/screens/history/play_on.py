"""Who plays on from a step of a game, chosen before a practice table begins there."""

from __future__ import annotations

from bot.limits import BUTTON_LABEL
from bot.screens.history.history_ids import PlayOnAs
from bot.screens.levels import LEVEL_NAMES
from bot.screens.model import Button, Screen, TableContext, texts
from bot.screens.text import cut
from games.words import Message, Verbatim, Words
from storage.rows import GameRow

SHOWN = 16
"""Digits of the commitment in an id."""


def choose_seat(
    context: TableContext,
    number: int,
    words: Words,
    *,
    commitment: str,
    level: str,
    running: GameRow | None,
    again: bool,
) -> Screen:
    """Whose seat a user takes at a practice table that goes on from the step with a number.

    `commitment`: of its seed, shown before anything is drawn; `level`: how well computer players play there;
    `running`: the practice table that ends then; `again`: whether another commitment was shown before.
    """
    link = None if running is None else f"<#{running.thread or running.channel}>"
    lines = (
        words("play-on-again") if again else "",
        words("play-on-choose", n=number, level=Message(LEVEL_NAMES[level])),
        words("play-on-ends", link=Verbatim(link)) if link else "",
        f"{words('play-on-draws')}\n`{commitment}`",
        f"-# {words('play-on-practice')}",
    )
    game, symbols = context.row.id, context.symbols
    buttons = tuple(
        Button(
            PlayOnAs(game, number, seat, commitment[:SHOWN]),
            cut(name, BUTTON_LABEL),
            symbol=symbols.seat(seat),
        )
        for seat, name in enumerate(context.names)
    )
    return Screen((*texts(*lines), buttons))
