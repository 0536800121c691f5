"""The line by which a role is told of an open table."""

from __future__ import annotations

from bot.screens.links import card_link
from bot.screens.model import Screen, plain_screen
from bot.screens.names import escaped
from games.words import Argument, Message, Verbatim, Words
from storage.rows import LOBBY, GameRow

OPEN_MESSAGE = "open"
"""The name of the line in the store."""


def open_table(game: GameRow, host: str, role: int, words: Words) -> Screen:
    """Calls a role to an open table; of one that has begun or was closed it says that, and calls nobody."""
    about: dict[str, Argument] = {
        "game": words.text(Message("title")),
        "host": Verbatim(escaped(host)),
        "link": card_link(game),
        "free": game.seats - len(game.seated),
    }
    if game.closed:
        return plain_screen(words.text(Message("open-table-closed", about)))
    if game.stage != LOBBY:
        return plain_screen(words.text(Message("open-table-begun", about)))
    line = words.text(Message("open-table", {**about, "role": f"<@&{role}>"}))
    return plain_screen(line, role=role)
