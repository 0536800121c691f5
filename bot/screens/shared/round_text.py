"""Where a game is: the round that is played, or between which it is."""

from __future__ import annotations

from bot.screens.model import TableContext
from games.words import Words


def round_text(context: TableContext, words: Words) -> str:
    """What the round that is played is called; "" where a game has none, and before the first."""
    game = context.game
    if context.over or game.round_name is None:
        return ""
    view = context.table.view(None)
    name = (game.between_rounds(view) if game.between_rounds else None) or game.round_name(view)
    return "" if name is None else words.text(name, context.safe_names)
