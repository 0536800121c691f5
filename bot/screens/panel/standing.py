"""Where the game is and how everybody stands, in one line."""

from __future__ import annotations

from bot.screens.model import TableContext
from bot.screens.panel.round_text import round_text
from bot.screens.symbols import with_symbol
from games.words import Verbatim, Words

SEPARATOR = " · "


def standing_line(context: TableContext, words: Words, viewer: int | None) -> str:
    """The round, the points of all seats, best first, the viewer's in bold, and who acts next.

    "" once the game is over.
    """
    if context.over:
        return ""
    view, names = context.table.view(viewer), context.safe_names
    parts = [text] if (text := round_text(context, words)) else []
    for each in context.game.standing(view):
        points = f"{names[each.seat]} {each.points}"
        shown = f"**{points}**" if each.seat == viewer else points
        parts.append(with_symbol(context.symbols.seat(each.seat), shown))
    following = context.game.next_to_act(view) if context.game.next_to_act else None
    if following is not None:
        parts.append(words("standing-next", name=Verbatim(names[following])))
    return f"-# {SEPARATOR.join(parts)}"
