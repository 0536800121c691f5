"""A step of a log of earlier rules: nothing vouches for the file, so another process folds and shows it."""

import pickle

from msgspec import Struct

from bot.limits import ALT_TEXT, FILE_SIZE, TEXT
from bot.locales import game_words
from bot.screens.history.history import history_screen
from bot.screens.history.history_page import DOT, HistoryPage, NoStep
from bot.screens.ids.history_ids import HistoryId, LogStepId
from bot.screens.markup import moment
from bot.screens.model import Screen, TableContext, count_characters
from bot.screens.symbols import Symbols
from bot.tables.uploaded_logs import UploadedLog
from games.engine.rounds import find_rounds
from games.engine.steps import count_restarts
from games.log import decode
from games.log_judging import fold_judged
from games.verification import Verdict
from games.words import Verbatim, Words
from renderer import NothingToShow, Picture
from storage.core.rows import OVER, GameRow

SHOWN = 8
"""Digits of a file's SHA-256 that are shown."""

NO_TABLE = 0
"""Stands for the number of a table."""


class LogPageRequest(Struct, frozen=True):
    data: bytes
    digest: str
    """Its SHA-256, hexadecimal."""
    shown: LogStepId
    locale: str
    symbols: Symbols
    head: str


class LogPage(Struct, frozen=True):
    screen: Screen | None = None
    last: int | None = None
    """The last step, if there is no such one."""
    fault: str = ""
    """Why it cannot be shown, if the file is to blame."""


def encoded(request: LogPageRequest) -> bytes:
    return pickle.dumps(request)


def decoded(answer: bytes) -> LogPage:
    page: LogPage = pickle.loads(answer)
    return page


def show(data: bytes) -> bytes:
    request: LogPageRequest = pickle.loads(data)
    return pickle.dumps(_page(request))


def _page(request: LogPageRequest) -> LogPage:
    try:
        screen = _screen(request)
        return LogPage(screen, fault=_fault(screen))
    except NoStep as fault:
        return LogPage(last=fault.last)
    except Exception as fault:
        # Whatever it is, it comes from the file, and this process ends with it.
        return LogPage(fault=repr(fault))


def _screen(request: LogPageRequest) -> Screen:
    """The step. Raises Damaged, NoStep, and any error an impossible state can cause."""
    table = fold_judged(decode(request.data))
    name = table.game.name
    uploaded = UploadedLog(request.digest, 0, 0.0, name, table, tuple(find_rounds(table)))
    words = game_words(request.locale, name)
    page = log_page(uploaded, request.shown, words, request.symbols, earlier=True)
    painted: list[Picture] = []
    for each in page.request(words):
        try:
            painted.append(each.paint())
        except NothingToShow:
            continue
    return history_screen(page, words, None, pictures=tuple(painted), head=request.head)


def _fault(screen: Screen) -> str:
    """The reason why Discord would refuse it; "" without one."""
    if count_characters(screen.blocks) > TEXT:
        return "its texts are too long"
    if any(len(each.data) > FILE_SIZE or len(each.alt) > ALT_TEXT for each in screen.pictures):
        return "its pictures are too large"
    return ""


def log_context(uploaded: UploadedLog, words: Words, symbols: Symbols) -> TableContext:
    """A log as a table that is over, at which nobody has a name."""
    table = uploaded.proven
    row = GameRow(
        NO_TABLE,
        table.game.name,
        options="",
        seats=table.players,
        stage=OVER,
        guild=None,
        channel=0,
        host=0,
        language=words.locale,
        created=0.0,
        card=None,
        thread=None,
    )
    names = tuple(words("log-player", n=seat + 1) for seat in range(table.players))
    return TableContext(row, table, names, symbols)


def log_page(
    uploaded: UploadedLog, shown: LogStepId, words: Words, symbols: Symbols, *, earlier: bool = False
) -> HistoryPage:
    """A step of a log, all open as after the end of a game; `earlier`: of earlier rules."""
    begun_again = count_restarts(uploaded.proven)
    seen = HistoryId(NO_TABLE, shown.number, begun_again, shown.by, shown.taken, shown.picture)
    context = log_context(uploaded, words, symbols)
    return HistoryPage(context, None, seen, uploaded.rounds, uploaded.name, earlier)


def log_head(uploaded: UploadedLog, words: Words) -> str:
    """The file's name, the proof of its draws, when it expires, and whether its rules are earlier ones."""
    title = words("log-title", game=Verbatim(words("title")), digest=uploaded.digest[:SHOWN])
    kept = words("log-kept", until=moment(uploaded.until))
    if uploaded.table is None:
        return f"-# {DOT.join((title, kept))}\n-# {words('log-earlier')}"
    proven = words("log-proven" if uploaded.verdict is Verdict.PROVEN else "log-not-proven")
    return f"-# {DOT.join((title, proven, kept))}"
