"""Optional news for a seat: it is next, all others are ready."""

from __future__ import annotations

from bot.screens.ids.thread_ids import OpenBoard, OpenPanel
from bot.screens.model import Button, Screen, TableContext, plain_screen
from bot.screens.shared.calls import CALL_LENGTH, WallClock, call_line
from bot.screens.text import title_argument
from bot.tables.notifications import next_to_act
from games.words import Message, Verbatim, Words


def is_next(context: TableContext, seat: int, nonce: int, words: Words) -> Screen | None:
    """A seat acts after the one that does now; None if it does not, or does already."""
    if next_to_act(context.table) != seat or seat in context.table.waiting:
        return None
    names = ", ".join(context.safe_names[other] for other in context.table.waiting)
    button = Button(OpenBoard(context.row.id, nonce), words("button-board"))
    text = Message("news-next", {"table": title_argument(context.row.id, words), "names": Verbatim(names)})
    return plain_screen(words.text(text), (button,))


def all_ready(
    context: TableContext, seat: int, nonce: int, words: Words, *, now: float, where: WallClock
) -> Screen | None:
    """All who act side by side with a seat are ready; None if they are not, or if it is, too.

    `where`: by whose clock it says until when.
    """
    if [other for other, done in context.table.lanes.items() if not done] != [seat]:
        return None
    length = CALL_LENGTH - len(_all_ready("", words))
    line = call_line(context, words, until=context.until(seat), now=now, where=where, length=length)
    button = Button(OpenPanel(context.row.id, nonce), words("button-move"), "primary")
    return plain_screen(_all_ready(line, words), (button,))


def _all_ready(call: str, words: Words) -> str:
    return words("news-all-ready", call=Verbatim(call))
