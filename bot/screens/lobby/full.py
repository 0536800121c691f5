"""The answer to a user for whom a table is full: other tables with free seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.screens.ids.lobby_ids import Join
from bot.screens.markup import card_link
from bot.screens.model import Button, Screen
from bot.screens.shared.waiting import SEPARATOR
from bot.screens.text import numbered_title
from games.words import Verbatim, Words
from storage.core.rows import GameRow

MOST = 3
"""How many other tables are offered."""


def full(others: Sequence[GameRow], titles: Mapping[str, str], words: Words) -> Screen:
    if not others:
        return Screen.of(words("error-full"))
    buttons = tuple(join_button(row, words) for row in others)
    lines = "\n".join(table_line(row, titles, words) for row in others)
    return Screen.of(words("error-full"), f"{words('full-others')}\n{lines}", buttons)


def join_button(row: GameRow, words: Words) -> Button:
    """Sits down at a table, which it names; at a private one it asks the host."""
    label = words("full-ask" if row.private else "full-join", table=Verbatim(str(row.id)))
    return Button(Join(row.id), label, "success")


def table_line(row: GameRow, titles: Mapping[str, str], words: Words) -> str:
    seats = words("games-seats", taken=len(row.seated), seats=row.seats)
    return SEPARATOR.join((*table_and_link(row, titles, words), seats, *for_whom(row, words)))


def table_and_link(row: GameRow, titles: Mapping[str, str], words: Words) -> tuple[str, str]:
    place = words("table-direct") if row.direct else card_link(row)
    return f"**{numbered_title(row.id, words, titles[row.name])}**", place


def for_whom(row: GameRow, words: Words) -> tuple[str, ...]:
    return (words("lobby-reliable"),) if row.reliable else ()
