"""The log that somebody has brought in a file, as the screens of a game's history show it."""

from __future__ import annotations

from bot.screens.history.history_page import DOT, HistoryPage
from bot.screens.ids.history_ids import HistoryId, LogStepId
from bot.screens.markup import moment
from bot.screens.model import TableContext
from bot.screens.symbols import Symbols
from bot.tables.brought_logs import BroughtLog
from games.engine.steps import times_begun_again
from games.verification import Verdict
from games.words import Verbatim, Words
from storage.rows import OVER, GameRow

SHOWN = 8
"""Digits of a file's SHA-256 that are shown."""

NO_TABLE = 0
"""In place of the number of a table."""


def log_context(brought: BroughtLog, words: Words, symbols: Symbols) -> TableContext:
    """A log as a table that is over, at which nobody has a name."""
    table = brought.proven
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
    brought: BroughtLog, shown: LogStepId, words: Words, symbols: Symbols, *, earlier: bool = False
) -> HistoryPage:
    """A step of a log; all is open in it, as in a game that is over. `earlier`: it is of earlier rules."""
    begun_again = times_begun_again(brought.proven)
    seen = HistoryId(NO_TABLE, shown.number, begun_again, shown.by, shown.taken, shown.picture)
    context = log_context(brought, words, symbols)
    return HistoryPage(context, None, seen, brought.rounds, brought.name, earlier)


def log_head(brought: BroughtLog, words: Words) -> str:
    """Which file it is, what its draws prove, and until when it is kept; that it is of earlier rules."""
    title = words("log-title", game=Verbatim(words("title")), digest=brought.digest[:SHOWN])
    kept = words("log-kept", until=moment(brought.until))
    if brought.table is None:
        return f"-# {DOT.join((title, kept))}\n-# {words('log-earlier')}"
    proven = words("log-proven" if brought.verdict is Verdict.PROVEN else "log-not-proven")
    return f"-# {DOT.join((title, proven, kept))}"
