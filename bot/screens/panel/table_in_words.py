"""The table in words, which stands where the pictures of other games do if a game has none."""

from __future__ import annotations

from collections.abc import Iterable

import renderer
from bot.limits import TEXT
from bot.screens.model import Block, TableContext, Text, count_characters
from bot.screens.text import first_lines
from games.words import Words

MOST = 1600
"""Letters of the table in words on a screen with other things."""

MOST_IN_THREAD = 700
"""Letters of it in a message of the thread, which comes with every turn."""

RESERVED = 800
"""Letters left for what stands below a screen, as who has played for whom."""

LEAST = 120
"""In less room the table is not begun."""


def table_in_words(
    context: TableContext,
    viewer: int | None,
    words: Words,
    others: Iterable[Block],
    *,
    most: int = MOST,
) -> tuple[Text, ...]:
    """The table as the viewer sees it, as a quotation, as far as `others` of the screen leave room.

    Nothing for a game with pictures.
    """
    if renderer.has_pictures(context.game.name):
        return ()
    room = min(most, TEXT - RESERVED - count_characters(others))
    if room < LEAST:
        return ()
    text = context.game.table_text(context.table.view(viewer), words, context.safe_names)
    lines = [f"> {line}" for line in text.splitlines()]
    more = f"> -# {words('board-more')}"
    return (Text(first_lines(lines, room, more)),)
