"""Open tables, and the messages about them."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.limits import BUTTONS
from bot.screens.ids.lobby_ids import Join
from bot.screens.ids.people_ids import OpenRegulars, OpenSearch, TellOfTables
from bot.screens.ids.table_ids import TakeSeat
from bot.screens.levels import computer_text
from bot.screens.lobby.lobby import term_notes, usual_time_text
from bot.screens.markup import card_link
from bot.screens.model import Button, Screen, plain_screen, switch
from bot.screens.names import escape_name
from bot.screens.settings.settings_parts import LANGUAGES
from bot.screens.shared.table_time import pace_name, terms
from bot.screens.shared.waiting import SEPARATOR
from bot.screens.text import numbered_title
from games.words import Argument, Message, Verbatim, Words
from storage.core.rows import LOBBY, GameRow

MOST_OTHERS = 3
"""Most other tables offered."""

OPEN_MESSAGE = "open"
"""The name of the line in the store."""

MOST = BUTTONS
"""Most lobbies and running games shown, each with a button."""


class FoundTable(Struct, frozen=True):
    row: GameRow
    seat: int | None = None
    """The seat on offer in a running game."""
    hours: float | None = None
    """Hours of a day when all its people and the user are awake; None if unknown."""
    pace: float | None = None
    """Seconds that the slowest of its people usually takes for a move; None if unknown."""
    suits: bool | None = None
    """Whether the user is of about the host's level; None if the host does not look for that."""


class NewTableNotices(Struct, frozen=True):
    guild: int
    on: bool


def open_tables(
    lobbies: Sequence[FoundTable],
    offered: Sequence[FoundTable],
    titles: Mapping[str, str],
    notices: NewTableNotices | None,
    words: Words,
) -> Screen:
    """The tables, best first; `offered`: running games with a free seat; `notices`: of this server."""
    tell = () if notices is None else (_switch(notices, words),)
    row = (Button(OpenSearch(), words("button-find-people")), *tell)
    if not lobbies and not offered:
        none = f"## {words('button-open-tables')}\n{words('open-tables-none')}"
        return Screen.of(none, row)
    lines = "\n".join(_entry_text(each, titles, words) for each in lobbies)
    seats = "\n".join(
        (f"### {words('games-offered')}", *(_entry_text(each, titles, words) for each in offered))
    )
    buttons = (
        tuple(join_button(each.row, words) for each in lobbies),
        tuple(_take_button(each.row, each.seat, words) for each in offered if each.seat is not None),
    )
    parts = (f"## {words('button-open-tables')}\n{lines}", seats if offered else "")
    about = f"-# {words('open-tables-about')}"
    return Screen.of(*parts, about, *filter(None, buttons), row)


def _take_button(row: GameRow, seat: int, words: Words) -> Button:
    label = words("games-take-seat", table=Verbatim(str(row.id)))
    return Button(TakeSeat(row.id, seat, 0), label, "success")


def _switch(notices: NewTableNotices, words: Words) -> Button:
    custom_id = TellOfTables(notices.guild, int(not notices.on), 0)
    return switch(custom_id, "button-tell-of-tables", words, on=notices.on)


def _entry_text(found: FoundTable, titles: Mapping[str, str], words: Words) -> str:
    row = found.row
    computers = [computer_text(held.computer, words) for held in row.seated if held.computer is not None]
    facts = (
        words.text(pace_name(row.pace)),
        LANGUAGES[row.language],
        *dict.fromkeys(computers),
        *([] if found.hours is None else [words("open-tables-hours", n=round(found.hours))]),
        *([] if found.pace is None else [words("open-tables-pace", time=usual_time_text(found.pace, words))]),
    )
    suits = bool(found.suits)
    head = (
        table_line(row, titles, words, suits=suits)
        if found.seat is None
        else _offered_line(row, titles, words)
    )
    return f"{head}\n-# {SEPARATOR.join(facts)}"


def _offered_line(row: GameRow, titles: Mapping[str, str], words: Words) -> str:
    seats = words("games-seats-offered", n=sum(held.offered is not None for held in row.seated))
    return SEPARATOR.join((*table_and_link(row, titles, words), seats, *for_whom_texts(row, words)))


def open_table(game: GameRow, host: str, words: Words, *, role: int = 0, free: int = 0) -> Screen:
    """Mention a role for an open table with free seats; once it is not open, say why."""
    about: dict[str, Argument] = {
        "game": words("title"),
        "host": Verbatim(escape_name(host)),
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


def new_table(row: GameRow, host: str, nonce: int, words: Words, *, listens: bool) -> Screen:
    """A new table, for somebody who `listens` on its server, or a regular of its host."""
    stop = Button(TellOfTables(row.guild or 0, 0, nonce), words("button-tell-no-more"))
    buttons = (
        Button(Join(row.id), words("lobby-join"), "success"),
        stop if listens else Button(OpenRegulars(nonce), words("button-regulars")),
    )
    notes = (f"\n-# {note}" for note in term_notes(row, words))
    said = words(
        "new-table-direct" if row.direct else "new-table",
        game=words("title"),
        host=Verbatim(escape_name(host)),
        link=card_link(row),
        terms=Message("lobby-time", {"terms": terms(row)}),
    )
    return plain_screen("".join((said, *notes)), buttons)


def full_screen(others: Sequence[GameRow], titles: Mapping[str, str], words: Words) -> Screen:
    if not others:
        return Screen.of(words("error-full"))
    buttons = tuple(join_button(row, words) for row in others)
    lines = "\n".join(table_line(row, titles, words) for row in others)
    return Screen.of(words("error-full"), f"{words('full-others')}\n{lines}", buttons)


def join_button(row: GameRow, words: Words) -> Button:
    """Sits down at a table, which it names; at a private one it asks the host."""
    label = words("full-ask" if row.private else "full-join", table=Verbatim(str(row.id)))
    return Button(Join(row.id), label, "success")


def table_line(row: GameRow, titles: Mapping[str, str], words: Words, *, suits: bool = False) -> str:
    """A table with its seats; `suits`: whether the reader is of the level that its host wants."""
    seats = words("games-seats", taken=len(row.seated), seats=row.seats)
    for_whom = for_whom_texts(row, words, suits=suits)
    return SEPARATOR.join((*table_and_link(row, titles, words), seats, *for_whom))


def table_and_link(row: GameRow, titles: Mapping[str, str], words: Words) -> tuple[str, str]:
    place = words("table-direct") if row.direct else card_link(row)
    return f"**{numbered_title(row.id, words, titles[row.name])}**", place


def for_whom_texts(row: GameRow, words: Words, *, suits: bool = False) -> tuple[str, ...]:
    near = words("open-tables-near" if suits else "lobby-near")
    return (
        *((words("lobby-reliable"),) if row.reliable else ()),
        *((near,) if row.near and row.stage == LOBBY else ()),
    )
