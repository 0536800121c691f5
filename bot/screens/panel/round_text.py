"""Where a game is: the round that is played."""

from __future__ import annotations

from bot.screens.model import TableContext
from games.words import Words


def round_text(context: TableContext, words: Words) -> str:
    """What the round that is played is called; "" where a game has none, and before the first."""
    if context.over or context.game.round_name is None:
        return ""
    name = context.game.round_name(context.table.view(None))
    return "" if name is None else words.text(name, context.safe_names)
