"""What somebody is told of a new table who wants to know."""

from __future__ import annotations

from bot.screens.ids.finding_ids import TellOfTables
from bot.screens.ids.lobby_ids import Join
from bot.screens.links import card_link
from bot.screens.model import Button, Screen, plain_screen
from bot.screens.names import escaped
from bot.screens.shared.table_time import terms
from games.words import Argument, Message, Verbatim, Words
from storage.rows import GameRow


def new_table(row: GameRow, host: str, nonce: int, words: Words) -> Screen:
    """A table was opened, and there is room; `nonce`: of the notification the message is sent for."""
    about: dict[str, Argument] = {
        "game": words("title"),
        "host": Verbatim(escaped(host)),
        "link": card_link(row),
        "terms": Message("lobby-time", {"terms": terms(row)}),
    }
    buttons = (
        Button(Join(row.id), words("lobby-join"), "success"),
        Button(TellOfTables(row.guild or 0, 0, nonce), words("button-tell-no-more")),
    )
    note = f"\n-# {words('lobby-reliable-note')}" if row.reliable else ""
    return plain_screen(f"{words('new-table', **about)}{note}", buttons)
