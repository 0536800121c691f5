"""*Take along*: the message with a game as a file, and how far it is."""

from __future__ import annotations

from bot.screens.ids.result_ids import VerifyDraws
from bot.screens.model import Document, Screen, TableContext, text_button, text_screen, texts
from bot.screens.panel import boards
from games.words import Words
from storage.rows import OVER


def taken_along(context: TableContext, viewer: int | None, page: bytes, words: Words) -> Screen:
    """A game as a file, as a viewer sees it; once it is over, what leads to its log."""
    row = context.row
    over, has_log = row.stage == OVER, row.stage == OVER and row.commitment is not None
    said = (
        words("file-over" if over else "file-running"),
        words("file-yours") if viewer is not None and not over else "",
        f"-# {words('file-log')}" if has_log else "",
    )
    verify = text_button(VerifyDraws(row.id), "button-verify", words, context.symbols)
    return Screen(
        (
            *texts(boards.head(context, words), *said),
            Document(f"table-{row.id}.html", page),
            *(((verify,),) if has_log else ()),
        )
    )


def page_progress(words: Words, done: int, total: int) -> Screen:
    """How many steps of a page are made."""
    return text_screen(words("file-progress", done=done, total=total))
