"""The line that mentions a role for an open table."""

from __future__ import annotations

from bot.screens.links import card_link
from bot.screens.model import Screen, plain_screen
from bot.screens.names import escaped
from games.words import Argument, Verbatim, Words
from storage.rows import LOBBY, GameRow

OPEN_MESSAGE = "open"
"""The name of the line in the store."""


def open_table(game: GameRow, host: str, words: Words, *, role: int = 0, free: int = 0) -> Screen:
    """Calls a role to an open table with free seats; of one that is open no more it says why."""
    about: dict[str, Argument] = {
        "game": words("title"),
        "host": Verbatim(escaped(host)),
        "link": card_link(game),
        "free": free,
    }
    if game.closed:
        return plain_screen(words("open-table-closed", **about))
    if game.stage != LOBBY:
        return plain_screen(words("open-table-begun", **about))
    if game.private:
        return plain_screen(words("open-table-private", **about))
    line = words("open-table", **about, role=f"<@&{role}>")
    return plain_screen(line, role=role)
