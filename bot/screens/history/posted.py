"""Messages that people post for all at a table: a step of the game with a sentence, the game's page."""

from msgspec import structs

from bot.limits import TEXT
from bot.screens.history.history import history_title, story_text
from bot.screens.history.history_page import HistoryPage
from bot.screens.history.notes import quote_note
from bot.screens.ids.history_ids import AS_SELF, HistoryId, OpenPostedStep, SendStep
from bot.screens.model import (
    Button,
    Document,
    Form,
    Pictures,
    Screen,
    TableContext,
    Text,
    component_id_of,
    count_characters,
    galleries,
    texts,
)
from bot.screens.names import escape_name
from bot.screens.panel import boards
from games.words import Verbatim, Words
from storage.core.rows import is_erased
from storage.peace.posted_steps import PostedStep

SENTENCE_LENGTH = 300
"""Characters of what somebody writes with a step."""


def post_form(at: HistoryId, words: Words) -> Form:
    send = SendStep(at.game, at.number, at.begun_again, picture=at.picture)
    title, label, about = (words(text, n=at.number) for text in ("post-title", "post-label", "post-about"))
    return Form(send, title, label, about, "", SENTENCE_LENGTH)


def shown_step(posted: PostedStep) -> HistoryId:
    """The step as it is posted: as everybody sees it."""
    return HistoryId(posted.game, posted.step, posted.begun_again, AS_SELF, picture=posted.picture)


def posted_screen(
    page: HistoryPage, posted: PostedStep, author: str, nonce: int, words: Words, *, pictures: Pictures = ()
) -> Screen:
    """A posted step; `author` is what its user is called. Of an erased user neither is shown."""
    row = page.context.row
    shown = texts(
        boards.head_text(page.context, words) if row.direct else "",
        "" if is_erased(posted.user) else words("posted-by", name=Verbatim(escape_name(author))),
    )
    story = texts(history_title(page, words, None), story_text(page, words))
    room = TEXT - count_characters((*shown, *story))
    sentence = texts(quote_note(posted.text, room)) if posted.text else ()
    open_here = structs.replace(page.id_like_this(OpenPostedStep), nonce=nonce)
    buttons = (Button(open_here, words("posted-open")),)
    return Screen.of(*shown, *sentence, *story, *galleries(pictures), buttons)


def posted_page_screen(context: TableContext, page: bytes, nonce: int, words: Words) -> Screen:
    """The page of a finished game, as everybody sees it."""
    head = boards.head_text(context, words) if context.row.direct else ""
    return Screen.of(
        *texts(head),
        Text(words("file-over"), component_id_of(nonce)),
        Document(f"table-{context.row.id}.html", page),
    )
